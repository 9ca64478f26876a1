/** The phase of an exam plan: the days before the exam, its eve, its day, its hours, and the time after. */
import { daysBetween, localDay } from '../time/local-day.ts';
import type { PlanClock } from './exam-plan.ts';

export type PlanPhase = 'before' | 'eve' | 'exam_day' | 'running' | 'after';

/** Exams have no end in a plan, and nearly all have ended by then. */
const runningMs = 3 * 60 * 60_000;

/**
 * @param examAt milliseconds since the epoch
 * @returns the phase, which changes to `after` three hours after the start
 * @throws RangeError for a time zone that does not exist
 */
export function getPlanPhase(examAt: number, { now, zone }: PlanClock): PlanPhase {
  if (now >= examAt) return now < getEnd(examAt) ? 'running' : 'after';

  const days = daysBetween(localDay(now, zone), localDay(examAt, zone));
  if (days > 1) return 'before';
  return days === 1 ? 'eve' : 'exam_day';
}

/** @returns the time from which a student is asked how the exam went, in milliseconds since the epoch */
export function getEnd(examAt: number): number {
  return examAt + runningMs;
}
