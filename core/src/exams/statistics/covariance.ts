/** Sample statistics. Sums run over differences from the mean, so that large equal parts cost no digits. */

/** A typed array of many numbers is sorted and summed several times as fast. */
export type Numbers = readonly number[] | Float64Array;

/** @returns the mean, NaN of nothing */
export function mean(numbers: Numbers): number {
  let sum = 0;
  for (const one of numbers) sum += one;
  return sum / numbers.length;
}

/**
 * @param ones as many numbers as `others`, at least two
 * @returns the sample covariance, with n - 1; 0 where either list is constant, whatever rounding makes of its mean
 */
export function covariance(ones: Numbers, others: Numbers): number {
  if (isConstant(ones) || isConstant(others)) return 0;

  const meanOfOnes = mean(ones);
  const meanOfOthers = mean(others);
  let sum = 0;
  for (let index = 0; index < ones.length; index += 1)
    sum += ((ones[index] ?? 0) - meanOfOnes) * ((others[index] ?? 0) - meanOfOthers);
  return sum / (ones.length - 1);
}

function isConstant(numbers: Numbers): boolean {
  const [first] = numbers;
  for (const one of numbers) if (one !== first) return false;
  return true;
}
