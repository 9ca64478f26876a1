/** The decks that this device stores. The cards themselves are in the browser's cache storage. */
import type { ItemState } from '@akada/core/memory/fold-reviews.ts';
import { forget, readInForm, storeInForm } from '../../../lib/device/device-storage.ts';
import type { DeckChoice } from '../deck-choice.ts';
import { countStoredDecks, getStoredDecksKey, storedDecksForm } from './stored-index.ts';

/** A deck on this device. */
export interface StoredDeck {
  /** The value of the deck in a field (`buildDeckValue`). */
  key: string;
  deck: Omit<DeckChoice, 'plan_id'>;
  title: string;
  cards: number;
  /** The size of the texts. */
  bytes: number;
  /** True if the student chose pictures and sounds, too. */
  hasMedia: boolean;
  /** The size of the pictures and sounds that are on the device. */
  mediaBytes: number;
  /** Milliseconds since the epoch. */
  storedAt: number;
  /** The last day whose due cards are all on the device: YYYY-MM-DD. */
  until: string;
}

export function getStoredDecks(userId: string): StoredDeck[] {
  return readInForm<{ decks: StoredDeck[] }>(getStoredDecksKey(userId), storedDecksForm)?.decks ?? [];
}

const listeners = new Set<() => void>();

export function saveStoredDecks(userId: string, decks: readonly StoredDeck[]): void {
  if (decks.length === 0) forget(getStoredDecksKey(userId));
  else storeInForm(getStoredDecksKey(userId), storedDecksForm, { decks });
  for (const notify of listeners) notify();
}

export function watchStoredDecks(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Stores the state of a face after a review or its undo, if this device stores any deck. */
export function noteStoredState(userId: string, faceId: string, state: ItemState | null): void {
  if (countStoredDecks(userId) === 0) return;
  const reviewed = { reviewedAt: Date.now(), state };
  // The code is on the device with the deck.
  import('./stored-progress.ts').then(
    (module) => module.storedProgress(userId).put(faceId, reviewed),
    () => {},
  );
}
