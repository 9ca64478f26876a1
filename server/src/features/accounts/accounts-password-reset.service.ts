import type { Clock } from '../../platform/clock/clock.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Database } from '../../platform/database/database.ts';
import { hashSecret, newId } from '../../platform/ids/ids.ts';
import { recordEvent } from '../../platform/outbox/outbox.ts';
import type { Passwords } from '../../platform/passwords/passwords.ts';
import { lockAccount, setPasswordHash } from './accounts.repo.ts';
import type { OneTimeTokenRow } from './accounts.tables.ts';
import { revokeAllSessions } from './accounts-sessions.repo.ts';
import * as tokens from './accounts-tokens.repo.ts';
import type { AttemptsService } from './attempts.service.ts';
import { tokenInvalid } from './one-time-token.ts';
import { deleteUnconfirmedFactor } from './second-factor.repo.ts';

export interface PasswordResetOptions {
  database: Database;
  clock: Clock;
  passwords: Passwords;
  attempts: AttemptsService;
}

export interface NewPassword {
  token: string;
  password: string;
}

export interface PasswordResetService {
  /**
   * Sets the password, ends every session and makes useless what the old one began: all other reset links, and a
   * second factor that waits to be confirmed.
   * @param key the `Idempotency-Key`: a repetition under the key that succeeded succeeds and changes nothing
   * @throws Fault `one_time_token_invalid`
   */
  resetPassword(change: NewPassword, key: string | null, signal?: AbortSignal): Promise<void>;
}

export function createPasswordResetService(options: PasswordResetOptions): PasswordResetService {
  const { database, clock, passwords, attempts } = options;

  return {
    async resetPassword({ token, password }, key, signal) {
      const tokenHash = hashSecret(token);
      // Looked at before hashing, which is costly, and not within the transaction, which holds a connection.
      const found = await tokens.findToken(database.db, tokenHash, 'reset_password');
      if (wasUsedUnder(found, key)) return;
      if (!found || found.usedAt || found.expiresAt <= instantOf(clock.now())) throw tokenInvalid();

      const passwordHash = await passwords.hash(password, signal);
      await database.transaction(async (tx) => {
        await lockAccount(tx, found.userId);
        const now = instantOf(clock.now());
        const userId = await tokens.useToken(tx, { tokenHash, purpose: 'reset_password', now, key });
        if (userId) {
          const email = await setPasswordHash(tx, userId, passwordHash);
          await attempts.forgivePasswordAttempts(tx, email);
          await revokeAllSessions(tx, userId, now);
          await tokens.deleteUnusedTokens(tx, userId, 'reset_password');
          await deleteUnconfirmedFactor(tx, userId);
          return recordEvent(tx, { name: 'accounts.password_changed', userId, subjectId: newId() });
        }
        if (!wasUsedUnder(await tokens.findToken(tx, tokenHash, 'reset_password'), key)) throw tokenInvalid();
      });
    },
  };
}

function wasUsedUnder(token: OneTimeTokenRow | null, key: string | null): boolean {
  return key !== null && token?.usedAt != null && token.usedByKey === key;
}
