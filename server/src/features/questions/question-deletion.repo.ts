/** Deleted questions of a set, and the deletion of all its questions in one moment. */
import { and, asc, count, desc, eq, isNotNull, max } from 'drizzle-orm';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor } from '../../platform/database/database.ts';
import { canBeRestored, notDeleted } from '../../platform/undo/undo.ts';
import { questions } from './question/questions.tables.ts';

/** A set of an account. */
export interface OwnSet {
  id: string;
  userId: string;
}

const ofSet = ({ id, userId }: OwnSet) => and(eq(questions.userId, userId), eq(questions.generationId, id));

/** @param now milliseconds since the epoch @returns whether there was anything to delete */
export async function markSetDeleted(executor: Executor, set: OwnSet, now: number): Promise<boolean> {
  const marked = await executor
    .update(questions)
    .set({ deletedAt: getInstant(now) })
    .where(and(ofSet(set), notDeleted(questions)))
    .returning({ id: questions.id });
  return marked.length > 0;
}

/** Shows again what was deleted last in a set, at one moment. @returns whether there was anything */
export async function clearLastDeletion(executor: Executor, set: OwnSet): Promise<boolean> {
  const last = executor
    .select({ at: max(questions.deletedAt) })
    .from(questions)
    .where(ofSet(set));
  const cleared = await executor
    .update(questions)
    .set({ deletedAt: null })
    .where(and(ofSet(set), eq(questions.deletedAt, last)))
    .returning({ id: questions.id });
  return cleared.length > 0;
}

const MOST_LISTED = 100;

/** @returns questions of a set that can be restored, the last one first; `deletedAt` is an ISO time */
export async function findDeletedOfSet(executor: Executor, set: OwnSet, now: number) {
  const { id, stem, deletedAt } = questions;
  const rows = await executor
    .select({ id, stem, deletedAt })
    .from(questions)
    .where(and(ofSet(set), canBeRestored(questions, now)))
    .orderBy(desc(questions.deletedAt), asc(questions.position))
    .limit(MOST_LISTED);
  return rows.map((row) => ({ ...row, deletedAt: String(row.deletedAt) }));
}

/** Questions of a set that were deleted at one moment. */
export interface Deletion {
  setId: string;
  deletedAt: string;
  questions: number;
}

/** @returns the deletions of an account that can be undone, the last one first */
export async function findDeletions(executor: Executor, userId: string, now: number): Promise<Deletion[]> {
  const rows = await executor
    .select({ setId: questions.generationId, deletedAt: questions.deletedAt, questions: count() })
    .from(questions)
    .where(
      and(eq(questions.userId, userId), isNotNull(questions.generationId), canBeRestored(questions, now)),
    )
    .groupBy(questions.generationId, questions.deletedAt)
    .orderBy(desc(questions.deletedAt))
    .limit(MOST_LISTED);
  return rows.flatMap(({ setId, ...row }) =>
    setId === null ? [] : [{ ...row, setId, deletedAt: String(row.deletedAt) }],
  );
}
