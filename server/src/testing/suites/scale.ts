/**
 * The share of a large count that a run does: `npm test` a tenth, `npm run test:long` all. The seed is the
 * same each time, so that a failure is about the change that was made; a long run uses a new seed and prints
 * it.
 */
import { describe, it } from 'vitest';

const { TEST_LONG, TEST_SEED = '1815' } = process.env;

const long = TEST_LONG === '1';

export const seed = Number(TEST_SEED);

/** Groups and tests only for long runs: slow ones that protect rarely changed code. Other runs do not have them. */
export const describeLong: (name: string, define: () => void) => void = long ? describe : () => {};
export const itLong = (name: string, run: () => Promise<void>) => {
  if (long) it(name, { timeout: 300_000 }, run);
};

/** @returns how often to do what is done `all` times in a long run */
export function runs(all: number): number {
  return long ? all : Math.ceil(all / 10);
}

/** @returns every tenth element, another tenth for another seed; in a long run the whole list */
export function portion<Element>(all: readonly Element[]): Element[] {
  if (long) return [...all];

  const step = Math.min(10, all.length);
  return all.filter((_, index) => index % step === seed % step);
}

/** @returns the rows of a table that long runs alone have, such as rare formats of a rule that each has to hold */
export function inLong<Row>(rows: readonly Row[]): readonly Row[] {
  return long ? rows : [];
}

/** @returns numbers below a bound, the same for the same seed */
export function randomOf(start: number): (bound: number) => number {
  let state = start >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}
