import type { Clock } from '../platform/clock/clock.ts';

/** A clock that a test moves. */
export interface SettableClock extends Clock {
  advance(milliseconds: number): void;
}

const dayMs = 24 * 60 * 60_000;
const halfHourMs = 30 * 60_000;

/**
 * Stands still; by default at the last 23:30 UTC. Then it is already tomorrow in Lagos and still today in New York, so that a
 * test fails whose code takes the day of another zone.
 */
export function createSettableClock(startsAt = findEvening(Date.now())): SettableClock {
  let now = startsAt;
  return {
    now: () => now,
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}

function findEvening(now: number): number {
  return Math.floor((now + halfHourMs) / dayMs) * dayMs - halfHourMs;
}
