/** The clock of an own exam that stands while its student is away. All times are milliseconds since the epoch. */

/** A gap between two signs of a student that is longer than this counts as being away. */
export const awayAfterMs = 45_000;

/** Max total pause of a private exam's clock. */
export const awayBudgetMs = 30 * 60_000;

/** An exam whose clock stands while its student is away. */
export interface StandingClock {
  deadline: number;
  /** The latest that the deadline can become: what is between them is the time that the clock may still stand. */
  closes: number;
  /** When the student was seen last. */
  lastSeen: number;
  /** Total time that the clock has stood, in milliseconds. */
  awayMs: number;
}

/**
 * A student who was there shortly before the deadline was there at the deadline, whenever it is asked.
 * @returns when the exam ends if its student is not seen any more
 */
export function endOf({ deadline, closes, lastSeen }: StandingClock): number {
  return lastSeen >= deadline - awayAfterMs ? deadline : closes;
}

/** @returns the clock after its student was seen; a gap moves the deadline as far as the budget goes */
export function clockWhenSeen(clock: StandingClock, now: number): StandingClock {
  const gap = now - clock.lastSeen;
  if (gap <= 0) return clock;

  const stood = gap > awayAfterMs ? Math.min(gap, clock.closes - clock.deadline) : 0;
  return {
    ...clock,
    deadline: clock.deadline + stood,
    awayMs: clock.awayMs + stood,
    lastSeen: now,
  };
}
