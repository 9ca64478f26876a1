// Runs in a child process: the optimiser ends its whole process at an item that it cannot use.
import type { RecallTest } from '@akada/core/memory/tuning/recall-tests.ts';
import { computeParameters, FSRSBindingItem, FSRSBindingReview } from '@open-spaced-repetition/binding';

/** @returns the 21 parameters under which these tests would have surprised least */
export function optimise(tests: readonly RecallTest[]): Promise<number[]> {
  const items = tests.map(
    ({ reviews }) =>
      new FSRSBindingItem(reviews.map(({ grade, days }) => new FSRSBindingReview(grade, days))),
  );
  return computeParameters(items, { enableShortTerm: true, numRelearningSteps: 1 });
}
