/** Stored cards in the browser's cache storage, which has room for more than local storage. */
import { readCardSound } from '@akada/contract/material/flashcards/card-sounds.ts';
import { readQuestionPicture } from '@akada/contract/material/question-pictures.ts';
import type { StoredCards } from '@akada/contract/work/stored-cards.ts';
import { storedCardsCache } from '../../../lib/device/stored-files-end.ts';
import { viewing } from '../../../lib/device/viewing-tab.ts';
import { getAddress } from '../../../lib/http/request.ts';
import { getStoredDecks, type StoredDeck } from './stored-decks.ts';

/** No page has an address that starts so. */
const getDecksAddress = () => new URL('stored-cards/', location.origin).href;

const getDeckAddress = (userId: string, key: string) =>
  `${getDecksAddress()}${userId}/${encodeURIComponent(key)}`;

/** @returns false on pages without https, and in browsers that store nothing */
export const canStoreCards = (): boolean => viewing === null && 'caches' in globalThis;

/** @throws QuotaExceededError on a full device */
export async function cacheCards(userId: string, key: string, cards: StoredCards): Promise<void> {
  const cache = await caches.open(storedCardsCache);
  await cache.put(getDeckAddress(userId, key), Response.json(cards));
}

/** @returns null if the browser has removed them */
export async function readCachedCards(userId: string, key: string): Promise<StoredCards | null> {
  const cache = await caches.open(storedCardsCache);
  const response = await cache.match(getDeckAddress(userId, key));
  return response === undefined ? null : ((await response.json()) as StoredCards);
}

interface StoredFile {
  address: string;
  bytes: number;
}

/** @returns the files of these cards, each once */
export function getFiles({ pictures, sounds }: Pick<StoredCards, 'pictures' | 'sounds'>): StoredFile[] {
  return [
    ...pictures.map(({ id, bytes }) => ({
      address: getAddress(readQuestionPicture, { params: { id } }),
      bytes,
    })),
    ...sounds.map(({ id, bytes }) => ({ address: getAddress(readCardSound, { params: { id } }), bytes })),
  ];
}

/**
 * Stores files that the device does not have yet.
 *
 * @param onStored receives the bytes that are there so far
 * @returns their bytes; files that were deleted in the meantime do not count
 * @throws TypeError without a network, QuotaExceededError on a full device
 */
export async function storeFiles(
  files: readonly StoredFile[],
  onStored: (bytes: number) => void,
  signal: AbortSignal,
): Promise<number> {
  const cache = await caches.open(storedCardsCache);
  let bytes = 0;
  for (const file of files) {
    if ((await cache.match(file.address)) === undefined) {
      const answer = await fetch(file.address, { priority: 'low', signal });
      if (answer.ok) await cache.put(file.address, answer);
      else continue;
    }
    bytes += file.bytes;
    onStored(bytes);
  }
  return bytes;
}

/** Removes a deck, and the files that no other stored deck names. */
export async function removeCachedCards(userId: string, { key }: Pick<StoredDeck, 'key'>): Promise<void> {
  const cache = await caches.open(storedCardsCache);
  await cache.delete(getDeckAddress(userId, key));
  const others = getStoredDecks(userId).filter((deck) => deck.key !== key && deck.hasMedia);
  const stored = await Promise.all(others.map((deck) => readCachedCards(userId, deck.key)));
  const needed = new Set(
    stored.flatMap((cards) => (cards === null ? [] : getFiles(cards).map(({ address }) => toUrl(address)))),
  );
  const start = getDecksAddress();
  for (const { url } of await cache.keys()) {
    if (!url.startsWith(start) && !needed.has(url)) await cache.delete(url);
  }
}

const toUrl = (address: string) => new URL(address, location.href).href;
