/** Computes the memory of one item from all its reviews: any order of arrival gives the same result. */
import { dayAfter, daysBetween } from '../time/local-day.ts';
import { intervalDays, type MemoryParameters } from './forgetting-curve.ts';
import { type Memory, nextMemory } from './fsrs.ts';
import { type Grade, grades } from './grade.ts';
import { type NextStanding, nextStanding, type Standing } from './learning-steps.ts';

/** Kinds of items that are learned by repetition. */
export const itemKinds = ['question', 'card'] as const;
export type ItemKind = (typeof itemKinds)[number];

export interface GivenReview {
  id: string;
  grade: Grade;
  /** Milliseconds since the epoch. */
  givenAt: number;
  /** Counts up on its device: orders what it recorded in one millisecond. */
  sequence?: number;
  /** The student's own day, fixed when the review was given: YYYY-MM-DD. */
  localDay: string;
  /** The promised probability, in per cent, that it is still known when it is asked again. */
  retention?: number;
  /** The parameters by which its interval was promised; the defaults if absent. */
  parameters?: MemoryParameters | undefined;
}

/** An undone review counts as if it had never been given. */
export interface TakenBack {
  id: string;
  cancels: string;
}

export interface ItemState extends Memory, Standing {
  /** Milliseconds since the epoch from which a card in its learning steps is asked again. Null in reviews. */
  dueAt: number | null;
  /** The day from whose beginning it is in the queue. */
  dueDay: string;
  /** The day of the first review that counts. */
  firstDay: string;
  lastDay: string;
  /** Reviews that count. */
  reps: number;
  /** The number of lapses, each after a day on which it was known or learned again. */
  lapses: number;
}

/**
 * @param events all of one item, in any order, each once
 * @param origin what another program knew of the item before; null if it was new
 * @returns null if none of them counts: a question is remembered from its first wrong answer on
 */
export function foldReviews(
  kind: ItemKind,
  events: readonly (GivenReview | TakenBack)[],
  origin: ItemState | null = null,
): ItemState | null {
  return countedReviews(events).reduce(
    (state, review) => (state || enters(kind, review) ? afterReview(kind, state, review) : null),
    origin,
  );
}

/**
 * @param events all of one item, each once
 * @returns the reviews that were not undone, in the order in which they were given
 */
export function countedReviews<Review extends GivenReview>(
  events: readonly (Review | TakenBack)[],
): Review[] {
  const cancelled = new Set(events.flatMap((event) => ('cancels' in event ? [event.cancels] : [])));
  return events
    .flatMap((event) => ('cancels' in event || cancelled.has(event.id) ? [] : [event]))
    .sort(byTimeGiven);
}

/**
 * Two reviews in one millisecond are ordered by their device and then by their ids, so that every device sees
 * the same order.
 */
function byTimeGiven(one: GivenReview, other: GivenReview): number {
  return (
    one.givenAt - other.givenAt || (one.sequence ?? 0) - (other.sequence ?? 0) || (one.id < other.id ? -1 : 1)
  );
}

function enters(kind: ItemKind, { grade }: GivenReview): boolean {
  return kind === 'card' || grade === grades.again;
}

/**
 * @param previousItemState null for an item that was never reviewed
 * @returns the state after one more review
 */
export function afterReview(
  kind: ItemKind,
  previousItemState: ItemState | null,
  review: GivenReview,
): ItemState {
  const { grade, givenAt, localDay, retention, parameters } = review;
  // A student who travels westwards may come back to the day before, in which no memory fades.
  const days = previousItemState ? Math.max(0, daysBetween(previousItemState.lastDay, localDay)) : 0;
  const memory = nextMemory(previousItemState, days, grade, parameters);
  // A question comes back on a later day only: its options would be remembered before its answer is.
  const { waitMs, ...standing } = kind === 'card' ? nextStanding(previousItemState, grade) : daysOnly;
  const promised = retention === undefined ? undefined : retention / 100;
  const interval = intervalDays(memory.stability, promised, parameters);
  return {
    ...memory,
    ...standing,
    dueAt: waitMs === null ? null : givenAt + waitMs,
    dueDay: waitMs === null ? dayAfter(localDay, interval) : localDay,
    firstDay: previousItemState?.firstDay ?? localDay,
    lastDay: localDay,
    reps: (previousItemState?.reps ?? 0) + 1,
    lapses: (previousItemState?.lapses ?? 0) + (hasLapsed(kind, previousItemState, { days, grade }) ? 1 : 0),
  };
}

const daysOnly: NextStanding = { phase: 'review', step: 0, waitMs: null };

function hasLapsed(
  kind: ItemKind,
  previousItemState: ItemState | null,
  { days, grade }: { days: number; grade: Grade },
): boolean {
  if (grade !== grades.again) return false;
  return kind === 'card' ? previousItemState?.phase === 'review' : days > 0;
}
