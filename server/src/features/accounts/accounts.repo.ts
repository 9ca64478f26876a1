import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { type AccountRow, users } from './accounts.tables.ts';

/** @returns false when the address has an account */
export async function insertAccount(
  executor: Executor,
  account: Omit<typeof users.$inferInsert, 'subscriptionPlan'>,
): Promise<boolean> {
  const inserted = await executor
    .insert(users)
    .values({ ...account, subscriptionPlan: 'free' })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return inserted.length > 0;
}

export async function findAccountByEmail(executor: Executor, email: string): Promise<AccountRow | null> {
  const [account] = await executor.select().from(users).where(eq(users.email, email));
  return account ?? null;
}

/** @returns false when the address was verified before */
export async function markVerified(executor: Executor, userId: string, now: string): Promise<boolean> {
  const marked = await executor
    .update(users)
    .set({ emailVerifiedAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
    .returning({ id: users.id });
  return marked.length > 0;
}

export async function setPasswordHash(
  executor: Executor,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await executor.update(users).set({ passwordHash }).where(eq(users.id, userId));
}
