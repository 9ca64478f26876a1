/** Computes the figures of a tutor. */

/** @returns a part in whole percent, null of nothing; of a student who asks twice after one look at most all */
export function getPercent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.min(100, Math.round((100 * part) / whole));
}

/** A share of fewer says nothing. */
const leastForShare = 5;

/** @returns the same as `getPercent`, but null also if the data is too small to publish */
export function publicPercent(part: number, whole: number): number | null {
  return whole < leastForShare ? null : getPercent(part, whole);
}

/**
 * @param day such as 2026-11-28
 * @returns the last months up to the month of the day, the oldest first, such as 2026-06
 */
export function lastMonths(day: string, months: number): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const last = year * 12 + month - 1;
  return Array.from({ length: months }, (_, index) => last - months + 1 + index).map(
    (count) => `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`,
  );
}
