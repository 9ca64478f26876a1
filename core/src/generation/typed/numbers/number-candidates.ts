import type { CardNote } from '../../../cards/card-note.ts';
import type { TypedCandidate } from '../typed-draft.ts';
import { getNumberSentences } from './number-sentences.ts';
import { getNumberTables } from './number-tables.ts';

/**
 * Asks for numbers with their units, where a sentence or a table says what they measure.
 *
 * @param note in English
 * @returns numerical questions
 */
export function getNumberCandidates(note: CardNote): TypedCandidate[] {
  return [...getNumberTables(note), ...getNumberSentences(note)];
}
