/** Projects a plan: what share is known at the exam if these days are studied for so long. */
import { type Cohort, mergeCohorts } from './cohorts.ts';
import type { Pace } from './exam-plan.ts';
import { type GainInput, getReviewGain, getUnreviewed } from './review-gain.ts';

/** A day of study, or several that are projected together. */
export interface StudyStep {
  /** Days from today. */
  index: number;
  /** For items; the time of readings and of the mock exam is not in it. */
  seconds: number;
}

export interface ProjectionInput {
  examIndex: number;
  speed: number;
  pace: Pace;
}

export interface Projection {
  /** The expected share that is known at the exam, from 0 to 1, by the weights of the topics. */
  known: number;
  /** The step after which every item was asked at least once; null if some never are, -1 if all were before. */
  allSeenAfter: number | null;
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
  let allSeenAfter = unseen === 0 ? -1 : null;
  for (const { index, seconds } of steps) {
    if (seconds <= 0) continue;
    current = mergeCohorts(studyDay(current, seconds, { ...input, index }));
    unseen = countUnseen(current);
    if (unseen === 0 && allSeenAfter === null) allSeenAfter = index;
  }
  return { known: getKnownShare(current, input), allSeenAfter, unseen };
}

/** Asks what adds most for its time, until the time is over. */
function studyDay(cohorts: readonly Cohort[], seconds: number, input: GainInput): Cohort[] {
  const rated = cohorts
    .map((cohort) => ({ cohort, gain: getReviewGain(cohort, input) }))
    .sort((one, other) => other.gain.rate - one.gain.rate);
  let left = seconds;
  return rated.flatMap(({ cohort, gain }) => {
    if (left <= 0 || gain.rate < minRate || isDone(cohort, input.index)) return [cohort];

    const share = Math.min(1, left / (gain.seconds * cohort.count));
    left -= share * gain.seconds * cohort.count;
    const asked = cohort.count * share;
    const reviewed = { ...cohort, lastIndex: input.index };
    return [
      { ...cohort, count: cohort.count - asked },
      { ...reviewed, memory: gain.whenRight, count: asked * gain.right },
      { ...reviewed, memory: gain.whenWrong, count: asked * (1 - gain.right) },
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
