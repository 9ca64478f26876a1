/** One question as an `<item>` of QTI 1.2, as Canvas exports it and text2qti writes it. */
import type { QuestionBody } from '@akada/core/question-types/question-body.ts';
import { getMissingKind } from '../../bodies/body-names.ts';
import { escapedMarkup } from '../../html/markup.ts';
import type { FileQuestion, FileQuestionType } from '../../question-file.ts';
import type { HtmlText, QuestionHtml } from '../../writing/question-html.ts';
import { questionName } from '../../writing/question-name.ts';
import type { WrittenBody } from '../../written-file.ts';
import type { QtiType } from './types/qti-type.ts';
import { qtiTypes } from './types/qti-types.ts';

const canvasTypes: Partial<Record<FileQuestionType, string>> = {
  single: 'multiple_choice_question',
  multiple: 'multiple_answers_question',
  true_false: 'true_false_question',
};

interface Choice {
  ident: string;
  isRight: boolean;
  text: HtmlText;
  feedback: HtmlText;
}

/**
 * @param question any
 * @param ident unique in the file
 * @param texts makes its texts HTML
 * @returns its element, or the reason why QTI 1.2 cannot hold the question
 */
export function itemXml(question: FileQuestion, ident: string, texts: QuestionHtml): WrittenBody {
  const parts =
    question.body === null ? choiceParts(question, ident, texts) : bodyParts(question, ident, texts);
  if ('missing' in parts) return parts;

  const explanation = texts.of(question.explanation);
  const text = `      <item ident="${ident}" title="${escapedMarkup(questionName(question))}">
        <itemmetadata>
          <qtimetadata>
${fields(question, parts).map(fieldXml).join('')}          </qtimetadata>
        </itemmetadata>
        <presentation>
          ${material(texts.stemOf(question))}
${parts.responses}        </presentation>
        <resprocessing>
          <outcomes>
            <decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/>
          </outcomes>
${explanation.html === '' ? '' : showing('<other/>', 'general_fb')}${parts.processing}        </resprocessing>
${feedbackXml('general_fb', explanation)}${parts.feedback}      </item>
`;
  return parts.remark === undefined ? { text } : { text, remark: parts.remark };
}

interface ItemParts {
  /** Canvas's name for the type. */
  questionType: string;
  /** Names of the choices. */
  idents: string[];
  responses: string;
  processing: string;
  feedback: string;
  remark?: string;
}

function bodyParts(
  { body }: FileQuestion,
  ident: string,
  texts: QuestionHtml,
): ItemParts | { missing: string } {
  const toHtml = (markdown: string) => texts.of(markdown).html;
  const result = body === null ? undefined : findType(body)?.write?.(body, ident, toHtml);
  if (result === undefined) return { missing: getMissingKind('QTI 1.2', body?.type ?? 'short') };
  return 'missing' in result ? result : { ...result, idents: [], feedback: '' };
}

function findType(body: QuestionBody): QtiType | undefined {
  return qtiTypes.find(({ type }) => type === body.type);
}

function choiceParts(question: FileQuestion, ident: string, texts: QuestionHtml): ItemParts {
  const choices = question.options.map(({ text, feedback }, index) => ({
    ident: `${ident}_${index + 1}`,
    isRight: question.keys.includes(index),
    text: texts.of(text),
    feedback: texts.of(feedback),
  }));
  const cardinality = question.type === 'multiple' ? 'Multiple' : 'Single';
  return {
    questionType: canvasTypes[question.type] ?? '',
    idents: choices.map((choice) => choice.ident),
    responses: `          <response_lid ident="response1" rcardinality="${cardinality}">
            <render_choice>
${choices.map(labelXml).join('')}            </render_choice>
          </response_lid>
`,
    processing: choices.map(showingChoice).join('') + scoring(question, choices),
    feedback: choices.map((choice) => feedbackXml(`${choice.ident}_fb`, choice.feedback)).join(''),
  };
}

function fields(question: FileQuestion, { questionType, idents }: ItemParts): [string, string][] {
  const { topic, difficulty, tags } = question;
  const text = topic?.replace(/\s+/g, ' ').trim() ?? '';
  return [
    ['question_type', questionType],
    ['points_possible', '1.0'],
    ...(idents.length === 0 ? [] : [['original_answer_ids', idents.join(',')] satisfies [string, string]]),
    ...(text === '' ? [] : [['qmd_topic', text] satisfies [string, string]]),
    ...(difficulty === null ? [] : [['qmd_levelofdifficulty', difficulty] satisfies [string, string]]),
    ...tags.map((tag): [string, string] => ['qmd_keywords', tag]),
  ];
}

function fieldXml([label, entry]: readonly [string, string]): string {
  return `            <qtimetadatafield>
              <fieldlabel>${label}</fieldlabel>
              <fieldentry>${escapedMarkup(entry)}</fieldentry>
            </qtimetadatafield>
`;
}

function material({ html }: HtmlText): string {
  return `<material><mattext texttype="text/html">${escapedMarkup(html)}</mattext></material>`;
}

function labelXml({ ident, text }: Choice): string {
  return `              <response_label ident="${ident}">
                ${material(text)}
              </response_label>
`;
}

function showingChoice({ ident, feedback }: Choice): string {
  return feedback.html === '' ? '' : showing(equal(ident), `${ident}_fb`);
}

function showing(condition: string, name: string): string {
  return `          <respcondition continue="Yes">
            <conditionvar>${condition}</conditionvar>
            <displayfeedback feedbacktype="Response" linkrefid="${name}"/>
          </respcondition>
`;
}

/** All that are right and none of the others. */
function scoring({ type }: FileQuestion, choices: readonly Choice[]): string {
  const right = choices.filter(({ isRight }) => isRight).map(({ ident }) => equal(ident));
  const each = choices.map(({ ident, isRight }) => (isRight ? equal(ident) : `<not>${equal(ident)}</not>`));
  return `          <respcondition continue="No">
            <conditionvar>${type === 'multiple' ? `<and>${each.join('')}</and>` : right.join('')}</conditionvar>
            <setvar action="Set" varname="SCORE">100</setvar>
          </respcondition>
`;
}

function equal(ident: string): string {
  return `<varequal respident="response1">${ident}</varequal>`;
}

function feedbackXml(name: string, text: HtmlText): string {
  if (text.html === '') return '';
  return `        <itemfeedback ident="${name}">
          <flow_mat>${material(text)}</flow_mat>
        </itemfeedback>
`;
}
