/** Passwords at rest: Argon2id, and never more of it at once than this machine can bear. */
import { hash, type Options, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { Fault } from '../fault/fault.ts';
import { newSecret } from '../ids/ids.ts';

/** The least that OWASP's Password Storage Cheat Sheet recommends for Argon2id (the library's algorithm). */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface PasswordLimits {
  /** Hashes at work at once; each holds 19 MiB and one core. */
  atWork: number;
  /** Calls that may wait for their turn. */
  waiting: number;
}

export interface Passwords {
  /**
   * @param signal of the caller: work for somebody who has gone is dropped
   * @returns the PHC string to be kept
   * @throws Fault `overloaded`
   */
  hash(password: string, signal?: AbortSignal): Promise<string>;
  /**
   * @param kept what `hash` returned; null where there is no account or no password, which is false after the
   *   same work, so that the time of an answer tells nothing
   * @throws Fault `overloaded`
   */
  matches(password: string, kept: string | null, signal?: AbortSignal): Promise<boolean>;
}

/** @param limits the preset answers 200 sign-ins at once within the 5 s that clients wait */
export function createPasswords(limits: PasswordLimits = { atWork: 2, waiting: 200 }): Passwords {
  const queue = new PQueue({ concurrency: limits.atWork });
  const inTurn = async <Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
    if (queue.size >= limits.waiting) throw overloaded();

    return queue.add(() => {
      if (signal?.aborted) throw overloaded();
      return work();
    });
  };
  const nobodysHash = hash(newSecret(), cost);

  return {
    hash: (password, signal) => inTurn(() => hash(password, cost), signal),
    matches: (password, kept, signal) =>
      inTurn(async () => {
        const matched = await verify(kept ?? (await nobodysHash), password);
        return matched && kept !== null;
      }, signal),
  };
}

function overloaded(): Fault {
  return new Fault('overloaded', 'Too many people are signing in at this moment. Please try again.', {
    retryAfter: 2,
  });
}
