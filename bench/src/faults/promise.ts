import type { Figure } from '../report/figure.ts';

/** @returns one line of the report @param max the largest value that keeps the promise */
export function promise(name: string, unit: string, measured: number, max: number): Figure {
  return { name, unit, measured, bare: null, goal: { most: max, of: 'unit' } };
}

/** @returns a line that says what was measured and promises nothing */
export function observed(name: string, unit: string, measured: number): Figure {
  return { name, unit, measured, bare: null, goal: null };
}
