/** The queue of a day as a device without a network makes it, from the cards that it stores. */
import type { ItemState } from '../memory/fold-reviews.ts';
import type { MemoryParameters } from '../memory/forgetting-curve.ts';
import { type Candidate, type DayQueue, dayQueue } from './day-queue.ts';

/** A device is certain to have every card of this many days. */
export const storedDays = 7;

/** The number of cards that a device stores of one deck at most: seven days of 140 cards. */
export const maxStoredCards = 1_000;

/** Reviews that are older no longer count, so cards that were stored before cannot be reviewed any more. */
export const maxStoredAgeDays = 30;

export interface StoredFace {
  faceId: string;
  cardId: string;
  /** Null while it is new. */
  state: ItemState | null;
}

interface StoredDayRules {
  /** The day of the student, YYYY-MM-DD. */
  day: string;
  newPerDay: number;
  reviewsPerDay: number;
  /** The student's parameters; the defaults if absent. */
  parameters?: MemoryParameters | undefined;
}

/**
 * @param faces of the stored cards, in the order in which new ones are asked
 * @returns the queue of the day; reviews of this day on this device count towards its caps
 */
export function queueStoredFaces<Face extends StoredFace>(
  faces: readonly Face[],
  { day, newPerDay, reviewsPerDay, parameters }: StoredDayRules,
): DayQueue<Face & Candidate> {
  const reviewedToday = faces.filter(({ state }) => state !== null && state.lastDay >= day);
  const introducedToday = reviewedToday.filter(({ state }) => state !== null && state.firstDay >= day).length;
  const candidates = faces
    .filter(({ state }) => state === null || state.dueDay <= day)
    .map((face) => ({ ...face, group: face.cardId, memory: face.state }));
  return dayQueue(candidates, {
    day,
    caps: {
      due: Math.max(0, reviewsPerDay - (reviewedToday.length - introducedToday)),
      new: Math.max(0, newPerDay - introducedToday),
    },
    answered: new Set(reviewedToday.map(({ cardId }) => cardId)),
    parameters,
  });
}
