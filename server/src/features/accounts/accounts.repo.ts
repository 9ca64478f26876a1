import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { outboxEvents } from '../../platform/outbox/outbox.ts';
import { type AccountRow, users } from './accounts.tables.ts';

/** @returns ids of those whose address had no account: they have one now */
export async function insertAccounts(
  executor: Executor,
  accounts: readonly Omit<typeof users.$inferInsert, 'subscriptionPlan'>[],
): Promise<Set<string>> {
  if (accounts.length === 0) return new Set();

  const inserted = await executor
    .insert(users)
    .values(accounts.map((account) => ({ ...account, subscriptionPlan: 'free' })))
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return new Set(inserted.map(({ id }) => id));
}

/** @returns false when the address has an account */
export async function insertAccount(
  executor: Executor,
  account: Omit<typeof users.$inferInsert, 'subscriptionPlan'>,
): Promise<boolean> {
  return (await insertAccounts(executor, [account])).size > 0;
}

/** @returns those of these addresses that have an account, in small letters */
export async function knownAddresses(executor: Executor, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();

  const rows = await executor
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, [...addresses]));
  return new Set(rows.map(({ email }) => email.toLowerCase()));
}

export async function findAccountByEmail(executor: Executor, email: string): Promise<AccountRow | null> {
  const [account] = await executor.select().from(users).where(eq(users.email, email));
  return account ?? null;
}

/**
 * Until the transaction ends, nobody else changes the account. Whoever also takes links of it holds the account first:
 * two that began at different ends would wait for each other.
 */
export async function lockAccount(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
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

/** @returns the account's address */
export async function setPasswordHash(
  executor: Executor,
  userId: string,
  passwordHash: string,
): Promise<string> {
  const [account] = await executor
    .update(users)
    .set({ passwordHash })
    .where(eq(users.id, userId))
    .returning({ email: users.email });
  if (!account) throw new Error('The account is gone');

  return account.email;
}

/** @returns false when the password is not the one any more that was found right */
export async function replacePasswordHash(
  executor: Executor,
  userId: string,
  { from, to }: { from: string | null; to: string },
): Promise<boolean> {
  const replaced = await executor
    .update(users)
    .set({ passwordHash: to })
    .where(and(eq(users.id, userId), sql`${users.passwordHash} IS NOT DISTINCT FROM ${from}`))
    .returning({ id: users.id });
  return replaced.length > 0;
}

/**
 * Tells of a new account. One statement for a new address and for a known one, whose id is not in the table, so
 * that the time of an answer tells nothing.
 */
export async function recordCreated(executor: Executor, id: string): Promise<void> {
  await executor.execute(sql`
    INSERT INTO ${outboxEvents} (name, user_id, subject_id, facts)
    SELECT 'accounts.created', id, id, jsonb_build_object('role', role) FROM ${users} WHERE id = ${id}`);
}

export async function completeProfile(
  executor: Executor,
  userId: string,
  { fullName, timeZone }: Pick<AccountRow, 'fullName' | 'timeZone'>,
): Promise<AccountRow> {
  const [account] = await executor
    .update(users)
    .set({ fullName, timeZone, profileCompleted: true })
    .where(eq(users.id, userId))
    .returning();
  if (!account) throw new Error('The account is gone');

  return account;
}

export async function findContact(
  executor: Executor,
  userId: string,
): Promise<Pick<AccountRow, 'email' | 'fullName' | 'emailVerifiedAt' | 'deactivatedAt' | 'timeZone'> | null> {
  const { email, fullName, emailVerifiedAt, deactivatedAt, timeZone } = users;
  const [account] = await executor
    .select({ email, fullName, emailVerifiedAt, deactivatedAt, timeZone })
    .from(users)
    .where(eq(users.id, userId));
  return account ?? null;
}

/** @returns what the account was invited with, null where there was no invitation */
export async function invitationOf(executor: Executor, userId: string): Promise<string | null> {
  const [account] = await executor
    .select({ invitationToken: users.invitationToken })
    .from(users)
    .where(eq(users.id, userId));
  return account?.invitationToken ?? null;
}
