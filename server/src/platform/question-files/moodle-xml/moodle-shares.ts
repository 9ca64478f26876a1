/** Shares of answers in Moodle XML. */
import { attribute, getChildren, type PlacedElement } from '../xml/placed-element.ts';

/** The answers of a question with their percent, or the mistake in one of them. */
export type MoodleShares = { answers: PlacedElement[]; percents: number[] } | { wrong: string; line: number };

/** @param question the element @returns its answers with their shares, or a mistake */
export function readShares(question: PlacedElement): MoodleShares {
  const answers = getChildren(question, 'answer');
  const percents = answers.map(getPercent);
  const unclear = percents.indexOf(null);
  if (unclear === -1) return { answers, percents: percents.map((percent) => percent ?? 0) };
  return {
    wrong: 'The fraction of this answer is not a number. Write fraction="100" or fraction="0".',
    line: answers[unclear]?.line ?? question.line,
  };
}

/** Percent with any number of places; a comma instead of the point happens. */
function getPercent(answer: PlacedElement): number | null {
  const writtenText = attribute(answer, 'fraction').replace(',', '.');
  if (writtenText === '') return 0;
  return /^[+-]?\d{1,6}(?:\.\d{0,20})?$/.test(writtenText) ? Number(writtenText) : null;
}
