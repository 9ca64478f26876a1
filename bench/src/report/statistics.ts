/** The middle one; of an even number the lower of the two in the middle, so that it was really measured. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/**
 * @param share 0-1, such as 0.99
 * @returns the smallest value that this share of all does not exceed (nearest rank), NaN of none
 */
export function quantile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1] ?? Number.NaN;
}
