/** Memory: an append-only log of reviews, what they count as, and for each item the state that they add up to. */
import { foldReviews, type ItemKind } from '@akada/core/memory/fold-reviews.ts';
import type { Grade } from '@akada/core/memory/grade.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import type { Correction } from './memory.repo.ts';
import * as repo from './memory.repo.ts';

export type { Correction } from './memory.repo.ts';

/** One graded answer as a device recorded it. */
export interface NewReview {
  /** Made on the device: of one person's reviews with the same id the first one counts, the others change nothing. */
  id: string;
  itemKind: ItemKind;
  itemId: string;
  grade: Grade;
  /** ISO 8601, by a right clock. */
  givenAt: string;
  /** The day in which it was given, which begins at 04:00 in its zone: YYYY-MM-DD. */
  localDay: string;
  zone: string;
  tookMs: number;
}

export interface DueItem {
  itemId: string;
  dueDay: string;
}

/** Items of one kind on a day of the person (core/time `localDay`). */
export interface DayOfKind {
  itemKind: ItemKind;
  today: string;
}

export interface MemoryService {
  /**
   * Stores the reviews and computes the items that they are about again, one caller of a person after the other: it
   * takes a lock that is held until the transaction ends.
   * @returns ids of those that were not stored before
   */
  record(tx: Transaction, userId: string, reviews: readonly NewReview[]): Promise<string[]>;
  /**
   * Has reviews count as another grade, as if they had been given with it, and computes their items again. Those that are
   * not stored are passed over. A repetition changes nothing; it takes the lock of `record`.
   */
  correct(tx: Transaction, userId: string, corrections: readonly Correction[]): Promise<void>;
  /** @returns what is due on this day or before it, that of the earliest day first */
  due(executor: Executor, userId: string, day: DayOfKind & { limit: number }): Promise<DueItem[]>;
  /** @returns how many items are remembered, and how many of them are due */
  counts(executor: Executor, userId: string, day: DayOfKind): Promise<{ remembered: number; due: number }>;
}

export function createMemoryService(): MemoryService {
  return {
    async record(tx, userId, reviews) {
      if (reviews.length === 0) return [];

      await repo.lockMemoryOf(tx, userId);
      const added = await repo.addReviews(tx, userId, reviews);
      await computeAgain(tx, userId, added);
      return added.map(({ id }) => id);
    },
    async correct(tx, userId, corrections) {
      if (corrections.length === 0) return;

      await repo.lockMemoryOf(tx, userId);
      const items = await repo.correctReviews(tx, userId, corrections);
      if (items.length === 0) return;

      // What was wrong by mistake alone is not remembered any more.
      await repo.dropStates(tx, userId, items);
      await computeAgain(tx, userId, items);
    },
    due: (executor, userId, { itemKind, today, limit }) =>
      repo.findDue(executor, { userId, itemKind }, today, limit),
    counts: (executor, userId, { itemKind, today }) =>
      repo.countStates(executor, { userId, itemKind }, today),
  };
}

async function computeAgain(tx: Transaction, userId: string, items: readonly repo.Item[]): Promise<void> {
  if (items.length === 0) return;

  const reviews = await repo.findReviewsOf(tx, userId, items);
  const states = [
    ...Map.groupBy(reviews, ({ itemKind, itemId }) => `${itemKind} ${itemId}`).values(),
  ].flatMap(stateOf);
  if (states.length > 0) await repo.putStates(tx, userId, states);
}

/** @returns nothing for an item that is not remembered yet */
function stateOf(reviews: readonly repo.StoredReview[]) {
  const [item] = reviews;
  if (!item) return [];

  const { itemKind, itemId } = item;
  const given = reviews.map((review) => ({ ...review, givenAt: Date.parse(review.givenAt) }));
  const state = foldReviews(itemKind, given);
  return state ? [{ itemKind, itemId, ...state }] : [];
}
