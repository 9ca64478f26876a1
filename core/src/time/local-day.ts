/**
 * Days as people who study live them: one begins at 04:00 by the clock of where they are, so that what is answered
 * after midnight belongs to the evening before it. A day is written as YYYY-MM-DD.
 */

const firstHour = 4;
const dayMs = 24 * 60 * 60_000;

/** Making one takes longer than all else here, and the answers of a batch are mostly of one zone. */
let ready: { timeZone: string; clock: Intl.DateTimeFormat } | undefined;

/**
 * Uses the clock on the wall and does not subtract four hours, which differ by one in a night in which clocks
 * change.
 *
 * @param index milliseconds since the epoch
 * @param timeZone a name of the IANA database
 * @returns the day that contains this moment there
 * @throws RangeError for a time zone that does not exist
 */
export function localDay(index: number, timeZone: string): string {
  const parts = getClock(timeZone).formatToParts(index);
  const shown = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value;
  const date = `${shown('year')}-${shown('month')}-${shown('day')}`;
  return Number(shown('hour')) < firstHour ? dayAfter(date, -1) : date;
}

/** @returns how many days after the first the second is; negative if it is before */
export function daysBetween(first: string, second: string): number {
  return (Date.parse(second) - Date.parse(first)) / dayMs;
}

/** @returns the day this many days later; earlier for a negative number */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

function getClock(timeZone: string): Intl.DateTimeFormat {
  if (ready?.timeZone !== timeZone) ready = { timeZone, clock: findClock(timeZone) };
  return ready.clock;
}

function findClock(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
}
