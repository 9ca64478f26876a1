/** Accepted answers of Moodle XML, with their shares and their feedback. */

import { bodyLimits } from '@akada/core/question-types/question-body.ts';
import { getCountProblem } from '../../bodies/body-counts.ts';
import { toPercent, toShare } from '../../bodies/shares.ts';
import { escapedMarkup } from '../../html/markup.ts';
import type { QuestionTexts } from '../../reading/question-texts.ts';
import type { QuestionHtml } from '../../writing/question-html.ts';
import { childAt, lineOfText, type PlacedElement } from '../../xml/placed-element.ts';
import { feedbackElement } from '../moodle-elements.ts';
import { readShares } from '../moodle-shares.ts';
import type { MoodleTexts } from '../moodle-texts.ts';

export interface AnswerRow {
  element: PlacedElement;
  /** Plain text on one line. */
  text: string;
  share: number;
  feedback: string;
}

/** @param question the element @param moodleTexts reads feedback @param texts collects warnings @returns its answers, or a mistake */
export function readRows(
  question: PlacedElement,
  moodleTexts: MoodleTexts,
  texts: QuestionTexts,
): AnswerRow[] | { wrong: string; line: number } {
  const shares = readShares(question);
  if ('wrong' in shares) return shares;

  const problem = getCountProblem(shares.answers.length, bodyLimits.accepted, 'accepted answers');
  if (problem !== null) return { wrong: problem, line: question.line };
  return shares.answers.map((element, index) => {
    const { share, warning } = toShare(shares.percents[index] ?? 0);
    if (warning !== null) texts.warn(warning);
    const feedback = moodleTexts.markdownOf(childAt(element, 'feedback'));
    return { element, text: lineOfText(childAt(element, 'text')), share, feedback };
  });
}

/** @param row an accepted answer as plain text @param texts writes its feedback @param more elements within it @returns its element */
export function writeRow(
  { text, share, feedback }: Omit<AnswerRow, 'element'>,
  texts: QuestionHtml,
  more = '',
): string {
  return `    <answer fraction="${toPercent(share)}" format="moodle_auto_format">
      <text>${escapedMarkup(text)}</text>
${more}${feedbackElement('      ', 'feedback', texts.of(feedback))}    </answer>
`;
}
