/** What is known of one item, computed from all its reviews: whatever order they arrive in, the result is the same. */
import { dayAfter, daysBetween } from '../time/local-day.ts';
import { intervalDays } from './forgetting-curve.ts';
import { type Memory, nextMemory } from './fsrs.ts';
import { type Grade, grades } from './grade.ts';

/** Kinds of what is learned by repetition. */
export const itemKinds = ['question', 'card'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** Whether it is being learned, known, or being learned again. Questions are always in `review`. */
export const memoryPhases = ['learning', 'review', 'relearning'] as const;
export type MemoryPhase = (typeof memoryPhases)[number];

export interface GivenReview {
  id: string;
  grade: Grade;
  /** Milliseconds since the epoch. */
  givenAt: number;
  /** The student's own day, fixed when the review was given: YYYY-MM-DD. */
  localDay: string;
}

export interface ItemState extends Memory {
  /** In the queue from the beginning of this day. */
  dueDay: string;
  lastDay: string;
  /** Reviews that count. */
  reps: number;
  /** How often it was forgotten after a day on which it was known or learned again. */
  lapses: number;
}

/**
 * @param reviews all of one item, in any order, each once
 * @returns null where none of them counts: a question is remembered from its first wrong answer on
 */
export function foldReviews(kind: ItemKind, reviews: readonly GivenReview[]): ItemState | null {
  return reviews
    .toSorted(byTimeGiven)
    .reduce<ItemState | null>(
      (state, review) => (state || enters(kind, review) ? afterReview(state, review) : null),
      null,
    );
}

/** Two in one millisecond are ordered by their ids, which every device sees alike. */
function byTimeGiven(one: GivenReview, other: GivenReview): number {
  return one.givenAt - other.givenAt || (one.id < other.id ? -1 : 1);
}

function enters(kind: ItemKind, { grade }: GivenReview): boolean {
  return kind === 'card' || grade === grades.again;
}

function afterReview(before: ItemState | null, { grade, localDay }: GivenReview): ItemState {
  // Who travels westwards may come back to the day before; that is no time in which to forget.
  const days = before ? Math.max(0, daysBetween(before.lastDay, localDay)) : 0;
  const memory = nextMemory(before, days, grade);
  const lapsed = days > 0 && grade === grades.again;
  return {
    ...memory,
    dueDay: dayAfter(localDay, intervalDays(memory.stability)),
    lastDay: localDay,
    reps: (before?.reps ?? 0) + 1,
    lapses: (before?.lapses ?? 0) + (lapsed ? 1 : 0),
  };
}
