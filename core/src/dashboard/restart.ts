/** The first day after a long absence: a few items, and not everything that became due in the meantime. */
import { daysBetween, localDay } from '../time/local-day.ts';
import type { Standing } from './standing.ts';

const minAwayDays = 7;
const maxItems = 20;

/** @returns how many cards and questions are left of a restart; null if the student was not away for long */
export function leftOfRestart({
  now,
  zone,
  studiedBefore,
  done,
}: Pick<Standing, 'now' | 'zone' | 'studiedBefore' | 'done'>): number | null {
  if (studiedBefore === null || daysBetween(studiedBefore, localDay(now, zone)) < minAwayDays) return null;
  return Math.max(0, maxItems - done.cards - done.questions);
}
