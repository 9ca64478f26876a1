/** The gain of one review at the exam, and its cost: they order everything that a plan asks. */
import type { Cohort } from './cohorts.ts';
import type { PlanContent } from './exam-plan.ts';
import { type RoundedMemory, recallAt, reviewMemory } from './rounded-memory.ts';

export interface GainInput extends Pick<PlanContent, 'pace' | 'parameters'> {
  /** The day of the review, and the day of the exam, in days from today. */
  index: number;
  examIndex: number;
  speed: number;
}

export interface ReviewGain {
  /** The gain of knowledge at the exam for a second of study. */
  rate: number;
  /** Expected seconds for one item, with repetitions after a mistake. */
  seconds: number;
  /** The chance that the answer is right. */
  right: number;
  whenRight: RoundedMemory;
  whenWrong: RoundedMemory;
}

/** A new card is seen twice on its first day, and three times after a mistake. */
const viewsOfNewCard = 2;

export function getReviewGain(cohort: Omit<Cohort, 'count'>, input: GainInput): ReviewGain {
  const { kind, memory, lastIndex, prior, weight } = cohort;
  const { index, examIndex, pace, parameters } = input;
  const days = memory ? Math.max(0, index - lastIndex) : 0;
  const right = memory ? recallAt(memory, days, input) : prior;
  const whenRight = reviewMemory({ kind, memory, days, right: true, parameters });
  const whenWrong = reviewMemory({ kind, memory, days, right: false, parameters });
  const left = examIndex - index;
  const after = right * recallAt(whenRight, left, input) + (1 - right) * recallAt(whenWrong, left, input);
  // Knowledge from elsewhere fades like knowledge at a first review.
  const unreviewed = memory ? getUnreviewed(cohort, input) : prior * recallAt(whenRight, left, input);
  const gain = after - unreviewed;
  const views = kind === 'question' ? 1 : (memory ? 1 : viewsOfNewCard) + (1 - right);
  const seconds = views * pace[kind];
  return { rate: (weight * gain) / seconds, seconds, right, whenRight, whenWrong };
}

/** @returns the chance that an item is known at the exam if it is not asked any more; what was never asked counts as unknown */
export function getUnreviewed(
  { memory, lastIndex }: Pick<Cohort, 'memory' | 'lastIndex'>,
  input: Pick<GainInput, 'examIndex' | 'speed' | 'parameters'>,
): number {
  return memory ? recallAt(memory, Math.max(0, input.examIndex - lastIndex), input) : 0;
}
