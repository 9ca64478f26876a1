/** Projects a plan: the share that is known at the exam after these days of study. */
import { type Cohort, mergeCohorts } from './cohorts.ts';
import type { PlanContent } from './exam-plan.ts';
import { type GainInput, getReviewGain, getUnreviewed } from './review-gain.ts';

/** A day of study, or several that are projected together. */
export interface StudyStep {
  /** Days from today. */
  index: number;
  /** For items; the time of readings and of the mock exam is not in it. */
  seconds: number;
}

export interface ProjectionInput extends Pick<PlanContent, 'pace' | 'parameters'> {
  examIndex: number;
  speed: number;
}

export interface Projection {
  /** The expected share that is known at the exam, from 0 to 1, by the weights of the topics. */
  knownShare: number;
  /** The step after which every item was asked at least once; null if some never are, -1 if all were before. */
  lastFirstIndex: number | null;
  /** Items that are never asked. */
  unseen: number;
}

const minRate = 1e-9;

export function project(
  cohorts: readonly Cohort[],
  steps: readonly StudyStep[],
  input: ProjectionInput,
): Projection {
  let current = [...cohorts];
  let unseen = countUnseen(current);
  let lastFirstIndex = unseen === 0 ? -1 : null;
  for (const { index, seconds } of steps) {
    if (seconds <= 0) continue;
    current = mergeCohorts(studyDay(current, seconds, { ...input, index }));
    unseen = countUnseen(current);
    if (unseen === 0 && lastFirstIndex === null) lastFirstIndex = index;
  }
  return { knownShare: getKnownShare(current, input), lastFirstIndex, unseen };
}

/** Asks the items with the largest gain for their time, until the time ends. */
function studyDay(cohorts: readonly Cohort[], seconds: number, input: GainInput): Cohort[] {
  const rated = cohorts
    .map((cohort) => ({ cohort, gain: getReviewGain(cohort, input) }))
    .sort((one, other) => other.gain.rate - one.gain.rate);
  let left = seconds;
  return rated.flatMap(({ cohort, gain }) => {
    if (left <= 0 || gain.rate < minRate || isDone(cohort, input.index)) return [cohort];

    const share = Math.min(1, left / (gain.seconds * cohort.count));
    left -= share * gain.seconds * cohort.count;
    const reviewedCount = cohort.count * share;
    const reviewed = { ...cohort, lastIndex: input.index };
    return [
      { ...cohort, count: cohort.count - reviewedCount },
      { ...reviewed, memory: gain.whenRight, count: reviewedCount * gain.right },
      { ...reviewed, memory: gain.whenWrong, count: reviewedCount * (1 - gain.right) },
    ].filter(({ count }) => count > 1e-6);
  });
}

/** Nothing is asked twice on a day. */
function isDone({ memory, lastIndex }: Cohort, index: number): boolean {
  return memory !== null && lastIndex >= index;
}

function getKnownShare(cohorts: readonly Cohort[], input: ProjectionInput): number {
  const total = cohorts.reduce((sum, { count, weight }) => sum + count * weight, 0);
  if (total === 0) return 1;
  return (
    cohorts.reduce((sum, cohort) => sum + cohort.count * cohort.weight * getUnreviewed(cohort, input), 0) /
    total
  );
}

/** Half an item is a remainder of rounding. */
function countUnseen(cohorts: readonly Cohort[]): number {
  return Math.round(cohorts.reduce((sum, { memory, count }) => sum + (memory === null ? count : 0), 0));
}
