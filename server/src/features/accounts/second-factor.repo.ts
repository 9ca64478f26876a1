import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { type AccountRow, users } from './accounts.tables.ts';
import { recoveryCodes, type SecondFactorRow, secondFactors } from './second-factor.tables.ts';

const isOn = isNotNull(secondFactors.confirmedAt);

/** What decides whether and how a sign-in may go on. */
export interface SignInState extends Pick<AccountRow, 'passwordHash' | 'emailVerifiedAt' | 'deactivatedAt'> {
  /** Null without a second factor that counts. */
  sealedSecret: Buffer | null;
}

const signInColumns = {
  passwordHash: users.passwordHash,
  emailVerifiedAt: users.emailVerifiedAt,
  deactivatedAt: users.deactivatedAt,
  sealedSecret: secondFactors.sealedSecret,
};

export async function findSignInState(executor: Executor, userId: string): Promise<SignInState | null> {
  const [state] = await signInStates(executor, userId);
  return state ?? null;
}

/** As `findSignInState`; until the transaction ends nobody changes the account's password or state. */
export async function lockSignInState(executor: Executor, userId: string): Promise<SignInState | null> {
  const [state] = await signInStates(executor, userId).for('share', { of: users });
  return state ?? null;
}

function signInStates(executor: Executor, userId: string) {
  return executor
    .select(signInColumns)
    .from(users)
    .leftJoin(secondFactors, and(eq(secondFactors.userId, users.id), isOn))
    .where(eq(users.id, userId));
}

export async function findFactor(executor: Executor, userId: string): Promise<SecondFactorRow | null> {
  const [factor] = await executor.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return factor ?? null;
}

/**
 * Puts a secret in place that waits to be confirmed. One that has waited since `outdated` makes room; a younger one
 * and one that counts stay.
 * @returns whichever is there now
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
  const kept = await findFactor(executor, factor.userId);
  if (!kept) throw new Error('The account is gone');

  return kept;
}

/** @returns false when another call was first */
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

/** Takes the code of a time step, once. @returns false when it, or a later one, was taken before */
export async function takeStep(executor: Executor, userId: string, step: number): Promise<boolean> {
  const isNew = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step));
  const taken = await executor
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), isOn, isNew))
    .returning({ userId: secondFactors.userId });
  return taken.length > 0;
}

/** Uses a recovery code up. Of any number at once, one succeeds. */
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

/** @returns how many recovery codes are unused, null without a second factor that counts */
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

/** A secret that waits to be confirmed was shown to whoever knew the password of then. */
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
