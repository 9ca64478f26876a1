import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { bigint, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../platform/database/columns.ts';
import type { Executor } from '../../../platform/database/database.ts';

export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id').primaryKey(),
  sealedSecret: bytes('sealed_secret').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Null until a code was entered. Until then sign-ins need no second factor. */
  confirmedAt: instant('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }),
});

export type SecondFactorRow = typeof secondFactors.$inferSelect;

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id').notNull(),
    codeHash: bytes('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  ({ userId, codeHash }) => [primaryKey({ columns: [userId, codeHash] })],
);

const isOn = isNotNull(secondFactors.confirmedAt);

export async function findFactor(executor: Executor, userId: string): Promise<SecondFactorRow | null> {
  const [factor] = await executor.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return factor ?? null;
}

/**
 * Inserts an unconfirmed secret. It replaces an unconfirmed one from before `outdated`; a younger one and a confirmed
 * one stay.
 * @returns the factor that is stored now
 */
export async function insertFactor(
  executor: Executor,
  factor: Pick<SecondFactorRow, 'userId' | 'sealedSecret' | 'createdAt'>,
  outdated: string,
): Promise<SecondFactorRow> {
  await executor
    .insert(secondFactors)
    .values(factor)
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealedSecret: factor.sealedSecret, createdAt: factor.createdAt, lastStep: null },
      setWhere: and(isNull(secondFactors.confirmedAt), lt(secondFactors.createdAt, outdated)),
    });
  const stored = await findFactor(executor, factor.userId);
  if (!stored) throw new Error('The account is gone');

  return stored;
}

/** @returns false when a concurrent call confirmed it first */
export async function confirmFactor(
  executor: Executor,
  { userId, sealedSecret }: Pick<SecondFactorRow, 'userId' | 'sealedSecret'>,
  { step, now }: { step: number; now: string },
): Promise<boolean> {
  const confirmed = await executor
    .update(secondFactors)
    .set({ confirmedAt: now, lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.sealedSecret, sealedSecret),
        isNull(secondFactors.confirmedAt),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return confirmed.length > 0;
}

/** Uses the code of a time step, once. @returns false when that step or a later one was used before */
export async function useStep(executor: Executor, userId: string, step: number): Promise<boolean> {
  const isNew = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step));
  const used = await executor
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), isOn, isNew))
    .returning({ userId: secondFactors.userId });
  return used.length > 0;
}

/** Exactly one of several concurrent calls with one recovery code gets true. */
export async function useRecoveryCode(
  executor: Executor,
  userId: string,
  codeHash: Buffer,
  now: string,
): Promise<boolean> {
  const used = await executor
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

export async function replaceRecoveryCodes(
  executor: Executor,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await executor.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await executor.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** @returns whether the code is one of the account's present set, used or not */
export async function hasRecoveryCode(
  executor: Executor,
  userId: string,
  codeHash: Buffer,
): Promise<boolean> {
  const [code] = await executor
    .select({ userId: recoveryCodes.userId })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)));
  return code !== undefined;
}

/** @returns how many recovery codes are unused, null without a confirmed second factor */
export async function countRecoveryCodes(executor: Executor, userId: string): Promise<number | null> {
  const [factor] = await executor
    .select({ left: count(recoveryCodes.codeHash) })
    .from(secondFactors)
    .leftJoin(
      recoveryCodes,
      and(eq(recoveryCodes.userId, secondFactors.userId), isNull(recoveryCodes.usedAt)),
    )
    .where(and(eq(secondFactors.userId, userId), isOn))
    .groupBy(secondFactors.userId);
  return factor?.left ?? null;
}

/** For a new password: an unconfirmed secret was shown to the holder of the old one. */
export async function deleteUnconfirmedFactor(executor: Executor, userId: string): Promise<void> {
  await executor
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)));
}

/** @returns false when there was none */
export async function deleteFactor(executor: Executor, userId: string): Promise<boolean> {
  const deleted = await executor
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ userId: secondFactors.userId });
  return deleted.length > 0;
}
