/** Denials that a judge derives from the silence of a note: "no drums were used". */
import { denies } from '../../guide/model/verify-statement.ts';
import type { Judgement } from './read-verdicts.ts';

const ABSENCE = 'The passages do not answer this question:';

/** @returns the statement that the passages do not answer a question, which is all that their silence proves */
export const getAbsence = (question: string) => `${ABSENCE} "${question}"`;

/** @returns whether a judge supports a denial and names no passage that makes it */
export function isDeniedFromSilence(statement: string, judgement: Judgement | null): boolean {
  if (judgement?.verdict !== 'supported' || judgement.passage !== null) return false;
  return denies(statement) && !statement.startsWith(ABSENCE);
}
