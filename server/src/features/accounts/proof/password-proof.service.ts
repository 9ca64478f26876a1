import type { Database } from '../../../platform/database/database.ts';
import { invalidField } from '../../../platform/fault/fault.ts';
import type { Passwords } from '../../../platform/passwords/passwords.ts';
import { findAccount } from '../account/account.repo.ts';
import type { AttemptsService } from '../limits/attempts.service.ts';

export interface PasswordProofDeps {
  database: Database;
  passwords: Passwords;
  attempts: AttemptsService;
}

export interface PasswordProof {
  /**
   * Protects changes that could lock the owner out: an open session must not be enough for them.
   *
   * @param password null passes only for an account without a password
   * @returns the account's address
   * @throws Fault `validation_failed` for a wrong password, `too_many_requests`
   */
  checkPassword(userId: string, password: string | null, signal?: AbortSignal): Promise<string>;
}

export function createPasswordProof({ database, passwords, attempts }: PasswordProofDeps): PasswordProof {
  return {
    async checkPassword(userId, password, signal) {
      const { email, passwordHash } = await findAccount(database.db, userId);
      if (passwordHash === null) return email;

      await attempts.claimProofAttempt(userId);
      if (!(await passwords.matches(password ?? '', passwordHash, { source: userId, signal }))) {
        throw invalidField('password', 'This is not your password.');
      }
      await attempts.forgiveProofAttempts(database.db, userId);
      return email;
    },
  };
}
