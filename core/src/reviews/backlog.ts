/** The end of a backlog, if its student uses the cap of each day. */

/** A longer one is not worth a date. */
const mostDays = 365;

export interface Backlog {
  /** Items that are due today, on the next day and so on; today with all that is overdue. */
  due: readonly number[];
  /** Reviews of a day. */
  cap: number;
  /** The share of reviews that are known, from 0 to 1; the others come back on the next day. */
  known: number;
}

/**
 * @returns how many days from today the backlog ends, 0 for today; null if it would not within a year. What is known
 *   comes back too, but later than a backlog that ends.
 */
export function daysOfBacklog({ due, cap, known }: Backlog): number | null {
  let waiting = 0;
  for (let day = 0; day < mostDays; day += 1) {
    waiting += due[day] ?? 0;
    const requested = Math.min(waiting, cap);
    waiting -= requested;
    if (waiting === 0) return day;
    waiting += requested * (1 - known);
  }
  return null;
}
