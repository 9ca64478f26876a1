/** Asks for the second factor or the password once more, before something that an open session must not be enough for. */
import type { Database } from '../../../platform/database/database.ts';
import { invalidField } from '../../../platform/fault/fault.ts';
import type { AttemptsService } from '../limits/attempts.service.ts';
import type { PasswordProof } from '../proof/password-proof.service.ts';
import { findFactor } from './second-factor.repo.ts';
import { codeWrong, type SecondFactorProof } from './second-factor-proof.service.ts';

export interface OwnerProofInput {
  /** Counts if the account has no second factor; absent passes only for an account without a password. */
  password?: string | undefined;
  /** A code of the app, or a recovery code. Each works once. */
  code?: string | undefined;
}

export interface OwnerProof {
  /** @throws Fault `validation_failed` for a missing code or a wrong password, `second_factor_wrong`, `too_many_requests` */
  checkOwner(userId: string, input: OwnerProofInput, signal?: AbortSignal): Promise<void>;
}

export function createOwnerProof({
  database,
  attempts,
  passwordProof,
  proof,
}: {
  database: Database;
  attempts: AttemptsService;
  passwordProof: PasswordProof;
  proof: SecondFactorProof;
}): OwnerProof {
  return {
    async checkOwner(userId, { password, code }, signal) {
      const factor = await findFactor(database.db, userId);
      if (!factor?.confirmedAt) {
        await passwordProof.checkPassword(userId, password ?? null, signal);
        return;
      }
      if (code === undefined || code === '') throw invalidField('code', 'Enter the code of your app.');
      await attempts.claimCodeProofAttempt(userId);
      const isRight = await database.transaction(async (tx) => {
        if (!(await proof.use(tx, factor, code))) return false;
        await attempts.forgiveCodeProofAttempts(tx, userId);
        return true;
      });
      if (!isRight) throw codeWrong();
    },
  };
}
