/** The hours in which messages arrive and their notifications wait. */
import { nextLocalHour } from '../time/next-local-hour.ts';

/** Full hours of the day where the person lives: quiet from the first one until the second one. */
export interface QuietHours {
  from: number;
  until: number;
}

/** The hours of a minor who has chosen none. */
export const minorQuietHours: QuietHours = { from: 21, until: 7 };

/** @param choice undefined if the person has chosen nothing, null for no quiet hours */
export function getQuietHours(
  choice: QuietHours | null | undefined,
  { isMinor }: { isMinor: boolean },
): QuietHours | null {
  if (choice !== undefined) return choice;
  return isMinor ? minorQuietHours : null;
}

/**
 * @param now milliseconds since the epoch
 * @param timeZone a name of the IANA database
 * @returns the moment at which quiet hours end, in milliseconds since the epoch; null outside of them
 */
export function findQuietEnd(now: number, timeZone: string, hours: QuietHours | null): number | null {
  if (hours === null) return null;
  const hour = getHour(now, timeZone);
  const isQuiet =
    hours.from < hours.until
      ? hour >= hours.from && hour < hours.until
      : hour >= hours.from || hour < hours.until;
  return isQuiet ? nextLocalHour(now, timeZone, hours.until) : null;
}

function getHour(now: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  return Number(clock.format(now));
}

/** @returns the hour as it is written, such as `21:00` */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
