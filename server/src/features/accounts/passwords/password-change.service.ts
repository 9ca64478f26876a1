import { changePassword } from '@akada/contract/identity/account-settings.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Fault, invalidField } from '../../../platform/fault/fault.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { claimKey } from '../../../platform/idempotency/idempotency.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import type { Passwords } from '../../../platform/passwords/passwords.ts';
import { findAccount, replacePasswordHash } from '../account/account.repo.ts';
import { passwordChanged } from '../account/accounts.events.ts';
import type { AttemptsService } from '../limits/attempts.service.ts';
import { deleteUnconfirmedFactor } from '../second-factor/second-factor.repo.ts';
import { revokeAllSessions } from '../sessions/sessions.repo.ts';
import { deleteUnusedTokens } from '../tokens/one-time-tokens.repo.ts';
import { repeatsPassword } from './repeated-password.service.ts';

export interface PasswordChange {
  /** Null for an account without a password. */
  current: string | null;
  next: string;
  /** The `Idempotency-Key`: a repetition with the same new password changes nothing and succeeds. */
  key: string | null;
}

export interface PasswordChangeDeps {
  database: Database;
  clock: Clock;
  passwords: Passwords;
  attempts: AttemptsService;
}

export interface PasswordChangeService {
  /**
   * Ends every session of the account, the caller's included, and deletes reset links and an unconfirmed second
   * factor. A repetition that comes later fails before it gets here, because its session has ended.
   * @throws Fault `validation_failed` for a wrong current password, `too_many_requests`
   */
  changePassword(caller: Pick<Caller, 'userId'>, change: PasswordChange, signal?: AbortSignal): Promise<void>;
}

export function createPasswordChange(deps: PasswordChangeDeps): PasswordChangeService {
  const { database, clock, passwords, attempts } = deps;

  return {
    async changePassword({ userId }, { current, next, key }, signal) {
      const call = { userId, endpoint: changePassword.id, key };
      const sender = { source: userId, signal };
      // Read before the key is looked at: a concurrent repetition replaces the password and stores the key together.
      const { email, passwordHash: storedText } = await findAccount(database.db, userId);
      const repeated = await repeatsPassword(deps, call, next, sender);
      if (repeated) return;
      if (repeated === false) throw wrongPassword();

      if (storedText !== null) {
        await attempts.claimProofAttempt(userId);
        if (!(await passwords.matches(current ?? '', storedText, sender))) throw wrongPassword();
      }
      const passwordHash = await passwords.hash(next, sender);
      const first = await database.transaction(async (tx) => {
        const now = clock.now();
        const changeId = newId();
        if (!(await claimKey(tx, call, changeId, now))) return false;
        // A concurrent reset of the password ends everything that began with the old one, this call included.
        if (!(await replacePasswordHash(tx, userId, { from: storedText, to: passwordHash }))) {
          // An account that was deleted in the meantime has no wrong password: its session ends.
          await findAccount(tx, userId);
          throw wrongPassword();
        }

        await attempts.forgivePasswordAttempts(tx, email);
        await attempts.forgiveProofAttempts(tx, userId);
        await revokeAllSessions(tx, userId, getInstant(now));
        await deleteUnusedTokens(tx, userId, 'reset_password');
        await deleteUnconfirmedFactor(tx, userId);
        await record(tx, passwordChanged, { userId, subjectId: changeId, facts: {} });
        return true;
      });
      if (!first && !(await repeatsPassword(deps, call, next, sender))) throw wrongPassword();
    },
  };
}

function wrongPassword(): Fault {
  return invalidField('current_password', 'This is not your current password.');
}
