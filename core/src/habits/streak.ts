/** Days in a row, and the freezes for missed ones. It depends only on the days, in any order of arrival. */
import { dayAfter } from '../time/local-day.ts';
import { type Activity, missedDays, type StudyDay } from './study-day.ts';

const mostFreezes = 2;
/** Counted days until a freeze that was used comes back. */
const recharges = 7;

export interface Streak {
  /** Counted ones; bridged ones are not among them. */
  days: number;
  longest: number;
  freezes: number;
  /** Counted days since a freeze is missing; 0 while none is. */
  recharged: number;
  /** The last counted day, or null. */
  last: Activity | null;
}

/** The streak before the first day. A new streak gets its freezes again. */
export const noStreak: Streak = { days: 0, longest: 0, freezes: mostFreezes, recharged: 0, last: null };

/**
 * @param day the next counted day
 * @returns the streak with it, and the previous days that freezes saved
 */
export function withDay(
  streak: Streak,
  day: Pick<StudyDay, 'first' | 'last'>,
): { streak: Streak; bridged: string[] } {
  const { streak: standing, bridged } = bridge(streak, day.first);
  const days = standing.days + 1;
  const recharged = standing.freezes < mostFreezes ? standing.recharged + 1 : 0;
  const isBack = recharged === recharges;
  return {
    bridged,
    streak: {
      days,
      longest: Math.max(streak.longest, days),
      freezes: standing.freezes + (isBack ? 1 : 0),
      recharged: isBack ? 0 : recharged,
      last: day.last,
    },
  };
}

/** @returns the streak as it stands now, while today is open or counts, and the days before today that freezes bridge */
/** @returns counted days until the next freeze comes back, null while there are two */
export function findNextFreeze({ freezes, recharged }: Streak): number | null {
  return freezes < mostFreezes ? recharges - recharged : null;
}

/** @returns the streak at an activity, and the previous days that freezes save */
export function bridge(streak: Streak, next: Activity): { streak: Streak; bridged: string[] } {
  if (streak.last === null) return { streak, bridged: [] };
  const missed = missedDays(streak.last, next);
  if (missed > streak.freezes) return { streak: { ...noStreak, longest: streak.longest }, bridged: [] };

  const { day } = streak.last;
  return {
    streak: { ...streak, freezes: streak.freezes - missed },
    bridged: Array.from({ length: missed }, (_, index) => dayAfter(day, index + 1)),
  };
}
