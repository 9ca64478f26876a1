/** Time is an argument: code that needs the moment asks this port, so that tests can set it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** The clock of this machine, for what runs without a database. */
export const systemClock: Clock = { now: () => Date.now() };

/** Counts on from the start of this process, also where somebody sets the clock of the machine. */
export const steadyClock: Clock = { now: () => performance.timeOrigin + performance.now() };
