import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { questionBookmarks as bookmarks } from '../records/practice.tables.ts';

/** @returns false if the question was permanently deleted; an existing bookmark keeps its time */
export async function addBookmark(
  tx: Transaction,
  { userId, questionId, markedAt }: typeof bookmarks.$inferInsert,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    WITH held AS (SELECT id FROM questions WHERE id = ${questionId} FOR KEY SHARE),
      added AS (INSERT INTO ${bookmarks} (user_id, question_id, marked_at)
        SELECT ${userId}, id, ${markedAt}::timestamptz FROM held ON CONFLICT DO NOTHING)
    SELECT id FROM held`);
  return rows.length > 0;
}

export async function removeBookmark(
  executor: Executor,
  { userId, questionId }: Pick<typeof bookmarks.$inferInsert, 'userId' | 'questionId'>,
): Promise<void> {
  await executor
    .delete(bookmarks)
    .where(and(eq(bookmarks.userId, userId), eq(bookmarks.questionId, questionId)));
}

/** @returns all of a person, the one marked last first */
export function findBookmarks(executor: Executor, userId: string) {
  return executor
    .select({ questionId: bookmarks.questionId, markedAt: bookmarks.markedAt })
    .from(bookmarks)
    .where(eq(bookmarks.userId, userId))
    .orderBy(desc(bookmarks.markedAt), bookmarks.questionId);
}
