/** Texts of days on the pages about premium. */
import { dayOfYearText } from '../../lib/format/dates.ts';

const locale = 'en-GB';

/** @returns `Thursday, 1 October` */
export function weekdayText(time: string, timeZone?: string): string {
  const weekday = new Date(time).toLocaleDateString(locale, { weekday: 'long', timeZone });
  return `${weekday}, ${dayOfYearText(time, timeZone)}`;
}

/** @returns `14 Oct – 14 Nov 2026` */
export function daysText(from: string, until: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  return format.formatRange(new Date(from), new Date(until));
}
