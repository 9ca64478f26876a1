import { and, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { type AccountRow, users } from '../account/account.tables.ts';
import { secondFactors } from '../second-factor/second-factor.repo.ts';

/** The state that decides if a sign-in continues, and how. */
export interface SignInState extends Pick<AccountRow, 'passwordHash' | 'emailVerifiedAt' | 'deactivatedAt'> {
  /** Null without a confirmed second factor. */
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

/** As `findSignInState`, and locks the account's password and state until the transaction ends. */
export async function lockSignInState(executor: Executor, userId: string): Promise<SignInState | null> {
  const [state] = await signInStates(executor, userId).for('share', { of: users });
  return state ?? null;
}

function signInStates(executor: Executor, userId: string) {
  return executor
    .select(signInColumns)
    .from(users)
    .leftJoin(secondFactors, and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt)))
    .where(eq(users.id, userId));
}
