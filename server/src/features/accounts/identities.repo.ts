import { defaultTimeZone } from '@akada/contract/time-zone.ts';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { type AccountRow, users } from './accounts.tables.ts';
import { type IdentityRow, identities } from './identities.tables.ts';

export type IdentityKey = Pick<IdentityRow, 'issuer' | 'subject'>;

/** Until the transaction ends, nobody else decides whose this identity is. */
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

/** One that has an account keeps it. */
export async function insertIdentity(executor: Executor, identity: IdentityRow): Promise<void> {
  await executor.insert(identities).values(identity).onConflictDoNothing();
}

/** Until the transaction ends, nobody else changes the account. */
export async function lockAccountByEmail(tx: Transaction, email: string): Promise<AccountRow | null> {
  const [account] = await tx.select().from(users).where(eq(users.email, email)).for('update');
  return account ?? null;
}

/** Everything that whoever made the account could put into it goes; address, role and age stay. */
export async function emptyAccount(
  executor: Executor,
  userId: string,
  { fullName, now }: { fullName: string; now: string },
): Promise<void> {
  await executor
    .update(users)
    .set({
      fullName,
      passwordHash: null,
      profileCompleted: false,
      termsAcceptedAt: now,
      timeZone: defaultTimeZone,
      minimiseGamification: false,
      profilePictureUrl: null,
      invitationToken: null,
      deletionDueAt: null,
    })
    .where(eq(users.id, userId));
}
