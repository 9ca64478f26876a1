/** Sample statistics. Sums run over differences from the mean, so that large equal parts cost no digits. */

/** @returns the mean, NaN of nothing */
export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/**
 * @param ones as many numbers as `others`, at least two
 * @returns the sample covariance, with n - 1; 0 where either list is constant, whatever rounding makes of its mean
 */
export function covariance(ones: readonly number[], others: readonly number[]): number {
  if (isConstant(ones) || isConstant(others)) return 0;

  const meanOfOnes = mean(ones);
  const meanOfOthers = mean(others);
  const sum = ones.reduce(
    (total, one, at) => total + (one - meanOfOnes) * ((others[at] ?? meanOfOthers) - meanOfOthers),
    0,
  );
  return sum / (ones.length - 1);
}

function isConstant(numbers: readonly number[]): boolean {
  return numbers.every((one) => one === numbers[0]);
}
