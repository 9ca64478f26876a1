/** A class week by week: the share of right answers, and the band in which half of the class lies. */
import { dayAfter, daysBetween } from '../time/local-day.ts';

/** First answers of one student in one week. */
export interface StudentWeek {
  /** Whole weeks before the current one, which is 0. */
  weeksAgo: number;
  answers: number;
  right: number;
}

/** Shares are from 0 to 1. */
export interface ClassWeek {
  /** The first of its seven days. */
  from: string;
  /** Students with enough answers to count. */
  students: number;
  /** The middle student; null in a week without students. */
  right: number | null;
  /** The band; null for a small class. */
  low: number | null;
  high: number | null;
}

export const weekRules = {
  /** Weeks on the page, the current one included. */
  shown: 8,
  /** Fewer answers do not count a student in. */
  minAnswers: 3,
  /** Fewer students have no band: it would be single people. */
  minStudents: 8,
};

/** @returns the first day of the weeks that are shown, which end with today */
export function getFirstWeekDay(today: string): string {
  return dayAfter(today, 1 - 7 * weekRules.shown);
}

/** @returns how many whole weeks before the week that ends today this day was */
export function getWeeksAgo(day: string, today: string): number {
  return Math.max(0, Math.floor(daysBetween(day, today) / 7));
}

/** @returns the weeks in their order, empty ones too */
export function getClassWeeks(weeks: readonly StudentWeek[], today: string): ClassWeek[] {
  const countedWeeks = weeks.filter(({ answers }) => answers >= weekRules.minAnswers);
  return Array.from({ length: weekRules.shown }, (_, index) => {
    const weeksAgo = weekRules.shown - 1 - index;
    const shares = countedWeeks
      .filter((week) => week.weeksAgo === weeksAgo)
      .map(({ answers, right }) => right / answers)
      .sort((one, other) => one - other);
    const hasBand = shares.length >= weekRules.minStudents;
    return {
      from: dayAfter(today, -6 - 7 * weeksAgo),
      students: shares.length,
      right: getQuantile(shares, 0.5),
      low: hasBand ? getQuantile(shares, 0.25) : null,
      high: hasBand ? getQuantile(shares, 0.75) : null,
    };
  });
}

/** @param values ascending @returns the value below which this part of them lies, between two where it falls there */
function getQuantile(values: readonly number[], part: number): number | null {
  const position = (values.length - 1) * part;
  const [lower, upper] = [values[Math.floor(position)], values[Math.ceil(position)]];
  if (lower === undefined || upper === undefined) return null;
  return lower + (upper - lower) * (position - Math.floor(position));
}
