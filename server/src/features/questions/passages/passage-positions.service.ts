/** Positions of questions in a passage: consecutive, in the order that the author chose. */
import { bankLimits } from '@akada/core/questions/bank-question.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { invalidField } from '../../../platform/fault/fault.ts';
import * as repo from './passages.repo.ts';

/**
 * Takes the next position of a passage for a question that joins it.
 *
 * @param passageId null for a question without a passage
 * @returns the position of the question
 * @throws Fault `validation_failed` unless the passage is the user's own and has room
 */
export async function joinPassage(
  tx: Transaction,
  userId: string,
  passageId: string | null,
): Promise<number> {
  if (passageId === null) return 0;

  const passage = await repo.lockPassage(tx, passageId);
  if (passage?.userId !== userId) throw invalidField('passage_id', 'Choose one of your passages');

  const { taken, last } = await repo.countPositions(tx, passageId);
  if (taken >= bankLimits.ofPassage)
    throw invalidField('passage_id', `A passage has at most ${bankLimits.ofPassage} questions`);
  return last + 1;
}
