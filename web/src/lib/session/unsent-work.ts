/**
 * Work that only this device has: it waits for its author after an involuntary end of the session. Its keys
 * name the account, so that the next account neither reads nor sends it. A sign-out by the person removes it.
 */

/** The first parts of the keys, after the prefix of account data. */
const kinds = [
  'practice.answer',
  'cards.review',
  'cards.new',
  'cards.decisions',
  'exam',
  'draft',
  'message',
  'support',
  'tutor-profile',
  // An order without a seen outcome: its key protects a unit of the monthly allowance.
  'order',
] as const;

/** @param name a key without the prefix of account data */
export function isUnsentWork(name: string): boolean {
  return kinds.some((kind) => name.startsWith(`${kind}.`));
}
