/** Moments as the clock on a wall shows them, written as `2026-11-20T14:05`: what a person types where a time is asked. */

const dayMs = 24 * 60 * 60_000;

/**
 * @param index milliseconds since the epoch
 * @param timeZone a name of the IANA database
 * @returns date and time there, seconds cut off
 * @throws RangeError for a time zone that does not exist
 */
export function wallTime(index: number, timeZone: string): string {
  const parts = findClock(timeZone).formatToParts(index);
  const shown = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value;
  return `${shown('year')}-${shown('month')}-${shown('day')}T${shown('hour')}:${shown('minute')}`;
}

/**
 * Takes the first of two equal times when the clocks go back. A skipped time becomes later by as much as the
 * clocks skip.
 *
 * @param wall a date and a time that exist, from the year 1000 on
 * @param timeZone a name of the IANA database
 * @returns milliseconds since the epoch at which a clock there shows this
 * @throws RangeError for a time zone that does not exist
 */
export function getMoment(wall: string, timeZone: string): number {
  const visibleCount = Date.parse(`${wall}Z`);
  // No zone changes its clocks twice within two days.
  const [before, after] = [visibleCount - dayMs, visibleCount + dayMs].map(
    (index) => visibleCount - offsetAt(index, timeZone),
  );
  const moments = [before ?? visibleCount, after ?? visibleCount].sort((one, other) => one - other);
  return moments.find((index) => wallTime(index, timeZone) === wall) ?? before ?? visibleCount;
}

/**
 * @param moment ISO 8601
 * @param timeZone a name of the IANA database
 * @returns its day there as people read it: 5 December 2026
 */
export function dayText(moment: string, timeZone: string): string {
  return new Date(moment).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone });
}

/** The offset of clocks there from UTC. */
function offsetAt(index: number, timeZone: string): number {
  const minute = 60_000;
  return Date.parse(`${wallTime(index, timeZone)}Z`) - Math.floor(index / minute) * minute;
}

function findClock(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
}
