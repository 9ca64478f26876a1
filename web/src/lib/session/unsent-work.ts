/**
 * Work that only this device has: it waits for its author after a session that ended unasked. Its keys name the account,
 * so that the next account neither reads nor sends it. A sign-out on purpose removes it.
 */

/** The first parts of keys, below the prefix of account data. */
const kinds = [
  'practice.answer',
  'cards.review',
  'cards.decisions',
  'exam',
  'draft',
  'support',
  'tutor-profile',
  // An order whose outcome was not seen: its key protects a unit of the month.
  'order',
] as const;

/** @param name a key without the prefix of account data */
export function isUnsentWork(name: string): boolean {
  return kinds.some((kind) => name.startsWith(`${kind}.`));
}
