/** Visible texts of times. The zone is the account's (`useTimeZone`); if absent, the device's. */

const locale = 'en-GB';

/** @returns `1 Oct 2026` */
export function dayText(time: string, timeZone?: string): string {
  return new Date(time).toLocaleDateString(locale, { dateStyle: 'medium', timeZone });
}

/** @returns `1 October 2026` */
export function longDayText(time: string, timeZone?: string): string {
  return new Date(time).toLocaleDateString(locale, { dateStyle: 'long', timeZone });
}

/** @returns `1 October`, if the year is obvious */
export function dayOfYearText(time: string, timeZone?: string): string {
  return new Date(time).toLocaleDateString(locale, { day: 'numeric', month: 'long', timeZone });
}

/** @returns `1 Oct 2026, 14:05` */
export function momentText(time: string, timeZone?: string): string {
  return new Date(time).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
}

/** @returns `14:05` */
export function timeText(time: string, timeZone?: string): string {
  return new Date(time).toLocaleTimeString(locale, { timeStyle: 'short', timeZone });
}
