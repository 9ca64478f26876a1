/** Over how many days figures go. */
import { dayAfter } from '../time/local-day.ts';

/** What every plan has; more is advanced. */
export const basicDays = 30;

/** A little more than a year, so that two exams of one season can be compared. */
export const mostDays = 400;

/** @returns the first of so many days that end with this one */
export function firstDayOf(days: number, today: string): string {
  return dayAfter(today, 1 - days);
}

/** @returns every day from the first to the last one, both included */
export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => dayAfter(first, at));
}
