import { resetPassword } from '@akada/contract/identity/accounts.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database } from '../../../platform/database/database.ts';
import { claimKey } from '../../../platform/idempotency/idempotency.ts';
import { hashSecret, newId } from '../../../platform/ids/ids.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import type { PasswordCall, Passwords } from '../../../platform/passwords/passwords.ts';
import { findAccount, lockAccount, setPasswordHash } from '../account/account.repo.ts';
import { handedLinkUsed, passwordChanged } from '../account/accounts.events.ts';
import { nameOfAddress } from '../account/name-of-address.ts';
import { stopPayouts } from '../account/payout-stop.service.ts';
import { confirmByProof } from '../address/proved-address.service.ts';
import type { AttemptsService } from '../limits/attempts.service.ts';
import { deleteUnconfirmedFactor } from '../second-factor/second-factor.repo.ts';
import { revokeAllSessions } from '../sessions/sessions.repo.ts';
import { tokenInvalid } from '../tokens/one-time-token.ts';
import * as tokens from '../tokens/one-time-tokens.repo.ts';
import { repeatsPassword } from './repeated-password.service.ts';

export interface PasswordResetDeps {
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
   * Sets the password, ends every session, and deletes all other reset links and an unconfirmed second
   * factor. A confirmed second factor stays. A link from an administrator also stops payouts, and is rejected
   * for administrators and closed accounts. The link proves an unconfirmed address; values that were set
   * before the proof are then deleted.
   *
   * @param key the `Idempotency-Key`: a repetition with the same password succeeds and changes nothing
   * @throws Fault `one_time_token_invalid`, also for a repetition with another password
   */
  resetPassword(change: NewPassword, key: string | null, sender: PasswordCall): Promise<void>;
}

export function createPasswordResetService(deps: PasswordResetDeps): PasswordResetService {
  const { database, clock, passwords, attempts } = deps;

  return {
    async resetPassword({ token, password }, key, sender) {
      const tokenHash = hashSecret(token);
      // Read before the key is looked at: a concurrent repetition uses the token and stores the key together.
      const found = await tokens.findToken(database.db, tokenHash, 'reset_password');
      if (!found) throw tokenInvalid();
      const call = { userId: found.userId, endpoint: resetPassword.id, key };
      if (found.usedAt && (await repeatsPassword(deps, call, password, sender))) return;
      if (found.usedAt || found.expiresAt <= getInstant(clock.now())) throw tokenInvalid();

      // Hashing happens outside the transaction, which holds a connection.
      const passwordHash = await passwords.hash(password, sender);
      const first = await database.transaction(async (tx) => {
        await lockAccount(tx, found.userId);
        const now = clock.now();
        const used = { tokenHash, purpose: 'reset_password' as const, now: getInstant(now) };
        const userId = await tokens.useToken(tx, used);
        if (!userId) return false;

        const changeId = newId();
        if (!(await claimKey(tx, call, changeId, now))) throw tokenInvalid();
        const { email, role, deactivatedAt } = await findAccount(tx, userId);
        const { handedOver } = found;
        if (handedOver && (role === 'admin' || deactivatedAt !== null)) throw tokenInvalid();
        const proof = {
          fullName: nameOfAddress(email),
          passwordHash,
          invitationToken: null,
          termsAcceptedAt: null,
        };
        await confirmByProof(tx, userId, proof, getInstant(now));
        await setPasswordHash(tx, userId, passwordHash);
        await attempts.forgivePasswordAttempts(tx, email);
        await revokeAllSessions(tx, userId, getInstant(now));
        await tokens.deleteUnusedTokens(tx, userId, 'reset_password');
        await deleteUnconfirmedFactor(tx, userId);
        if (handedOver) {
          await stopPayouts(tx, userId, now);
          await record(tx, handedLinkUsed, { userId, subjectId: changeId, facts: { role } });
        } else {
          await record(tx, passwordChanged, { userId, subjectId: changeId, facts: {} });
        }
        return true;
      });
      if (!first && !(await repeatsPassword(deps, call, password, sender))) throw tokenInvalid();
    },
  };
}
