/** The number of cards in a day. */

/** So long one card takes on average, in seconds. */
export const secondsPerCard = 9;

interface Caps {
  reviews_per_day: number;
  new_per_day: number;
}

/**
 * @param waiting the due cards, and the new ones, without the caps
 * @param done all reviews of this day, and how many were of new cards
 * @returns the number of cards left for the day
 */
export function cardsToday(
  waiting: { due: number; new: number },
  { reviews_per_day, new_per_day }: Caps,
  done: { reviews: number; new: number },
): number {
  const left = (cap: number, used: number) => Math.max(0, cap - used);
  const due = Math.min(waiting.due, left(reviews_per_day, done.reviews - done.new));
  return due + Math.min(waiting.new, left(new_per_day, done.new));
}
