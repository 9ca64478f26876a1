/** Days of study as charts draw them: one by one, or where they are many by the week. */
import type { StudyDay } from '@akada/contract/observers/progress.ts';
import { daysFrom } from '@akada/core/progress/range.ts';
import { daysBetween } from '@akada/core/time/local-day.ts';

export type StudyPeriod = Pick<StudyDay, 'questions' | 'cards' | 'duration_ms'> & {
  first: string;
  last: string;
};

/** A phone has room for so many bars. */
const mostBars = 31;
const daysOfWeek = 7;

const nothing = { questions: 0, cards: 0, duration_ms: 0 };

/** @param days those on which something was done @returns every day of the range, also those on which nothing was */
export function everyDay(days: readonly StudyDay[], from: string, to: string): StudyDay[] {
  const known = new Map(days.map((day) => [day.day, day]));
  return daysFrom(from, daysBetween(from, to) + 1).map((day) => known.get(day) ?? { day, ...nothing });
}

/** @param days that follow each other @returns them as bars; weeks end with the last day, and the first may be shorter */
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
