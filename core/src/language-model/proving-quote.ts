import { StatementVerifier } from '../guide/model/verify-statement.ts';
import { coverage } from '../text/set-overlap.ts';
import { contentStems } from '../text/words.ts';
import type { NotePassage } from './note-passages.ts';

/** A quote with less of the answer shows the student something else. */
const MIN_OF_ANSWER = 0.5;

/**
 * A model may copy the line next to the right one, and a solver, who sees no quote, does not notice.
 *
 * @returns the quotation, or the sentence or line of its passage that has the answer where the quotation does not
 */
export function getProvingQuote(
  { passage, quote }: { passage: NotePassage; quote: string },
  { question, answer }: { question: string; answer: string },
): string {
  const requested = contentStems(answer);
  const hasAnswer = (text: string, share: number) => coverage(requested, contentStems(text)) >= share;
  if (requested.size === 0 || hasAnswer(quote, MIN_OF_ANSWER)) return quote;
  const closest = new StatementVerifier([passage]).quoteFor(`${question} ${answer}`, passage.number);
  return hasAnswer(closest, 1) ? closest : quote;
}
