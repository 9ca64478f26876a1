/**
 * The current review, stored on the device with its cards: it survives a reload and needs no network. The
 * drawn cards are stored separately from the progress, which changes with each press.
 */
import type { Card } from '@akada/contract/material/cards.ts';
import type { CardSettings, PastReview } from '@akada/contract/work/reviews.ts';
import type { ReviewSitting } from '@akada/core/reviews/review-sitting.ts';
import { readInForm, storeInForm } from '../../../lib/device/device-storage.ts';
import { accountDataPrefix } from '../../../lib/session/session-store.ts';

export interface DrawnReview {
  /** The id of this draw. */
  id: string;
  /** The address of the page that continues it. */
  address: string;
  /** The day of the student on which it was drawn. */
  day: string;
  /** Milliseconds since the epoch. */
  drawnAt: number;
  cards: Record<string, Card>;
  settings: CardSettings;
  /** Due cards that the daily limits postpone. */
  leftOver: number;
  /** Earlier reviews that can be undone, the newest first. */
  undoable: readonly PastReview[];
}

export interface StoredReview extends DrawnReview {
  sitting: ReviewSitting;
}

/** The version of the stored form. A review in any other version is not read. */
const form = 1;

export function storeDrawn(userId: string, { sitting: _sitting, ...drawn }: StoredReview): void {
  storeInForm(keyOf(userId, 'drawn'), form, drawn);
}

export function storeProgress(userId: string, { id, sitting }: StoredReview): void {
  storeInForm(keyOf(userId, 'progress'), form, { id, sitting });
}

/** @returns the review of this page and day, null if there is none or this version cannot read it */
export function storedReview(userId: string, address: string, day: string): StoredReview | null {
  const review = reviewOfDay(userId, day);
  return review?.address === address ? review : null;
}

/** @returns the unfinished review of the day, whichever page continues it */
export function unfinishedReview(userId: string, day: string): StoredReview | null {
  const review = reviewOfDay(userId, day);
  return review !== null && review.sitting.upcoming.length > 0 ? review : null;
}

function reviewOfDay(userId: string, day: string): StoredReview | null {
  const sampledReview = readPart<DrawnReview>(userId, 'drawn');
  const progress = readPart<Pick<StoredReview, 'id' | 'sitting'>>(userId, 'progress');
  if (sampledReview === null || progress === null || sampledReview.id !== progress.id) return null;
  return sampledReview.day === day ? { ...sampledReview, sitting: progress.sitting } : null;
}

function readPart<Stored>(userId: string, part: Part): Stored | null {
  return readInForm<Stored>(keyOf(userId, part), form);
}

type Part = 'drawn' | 'progress';

function keyOf(userId: string, part: Part): string {
  return `${accountDataPrefix}review.${part}.${userId}`;
}
