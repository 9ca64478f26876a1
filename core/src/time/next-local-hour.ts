const quarterMs = 15 * 60_000;
const dayInQuarters = 96;

/**
 * Time zones are whole quarters of an hour apart, so the moment is found by trying each quarter of the next day.
 *
 * @param now milliseconds since the epoch
 * @param timeZone a name of the IANA database
 * @param hour of the day there, from 0 to 23
 * @returns the next moment after `now` at which it is that full hour there; on a day whose clocks skip it, a day
 *   from now
 */
export function nextLocalHour(now: number, timeZone: string, hour: number): number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const first = (Math.floor(now / quarterMs) + 1) * quarterMs;
  const requested = `${String(hour).padStart(2, '0')}:00`;

  for (let quarter = 0; quarter < dayInQuarters; quarter += 1) {
    const moment = first + quarter * quarterMs;
    if (clock.format(moment) === requested) return moment;
  }
  return first + dayInQuarters * quarterMs;
}
