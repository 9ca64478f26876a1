/** Days and amounts as the pages about premium say them. */
import { dayOfYearText } from '../../lib/format/dates.ts';
import { numberText } from '../../lib/format/numbers.ts';

const locale = 'en-GB';

/** @param kobo hundredths of a naira @returns `₦1,500` */
export function nairaText(kobo: number): string {
  return `₦${numberText(kobo / 100)}`;
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
