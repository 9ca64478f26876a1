/** A separate module: every page can end a session, and few pages store a file. */

import { viewing } from './viewing-tab.ts';

/** The service worker spares this cache when a new build empties the others. */
export const storedFilesCache = 'akada-stored-files';

/**
 * Decks that a student keeps on the device, with their pictures and sounds. The service worker answers from this cache, and
 * spares it like the other.
 */
export const storedCardsCache = 'akada-stored-cards';

/** Removes the content of every account: other people use the same school computers. */
export function removeCache(name: string): void {
  if (viewing !== null) return;
  // A page without https has no such storage.
  void globalThis.caches?.delete(name).catch(() => {});
}
