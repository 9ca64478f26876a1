/** Daily figures for administrators. A day is one in Lagos, from midnight to midnight. */
import { dayAfter } from '../time/local-day.ts';

/** West Africa Time has had no daylight saving since 1920. */
const lagosMs = 60 * 60_000;

/** @param index milliseconds since the epoch @returns the day in Lagos, as YYYY-MM-DD */
export const lagosDay = (index: number): string => new Date(index + lagosMs).toISOString().slice(0, 10);

/** @returns the moment at which a day begins in Lagos, ISO 8601 */
export const lagosMidnight = (day: string): string => new Date(Date.parse(day) - lagosMs).toISOString();

export const analyticsGroups = ['day', 'week', 'month'] as const;
export type AnalyticsGroup = (typeof analyticsGroups)[number];

/** @returns the first day of the day's own week, from Monday on, or of its month */
export function groupStart(day: string, group: AnalyticsGroup): string {
  if (group === 'day') return day;
  if (group === 'month') return `${day.slice(0, 7)}-01`;
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return dayAfter(day, -sinceMonday);
}

/** Each figure of a day, with its explanation for readers. */
export const dayFigures = {
  learners: 'People who answered a question, reviewed a card or ended an exam on the day.',
  learners_of_week: 'The same from Monday to the end of the day, each person once.',
  learners_of_month: 'The same from the first of the month to the end of the day, each person once.',
  answers: 'Answers of practice, and those of exams on the day on which the exam ended.',
  reviews: 'Reviews of cards.',
  sets_made: 'Sets of questions or cards, and guides, that were made.',
  questions_made: 'Questions in the sets of questions that were made.',
  sets_refused: 'Sets that could not be made.',
  exams: 'Exams that ended with at least one answer.',
  bookings: 'Requests of students for a session with a tutor.',
  sessions: 'Sessions with a tutor that took place.',
  trials: 'Free trials that began.',
  payments: 'Payments that arrived.',
  premium_income: 'What the ledger says that premium brought, in kobo, less what was given back.',
  commission_income: 'What the ledger says that sessions brought Akada, in kobo, less what was given back.',
  signed_up: 'Students whose account began on the day.',
  confirmed: 'Of those who signed up on the day: the address was confirmed.',
  first_set: 'Of those who signed up on the day: a set was made within 28 days.',
  first_exam: 'Of those who signed up on the day: an exam was ended within 28 days.',
  back_1: 'Of those who signed up on the day: learnt on the next day.',
  back_7: 'Of those who signed up on the day: learnt between the 7th and the 13th day after it.',
  back_28: 'Of those who signed up on the day: learnt between the 28th and the 34th day after it.',
} as const satisfies Record<string, string>;

export type DayFigure = keyof typeof dayFigures;

/** Days between the sign-up and the first and last day of each return. */
export const returns = { back_1: [1, 1], back_7: [7, 13], back_28: [28, 34] } as const;

/** Days after a sign-up in which its first set and first exam count. */
export const firstStepsDays = 28;

/** Days in which the figures of a day can still change; afterwards they are final. */
export const openDays = 1 + Math.max(...Object.values(returns).map(([, last]) => last));

export interface DayCount {
  day: string;
  /** A missing figure is zero. */
  figures: Partial<Record<DayFigure, number>>;
  /** The number of rejected or smaller sets, by reason. */
  reasons: Record<string, number>;
}
