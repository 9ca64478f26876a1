/** Rules for files that are sent together. */

/** The number of files that may be chosen together; a folder may hold more. */
export const maxFilesAtOnce = 10;

/** The number of photos that one note may be made of. */
export const maxPhotosOfNote = 50;

/** Notes that were sent within this time of the newest one belong together. */
export const togetherMs = 30 * 60_000;

export interface SentNotes<Item> {
  /** Sent together last, in the order in which they were sent. */
  recent: Item[];
  /** Sent before, the newest first. */
  earlier: Item[];
}

/** @param items notes, the newest first */
export function partSentNotes<Item extends { note: { created_at: string } }>(
  items: readonly Item[],
): SentNotes<Item> {
  const getTime = ({ note }: Item) => Date.parse(note.created_at);
  const since = Math.max(...items.map(getTime)) - togetherMs;
  const isRecent = (item: Item) => getTime(item) >= since;
  return {
    recent: items.filter(isRecent).toReversed(),
    earlier: items.filter((item) => !isRecent(item)),
  };
}
