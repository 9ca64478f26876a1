/** The first minutes of a card: it is asked again after a minute and after ten, before its intervals are counted in days. */
import { type Grade, grades } from './grade.ts';

/** The phases of learning, of knowing, and of learning again. Questions are always in `review`. */
export const memoryPhases = ['learning', 'review', 'relearning'] as const;
export type MemoryPhase = (typeof memoryPhases)[number];

const minuteMs = 60_000;

/** Waits before a card is asked again, by its phase. */
const stepsMs = {
  learning: [minuteMs, 10 * minuteMs],
  relearning: [10 * minuteMs],
} as const;

/** @returns how many steps a phase has; none in reviews */
export const countSteps = (phase: MemoryPhase): number => (phase === 'review' ? 0 : stepsMs[phase].length);

/** The position of a card on its way into the long run. */
export interface Standing {
  phase: MemoryPhase;
  /** The index among the steps of its phase; 0 in reviews. */
  step: number;
}

export interface NextStanding extends Standing {
  /** The wait until it is asked again; null if days are counted. */
  waitMs: number | null;
}

const inReview: NextStanding = { phase: 'review', step: 0, waitMs: null };

/** @param previous null for a card that was never reviewed @returns where it stands after this grade */
export function nextStanding(previous: Standing | null, grade: Grade): NextStanding {
  const { phase, step } = previous ?? { phase: 'learning', step: 0 };
  if (phase === 'review')
    return grade === grades.again
      ? { phase: 'relearning', step: 0, waitMs: stepsMs.relearning[0] }
      : inReview;

  const steps: readonly number[] = stepsMs[phase];
  const [first = 0, second] = steps;
  if (grade === grades.again) return { phase, step: 0, waitMs: first };
  if (grade === grades.hard) {
    // The wait lies between this step and the next one, so that it is longer than after Again.
    const waitMs =
      step > 0 ? (steps[step] ?? first) : second === undefined ? first * 1.5 : (first + second) / 2;
    return { phase, step, waitMs };
  }
  const next = steps[step + 1];
  return grade === grades.easy || next === undefined ? inReview : { phase, step: step + 1, waitMs: next };
}
