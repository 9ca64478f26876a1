import type { CardNote } from '../../../cards/card-note.ts';
import type { TypedCandidate } from '../typed-draft.ts';
import { getContrastLists } from './contrast-lists.ts';
import { getContrastSentences } from './contrast-sentences.ts';
import { getContrastTables } from './contrast-tables.ts';

/**
 * Asks how two things differ, where a sentence, a list or a table of the note contrasts them.
 *
 * @param note in English
 * @returns open questions
 */
export function getContrastCandidates(note: CardNote): TypedCandidate[] {
  return [...getContrastTables(note), ...getContrastLists(note), ...getContrastSentences(note)];
}
