import { and, count, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { classInvitations } from './class-invitations.tables.ts';

/** Two lists that a tutor sends at one moment take turns: the limit of a day holds for both together. */
export async function lockInvitations(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`class-invitations:${userId}`}, 0))`);
}

/** @returns the hashes among these that were invited to the course, as hexadecimal text */
export async function findInvited(
  executor: Executor,
  courseId: string,
  hashes: readonly Buffer[],
): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await executor
    .select({ hash: classInvitations.emailHash })
    .from(classInvitations)
    .where(and(eq(classInvitations.courseId, courseId), inArray(classInvitations.emailHash, [...hashes])));
  return new Set(rows.map(({ hash }) => hash.toString('hex')));
}

/** @param since ISO time */
export async function countSince(executor: Executor, userId: string, since: string): Promise<number> {
  const [row] = await executor
    .select({ total: count() })
    .from(classInvitations)
    .where(and(eq(classInvitations.userId, userId), gt(classInvitations.invitedAt, since)));
  return row?.total ?? 0;
}

/** @returns false for an address that was invited before */
export async function putInvitation(
  tx: Transaction,
  row: typeof classInvitations.$inferInsert,
): Promise<boolean> {
  const put = await tx
    .insert(classInvitations)
    .values(row)
    .onConflictDoNothing()
    .returning({ courseId: classInvitations.courseId });
  return put.length > 0;
}

/** @param cutoffTime ISO time */
export async function deleteBefore(executor: Executor, cutoffTime: string): Promise<void> {
  await executor.delete(classInvitations).where(lt(classInvitations.invitedAt, cutoffTime));
}
