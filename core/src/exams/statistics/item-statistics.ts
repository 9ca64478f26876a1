/**
 * Statistics of one question over finished exams, as Moodle defines them
 * (moodle/moodle, `question/classes/statistics/questions/calculator.php`).
 */
import { covariance, mean } from './covariance.ts';

/** A student's mark for the question, and the share that the student earned in the rest of the exam. */
export interface ItemResult {
  /** Marks for the question. */
  mark: number;
  /**
   * The rest of the exam without this question: the share of its largest marks, 0 to 1, because a draw gives each
   * student another rest.
   */
  rest: number;
}

export interface ItemStatistics {
  /** Finished exams that had the question. */
  count: number;
  /** Facility index: the mean mark in per cent of the largest. Null for no exam. */
  facility: number | null;
  /** Standard deviation of the marks, with n - 1. Null for too few results. */
  deviation: number | null;
  /** Discrimination index in per cent: the correlation of mark and rest. Null if one of them never varies. */
  discrimination: number | null;
  /**
   * Discriminative efficiency in per cent: the covariance relative to the largest that these marks and rests
   * allow. Null if that is 0, and for too few results.
   */
  efficiency: number | null;
}

/** Fewer results say how easy a question is, and nothing else that can be relied on. */
export const fewestForMore = 20;

/** Fewer results send no question to review. */
const fewestForReview = 30;

/**
 * @param largest mark of the question, above 0
 * @param min results from which on more than the facility is given
 */
export function itemStatistics(
  results: readonly ItemResult[],
  largest: number,
  min = fewestForMore,
): ItemStatistics {
  const count = results.length;
  const marks = Float64Array.from(results, ({ mark }) => mark);
  const rests = Float64Array.from(results, ({ rest }) => rest);
  const facility = count === 0 ? null : (100 * mean(marks)) / largest;
  if (count < Math.max(2, min)) {
    return { count, facility, deviation: null, discrimination: null, efficiency: null };
  }

  const variance = covariance(marks, marks);
  const together = covariance(marks, rests);
  const spread = Math.sqrt(variance * covariance(rests, rests));
  const highest = covariance(marks.toSorted(), rests.toSorted());
  return {
    count,
    facility,
    deviation: Math.sqrt(variance),
    discrimination: spread === 0 ? null : (100 * together) / spread,
    efficiency: highest === 0 ? null : (100 * together) / highest,
  };
}

/** @returns whether a person should review the question: good students answer it wrongly */
export function needsReview({ count, discrimination }: ItemStatistics): boolean {
  return count >= fewestForReview && discrimination !== null && discrimination < 0;
}

/** @returns the share of marks that guessing earns, 0 to 1; of several right options none is expected */
export function randomGuessScore(optionCount: number, keyCount: number): number {
  return keyCount === 1 && optionCount > 0 ? 1 / optionCount : 0;
}
