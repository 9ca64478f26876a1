/** Figures over many days for administrators, summed from the counts of each day. */
import { dayAfter, daysBetween } from '../time/local-day.ts';
import { type AnalyticsGroup, type DayCount, type DayFigure, groupStart, returns } from './day-figures.ts';

/** Groups of fewer are not broken down: who is in them could be told. */
export const smallestGroup = 5;

/** For each group these are the people up to its last day; all other figures are sums. */
const learnersOf = {
  day: 'learners',
  week: 'learners_of_week',
  month: 'learners_of_month',
} as const satisfies Record<AnalyticsGroup, DayFigure>;

const summed = [
  'answers',
  'reviews',
  'sets_made',
  'questions_made',
  'sets_refused',
  'exams',
  'bookings',
  'sessions',
  'trials',
  'payments',
  'premium_income',
  'commission_income',
  'signed_up',
] as const satisfies readonly DayFigure[];

export type PeriodFigures = Record<'learners' | (typeof summed)[number], number>;
export type AnalyticsPeriod = PeriodFigures & { first: string; last: string };

const getSum = (days: readonly DayCount[], figure: DayFigure): number =>
  days.reduce((total, { figures }) => total + (figures[figure] ?? 0), 0);

/** @returns the first day of the range: the first week or month is complete */
export const rangeStart = (today: string, days: number, group: AnalyticsGroup): string =>
  groupStart(dayAfter(today, 1 - days), group);

/**
 * @param counted in any order; days that are missing had nothing
 * @returns every period from the first day to the last, the oldest first
 */
export function analyticsPeriods(
  counted: readonly DayCount[],
  { from, to, group }: { from: string; to: string; group: AnalyticsGroup },
): AnalyticsPeriod[] {
  const byDay = new Map(counted.map((day) => [day.day, day]));
  const periods: { first: string; last: string; days: DayCount[] }[] = [];
  for (let index = 0; index <= daysBetween(from, to); index += 1) {
    const day = dayAfter(from, index);
    const ownDayCount = byDay.get(day) ?? { day, figures: {}, reasons: {} };
    const latest = periods.at(-1);
    if (latest && groupStart(day, group) === groupStart(latest.first, group)) {
      latest.last = day;
      latest.days.push(ownDayCount);
    } else periods.push({ first: day, last: day, days: [ownDayCount] });
  }
  return periods.map(({ days, ...period }) => ({
    ...period,
    // It grows within a group, so that the last day that was counted has it whole.
    learners: Math.max(...days.map(({ figures }) => figures[learnersOf[group]] ?? 0)),
    ...(Object.fromEntries(summed.map((figure) => [figure, getSum(days, figure)])) as Omit<
      PeriodFigures,
      'learners'
    >),
  }));
}

export type SignUpSteps = Record<'confirmed' | 'first_set' | 'first_exam', number>;

/** @returns how far the people came who signed up on these days; null if they are too few for a breakdown */
export function signUpSteps(days: readonly DayCount[]): SignUpSteps | null {
  if (getSum(days, 'signed_up') < smallestGroup) return null;
  return {
    confirmed: getSum(days, 'confirmed'),
    first_set: getSum(days, 'first_set'),
    first_exam: getSum(days, 'first_exam'),
  };
}

type Return = keyof typeof returns;
export interface Cohort extends Record<Return, number | null> {
  /** Monday of the week in which they signed up. */
  week: string;
  signed_up: number;
}

/**
 * @returns the percentage that learnt again later, by week of sign-up. Null if those days have not ended for
 * the complete week, or if the people are too few for a breakdown.
 */
export function getCohorts(days: readonly DayCount[], today: string): Cohort[] {
  const weeks = Map.groupBy(days, ({ day }) => groupStart(day, 'week'));
  return [...weeks]
    .map(([week, own]) => {
      const signedUp = getSum(own, 'signed_up');
      const share = (figure: Return) => {
        const isOver = dayAfter(week, 6 + returns[figure][1]) < today;
        if (!isOver || signedUp < smallestGroup) return null;
        return Math.round((100 * getSum(own, figure)) / signedUp);
      };
      return {
        week,
        signed_up: signedUp,
        back_1: share('back_1'),
        back_7: share('back_7'),
        back_28: share('back_28'),
      };
    })
    .filter(({ signed_up }) => signed_up > 0)
    .sort((one, other) => one.week.localeCompare(other.week));
}

/** @returns reasons for rejected or small sets, the most frequent first; null if they are too few */
export function getReasons(days: readonly DayCount[]): { reason: string; count: number }[] | null {
  const counts = new Map<string, number>();
  for (const { reasons } of days) {
    for (const [reason, count] of Object.entries(reasons))
      counts.set(reason, (counts.get(reason) ?? 0) + count);
  }
  const all = [...counts].map(([reason, count]) => ({ reason, count }));
  if (all.reduce((total, { count }) => total + count, 0) < smallestGroup) return all.length === 0 ? [] : null;
  return all.sort((one, other) => other.count - one.count || one.reason.localeCompare(other.reason));
}
