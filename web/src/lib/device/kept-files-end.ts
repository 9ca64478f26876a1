/** Apart from what keeps files: every page can end a session, and few keep a file. */

/** The service worker spares this cache when a new build empties the others. */
export const keptFilesCache = 'akada-kept-files';

/** Removes the files of every account: other people use the same school computers. */
export function dropAllKeptFiles(): void {
  // A page without https has no such storage.
  void globalThis.caches?.delete(keptFilesCache).catch(() => {});
}
