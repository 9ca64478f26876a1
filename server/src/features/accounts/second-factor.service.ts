/** Turning the second factor on and off, by who is signed in. */
import type { Clock } from '../../platform/clock/clock.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault/fault.ts';
import { newId } from '../../platform/ids/ids.ts';
import { recordEvent } from '../../platform/outbox/outbox.ts';
import type { AttemptsService } from './attempts.service.ts';
import type { PasswordProof } from './password-proof.service.ts';
import * as repo from './second-factor.repo.ts';
import type { SecondFactorRow } from './second-factor.tables.ts';
import { codeWrong, type SecondFactorProof } from './second-factor-proof.service.ts';
import { keyUri, type SecondFactorSecrets, stepOfCode } from './second-factor-secrets.ts';

/** A secret that waits longer than this to be confirmed may have been seen by others. */
const pendingMs = 15 * 60_000;

export interface SecondFactorOptions {
  database: Database;
  clock: Clock;
  attempts: AttemptsService;
  passwordProof: PasswordProof;
  secrets: SecondFactorSecrets;
  proof: SecondFactorProof;
}

export interface NewSecondFactor {
  secret: string;
  otpauthUri: string;
}

/** A code with the `Idempotency-Key` that it came under: a repetition is shown the same recovery codes. */
export interface CodeCall {
  code: string;
  key: string | null;
}

export interface SecondFactorService {
  /**
   * @param password needed from who has one
   * @throws Fault `validation_failed` for a wrong password, `too_many_requests`, `conflict` when it is on
   */
  startSecondFactor(userId: string, password: string | null, signal?: AbortSignal): Promise<NewSecondFactor>;
  /** @returns the recovery codes @throws Fault `second_factor_wrong`, `too_many_requests`, `conflict` */
  confirmSecondFactor(userId: string, call: CodeCall): Promise<string[]>;
  /** @returns the recovery codes @throws Fault `second_factor_wrong`, `too_many_requests`, `conflict` */
  renewRecoveryCodes(userId: string, call: CodeCall): Promise<string[]>;
  /** Without a second factor there is nothing to do. @throws Fault `second_factor_wrong`, `too_many_requests` */
  removeSecondFactor(userId: string, code: string): Promise<void>;
}

export function createSecondFactor(options: SecondFactorOptions): SecondFactorService {
  const { database, clock, secrets, attempts, proof, passwordProof } = options;
  const now = () => instantOf(clock.now());

  /** What was made before this has waited too long. */
  const outdated = () => instantOf(clock.now() - pendingMs);

  const codesFor = (userId: string, { code, key }: CodeCall): string[] =>
    secrets.recoveryCodes(key === null ? null : JSON.stringify([userId, key, code]));

  /** The codes follow from the call, so a set that is there already says that the call was answered before. */
  const wereShown = (userId: string, [first = '']: string[]): Promise<boolean> =>
    repo.hasRecoveryCode(database.db, userId, secrets.recoveryHash(userId, first));

  const keepCodes = async (tx: Transaction, userId: string, codes: string[]): Promise<void> => {
    const hashes = codes.map((code) => secrets.recoveryHash(userId, code));
    await repo.replaceRecoveryCodes(tx, userId, hashes);
    await attempts.forgiveCodeAttempts(tx, userId);
  };

  const confirm = (factor: SecondFactorRow, step: number, codes: string[]): Promise<boolean> =>
    database.transaction(async (tx) => {
      const { userId } = factor;
      if (!(await repo.confirmFactor(tx, factor, { step, now: now() }))) return false;

      await keepCodes(tx, userId, codes);
      await recordEvent(tx, { name: 'accounts.second_factor_on', userId, subjectId: newId() });
      return true;
    });

  return {
    async startSecondFactor(userId, password, signal) {
      const email = await passwordProof.assertPassword(userId, password, signal);
      const sealedSecret = secrets.seal(secrets.make(), userId);
      const fresh = { userId, sealedSecret, createdAt: now() };
      const factor = await repo.insertFactor(database.db, fresh, outdated());
      if (factor.confirmedAt) throw isOnAlready();

      const secret = secrets.unseal(factor.sealedSecret, userId);
      if (secret === null) throw startAgain();
      return { secret, otpauthUri: keyUri(secret, email) };
    },

    async confirmSecondFactor(userId, call) {
      const codes = codesFor(userId, call);
      const shownBefore = async (): Promise<string[]> => {
        if (await wereShown(userId, codes)) return codes;
        throw isOnAlready();
      };

      // Looked at first: the same call may be confirming it at this moment, and its codes come with it.
      const factor = await repo.findFactor(database.db, userId);
      if (!factor) throw startAgain();
      if (factor.confirmedAt) return shownBefore();
      if (factor.createdAt < outdated()) throw startAgain();
      await attempts.claimCodeAttempt(userId);
      const secret = secrets.unseal(factor.sealedSecret, userId);
      const step = secret === null ? null : stepOfCode(secret, call.code, clock.now());
      if (step === null) throw codeWrong();

      return (await confirm(factor, step, codes)) ? codes : shownBefore();
    },

    async renewRecoveryCodes(userId, call) {
      const codes = codesFor(userId, call);
      if (await wereShown(userId, codes)) return codes;

      const factor = await repo.findFactor(database.db, userId);
      if (!factor?.confirmedAt) throw isOff();
      await attempts.claimCodeAttempt(userId);
      const renewed = await database.transaction(async (tx) => {
        if (!(await proof.use(tx, factor, call.code))) return false;
        await keepCodes(tx, userId, codes);
        return true;
      });
      if (!renewed && !(await wereShown(userId, codes))) throw codeWrong();
      return codes;
    },

    async removeSecondFactor(userId, code) {
      const factor = await repo.findFactor(database.db, userId);
      if (!factor?.confirmedAt) return;

      await attempts.claimCodeAttempt(userId);
      const removed = await database.transaction(async (tx) => {
        if (!(await proof.use(tx, factor, code))) return false;
        await repo.deleteFactor(tx, userId);
        await attempts.forgiveCodeAttempts(tx, userId);
        await recordEvent(tx, { name: 'accounts.second_factor_off', userId, subjectId: newId() });
        return true;
      });
      if (!removed && (await repo.findFactor(database.db, userId))?.confirmedAt) throw codeWrong();
    },
  };
}

function isOnAlready(): Fault {
  return new Fault('conflict', 'The second factor is on already.');
}

function isOff(): Fault {
  return new Fault('conflict', 'Turn the second factor on first.');
}

function startAgain(): Fault {
  return new Fault('conflict', 'This took too long. Please start again.');
}
