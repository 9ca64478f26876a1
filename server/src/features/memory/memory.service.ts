/** Memory: an append-only log of reviews, what they count as, and for each item the state that they add up to. */
import { foldReviews, type ItemKind, type ItemState } from '@akada/core/memory/fold-reviews.ts';
import { wantedRetention } from '@akada/core/memory/forgetting-curve.ts';
import type { Grade } from '@akada/core/memory/grade.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import type { Correction } from './memory.repo.ts';
import * as repo from './memory.repo.ts';
import type { MemoryStateRow } from './memory.tables.ts';
import * as log from './memory-log.queries.ts';
import { findNewest } from './parameters.repo.ts';
import type { MemoryParametersRow } from './parameters.tables.ts';
import { givenEvent, type LoggedEvent, withParameters } from './stored-events.service.ts';

export type { Correction } from './memory.repo.ts';

/** The memory state of one item. */
export type ItemMemory = MemoryStateRow;

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
  /** Counts up on its device. */
  sequence?: number;
  /** In per cent, as it was promised; nine of ten where absent. */
  retention?: number;
  /** The version of the student's own parameters by which its interval was promised; the defaults if absent. */
  parametersVersion?: number | null;
}

/** An event that takes a review of the item back, whichever of them arrives first. */
export type TakenBackReview = Omit<NewReview, 'grade' | 'tookMs' | 'retention' | 'parametersVersion'> & {
  cancels: string;
};

/** An item with its memory from another program. */
export interface KnownItem {
  itemKind: ItemKind;
  itemId: string;
  state: ItemState;
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
   * Stores the events and recomputes their items. Calls for one person run one at a time: the method takes a
   * lock that is held until the transaction ends.
   *
   * @returns ids of events that were not stored before
   */
  record(
    tx: Transaction,
    userId: string,
    events: readonly (NewReview | TakenBackReview)[],
  ): Promise<string[]>;
  /**
   * Stores what another program knows of new items. Reviews continue from it, and their undo returns to it.
   * Adopting an item again changes nothing.
   */
  adopt(tx: Transaction, userId: string, items: readonly KnownItem[]): Promise<void>;
  /**
   * Counts reviews as another grade, as if they had been given with it, and recomputes their items. Reviews
   * that are not stored are skipped. A repetition changes nothing; the method takes the lock of `record`.
   */
  correct(tx: Transaction, userId: string, corrections: readonly Correction[]): Promise<void>;
  /** @returns items due by this day, earliest first */
  due(executor: Executor, userId: string, day: DayOfKind & { limit: number }): Promise<DueItem[]>;
  /** @returns the states of these items, in no particular order; items that are not remembered are absent */
  states(
    executor: Executor,
    userId: string,
    items: { itemKind: ItemKind; ids: readonly string[] },
  ): Promise<ItemMemory[]>;
  /** @returns the states of one kind, as a part of another feature's statement: columns by their names in the table */
  statesOfKind(userId: string, itemKind: ItemKind): ReturnType<typeof repo.statesOfKind>;
  /** @returns the reviews of one kind that count, as a part of another feature's statement: item_id, local_day, grade */
  reviewsOfKind(userId: string, itemKind: ItemKind): ReturnType<typeof log.reviewsOfKind>;
  /** @returns all events of these items with the grade that counts, in no particular order */
  events(
    executor: Executor,
    userId: string,
    items: { itemKind: ItemKind; ids: readonly string[] },
  ): Promise<LoggedEvent[]>;
  /** @returns the newest parameters that follow from the student's own reviews; null if there are none */
  parameters(executor: Executor, userId: string): Promise<MemoryParametersRow | null>;
  /** @returns what these events are about, each item once */
  itemsOf(
    executor: Executor,
    events: readonly { userId: string; id: string }[],
  ): Promise<{ userId: string; itemId: string }[]>;
  /** @returns every item of one kind that was ever reviewed */
  reviewed(executor: Executor, userId: string, itemKind: ItemKind): Promise<string[]>;
  /** @returns the ids among these that are stored reviews */
  stored(executor: Executor, userId: string, ids: readonly string[]): Promise<Set<string>>;
  /** @returns the latest reviews since a moment that were not undone, newest first */
  recent(
    executor: Executor,
    userId: string,
    requested: { itemKind: ItemKind; since: string; limit: number },
  ): Promise<log.RecentReview[]>;
  /** @returns how many items were reviewed on this day, and how many of them for the first time */
  ofDay(
    executor: Executor,
    userId: string,
    day: DayOfKind,
  ): Promise<{ reviewed: number; introduced: number }>;
  /**
   * @param day.since a moment before it begins
   * @returns the number of Again grades, and the time that its reviews took
   */
  sumOfDay(
    executor: Executor,
    userId: string,
    day: DayOfKind & { since: string },
  ): Promise<{ again: number; tookMs: number }>;
  /** @returns how many items are remembered, and how many of them are due */
  counts(executor: Executor, userId: string, day: DayOfKind): Promise<{ remembered: number; due: number }>;
}

export function createMemoryService(): MemoryService {
  return {
    async record(tx, userId, events) {
      if (events.length === 0) return [];

      await repo.lockMemoryOf(tx, userId);
      const added = await repo.addReviews(tx, userId, events.map(getEvent));
      const takesBack = new Set(events.flatMap((event) => ('cancels' in event ? [event.id] : [])));
      const lessened = added.filter(({ id }) => takesBack.has(id));
      // An item whose only review was undone is new again.
      if (lessened.length > 0) await repo.dropStates(tx, userId, lessened);
      await computeAgain(tx, userId, added);
      return added.map(({ id }) => id);
    },
    async adopt(tx, userId, items) {
      if (items.length === 0) return;

      await repo.lockMemoryOf(tx, userId);
      const adopted = await repo.addOrigins(tx, userId, items.map(getRow));
      await computeAgain(tx, userId, adopted);
    },
    async correct(tx, userId, corrections) {
      if (corrections.length === 0) return;

      await repo.lockMemoryOf(tx, userId);
      const items = await repo.correctReviews(tx, userId, corrections);
      if (items.length === 0) return;

      // An item that was only wrong by mistake is no longer remembered.
      await repo.dropStates(tx, userId, items);
      await computeAgain(tx, userId, items);
    },
    due: (executor, userId, { itemKind, today, limit }) =>
      repo.findDue(executor, { userId, itemKind }, today, limit),
    counts: (executor, userId, { itemKind, today }) =>
      repo.countStates(executor, { userId, itemKind }, today),
    states: (executor, userId, { itemKind, ids }) =>
      ids.length === 0 ? Promise.resolve([]) : repo.findStates(executor, { userId, itemKind }, ids),
    statesOfKind: (userId, itemKind) => repo.statesOfKind({ userId, itemKind }),
    reviewsOfKind: (userId, itemKind) => log.reviewsOfKind({ userId, itemKind }),
    async events(executor, userId, { itemKind, ids }) {
      const items = ids.map((itemId) => ({ itemKind, itemId }));
      if (items.length === 0) return [];
      return withParameters(executor, userId, await repo.findReviewsOf(executor, userId, items));
    },
    parameters: findNewest,
    itemsOf: log.findItemsOf,
    reviewed: (executor, userId, itemKind) => log.findReviewed(executor, { userId, itemKind }),
    stored: log.findStored,
    recent: (executor, userId, { itemKind, ...wanted }) =>
      log.findRecent(executor, { userId, itemKind }, wanted),
    ofDay: (executor, userId, { itemKind, today }) => log.countOfDay(executor, { userId, itemKind }, today),
    sumOfDay: (executor, userId, { itemKind, ...day }) => log.sumOfDay(executor, { userId, itemKind }, day),
  };
}

function getEvent(event: NewReview | TakenBackReview): repo.NewEvent {
  const { id, itemKind, itemId, givenAt, localDay, zone, sequence = 0 } = event;
  const input = { id, itemKind, itemId, givenAt, localDay, zone, sequence };
  if ('cancels' in event)
    return {
      ...input,
      cancels: event.cancels,
      grade: null,
      tookMs: 0,
      retention: defaultRetention,
      parametersVersion: null,
    };

  const { grade, tookMs, retention = defaultRetention, parametersVersion = null } = event;
  return { ...input, cancels: null, grade, tookMs, retention, parametersVersion };
}

const defaultRetention = wantedRetention * 100;

async function computeAgain(tx: Transaction, userId: string, items: readonly repo.Item[]): Promise<void> {
  if (items.length === 0) return;

  const origins = await repo.findOrigins(tx, userId, items);
  const logged = await withParameters(tx, userId, await repo.findReviewsOf(tx, userId, items));
  const reviews = Map.groupBy(logged, getName);
  const originsByName = new Map(origins.map((origin) => [getName(origin), origin]));
  const itemsByName = new Map(items.map((item) => [getName(item), item]));
  const states = [...itemsByName].flatMap(([name, { itemKind, itemId }]) => {
    const events = (reviews.get(name) ?? []).flatMap(givenEvent);
    const state = foldReviews(itemKind, events, getOrigin(originsByName.get(name)));
    return state ? [getRow({ itemKind, itemId, state })] : [];
  });
  if (states.length > 0) await repo.putStates(tx, userId, states);
}

const getName = ({ itemKind, itemId }: repo.Item) => `${itemKind} ${itemId}`;

function getOrigin(row: MemoryStateRow | undefined): ItemState | null {
  if (!row) return null;
  const { userId: _user, itemKind: _kind, itemId: _id, dueAt, ...state } = row;
  return { ...state, dueAt: dueAt === null ? null : Date.parse(dueAt) };
}

function getRow({ itemKind, itemId, state }: KnownItem): Omit<MemoryStateRow, 'userId'> {
  return { itemKind, itemId, ...state, dueAt: state.dueAt === null ? null : getInstant(state.dueAt) };
}
