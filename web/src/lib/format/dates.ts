/** Moments as people read them. The zone is the account's own (`useTimeZone`); where absent, that of the device. */

const locale = 'en-GB';

/** @returns `1 Oct 2026` */
export function dayText(at: string, timeZone?: string): string {
  return new Date(at).toLocaleDateString(locale, { dateStyle: 'medium', timeZone });
}

/** @returns `1 October 2026` */
export function longDayText(at: string, timeZone?: string): string {
  return new Date(at).toLocaleDateString(locale, { dateStyle: 'long', timeZone });
}

/** @returns `1 October`, where the year goes without saying */
export function dayOfYearText(at: string, timeZone?: string): string {
  return new Date(at).toLocaleDateString(locale, { day: 'numeric', month: 'long', timeZone });
}

/** @returns `Thursday, 1 October` */
export function weekdayText(at: string, timeZone?: string): string {
  const weekday = new Date(at).toLocaleDateString(locale, { weekday: 'long', timeZone });
  return `${weekday}, ${dayOfYearText(at, timeZone)}`;
}

/** @returns `14 Oct – 14 Nov 2026` */
export function daysText(from: string, until: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  return format.formatRange(new Date(from), new Date(until));
}

/** @returns `1 Oct 2026, 14:05` */
export function momentText(at: string, timeZone?: string): string {
  return new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
}

/** @returns `14:05` */
export function timeText(at: string, timeZone?: string): string {
  return new Date(at).toLocaleTimeString(locale, { timeStyle: 'short', timeZone });
}
