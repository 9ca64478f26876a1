import { sentenceSpans } from '../../text/sentences.ts';
import type { NotePassage } from '../note-passages.ts';
import type { Judgement } from './read-verdicts.ts';

/** A shorter line, such as a cell or a heading, states nothing. */
const MIN_WORDS = 4;

/** In another place these words may mean another thing: a reader decides. */
const POINTS =
  /(?<!\p{L})(?:it|its|they|their|them|he|she|his|her|this|that|these|those|such|one|former|latter|ils?|elles?|cela|ceci|celui|celle|ce|ces|sie|er|es|dies\p{L}*|ello|esto|esta|este|ella)(?!\p{L})/iu;

/** Capitals, marks around words and bars between cells; signs inside of words and formulas count. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[|*]/g, ' ')
    .replace(/[.,;:!]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * @returns the judgement of a statement that is a sentence, a line or a clause of the note word for word; null for every
 *   other statement
 */
export function findLiteral(statement: string, passages: readonly NotePassage[]): Judgement | null {
  const requested = plain(statement);
  if (requested.split(' ').length < MIN_WORDS || POINTS.test(requested)) return null;
  for (const { number, text } of passages) {
    for (const [line] of text.matchAll(/[^\n]+/g)) {
      const sentences = sentenceSpans(line).map(({ start, end }) => line.slice(start, end));
      const quote = [line, ...sentences].find((one) =>
        [one, ...one.split(';')].some((part) => plain(part) === requested),
      );
      if (quote !== undefined) return { verdict: 'supported', passage: number, quote: quote.trim() };
    }
  }
  return null;
}
