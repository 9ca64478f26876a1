/** How large a day of cards is. */

/** So long one card takes on average, in seconds. */
export const secondsPerCard = 9;

interface Caps {
  reviews_per_day: number;
  new_per_day: number;
}

/**
 * @param waiting what is due, and what is new, whatever the caps
 * @param done of this day: all reviews, and those of new cards among them
 * @returns how many cards the day still asks
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
