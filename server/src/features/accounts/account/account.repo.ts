import { defaultTimeZone } from '@akada/core/time/time-zone.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { outboxEvents } from '../../../platform/outbox/outbox.ts';
import { type AccountRow, users } from './account.tables.ts';
import { accountCreated } from './accounts.events.ts';

/** Skips addresses that have an account. @returns the ids that were inserted */
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

/** @returns the addresses in the list that have an account, in lower case */
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
 * Locks the account until the transaction ends. A transaction that also locks one-time tokens locks the account first:
 * the opposite order would deadlock.
 * @returns false when the account was deleted in the meantime
 */
export async function lockAccount(tx: Transaction, userId: string): Promise<boolean> {
  const locked = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return locked.length > 0;
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

/** Resets everything that the person who registered could enter; address, role and age stay. */
export async function emptyAccount(
  executor: Executor,
  userId: string,
  holds: Pick<AccountRow, 'fullName' | 'passwordHash' | 'invitationToken' | 'termsAcceptedAt'>,
): Promise<void> {
  await executor
    .update(users)
    .set({
      ...holds,
      profileCompleted: false,
      timeZone: defaultTimeZone,
      minimiseGamification: false,
      profilePictureUrl: null,
      deletionDueAt: null,
    })
    .where(eq(users.id, userId));
}

/** @returns false when the password changed since `from` was read */
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
 * Records the creation of an account. The statement is the same for a known address, whose id is not in the table, so
 * that the response time does not reveal which addresses have an account.
 */
export async function recordCreated(executor: Executor, id: string): Promise<void> {
  await executor.execute(sql`
    INSERT INTO ${outboxEvents} (name, user_id, subject_id, facts)
    SELECT ${accountCreated.name}, id, id, jsonb_build_object('role', role) FROM ${users} WHERE id = ${id}`);
}

/** @returns the account as it is now */
export async function updateAccount(
  executor: Executor,
  userId: string,
  change: Partial<Pick<AccountRow, 'fullName' | 'timeZone' | 'minimiseGamification'>>,
): Promise<AccountRow> {
  const [account] = await executor.update(users).set(change).where(eq(users.id, userId)).returning();
  if (!account) throw new Error('The account is gone');

  return account;
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

/** Writes the fields that administrators change. */
export async function setAdministered(
  executor: Executor,
  userId: string,
  change: Partial<Pick<AccountRow, 'fullName' | 'role' | 'profileCompleted' | 'deactivatedAt'>>,
): Promise<void> {
  await executor.update(users).set(change).where(eq(users.id, userId));
}

export async function findAccountOrNone(executor: Executor, userId: string): Promise<AccountRow | null> {
  const [account] = await executor.select().from(users).where(eq(users.id, userId));
  return account ?? null;
}

/** @throws Error when the account was deleted in the meantime */
export async function findAccount(executor: Executor, userId: string): Promise<AccountRow> {
  const account = await findAccountOrNone(executor, userId);
  if (!account) throw new Error('The account is gone');

  return account;
}

export type ContactRow = Pick<
  AccountRow,
  'email' | 'fullName' | 'emailVerifiedAt' | 'deactivatedAt' | 'timeZone' | 'minimiseGamification'
>;

export async function findContact(executor: Executor, userId: string): Promise<ContactRow | null> {
  const { email, fullName, emailVerifiedAt, deactivatedAt, timeZone, minimiseGamification } = users;
  const [account] = await executor
    .select({ email, fullName, emailVerifiedAt, deactivatedAt, timeZone, minimiseGamification })
    .from(users)
    .where(eq(users.id, userId));
  return account ?? null;
}

/** @returns what an existing account registered with; the invitation is null without one */
export async function getRegistrant(
  executor: Executor,
  userId: string,
): Promise<Pick<AccountRow, 'email' | 'invitationToken'>> {
  const { email, invitationToken } = users;
  const [account] = await executor.select({ email, invitationToken }).from(users).where(eq(users.id, userId));
  if (!account) throw new Error('The account of a used token is gone.');
  return account;
}
