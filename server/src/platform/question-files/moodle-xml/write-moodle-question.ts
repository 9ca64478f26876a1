/** One question as an element of Moodle XML. */
import { writtenTags } from '../difficulty-tag.ts';
import { escapedMarkup } from '../html/markup.ts';
import type { FileQuestion } from '../question-file.ts';
import type { HtmlText, QuestionHtml } from '../writing/question-html.ts';
import { questionName } from '../writing/question-name.ts';

/** @param question any @param texts makes its texts HTML @returns its element, indented as one of a file */
export function moodleQuestion(question: FileQuestion, texts: QuestionHtml): string {
  const isTrueFalse = question.type === 'true_false';
  return `  <question type="${isTrueFalse ? 'truefalse' : 'multichoice'}">
    <name><text>${escapedMarkup(questionName(question))}</text></name>
    ${textElement('questiontext', texts.stemOf(question))}
${said('    ', 'generalfeedback', texts.of(question.explanation))}    <defaultgrade>1</defaultgrade>
    <penalty>${isTrueFalse ? '1' : '0.3333333'}</penalty>
${isTrueFalse ? '' : choiceSettings(question)}${question.options.map((_, index) => answer(question, index, texts)).join('')}${tagsElement(question)}  </question>
`;
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
      : `<text>${cdata(writtenHtmlText.html)}</text>${files(writtenHtmlText)}`;
  const format = writtenHtmlText === null ? 'moodle_auto_format' : 'html';
  return `    <answer fraction="${fraction(question, index)}" format="${format}">
      ${content}
${said('      ', 'feedback', texts.of(feedback))}    </answer>
`;
}

/** Percent with five places, as Moodle knows them. A wrong one among several right ones takes the whole mark. */
function fraction({ type, keys }: FileQuestion, index: number): string {
  if (!keys.includes(index)) return type === 'multiple' ? '-100' : '0';
  return String(Math.round(10_000_000 / keys.length) / 100_000);
}

/** A separate line, or none for an empty text. */
function said(indent: string, name: string, text: HtmlText): string {
  return text.html === '' ? '' : `${indent}${textElement(name, text)}\n`;
}

function textElement(name: string, text: HtmlText): string {
  return `<${name} format="html"><text>${cdata(text.html)}</text>${files(text)}</${name}>`;
}

function files({ pictures }: HtmlText): string {
  return pictures
    .map(({ name, bytes }) => {
      const base64 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
      return `<file name="${escapedMarkup(name)}" path="/" encoding="base64">${base64}</file>`;
    })
    .join('');
}

/** Our HTML cannot contain the end of such a section: it has `&gt;` in every text. */
function cdata(html: string): string {
  return html === '' ? '' : `<![CDATA[${html}]]>`;
}

function tagsElement(question: FileQuestion): string {
  const tags = writtenTags(question).map((tag) => `<tag><text>${escapedMarkup(tag)}</text></tag>`);
  return tags.length === 0 ? '' : `    <tags>${tags.join('')}</tags>\n`;
}
