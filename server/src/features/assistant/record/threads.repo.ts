import { and, asc, count, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { canBeRestored, notDeleted } from '../../../platform/undo/undo.ts';
import { answers, askedQuestions, type ThreadRow, threads } from './assistant.tables.ts';

export type NewThread = Omit<ThreadRow, 'deletedAt' | 'usedAt'>;

export async function insertThread(tx: Transaction, thread: NewThread): Promise<void> {
  await tx.insert(threads).values({ ...thread, usedAt: thread.createdAt });
}

/** @returns a conversation of any account, null for a deleted one */
export async function findThread(executor: Executor, id: string): Promise<ThreadRow | null> {
  const [row] = await executor
    .select()
    .from(threads)
    .where(and(eq(threads.id, id), notDeleted(threads)));
  return row ?? null;
}

export async function markUsed(
  tx: Transaction,
  id: string,
  used: Partial<Pick<ThreadRow, 'noteId'>> & Pick<ThreadRow, 'usedAt'>,
): Promise<void> {
  await tx.update(threads).set(used).where(eq(threads.id, id));
}

export async function renameThread(tx: Transaction, id: string, title: string): Promise<void> {
  await tx.update(threads).set({ title }).where(eq(threads.id, id));
}

/** @returns the conversation in which a question was last helped with, as it says now, since a moment */
export async function findLadder(
  executor: Executor,
  {
    userId,
    practisedId,
    practisedVersion,
  }: { userId: string; practisedId: string; practisedVersion: number },
  since: number,
): Promise<ThreadRow | null> {
  const [row] = await executor
    .select()
    .from(threads)
    .where(
      and(
        eq(threads.userId, userId),
        eq(threads.practisedId, practisedId),
        eq(threads.practisedVersion, practisedVersion),
        gte(threads.usedAt, getInstant(since)),
        notDeleted(threads),
      ),
    )
    .orderBy(desc(threads.usedAt))
    .limit(1);
  return row ?? null;
}

/** Further words of a search narrow it no more. */
const mostWords = 8;

const folded = (text: unknown): SQL => sql`lower(unaccent(${text}))`;

/** Answers of help with practice are not searched: what they say may be held back. */
function hasWord(word: string): SQL {
  const like = sql`'%' || ${folded(word.replace(/[\\%_]/g, '\\$&'))} || '%'`;
  return sql`(${folded(threads.title)} LIKE ${like}
    OR EXISTS (SELECT FROM ${askedQuestions} AS asked WHERE asked.thread_id = ${threads.id} AND ${folded(sql`asked.text`)} LIKE ${like})
    OR EXISTS (SELECT FROM ${answers} AS given WHERE given.thread_id = ${threads.id} AND given.practised_id IS NULL
      AND ${folded(sql`given.text`)} LIKE ${like}))`;
}

/** Used last first. */
export async function findThreads(
  executor: Executor,
  { userId, search, skip, limit }: { userId: string; search: string; skip: number; limit: number },
): Promise<{ rows: ThreadRow[]; total: number }> {
  const words = search.split(/\s+/).filter((word) => word !== '');
  const requested = and(
    eq(threads.userId, userId),
    notDeleted(threads),
    ...words.slice(0, mostWords).map(hasWord),
  );
  const [rows, [counted]] = await Promise.all([
    executor
      .select()
      .from(threads)
      .where(requested)
      .orderBy(desc(threads.usedAt), asc(threads.id))
      .offset(skip)
      .limit(limit),
    executor.select({ total: count() }).from(threads).where(requested),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

const mostDeletedListed = 100;

/** @returns conversations that can be restored, the last one first */
export async function findDeletedThreads(executor: Executor, userId: string, now: number) {
  const { id, title, deletedAt } = threads;
  const rows = await executor
    .select({ id, title, deletedAt })
    .from(threads)
    .where(and(eq(threads.userId, userId), canBeRestored(threads, now)))
    .orderBy(desc(deletedAt), asc(id))
    .limit(mostDeletedListed);
  return rows.map((row) => ({ ...row, deletedAt: row.deletedAt ?? getInstant(now) }));
}
