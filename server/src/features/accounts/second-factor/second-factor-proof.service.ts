/** Checks that a caller holds the second factor of an account. Each code works once. */
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import * as repo from './second-factor.repo.ts';
import { isAppCode, type SecondFactorSecrets, stepOfCode } from './second-factor-secrets.ts';

export interface SecondFactorProof {
  /**
   * Checks and uses a code of the app or a recovery code.
   *
   * @param factor a confirmed factor
   * @returns false for a wrong or used code
   */
  use(
    tx: Transaction,
    factor: Pick<repo.SecondFactorRow, 'userId' | 'sealedSecret'>,
    code: string,
  ): Promise<boolean>;
}

export function createSecondFactorProof(deps: {
  clock: Clock;
  secrets: SecondFactorSecrets;
}): SecondFactorProof {
  const { clock, secrets } = deps;

  return {
    async use(tx, { userId, sealedSecret }, code) {
      if (!isAppCode(code)) {
        const codeHash = secrets.recoveryHash(userId, code);
        return repo.useRecoveryCode(tx, userId, codeHash, getInstant(clock.now()));
      }
      const secret = secrets.unseal(sealedSecret, userId);
      const step = secret === null ? null : stepOfCode(secret, code, clock.now());
      return step !== null && repo.useStep(tx, userId, step);
    },
  };
}

export function codeWrong(): Fault {
  return new Fault('second_factor_wrong', 'This code is wrong or was used already. Please enter a new one.');
}
