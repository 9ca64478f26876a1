import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { tutorPhrases } from './phrases.tables.ts';

/** @returns the phrases of a tutor in the order of the alphabet */
export async function findPhrases(executor: Executor, userId: string): Promise<string[]> {
  const { text } = tutorPhrases;
  const rows = await executor
    .select({ text })
    .from(tutorPhrases)
    .where(eq(tutorPhrases.userId, userId))
    .orderBy(asc(sql`lower(${text})`), asc(text));
  return rows.map((row) => row.text);
}

/** Until the transaction ends, other calls that save a phrase of this tutor wait. */
export async function lockPhrases(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`tutor-phrases:${userId}`}, 0))`);
}

export async function insertPhrase(
  tx: Transaction,
  phrase: { userId: string; text: string; createdAt: string },
): Promise<void> {
  await tx.insert(tutorPhrases).values(phrase).onConflictDoNothing();
}

export async function deletePhrase(executor: Executor, userId: string, text: string): Promise<void> {
  await executor
    .delete(tutorPhrases)
    .where(and(eq(tutorPhrases.userId, userId), eq(tutorPhrases.text, text)));
}
