import type { Clock } from '../platform/clock/clock.ts';

/** A clock that a test moves. */
export interface SettableClock extends Clock {
  advance(milliseconds: number): void;
}

/** Stands still; by default at this moment, because the database fills some columns by its own clock. */
export function createSettableClock(startsAt = Date.now()): SettableClock {
  let now = startsAt;
  return {
    now: () => now,
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}
