/** Limits how often something can be done. The counts are in the database, so that every process shares them. */
import type { Clock } from '../clock/clock.ts';
import { getInstant } from '../clock/instant.ts';
import type { Executor } from '../database/database.ts';
import { Fault } from '../fault/fault.ts';
import { countAttempt } from './attempt-windows.repo.ts';

const minuteMs = 60_000;

/** A max number in a window, which begins with the first call. */
export interface Limit {
  most: number;
  windowMs: number;
  /**
   * The sentence of the rejection.
   *
   * @param wait time until the window ends, such as "5 minutes"
   */
  refusal(wait: string): string;
}

/** The counted action and its key. */
export interface Counted {
  /** Names what is done and the account, address or source that does it. */
  key: string;
  /** A transaction counts only what it commits; the later ones of a key wait for it. */
  executor: Executor;
}

/** A count after one more time. */
export interface Count {
  /** Calls in this window, including this one. */
  times: number;
  /** The fault to throw if this call is too many: `too_many_requests`, with the remaining seconds. */
  refused: Fault;
}

export interface Limits {
  /** Counts one more, so that concurrent calls get different numbers, and leaves the rejection to the caller. */
  count(counted: Counted, limit: Limit): Promise<Count>;
  /** Counts once more. @throws Fault `too_many_requests` beyond the limit */
  claim(counted: Counted, limit: Limit): Promise<void>;
}

/** @returns limits that count by the time of `clock` */
export function createLimits({ clock }: { clock: Clock }): Limits {
  const count: Limits['count'] = async ({ executor, key }, { windowMs, refusal }) => {
    const now = clock.now();
    const moments = { now: getInstant(now), outdated: getInstant(now - windowMs) };
    const { attempts, startedAt } = await countAttempt(executor, key, moments);
    const leftMs = Math.max(1_000, Date.parse(startedAt) + windowMs - now);
    const retryAfter = Math.ceil(leftMs / 1_000);
    return {
      times: attempts,
      refused: new Fault('too_many_requests', refusal(inMinutes(leftMs)), { retryAfter }),
    };
  };

  return {
    count,
    async claim(counted, limit) {
      const { times, refused } = await count(counted, limit);
      if (times > limit.most) throw refused;
    },
  };
}

function inMinutes(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / minuteMs);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
