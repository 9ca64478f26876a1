/** Reviews as tests of memory: what parameters are optimised on, and how well they foretell what was known. */
import { daysBetween } from '../../time/local-day.ts';
import { countedReviews, type GivenReview, type TakenBack } from '../fold-reviews.ts';
import { type MemoryParameters, recall, weights } from '../forgetting-curve.ts';
import { type Memory, nextMemory } from '../fsrs.ts';
import { type Grade, grades } from '../grade.ts';

/** A review with the whole days since the one before; 0 for the first. */
export interface SpacedReview {
  grade: Grade;
  days: number;
}

/** One item up to a review on a later day than the one before: that last review tests the memory. */
export interface RecallTest {
  /** Milliseconds since the epoch. */
  givenAt: number;
  reviews: readonly SpacedReview[];
}

/**
 * Every test ends with a gap of a day at least: the optimiser ends its whole process at an item without one.
 *
 * @param histories all events of one card each, in any order
 * @returns the tests in the order in which they were given
 */
export function getRecallTests(histories: readonly (readonly (GivenReview | TakenBack)[])[]): RecallTest[] {
  return histories.flatMap(getTestsOfItem).sort((one, other) => one.givenAt - other.givenAt);
}

function getTestsOfItem(events: readonly (GivenReview | TakenBack)[]): RecallTest[] {
  const countedEvents = countedReviews(events);
  const reviews = countedEvents.map(({ grade, localDay }, index): SpacedReview => {
    const previous = countedEvents[index - 1];
    return { grade, days: previous ? Math.max(0, daysBetween(previous.localDay, localDay)) : 0 };
  });
  return countedEvents.flatMap(({ givenAt }, index) =>
    (reviews[index]?.days ?? 0) > 0 ? [{ givenAt, reviews: reviews.slice(0, index + 1) }] : [],
  );
}

const learnedShare = 0.8;

/** @returns the earlier four fifths, on which parameters are optimised, and the later fifth, which judges them */
export function splitTests(tests: readonly RecallTest[]): { learned: RecallTest[]; judged: RecallTest[] } {
  const end = Math.floor(tests.length * learnedShare);
  return { learned: tests.slice(0, end), judged: tests.slice(end) };
}

/** No answer is ever certain, so that one surprise does not outweigh all else. */
const minChance = 1e-4;

/** @returns the mean surprise at the results: 0 if all were foretold with certainty */
export function getLogLoss(tests: readonly RecallTest[], parameters: MemoryParameters = weights): number {
  const losses = tests.map(({ reviews }) => {
    const last = reviews.at(-1);
    const memory = reviews
      .slice(0, -1)
      .reduce<Memory | null>((state, { grade, days }) => nextMemory(state, days, grade, parameters), null);
    const knownShare = memory && last ? recall(last.days, memory.stability, parameters) : 0;
    const chance = last?.grade === grades.again ? 1 - knownShare : knownShare;
    return -Math.log(Math.max(minChance, chance));
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / Math.max(1, losses.length);
}
