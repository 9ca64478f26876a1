/** Finds right options by their shares of the mark. */

export interface WeighedKeys {
  /** Indexes of the right options. */
  keys: number[];
  /** Whether they have the same share, together the whole mark. */
  isExact: boolean;
}

/** Percent: three thirds are 99.99999, and people write 33. */
const rounding = 1;

/**
 * @param shares of each option, in percent; zero and negative ones are wrong
 * @returns the right options
 */
export function weighedKeys(shares: readonly number[]): WeighedKeys {
  const positive = shares.flatMap((share, index) => (share > 0 ? [index] : []));
  const whole = shares.flatMap((share, index) => (share >= 100 ? [index] : []));
  // An option with the full mark is right, and others next to it are only half right.
  const keys = whole.length === 1 ? whole : positive;
  const weights = keys.map((key) => shares[key] ?? 0);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const isExact =
    keys.length === positive.length &&
    Math.max(...weights) - Math.min(...weights) <= rounding &&
    Math.abs(sum - 100) <= rounding;
  return { keys, isExact };
}
