import type { Clock } from '../platform/clock/clock.ts';

/** A clock that a test moves. */
export interface SettableClock extends Clock {
  advance(milliseconds: number): void;
}

/** Starts at this moment and stands still: the database fills some columns by its own clock. */
export function createSettableClock(): SettableClock {
  let now = Date.now();
  return {
    now: () => now,
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}
