import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { findUnusedKeys } from '../../../platform/files/stored-keys.repo.ts';
import { type QuestionPictureRow, questionPictures } from './question-pictures.tables.ts';

export async function findPicture(executor: Executor, id: string): Promise<QuestionPictureRow | null> {
  const [row] = await executor.select().from(questionPictures).where(eq(questionPictures.id, id));
  return row ?? null;
}

export function findPictures(executor: Executor, ids: readonly string[]): Promise<QuestionPictureRow[]> {
  return executor
    .select()
    .from(questionPictures)
    .where(inArray(questionPictures.id, [...ids]));
}

/** @returns the account's picture that was made of the same bytes */
export async function findSamePicture(
  executor: Executor,
  userId: string,
  sha256: string,
): Promise<QuestionPictureRow | null> {
  const [row] = await executor
    .select()
    .from(questionPictures)
    .where(and(eq(questionPictures.userId, userId), eq(questionPictures.sha256, sha256)));
  return row ?? null;
}

/** Until the transaction ends no other one of this person counts what it has added. */
export async function lockPicturesOf(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`question-pictures:${userId}`}, 0))`);
}

export async function countPictures(executor: Executor, userId: string): Promise<number> {
  const [row] = await executor
    .select({ total: count() })
    .from(questionPictures)
    .where(eq(questionPictures.userId, userId));
  return row?.total ?? 0;
}

/** @returns false if another call has stored the same bytes in the meantime */
export async function insertPicture(executor: Executor, picture: QuestionPictureRow): Promise<boolean> {
  const inserted = await executor
    .insert(questionPictures)
    .values(picture)
    .onConflictDoNothing({ target: [questionPictures.userId, questionPictures.sha256] })
    .returning({ id: questionPictures.id });
  return inserted.length > 0;
}

/** @returns the keys among these that no picture names */
export const keysWithoutPicture = (executor: Executor, keys: readonly string[]): Promise<string[]> =>
  findUnusedKeys(executor, questionPictures, keys);

/** @returns pictures of an account in the order of their ids, a page of them */
export function findPicturesOf(
  executor: Executor,
  userId: string,
  limit: number,
  skip: number,
): Promise<QuestionPictureRow[]> {
  return executor
    .select()
    .from(questionPictures)
    .where(eq(questionPictures.userId, userId))
    .orderBy(asc(questionPictures.id))
    .limit(limit)
    .offset(skip);
}
