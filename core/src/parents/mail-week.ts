/** The mail of the week is due on Sunday evening where the student lives, and never at night. */
import { getWeek } from '../habits/study-day.ts';
import { findQuietEnd, minorQuietHours } from '../messages/quiet-hours.ts';
import { dayAfter, localDay } from '../time/local-day.ts';
import { getMoment } from '../time/wall-time.ts';

const mailHour = '18:00';
const daysToSunday = 6;

/**
 * @param week its Monday
 * @returns when the mail about it is due there, in milliseconds since the epoch
 */
export function getMailTime(week: string, timeZone: string): number {
  return getMoment(`${dayAfter(week, daysToSunday)}T${mailHour}`, timeZone);
}

/**
 * @param now milliseconds since the epoch
 * @returns the Monday of the latest week whose mail was due there by now
 */
export function getLastMailWeek(now: number, timeZone: string): string {
  const week = getWeek(localDay(now, timeZone));
  return getMailTime(week, timeZone) <= now ? week : dayAfter(week, -7);
}

/** The next mail of a parent: the week that it tells of, and when it is due. */
export interface PlannedMail {
  week: string;
  /** Milliseconds since the epoch. */
  dueAt: number;
}

/** @returns the first mail after the one about a week */
export function planNextMail(week: string, timeZone: string): PlannedMail {
  const next = dayAfter(week, 7);
  return { week: next, dueAt: getMailTime(next, timeZone) };
}

/**
 * Decides what is done with a mail that was planned. A student who has moved may be hours away from its time, and an
 * outage may have delayed it into the night or past the next mail.
 *
 * @param now milliseconds since the epoch
 * @returns the week to tell of now, or the time until which it waits
 */
export function decideMail(
  planned: Pick<PlannedMail, 'week'>,
  { now, timeZone }: { now: number; timeZone: string },
): { week: string } | { waitUntil: number } {
  const week = getLastMailWeek(now, timeZone);
  if (week < planned.week) return { waitUntil: getMailTime(planned.week, timeZone) };

  const quietEnd = findQuietEnd(now, timeZone, minorQuietHours);
  return quietEnd === null ? { week } : { waitUntil: quietEnd };
}
