/**
 * Months of a subscription, by the calendar in Lagos: each ends on the day of the first, or on the last day of a month
 * that is shorter. West Africa Time has had no daylight saving since 1920 and stays at UTC+1.
 */

const lagosOffsetMs = 60 * 60_000;

/** The last one of a month is the day 0 of the next. */
const findDays = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * @param from milliseconds since the epoch: when the first month began
 * @param months the number of months
 * @returns when this many months have passed, at the same time of the day; 31 January, 28 February, 31 March
 */
export function monthsAfter(from: number, months: number): number {
  const local = new Date(from + lagosOffsetMs);
  const first = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months, 1));
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth()];
  const day = Math.min(local.getUTCDate(), findDays(year, month));
  const timeOfDay = (from + lagosOffsetMs) % 86_400_000;
  return Date.UTC(year, month, day) + timeOfDay - lagosOffsetMs;
}

/** @returns the same moment, or 08:00 in Lagos where it lies between 20:00 and 08:00 there */
export function inLagosDaytime(index: number): number {
  const hourMs = 60 * 60_000;
  const midnight = Math.floor((index + lagosOffsetMs) / (24 * hourMs)) * 24 * hourMs - lagosOffsetMs;
  if (index < midnight + 8 * hourMs) return midnight + 8 * hourMs;
  return index < midnight + 20 * hourMs ? index : midnight + 32 * hourMs;
}
