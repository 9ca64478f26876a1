/** Questions as other programs display them: two texts are equal if they look equal. */
import { changeTexts } from '../bodies/body-texts.ts';
import { markdownToHtml } from '../html/markdown-to-html.ts';
import type { FileQuestion } from '../question-file.ts';
import { withoutPictures } from '../text/pictures-of-markdown.ts';

/** @param question of a file @param convert converts a text @returns the question with texts in the form in which they are displayed */
export function displayQuestion(question: FileQuestion, convert: (markdown: string) => string): FileQuestion {
  const { stem, explanation, options, body } = question;
  return {
    ...question,
    stem: convert(stem),
    explanation: convert(explanation),
    options: options.map(({ text, feedback }) => ({ text: convert(text), feedback: convert(feedback) })),
    body: body === null ? null : changeTexts(body, convert),
  };
}

/** @param markdown of a text @returns it as other programs display it, without pictures */
export function displayText(markdown: string): string {
  return markdownToHtml(withoutPictures(markdown).markdown, () => null);
}
