/** The stored list of decks on this device. A separate module: the home page only counts them. */
import { readInForm } from '../../../lib/device/device-storage.ts';
import { accountDataPrefix } from '../../../lib/session/session-store.ts';

/** The version of the stored form. */
export const storedDecksForm = 1;

export const getStoredDecksKey = (userId: string): string => `${accountDataPrefix}stored.decks.${userId}`;

export function countStoredDecks(userId: string): number {
  return readInForm<{ decks: unknown[] }>(getStoredDecksKey(userId), storedDecksForm)?.decks.length ?? 0;
}
