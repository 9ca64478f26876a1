/** Turning the second factor on and off, by a signed-in caller. */
import * as endpoints from '@akada/contract/identity/second-factor.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import { findMade, type KeyedCall, makeOnce } from '../../../platform/idempotency/idempotency.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { secondFactorOff, secondFactorOn } from '../account/accounts.events.ts';
import type { AttemptsService } from '../limits/attempts.service.ts';
import type { PasswordProof } from '../proof/password-proof.service.ts';
import * as repo from './second-factor.repo.ts';
import { codeWrong, type SecondFactorProof } from './second-factor-proof.service.ts';
import { keyUri, type SecondFactorSecrets, stepOfCode } from './second-factor-secrets.ts';

/** An unconfirmed secret expires: others may have seen it on the screen. */
const pendingMs = 15 * 60_000;

export interface SecondFactorDeps {
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

/** A code with its `Idempotency-Key`: a repetition gets the same recovery codes. */
export interface CodeCall {
  code: string;
  key: string | null;
}

export interface SecondFactorService {
  /**
   * @param password null passes only for an account without a password
   * @throws Fault `validation_failed` for a wrong password, `too_many_requests`, `conflict` when it is on
   */
  startSecondFactor(userId: string, password: string | null, signal?: AbortSignal): Promise<NewSecondFactor>;
  /** @returns the recovery codes @throws Fault `second_factor_wrong`, `too_many_requests`, `conflict` */
  confirmSecondFactor(userId: string, call: CodeCall): Promise<string[]>;
  /** @returns the recovery codes @throws Fault `second_factor_wrong`, `too_many_requests`, `conflict` */
  renewRecoveryCodes(userId: string, call: CodeCall): Promise<string[]>;
  /** Does nothing without a second factor. @throws Fault `second_factor_wrong`, `too_many_requests` */
  removeSecondFactor(userId: string, code: string): Promise<void>;
}

export function createSecondFactor(deps: SecondFactorDeps): SecondFactorService {
  const { database, clock, secrets, attempts, proof, passwordProof } = deps;
  const now = () => getInstant(clock.now());

  /** Unconfirmed secrets from before this moment are expired. */
  const outdated = () => getInstant(clock.now() - pendingMs);

  /** @returns the codes of a set, null when it was replaced since or belongs to another code */
  const getCodes = async (userId: string, setId: string, { code }: CodeCall): Promise<string[] | null> => {
    const codes = secrets.recoveryCodes(setId, code);
    const [first = ''] = codes;
    const isCurrent = await repo.hasRecoveryCode(database.db, userId, secrets.recoveryHash(userId, first));
    return isCurrent ? codes : null;
  };

  /** A repetition is counted too: a caller who knows the key must not guess the code that the set belongs to. */
  const madeBefore = async (keyed: KeyedCall): Promise<string | null> => {
    const made = await findMade(database.db, keyed);
    if (made !== null) await attempts.claimCodeProofAttempt(keyed.userId);
    return made;
  };

  const saveCodes = async (tx: Transaction, userId: string, setId: string, { code }: CodeCall) => {
    const hashes = secrets.recoveryCodes(setId, code).map((each) => secrets.recoveryHash(userId, each));
    await repo.replaceRecoveryCodes(tx, userId, hashes);
    await attempts.forgiveCodeProofAttempts(tx, userId);
  };

  /** @returns what confirms the factor and saves a first set of codes */
  const confirming = async (factor: repo.SecondFactorRow | null, userId: string, call: CodeCall) => {
    if (!factor) throw startAgain();
    if (factor.confirmedAt) throw isOnAlready();
    if (factor.createdAt < outdated()) throw startAgain();
    await attempts.claimCodeProofAttempt(userId);
    const secret = secrets.unseal(factor.sealedSecret, userId);
    const step = secret === null ? null : stepOfCode(secret, call.code, clock.now());
    if (step === null) throw codeWrong();

    return async (tx: Transaction, setId: string) => {
      if (!(await repo.confirmFactor(tx, factor, { step, now: now() }))) throw isOnAlready();
      await saveCodes(tx, userId, setId, call);
      await record(tx, secondFactorOn, { userId, subjectId: setId, facts: {} });
    };
  };

  /** @returns what uses the code and saves the next set */
  const renewing = async (userId: string, call: CodeCall) => {
    const factor = await repo.findFactor(database.db, userId);
    if (!factor?.confirmedAt) throw isOff();
    await attempts.claimCodeProofAttempt(userId);

    return async (tx: Transaction, setId: string) => {
      if (!(await proof.use(tx, factor, call.code))) throw codeWrong();
      await saveCodes(tx, userId, setId, call);
    };
  };

  return {
    async startSecondFactor(userId, password, signal) {
      const email = await passwordProof.checkPassword(userId, password, signal);
      const sealedSecret = secrets.seal(secrets.make(), userId);
      const fresh = { userId, sealedSecret, createdAt: now() };
      const factor = await repo.insertFactor(database.db, fresh, outdated());
      if (factor.confirmedAt) throw isOnAlready();

      const secret = secrets.unseal(factor.sealedSecret, userId);
      if (secret === null) throw startAgain();
      return { secret, otpauthUri: keyUri(secret, email) };
    },

    async confirmSecondFactor(userId, call) {
      const keyed = { userId, endpoint: endpoints.confirmSecondFactor.id, key: call.key };
      // Read before the key is looked at: a concurrent repetition confirms the factor and stores the key together.
      const factor = await repo.findFactor(database.db, userId);
      const made = await madeBefore(keyed);
      const setId = made ?? (await makeOnce(deps, keyed, await confirming(factor, userId, call)));
      const codes = await getCodes(userId, setId, call);
      if (!codes) throw isOnAlready();
      return codes;
    },

    async renewRecoveryCodes(userId, call) {
      const keyed = { userId, endpoint: endpoints.renewRecoveryCodes.id, key: call.key };
      const made = await madeBefore(keyed);
      const setId = made ?? (await makeOnce(deps, keyed, await renewing(userId, call)));
      const codes = await getCodes(userId, setId, call);
      if (!codes) throw codeWrong();
      return codes;
    },

    async removeSecondFactor(userId, code) {
      const factor = await repo.findFactor(database.db, userId);
      if (!factor?.confirmedAt) return;

      await attempts.claimCodeProofAttempt(userId);
      const removed = await database.transaction(async (tx) => {
        if (!(await proof.use(tx, factor, code))) return false;
        await repo.deleteFactor(tx, userId);
        await attempts.forgiveCodeProofAttempts(tx, userId);
        await record(tx, secondFactorOff, { userId, subjectId: newId(), facts: {} });
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
