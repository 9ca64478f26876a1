import { and, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../platform/database/columns.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { users } from '../account/account.tables.ts';

export type TokenPurpose = 'verify_email' | 'reset_password';

export const oneTimeTokens = pgTable('one_time_tokens', {
  tokenHash: bytes('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  purpose: text().$type<TokenPurpose>().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
  /** The registration that a confirmation proves; null for the registration in the account's row. */
  registrationId: uuid('registration_id'),
  /** The hash of the registering browser's secret; null if none is known. */
  browserHash: bytes('browser_hash'),
  /** An administrator gives the link to the person, so that it works neither for administrators nor for closed accounts. */
  handedOver: boolean('handed_over').notNull().default(false),
});

export type OneTimeTokenRow = typeof oneTimeTokens.$inferSelect;

export type NewToken = Pick<OneTimeTokenRow, 'tokenHash' | 'userId' | 'purpose' | 'createdAt' | 'expiresAt'> &
  Partial<Pick<OneTimeTokenRow, 'handedOver'>>;

export async function insertToken(executor: Executor, token: NewToken): Promise<void> {
  await executor.insert(oneTimeTokens).values(token);
}

export async function insertTokens(executor: Executor, rows: readonly NewToken[]): Promise<void> {
  if (rows.length > 0) await executor.insert(oneTimeTokens).values([...rows]);
}

/** @returns the tokens in the list that exist, used or not */
export async function findTokens(
  executor: Executor,
  tokenHashes: readonly Buffer[],
): Promise<OneTimeTokenRow[]> {
  if (tokenHashes.length === 0) return [];

  return executor
    .select()
    .from(oneTimeTokens)
    .where(inArray(oneTimeTokens.tokenHash, [...tokenHashes]));
}

/** Inserts nothing for a verified address. The statement is the same for every account. */
export async function insertVerificationToken(
  executor: Executor,
  {
    tokenHash,
    userId,
    createdAt,
    expiresAt,
    registrationId,
    browserHash,
  }: Omit<NewToken, 'purpose' | 'handedOver'> & Pick<OneTimeTokenRow, 'registrationId' | 'browserHash'>,
): Promise<void> {
  await executor.execute(sql`
    INSERT INTO one_time_tokens (token_hash, user_id, purpose, created_at, expires_at, registration_id, browser_hash)
    SELECT ${tokenHash}, id, 'verify_email', ${createdAt}, ${expiresAt}, ${registrationId}::uuid, ${browserHash}::bytea
    FROM ${users} WHERE id = ${userId} AND email_verified_at IS NULL`);
}

/** @returns what earlier links of the registration that the account holds say of its browser */
export async function browserOfRegistration(executor: Executor, userId: string): Promise<Buffer | null> {
  const [earlier] = await executor
    .select({ browserHash: oneTimeTokens.browserHash })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.purpose, 'verify_email'),
        isNull(oneTimeTokens.registrationId),
        isNotNull(oneTimeTokens.browserHash),
      ),
    )
    .limit(1);
  return earlier?.browserHash ?? null;
}

export interface TokenUse {
  tokenHash: Buffer;
  purpose: TokenPurpose;
  now: string;
}

/** Exactly one of several concurrent calls gets the user id; the others get null, as for an invalid token. */
export async function useToken(
  executor: Executor,
  { tokenHash, purpose, now }: TokenUse,
): Promise<string | null> {
  const [used] = await executor
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeTokens.tokenHash, tokenHash),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
    .returning({ userId: oneTimeTokens.userId });
  return used?.userId ?? null;
}

export async function findToken(
  executor: Executor,
  tokenHash: Buffer,
  purpose: TokenPurpose,
): Promise<OneTimeTokenRow | null> {
  const [token] = await executor
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.tokenHash, tokenHash), eq(oneTimeTokens.purpose, purpose)));
  return token ?? null;
}

export async function deleteUnusedTokens(
  executor: Executor,
  userId: string,
  purpose: TokenPurpose,
): Promise<void> {
  await executor
    .delete(oneTimeTokens)
    .where(
      and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose), isNull(oneTimeTokens.usedAt)),
    );
}

/** Ends the links to a new password that administrators have made for a person and that were not used. */
export async function deleteHandedTokens(executor: Executor, userId: string): Promise<void> {
  await executor
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), oneTimeTokens.handedOver, isNull(oneTimeTokens.usedAt)));
}

export async function deleteTokensExpiredBefore(executor: Executor, moment: string): Promise<void> {
  await executor.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, moment));
}
