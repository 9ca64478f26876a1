import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { type AccountRow, users } from '../account/account.tables.ts';

export const identities = pgTable('identities', {
  issuer: text().notNull(),
  subject: text().notNull(),
  userId: uuid('user_id').notNull(),
  createdAt: instant('created_at').notNull(),
});

export type IdentityRow = typeof identities.$inferSelect;

export type IdentityKey = Pick<IdentityRow, 'issuer' | 'subject'>;

/** Until the transaction ends, no other one assigns this identity to an account. */
export async function claimIdentity(tx: Transaction, { issuer, subject }: IdentityKey): Promise<void> {
  const name = JSON.stringify([issuer, subject]);
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

export async function findIdentified(
  executor: Executor,
  { issuer, subject }: IdentityKey,
): Promise<AccountRow | null> {
  const [account] = await executor
    .select(getTableColumns(users))
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return account ?? null;
}

/** An identity that has an account stays with it. */
export async function insertIdentity(executor: Executor, identity: IdentityRow): Promise<void> {
  await executor.insert(identities).values(identity).onConflictDoNothing();
}

/** Locks the account until the transaction ends. */
export async function lockAccountByEmail(tx: Transaction, email: string): Promise<AccountRow | null> {
  const [account] = await tx.select().from(users).where(eq(users.email, email)).for('update');
  return account ?? null;
}

/** @returns the identities of other providers that sign this account in */
export async function getIdentities(executor: Executor, userId: string): Promise<IdentityKey[]> {
  const { issuer, subject } = identities;
  return executor.select({ issuer, subject }).from(identities).where(eq(identities.userId, userId));
}
