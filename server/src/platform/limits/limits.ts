/** How often something may be done: counted in the database, so that every process counts the same. */
import type { Clock } from '../clock/clock.ts';
import { instantOf } from '../clock/instant.ts';
import type { Executor } from '../database/database.ts';
import { Fault } from '../fault/fault.ts';
import { countAttempt } from './attempt-windows.repo.ts';

const minuteMs = 60_000;

/** So many times in a window, which begins with the first of them. */
export interface Limit {
  most: number;
  windowMs: number;
  /** The sentence of the refusal. @param wait time until the window ends, such as "5 minutes" */
  refusal(wait: string): string;
}

/** What is counted, and where. */
export interface Counted {
  /** Names what is done and the account, address or source that does it. */
  key: string;
  /** A transaction counts only what it commits; the later ones of a key wait for it. */
  executor: Executor;
}

/** A count after one more time. */
export interface Count {
  /** In this window, with this time. */
  times: number;
  /** What to throw where this time is too many: `too_many_requests`, with the seconds that are left. */
  refused: Fault;
}

export interface Limits {
  /** Counts once more, so that concurrent calls get different numbers, and leaves the refusal to the caller. */
  count(counted: Counted, limit: Limit): Promise<Count>;
  /** Counts once more. @throws Fault `too_many_requests` beyond the limit */
  claim(counted: Counted, limit: Limit): Promise<void>;
}

/** @returns limits that count by the time of `clock` */
export function createLimits({ clock }: { clock: Clock }): Limits {
  const count: Limits['count'] = async ({ executor, key }, { windowMs, refusal }) => {
    const now = clock.now();
    const moments = { now: instantOf(now), outdated: instantOf(now - windowMs) };
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
