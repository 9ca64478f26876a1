/** Moments as people read them. The zone is the account's (`useTimeZone`); if absent, the device's. */

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

/** @returns `1 Oct 2026, 14:05` */
export function momentText(at: string, timeZone?: string): string {
  return new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
}

/** @returns `14:05` */
export function timeText(at: string, timeZone?: string): string {
  return new Date(at).toLocaleTimeString(locale, { timeStyle: 'short', timeZone });
}
