import type { Database } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/fault/fault.ts';
import type { Passwords } from '../../platform/passwords/passwords.ts';
import { findAccount } from './account-settings.repo.ts';
import type { AttemptsService } from './attempts.service.ts';

export interface PasswordProofOptions {
  database: Database;
  passwords: Passwords;
  attempts: AttemptsService;
}

export interface PasswordProof {
  /**
   * A session that was left open must not be enough for what locks its owner out.
   * @param password needed from who has one
   * @returns the account's address
   * @throws Fault `validation_failed` for a wrong password, `too_many_requests`
   */
  assertPassword(userId: string, password: string | null, signal?: AbortSignal): Promise<string>;
}

export function createPasswordProof({ database, passwords, attempts }: PasswordProofOptions): PasswordProof {
  return {
    async assertPassword(userId, password, signal) {
      const { email, passwordHash } = await findAccount(database.db, userId);
      if (passwordHash === null) return email;

      await attempts.claimProofAttempt(userId);
      if (!(await passwords.matches(password ?? '', passwordHash, signal))) {
        throw invalidField('password', 'This is not your password.');
      }
      await attempts.forgiveProofAttempts(database.db, userId);
      return email;
    },
  };
}
