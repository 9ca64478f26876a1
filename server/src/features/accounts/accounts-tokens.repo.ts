import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { type OneTimeTokenRow, oneTimeTokens, type TokenPurpose, users } from './accounts.tables.ts';

export type NewToken = Pick<OneTimeTokenRow, 'tokenHash' | 'userId' | 'purpose' | 'createdAt' | 'expiresAt'>;

export async function insertToken(executor: Executor, token: NewToken): Promise<void> {
  await executor.insert(oneTimeTokens).values(token);
}

export async function insertTokens(executor: Executor, rows: readonly NewToken[]): Promise<void> {
  if (rows.length > 0) await executor.insert(oneTimeTokens).values([...rows]);
}

/** @returns those of these tokens that exist, used or not */
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

/** As `insertToken`, if the address is still to be verified: the same statement for every account. */
export async function insertVerificationToken(
  executor: Executor,
  { tokenHash, userId, createdAt, expiresAt }: Omit<NewToken, 'purpose'>,
): Promise<void> {
  await executor.execute(sql`
    INSERT INTO one_time_tokens (token_hash, user_id, purpose, created_at, expires_at)
    SELECT ${tokenHash}, id, 'verify_email', ${createdAt}, ${expiresAt}
    FROM ${users} WHERE id = ${userId} AND email_verified_at IS NULL`);
}

export interface TokenUse {
  tokenHash: Buffer;
  purpose: TokenPurpose;
  now: string;
  /** The `Idempotency-Key` of the call that uses it. */
  key: string | null;
}

/** Uses a token up. Of any number at once, one succeeds. @returns whose it was, null when it is of no use */
export async function useToken(
  executor: Executor,
  { tokenHash, purpose, now, key }: TokenUse,
): Promise<string | null> {
  const [used] = await executor
    .update(oneTimeTokens)
    .set({ usedAt: now, usedByKey: key })
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

export async function deleteTokensExpiredBefore(executor: Executor, moment: string): Promise<void> {
  await executor.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, moment));
}
