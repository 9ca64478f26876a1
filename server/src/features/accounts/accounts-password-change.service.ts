import type { Clock } from '../../platform/clock/clock.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Fault, invalidField } from '../../platform/fault/fault.ts';
import type { Caller } from '../../platform/http/route.ts';
import { newId } from '../../platform/ids/ids.ts';
import { recordEvent } from '../../platform/outbox/outbox.ts';
import type { Passwords } from '../../platform/passwords/passwords.ts';
import { findAccount } from './account-settings.repo.ts';
import { replacePasswordHash } from './accounts.repo.ts';
import { isRevoked, revokeAllSessions } from './accounts-sessions.repo.ts';
import { deleteUnusedTokens } from './accounts-tokens.repo.ts';
import type { AttemptsService } from './attempts.service.ts';
import { deleteUnconfirmedFactor } from './second-factor.repo.ts';

export interface PasswordChange {
  /** Null from who has none yet. */
  current: string | null;
  next: string;
}

export interface PasswordChangeOptions {
  database: Database;
  clock: Clock;
  passwords: Passwords;
  attempts: AttemptsService;
}

export interface PasswordChangeService {
  /**
   * Ends every session of the account, the caller's too, and makes useless links that set a password and a second
   * factor that waits to be confirmed. Sent twice at once it happens once; sent later it meets a session that is over.
   * @throws Fault `validation_failed` for a wrong current password, `too_many_requests`
   */
  changePassword(caller: Caller, change: PasswordChange, signal?: AbortSignal): Promise<void>;
}

export function createPasswordChange(options: PasswordChangeOptions): PasswordChangeService {
  const { database, clock, passwords, attempts } = options;

  return {
    async changePassword({ userId, sessionId }, { current, next }, signal) {
      const { email, passwordHash: kept } = await findAccount(database.db, userId);
      if (kept !== null) {
        await attempts.claimProofAttempt(userId);
        if (!(await passwords.matches(current ?? '', kept, signal))) {
          // The same call, sent twice at once, comes after itself: its own change has ended its session.
          if (await isRevoked(database.db, sessionId)) return assertInPlace(options, userId, next);
          throw wrongPassword();
        }
      }

      const passwordHash = await passwords.hash(next, signal);
      const changed = await database.transaction(async (tx) => {
        const now = instantOf(clock.now());
        // Whoever resets the password meanwhile ends what was begun with the old one, this call too.
        if (!(await replacePasswordHash(tx, userId, { from: kept, to: passwordHash }))) return false;

        await attempts.forgivePasswordAttempts(tx, email);
        await attempts.forgiveProofAttempts(tx, userId);
        await revokeAllSessions(tx, userId, now);
        await deleteUnusedTokens(tx, userId, 'reset_password');
        await deleteUnconfirmedFactor(tx, userId);
        await recordEvent(tx, { name: 'accounts.password_changed', userId, subjectId: newId() });
        return true;
      });
      if (!changed) await assertInPlace(options, userId, next);
    },
  };
}

/** @throws Fault `validation_failed` where another password is in place by now */
async function assertInPlace(
  { database, passwords }: PasswordChangeOptions,
  userId: string,
  password: string,
): Promise<void> {
  const { passwordHash } = await findAccount(database.db, userId);
  if (!(await passwords.matches(password, passwordHash))) throw wrongPassword();
}

function wrongPassword(): Fault {
  return invalidField('current_password', 'This is not your current password.');
}
