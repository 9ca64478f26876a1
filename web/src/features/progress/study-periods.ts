/** Days of study as charts show them: single days, or weeks for a long range. */
import type { StudyDay } from '@akada/contract/observers/progress.ts';
import { daysFrom } from '@akada/core/progress/range.ts';
import { daysBetween } from '@akada/core/time/local-day.ts';

export type StudyPeriod = Pick<StudyDay, 'questions' | 'cards' | 'duration_ms'> & {
  first: string;
  last: string;
};

/** The number of bars that fit on a phone. */
const mostBars = 31;
const daysOfWeek = 7;

const nothing = { questions: 0, cards: 0, duration_ms: 0 };

/**
 * @param days with activity
 * @returns every day of the range, including days without activity
 */
export function everyDay(days: readonly StudyDay[], from: string, to: string): StudyDay[] {
  const known = new Map(days.map((day) => [day.day, day]));
  return daysFrom(from, daysBetween(from, to) + 1).map((day) => known.get(day) ?? { day, ...nothing });
}

/**
 * @param days consecutive days
 * @returns bars; weeks end with the last day, and the first may be shorter
 */
export function getPeriods(days: readonly StudyDay[]): StudyPeriod[] {
  const length = days.length > mostBars ? daysOfWeek : 1;
  const periods: StudyPeriod[] = [];
  for (let to = days.length; to > 0; to -= length) {
    const ownItems = days.slice(Math.max(0, to - length), to);
    const sum = (name: keyof typeof nothing) => ownItems.reduce((total, day) => total + day[name], 0);
    periods.unshift({
      first: ownItems[0]?.day ?? '',
      last: ownItems.at(-1)?.day ?? '',
      questions: sum('questions'),
      cards: sum('cards'),
      duration_ms: sum('duration_ms'),
    });
  }
  return periods;
}
