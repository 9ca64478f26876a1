/** Visible texts of session times: always with a day, and with the zone as the name of its city. */

const locale = 'en-GB';
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** @returns `Lagos`, `New York` */
export function getCity(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

/** @returns `18:00` */
export function getClock(time: string, timeZone: string): string {
  return new Date(time).toLocaleTimeString(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
}

/** @returns `Today`, `Tomorrow`, else `Sat 28 Nov`, with the year if it is not the present one */
export function getDay(time: string, timeZone: string, now: number): string {
  const day = calendarDay(Date.parse(time), timeZone);
  if (day === calendarDay(now, timeZone)) return 'Today';
  if (day === calendarDay(now + dayMs, timeZone)) return 'Tomorrow';
  const isThisYear = day.slice(0, 4) === calendarDay(now, timeZone).slice(0, 4);
  const parts = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone,
    ...(!isThisYear && { year: 'numeric' }),
  }).formatToParts(new Date(time));
  return parts.flatMap(({ type, value }) => (type === 'literal' ? [] : [value])).join(' ');
}

/** @returns `Sat` */
export function getWeekday(time: string, timeZone: string): string {
  return new Date(time).toLocaleDateString(locale, { weekday: 'short', timeZone });
}

/** @returns the day in that zone, such as `2026-11-28` */
export function calendarDay(index: number, timeZone: string): string {
  return new Date(index).toLocaleDateString('sv-SE', { timeZone });
}

/** @returns `Today, 18:00` */
export function getMoment(time: string, timeZone: string, now: number): string {
  return `${getDay(time, timeZone, now)}, ${getClock(time, timeZone)}`;
}

/** @returns `today, 18:00`, for use within a sentence */
export function momentWithin(time: string, timeZone: string, now: number): string {
  return getMoment(time, timeZone, now).replace(/^To(?=day|morrow)/, 'to');
}

/** @returns `1 h 20 min`, `45 min`, `3 days`: rounded down, but at least one unit until the time is up */
export function spanText(ms: number): string {
  if (ms >= 2 * dayMs) return `${Math.floor(ms / dayMs)} days`;
  const hours = Math.floor(ms / hourMs);
  const minutes = Math.floor((ms % hourMs) / minuteMs);
  if (hours === 0) return `${Math.max(1, minutes)} min`;
  return minutes === 0 || hours >= 9 ? `${hours} h` : `${hours} h ${minutes} min`;
}

/** @returns `60 min` */
export function lengthText({ starts_at, ends_at }: { starts_at: string; ends_at: string }): string {
  return `${Math.round((Date.parse(ends_at) - Date.parse(starts_at)) / minuteMs)} min`;
}

/** @returns the day and hour on the other side's clock, null if they are the same */
export function otherClock(time: string, own: string, other: string): string | null {
  const now = Date.parse(time);
  const isSameDay = calendarDay(now, own) === calendarDay(now, other);
  if (isSameDay && getClock(time, own) === getClock(time, other)) return null;
  const day = isSameDay ? '' : `${getDay(time, other, now - 3 * dayMs)}, `;
  return `${day}${getClock(time, other)} in ${getCity(other)}`;
}

const halfHourMs = 30 * minuteMs;

/** @returns one time in each half hour, and the chosen time; two free hours would otherwise need seven buttons */
export function pickMainTimes<Slot extends { starts_at: string }>(
  slots: readonly Slot[],
  value: string,
): Slot[] {
  const halves = new Map<number, Slot>();
  for (const slot of slots) {
    const half = Math.floor(Date.parse(slot.starts_at) / halfHourMs);
    if (!halves.has(half)) halves.set(half, slot);
  }
  return slots.filter(
    (slot) => slot.starts_at === value || [...halves.values()].some((first) => first === slot),
  );
}
