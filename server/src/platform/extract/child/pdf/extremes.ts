/** The lowest of some numbers. Unlike `Math.min(...)` it takes a hostile page's hundred thousand. */
export function lowest(values: readonly number[]): number {
  return values.reduce((min, value) => Math.min(min, value), Number.POSITIVE_INFINITY);
}

/** The highest of some numbers, however many. */
export function highest(values: readonly number[]): number {
  return values.reduce((max, value) => Math.max(max, value), Number.NEGATIVE_INFINITY);
}

/** The middle one of some numbers, 0 of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
