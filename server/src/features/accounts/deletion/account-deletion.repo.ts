import { and, asc, eq, isNull, lte, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../platform/database/database.ts';
import { waitingCasesAt } from '../../../platform/module/waiting-source.ts';
import { type AccountRow, users } from '../account/account.tables.ts';

/** @returns false when a date was set before, which stays */
export async function setDeletionDue(executor: Executor, userId: string, dueAt: string): Promise<boolean> {
  const set = await executor
    .update(users)
    .set({ deletionDueAt: dueAt })
    .where(and(eq(users.id, userId), isNull(users.deletionDueAt)))
    .returning({ id: users.id });
  return set.length > 0;
}

/** Moves the date forward to now. */
export async function setDeletionDueNow(executor: Executor, userId: string, now: string): Promise<void> {
  await executor.update(users).set({ deletionDueAt: now, deactivatedAt: now }).where(eq(users.id, userId));
}

/** @returns false when no date was set */
export async function clearDeletionDue(executor: Executor, userId: string): Promise<boolean> {
  const cleared = await executor
    .update(users)
    .set({ deletionDueAt: null })
    .where(and(eq(users.id, userId), sql`${users.deletionDueAt} IS NOT NULL`))
    .returning({ id: users.id });
  return cleared.length > 0;
}

/** @returns accounts whose date has passed, the longest overdue first */
export async function findDueAccounts(executor: Executor, now: string, limit: number): Promise<string[]> {
  const rows = await executor
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deletionDueAt, now))
    .orderBy(asc(users.deletionDueAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

const other = alias(users, 'other');

/**
 * Locks an account whose date has passed, against new rows and against other workers.
 * @returns null when the deletion was cancelled, another worker does it, or it is the last administrator's
 */
export async function lockDueAccount(
  executor: Executor,
  userId: string,
  now: string,
): Promise<Pick<AccountRow, 'email'> | null> {
  const remaining = executor
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        eq(other.role, 'admin'),
        ne(other.id, userId),
        isNull(other.deactivatedAt),
        isNull(other.deletionDueAt),
      ),
    );
  const [account] = await executor
    .select({ email: users.email })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        lte(users.deletionDueAt, now),
        sql`(${users.role} <> 'admin' OR EXISTS ${remaining})`,
      ),
    )
    .for('update', { skipLocked: true });
  return account ?? null;
}

/** Every table that names an account has a foreign key that deletes its rows too. */
export async function deleteAccount(executor: Executor, userId: string): Promise<void> {
  // Deleting years of notes takes longer than the limit of a request.
  await executor.execute(sql`SET LOCAL statement_timeout = '10min'`);
  await executor.delete(users).where(eq(users.id, userId));
}

/** Accounts whose erasure failed several times, or that nobody can erase, such as the last administrator's. */
export const waitingErasures = waitingCasesAt('erasures', (now) => ({
  id: users.id,
  since: users.deletionDueAt,
  facts: { name: users.fullName },
  from: sql`FROM ${users} WHERE ${users.deletionDueAt} < ${now}::timestamptz - interval '1 day'`,
}));
