/** Functions that store a deck on this device, refresh it, and remove it. */
import { measureStoredCards, readStoredCards } from '@akada/contract/work/stored-cards.ts';
import { maxStoredAgeDays } from '@akada/core/reviews/stored-day.ts';
import { queryOptions } from '@tanstack/react-query';
import { isMetered } from '../../../lib/device/little-data.ts';
import { isOnline } from '../../../lib/device/page-state.ts';
import { call } from '../../../lib/http/call.ts';
import { changedBy } from '../../../lib/query/topics.ts';
import { fetchContentFiles } from '../../../ui/content/content-files.ts';
import { reviewOutbox } from '../review-outbox.ts';
import { cacheCards, getFiles, removeCachedCards, storeFiles } from './card-cache.ts';
import { getStoredDecks, type StoredDeck, saveStoredDecks } from './stored-decks.ts';
import { storedProgress } from './stored-progress.ts';

const dayMs = 24 * 60 * 60_000;

/** A deck that is older is read again when the student visits the cards. */
const refreshAfterMs = 12 * 60 * 60_000;

export const storedSizeQuery = (deck: StoredDeck['deck'], zone: string) =>
  queryOptions({
    queryKey: ['cards', 'stored-size', deck, zone],
    queryFn: ({ signal }) => call(measureStoredCards, { query: { ...deck, zone }, signal }),
    meta: changedBy('card'),
  });

interface DeckRequest {
  userId: string;
  zone: string;
  deck: Pick<StoredDeck, 'key' | 'deck' | 'title' | 'hasMedia'>;
  /** Receives the stored share, from 0 to 100. */
  onProgress?: (percent: number) => void;
  signal: AbortSignal;
}

/** Reads a deck and stores it, with its files if the student chose them. A repeated call replaces it. */
export async function storeDeck({ userId, zone, deck, onProgress, signal }: DeckRequest): Promise<void> {
  const startedAt = Date.now();
  const hasUnsentReviews = reviewOutbox.of(userId).state().waiting > 0;
  const cards = await call(readStoredCards, { query: { ...deck.deck, zone }, signal });
  await cacheCards(userId, deck.key, cards);
  // The service worker stores the code and the letters of formulas; the student chooses pictures and sounds separately.
  void fetchContentFiles(cards.items, false);
  if (!hasUnsentReviews) clearProgress(userId, cards.items, startedAt);

  const stored = {
    ...deck,
    cards: cards.items.length,
    bytes: new Blob([JSON.stringify(cards.items)]).size,
    mediaBytes: 0,
    storedAt: startedAt,
    until: cards.until,
  };
  const others = getStoredDecks(userId).filter(({ key }) => key !== deck.key);
  // The texts are of use without their files, if these fail.
  saveStoredDecks(userId, [...others, stored]);
  if (!deck.hasMedia) return;
  const files = getFiles(cards);
  const total = Math.max(
    1,
    files.reduce((sum, { bytes }) => sum + bytes, 0),
  );
  const mediaBytes = await storeFiles(files, (bytes) => onProgress?.((100 * bytes) / total), signal);
  saveStoredDecks(
    userId,
    getStoredDecks(userId).map((one) => (one.key === deck.key ? { ...one, mediaBytes } : one)),
  );
}

/** The server has counted these reviews, so its states are newer. */
function clearProgress(
  userId: string,
  cards: readonly { faces: readonly { id: string }[] }[],
  startedAt: number,
): void {
  const progress = storedProgress(userId);
  const states = progress.byId();
  const ids = cards.flatMap(({ faces }) => faces.map(({ id }) => id));
  progress.forget(ids.filter((id) => (states[id]?.reviewedAt ?? startedAt) < startedAt));
}

/** @returns the bytes that are free now */
export async function removeStoredDeck(userId: string, deck: StoredDeck): Promise<number> {
  await removeCachedCards(userId, deck);
  const others = getStoredDecks(userId).filter(({ key }) => key !== deck.key);
  saveStoredDecks(userId, others);
  if (others.length === 0) {
    const progress = storedProgress(userId);
    progress.forget(Object.keys(progress.byId()));
  }
  return deck.bytes + deck.mediaBytes;
}

/** Reads older decks again while there is a network, and removes those whose reviews would no longer count. */
export async function refreshStoredDecks(userId: string, zone: string, signal: AbortSignal): Promise<void> {
  const now = Date.now();
  for (const deck of getStoredDecks(userId)) {
    const age = now - deck.storedAt;
    if (!isOnline()) {
      if (age > maxStoredAgeDays * dayMs) await removeStoredDeck(userId, deck);
      continue;
    }
    if (age < refreshAfterMs || signal.aborted) continue;
    // Files that are there stay; new ones wait for a line that costs nothing.
    await refreshDeck(userId, zone, deck, signal);
  }
}

async function refreshDeck(
  userId: string,
  zone: string,
  deck: StoredDeck,
  signal: AbortSignal,
): Promise<void> {
  const hasMedia = deck.hasMedia && !isMetered();
  try {
    await storeDeck({ userId, zone, deck: { ...deck, hasMedia }, signal });
  } catch {
    // The earlier cards stay, and the next visit tries again.
  }
  const decks = getStoredDecks(userId);
  saveStoredDecks(
    userId,
    decks.map((one) =>
      one.key === deck.key && deck.hasMedia && !hasMedia
        ? { ...one, hasMedia: true, mediaBytes: deck.mediaBytes }
        : one,
    ),
  );
}
