/** Time is an argument: code that needs the moment asks this port, so that tests can set it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** The machine's clock, for code without a database. */
export const systemClock: Clock = { now: () => Date.now() };

/** Continues from the start of the process, even if the machine's clock is set. */
export const steadyClock: Clock = { now: () => performance.timeOrigin + performance.now() };
