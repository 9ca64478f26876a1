/** A separate module: every page can end a session, and few pages store a file. */

/** The service worker spares this cache when a new build empties the others. */
export const storedFilesCache = 'akada-stored-files';

/** Removes the files of every account: other people use the same school computers. */
export function removeAllStoredFiles(): void {
  // A page without https has no such storage.
  void globalThis.caches?.delete(storedFilesCache).catch(() => {});
}
