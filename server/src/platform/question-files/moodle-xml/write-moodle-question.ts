/** One question as an element of Moodle XML. */
import { getMissingKind } from '../bodies/body-names.ts';
import { writtenTags } from '../difficulty-tag.ts';
import { escapedMarkup } from '../html/markup.ts';
import type { FileQuestion } from '../question-file.ts';
import type { HtmlText, QuestionHtml } from '../writing/question-html.ts';
import { questionName } from '../writing/question-name.ts';
import type { WrittenBody } from '../written-file.ts';
import { feedbackElement, textContent, textElement } from './moodle-elements.ts';
import { moodleTypes } from './types/moodle-types.ts';

/**
 * @param question any
 * @param texts makes its texts HTML
 * @returns its element, indented as one of a file, or the reason why Moodle cannot hold the question
 */
export function moodleQuestion(question: FileQuestion, texts: QuestionHtml): WrittenBody {
  const answers = writeAnswers(question, texts);
  if ('missing' in answers) return answers;

  const { name, stem = texts.stemOf(question), text: elements, remark, grade = 1 } = answers;
  const text = `  <question type="${name}">
    <name><text>${escapedMarkup(questionName(question))}</text></name>
    ${textElement('questiontext', stem)}
${feedbackElement('    ', 'generalfeedback', texts.of(question.explanation))}    <defaultgrade>${grade}</defaultgrade>
    <penalty>${question.type === 'true_false' ? '1' : '0.3333333'}</penalty>
${elements}${tagsElement(question)}  </question>
`;
  return remark === undefined ? { text } : { text, remark };
}

interface WrittenAnswers {
  /** Moodle's name for the type. */
  name: string;
  text: string;
  /** The text of the question if it contains its answers. */
  stem?: HtmlText;
  grade?: number;
  remark?: string;
}

function writeAnswers(question: FileQuestion, texts: QuestionHtml): WrittenAnswers | { missing: string } {
  const { type, body, stem } = question;
  if (body === null) {
    const answers = question.options.map((_, index) => answer(question, index, texts)).join('');
    return type === 'true_false'
      ? { name: 'truefalse', text: answers }
      : { name: 'multichoice', text: choiceSettings(question) + answers };
  }
  const module = moodleTypes.find((it) => it.type === body.type && it.write !== undefined);
  const result = module?.write?.(body, texts, (change) => texts.stemOf({ ...question, stem: change(stem) }));
  if (module === undefined || result === undefined) return { missing: getMissingKind('Moodle', body.type) };
  return 'missing' in result ? result : { name: module.names[0], ...result };
}

function choiceSettings({ type }: FileQuestion): string {
  return `    <single>${type === 'single'}</single>
    <shuffleanswers>false</shuffleanswers>
    <answernumbering>ABCD</answernumbering>
`;
}

function answer(question: FileQuestion, index: number, texts: QuestionHtml): string {
  const { text = '', feedback = '' } = question.options[index] ?? {};
  const writtenHtmlText = question.type === 'true_false' ? null : texts.of(text);
  const content =
    writtenHtmlText === null
      ? `<text>${index === 0 ? 'true' : 'false'}</text>`
      : textContent(writtenHtmlText);
  const format = writtenHtmlText === null ? 'moodle_auto_format' : 'html';
  return `    <answer fraction="${fraction(question, index)}" format="${format}">
      ${content}
${feedbackElement('      ', 'feedback', texts.of(feedback))}    </answer>
`;
}

/** Percent with five places, as Moodle knows them. A wrong one among several right ones takes the whole mark. */
function fraction({ type, keys }: FileQuestion, index: number): string {
  if (!keys.includes(index)) return type === 'multiple' ? '-100' : '0';
  return String(Math.round(10_000_000 / keys.length) / 100_000);
}

function tagsElement(question: FileQuestion): string {
  const tags = writtenTags(question).map((tag) => `<tag><text>${escapedMarkup(tag)}</text></tag>`);
  return tags.length === 0 ? '' : `    <tags>${tags.join('')}</tags>\n`;
}
