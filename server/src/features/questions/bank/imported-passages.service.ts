/**
 * Places of imported questions in passages: each passage is imported with its questions, and joins its passage from an earlier
 * import if there was one.
 */
import { bankLimits } from '@akada/core/questions/bank-question.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { BankFiles, KnownDraft } from './bank-files.service.ts';

export type AddedPassage = Parameters<BankFiles['addPassages']>[2][number];

/** Questions of a file, in their order. */
export interface PlacedQuestion {
  /** Index of its passage, null if it has no passage. */
  passage: number | null;
  /** The equal question of the bank or the sets; null for a new question. */
  equal: KnownDraft | null;
}

/**
 * Adds the passages of new questions.
 *
 * @param order.passages of the file
 * @returns the passage id of each question, null for questions without a passage and for known ones
 */
export async function getPassageIds(
  tx: Transaction,
  questions: Pick<BankFiles, 'addPassages' | 'passagesOf' | 'sizesOf'>,
  order: { userId: string; passages: readonly AddedPassage[]; imported: readonly PlacedQuestion[] },
): Promise<(string | null)[]> {
  const { userId, passages, imported } = order;
  const rooms = await earlierPassages(tx, questions, userId, imported);
  /** Passages to add. A new question's target is an id of a passage, or an index in this list. */
  const added: AddedPassage[] = [];
  const passageIds = imported.map(({ passage, equal }) => {
    const newPassage = passage === null ? undefined : passages[passage];
    if (passage === null || newPassage === undefined || equal !== null) return null;

    const room = rooms.get(passage);
    if (room !== undefined && room.left > 0) {
      room.left -= 1;
      return room.target;
    }
    const target = added.push(newPassage) - 1;
    rooms.set(passage, { target, left: bankLimits.ofPassage - 1 });
    return target;
  });
  const ids = await questions.addPassages(tx, userId, added);
  return passageIds.map((target) => (typeof target === 'number' ? (ids[target] ?? null) : target));
}

type Rooms = Map<number, { target: string | number; left: number }>;

/**
 * Finds the passages of questions that are imported again from a corrected file: its other questions belong
 * to the same passages.
 */
async function earlierPassages(
  tx: Transaction,
  questions: Pick<BankFiles, 'passagesOf' | 'sizesOf'>,
  userId: string,
  requestedPlacedQuestions: readonly PlacedQuestion[],
): Promise<Rooms> {
  const earlierIds = new Map<number, string>();
  for (const { passage, equal } of requestedPlacedQuestions) {
    if (passage !== null && equal !== null && equal.passageId !== null)
      earlierIds.set(passage, equal.passageId);
  }
  const ids = [...new Set(earlierIds.values())];
  const there = new Set((await questions.passagesOf(tx, userId, ids)).map(({ id }) => id));
  const sizes = await questions.sizesOf(tx, ids);
  const rooms: Rooms = new Map();
  for (const [passage, id] of earlierIds) {
    if (there.has(id)) rooms.set(passage, { target: id, left: bankLimits.ofPassage - (sizes.get(id) ?? 0) });
  }
  return rooms;
}
