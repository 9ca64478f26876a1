/** The days that figures cover. */
import { dayAfter } from '../time/local-day.ts';

/** The range of every plan; a longer one is advanced. */
export const basicDays = 30;

/** A little more than a year, so that two exams of one season can be compared. */
export const mostDays = 400;

/** @returns the first day of a range of this length that ends with today */
export function getFirstDay(days: number, today: string): string {
  return dayAfter(today, 1 - days);
}

/** @returns every day from the first to the last one, both included */
export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => dayAfter(first, index));
}
