/** Of a question that readers would use half of the time. */
const WORTH_OF_HALF = 4.5;
const WORTH_PER_LOG_ODDS = 1.2;
const LEAST = 0.005;

/**
 * @param chance 0-1, that a reader would use a question as it is
 * @returns its worth, comparable within one note
 */
export function worthOf(chance: number): number {
  const bounded = Math.min(1 - LEAST, Math.max(LEAST, chance));
  return WORTH_OF_HALF + WORTH_PER_LOG_ODDS * Math.log(bounded / (1 - bounded));
}
