/** A call that sets a password and is sent twice. It succeeds twice only where both would set the same password. */
import type { Database } from '../../../platform/database/database.ts';
import { findMade, type KeyedCall } from '../../../platform/idempotency/idempotency.ts';
import type { PasswordCall, Passwords } from '../../../platform/passwords/passwords.ts';
import { findAccount } from '../account/account.repo.ts';
import type { AttemptsService } from '../limits/attempts.service.ts';

export interface RepeatedPasswordDeps {
  database: Database;
  passwords: Passwords;
  attempts: AttemptsService;
}

/**
 * The comparison is counted as a proof: a caller who knows the key must not guess passwords here.
 * @param password that this call would set
 * @returns whether the earlier call with this key set this password and it is still set, null without an earlier call
 * @throws Fault `too_many_requests`
 */
export async function repeatsPassword(
  { database: { db }, passwords, attempts }: RepeatedPasswordDeps,
  call: KeyedCall,
  password: string,
  sender: PasswordCall,
): Promise<boolean | null> {
  if ((await findMade(db, call)) === null) return null;

  await attempts.claimProofAttempt(call.userId);
  const { passwordHash } = await findAccount(db, call.userId);
  const isSet = await passwords.matches(password, passwordHash, sender);
  if (isSet) await attempts.forgiveProofAttempts(db, call.userId);
  return isSet;
}
