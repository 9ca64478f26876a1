/** Rows of cards and reviews of an exported collection. */
import type { ImportedFace, ImportedReview } from '@akada/core/cards/anki/imported-card.ts';
import { countSteps } from '@akada/core/memory/learning-steps.ts';
import { daysBetween } from '@akada/core/time/local-day.ts';

/** The day from which due days are counted, and the moment at which it begins in UTC. */
const firstDay = '2020-01-01';
export const createdAt = Date.parse(`${firstDay}T04:00:00Z`) / 1_000;

/** The columns of a card that follow from its progress. */
export interface ProgressColumns {
  type: number;
  queue: number;
  due: number;
  ivl: number;
  factor: number;
  reps: number;
  lapses: number;
  left: number;
  data: string;
}

/** @param position among the new cards */
export function progressColumns(
  { state, suspended, buried, reviews }: ImportedFace,
  position: number,
): ProgressColumns {
  const away = suspended ? -1 : buried ? -2 : null;
  if (state === null)
    return {
      type: 0,
      queue: away ?? 0,
      due: position,
      ivl: 0,
      factor: 0,
      reps: 0,
      lapses: 0,
      left: 0,
      data: '{}',
    };

  const { phase, step, stability, difficulty, dueAt, dueDay, lastDay, reps, lapses } = state;
  // Anki keeps these values of other programs: an object of at most 100 bytes whose names have at most eight.
  const ownValues = JSON.stringify({ fd: daysBetween('1970-01-01', state.firstDay) });
  const isInReview = phase === 'review';
  const interval = Math.max(1, daysBetween(lastDay, dueDay));
  const lastAt = reviews.at(-1)?.givenAt ?? Date.parse(`${lastDay}T12:00:00Z`);
  const stepsLeft = countSteps(phase) - step;
  return {
    type: isInReview ? 2 : phase === 'learning' ? 1 : 3,
    queue: away ?? (isInReview ? 2 : 1),
    due: isInReview ? daysBetween(firstDay, dueDay) : Math.floor((dueAt ?? lastAt) / 1_000),
    ivl: phase === 'learning' ? 0 : interval,
    factor: 2500,
    reps,
    lapses,
    left: stepsLeft * 1_000 + stepsLeft,
    data: JSON.stringify({ s: stability, d: difficulty, lrt: Math.floor(lastAt / 1_000), cd: ownValues }),
  };
}

/** The columns of a review, without its ids. */
export interface ReviewColumns {
  givenAt: number;
  ease: number;
  ivl: number;
  lastIvl: number;
  factor: number;
  time: number;
  type: number;
}

/** @param reviews of one face, in the order in which they were given @returns their rows; the first ones of a day are learning */
export function reviewColumns(reviews: readonly ImportedReview[]): ReviewColumns[] {
  return reviews.map(({ grade, givenAt, localDay, tookMs }, index) => {
    const next = reviews[index + 1];
    const previous = reviews[index - 1];
    const isFirstDay = localDay === reviews[0]?.localDay;
    return {
      givenAt,
      ease: grade,
      ivl: next === undefined ? 1 : Math.max(1, daysBetween(localDay, next.localDay)),
      lastIvl: previous === undefined ? 0 : Math.max(0, daysBetween(previous.localDay, localDay)),
      factor: 2500,
      time: tookMs,
      type: isFirstDay ? 0 : 1,
    };
  });
}
