/** The weeks of a student, as a parent reads them: sums by course, and no word that the student wrote. */
import type { ParentView, SeenWeek } from '@akada/contract/identity/parents.ts';
import { getWeek } from '@akada/core/habits/study-day.ts';
import { getMinutes, getRightPercent } from '@akada/core/parents/parents.ts';
import { dayAfter } from '@akada/core/time/local-day.ts';
import type { Database } from '../../platform/database/database.ts';
import { courseNames } from '../courses/course-members.service.ts';
import type { JudgedDay, SourceDay, WeeklyFigures } from '../progress/reading/weekly-figures.service.ts';

const [daysInWeek, maxCourses] = [7, 30];

export interface SeenWeeksDeps {
  database: Pick<Database, 'db'>;
  weekly: WeeklyFigures;
}

export type SeenWeeks = ReturnType<typeof createSeenWeeks>;

export function createSeenWeeks({ database: { db }, weekly }: SeenWeeksDeps) {
  return {
    /**
     * @param last the Monday of the last week
     * @param count how many weeks, the last one first
     */
    async read(userId: string, last: string, count: number) {
      const mondays = Array.from({ length: count }, (_, index) => dayAfter(last, -daysInWeek * index));
      const from = dayAfter(last, -daysInWeek * (count - 1));
      const { days, judged } = await weekly.read(userId, { from, to: dayAfter(last, daysInWeek - 1) });
      const ids = new Set(days.flatMap((row) => (row.sourceKind === 'course' ? row.sourceKey : [])));
      const names = await courseNames(db, [...ids]);
      return {
        week: getDays(days, last),
        weeks: mondays.map((monday) =>
          getSeenWeek(
            monday,
            days.filter(({ day }) => getWeek(day) === monday),
            judged.filter(({ day }) => getWeek(day) === monday),
            names,
          ),
        ),
      };
    },
  };
}

function getDays(days: readonly SourceDay[], monday: string): ParentView['week'] {
  return Array.from({ length: daysInWeek }, (_, index) => {
    const day = dayAfter(monday, index);
    const { answers, minutes } = getSums(
      days.filter((row) => row.day === day),
      [],
    );
    return { day, answers, minutes };
  });
}

function getSeenWeek(
  from: string,
  days: readonly SourceDay[],
  judged: readonly JudgedDay[],
  names: ReadonlyMap<string, string>,
): SeenWeek {
  // Notes and sets are the student's own: their titles are the student's words, so all of them are one row.
  const getName = ({ sourceKind, sourceKey }: Pick<SourceDay, 'sourceKind' | 'sourceKey'>) =>
    sourceKind === 'course' ? (names.get(sourceKey) ?? null) : null;
  const courses = [...new Set(days.map(getName))].map((name) => ({
    name,
    ...getSums(
      days.filter((row) => getName(row) === name),
      judged.filter((row) => getName(row) === name),
    ),
  }));
  return {
    from,
    days: new Set(days.map(({ day }) => day)).size,
    ...getSums(days, judged),
    courses: courses.toSorted((one, other) => other.minutes - one.minutes).slice(0, maxCourses),
  };
}

function getSums(days: readonly SourceDay[], judged: readonly JudgedDay[]) {
  const right = { judged: sum(judged.map((row) => row.judged)), right: sum(judged.map((row) => row.right)) };
  return {
    minutes: getMinutes(sum(days.map(({ tookMs }) => tookMs))),
    answers: sum(days.map(({ answers }) => answers)),
    right_percent: getRightPercent(right),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
