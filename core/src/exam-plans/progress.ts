/** The progress of a plan today: what is known now, and how many of its days were studied. */
import { dayAfter, daysBetween, localDay } from '../time/local-day.ts';
import type { PlanClock } from './exam-plan.ts';
import { deviationsOfNineTenths, type ExpectedShare } from './forecast.ts';
import { getSpeed } from './needed-minutes.ts';
import { isFree } from './plan-calendar.ts';
import { project } from './projection.ts';
import type { Schedule } from './schedule.ts';

/** @returns the share that is known today, as a range; null for a plan without content */
export function getKnownToday({ state: { content }, cohorts, speed }: Schedule): ExpectedShare | null {
  if (content.items.length === 0) return null;
  const { pace, parameters } = content;

  const getShare = (deviations: number) =>
    project(cohorts, [], { examIndex: 0, pace, parameters, speed: getSpeed(speed, deviations) }).knownShare;
  return {
    share: getShare(0),
    low: getShare(deviationsOfNineTenths),
    high: getShare(-deviationsOfNineTenths),
  };
}

/**
 * A free day on which the student studied counts as planned, so that a student never studied more days than there were.
 *
 * @param studiedDays days before today on which something of the plan was studied
 * @returns the number of days of study from the first one of the plan to yesterday
 * @throws RangeError for a time zone that does not exist
 */
export function countPlannedDays(
  { state: { plan } }: Pick<Schedule, 'state'>,
  studiedDays: readonly string[],
  { now, zone }: PlanClock,
): number {
  const [today, examDay] = [localDay(now, zone), localDay(plan.examAt, zone)];
  const passed = Math.min(daysBetween(plan.startDay, today), daysBetween(plan.startDay, examDay));
  const days = Array.from({ length: Math.max(0, passed) }, (_, index) => dayAfter(plan.startDay, index));
  const isRest = (day: string) => isFree(plan, day) || day === dayAfter(examDay, -1);
  return days.filter((day) => studiedDays.includes(day) || !isRest(day)).length;
}
