/** Hashes passwords with Argon2id, with a limit on parallel hashes. */
import { hash, type Options, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { Fault } from '../fault/fault.ts';
import { newSecret } from '../ids/ids.ts';
import { type FairOptions, FairQueue } from './fair-queue.ts';

/** The least that OWASP's Password Storage Cheat Sheet recommends for Argon2id (the library's algorithm). */
const recommendedCost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Bounds of the hashing that one process does. */
export interface PasswordLimits {
  /** Parallel hashes; each uses 19 MiB and one core. */
  atWork: number;
  /** Calls of one source that may wait for their turn. */
  waitingPerSource: number;
  /** Calls of all sources that may wait. They cost a little memory each; the turns keep the others' wait short. */
  waiting: number;
}

/** The source of a call, and how long its result is needed. */
export interface PasswordCall {
  /** Sources take turns: the address from `getSource` for a call without an account, else the user id. */
  source: string;
  /** The caller's signal: work for a disconnected caller is dropped. */
  signal?: AbortSignal | undefined;
}

/** Hashes and checks passwords. */
export interface Passwords {
  /**
   * @returns the PHC string to be stored
   * @throws Fault `overloaded`
   */
  hash(password: string, call: PasswordCall): Promise<string>;
  /**
   * @param storedHash the result of `hash`; null without an account or a password, which is false after the
   * same work, so that the time of an answer reveals nothing
   * @throws Fault `overloaded`
   */
  matches(password: string, storedHash: string | null, call: PasswordCall): Promise<boolean>;
}

/**
 * @param limits the preset answers 200 simultaneous sign-ins of one source within the 5 s that clients wait
 * @param cost of a hash; only tests pay less, so no operator's setting leads here
 */
export function createPasswords(
  limits: PasswordLimits = { atWork: 2, waitingPerSource: 200, waiting: 2_000 },
  cost: Options = recommendedCost,
): Passwords {
  const queue = new PQueue<FairQueue, FairOptions>({ concurrency: limits.atWork, queueClass: FairQueue });
  const isFull = (source: string) =>
    queue.size >= limits.waiting || queue.sizeBy({ source }) >= limits.waitingPerSource;

  const inTurn = async <Result>(
    { source, signal }: PasswordCall,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    if (isFull(source)) throw overloaded();

    const run = () => {
      if (signal?.aborted) throw overloaded();
      return work();
    };
    return queue.add(run, { source });
  };
  const nobodysHash = hash(newSecret(), cost);

  return {
    hash: (password, call) => inTurn(call, () => hash(password, cost)),
    matches: (password, storedHash, call) =>
      inTurn(call, async () => {
        const matched = await verify(storedHash ?? (await nobodysHash), password);
        return matched && storedHash !== null;
      }),
  };
}

function overloaded(): Fault {
  return new Fault('overloaded', 'Too many people are signing in at this moment. Please try again.', {
    retryAfter: 2,
  });
}
