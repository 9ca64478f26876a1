/** The days of a plan: which of them are for study, and when the mock exam and the readings take place. */
import { dayAfter, daysBetween, localDay } from '../time/local-day.ts';
import type { ExamPlan, PlanClock, PlanContent, PlannedReading } from './exam-plan.ts';

export type DayKind = 'study' | 'free' | 'rest' | 'exam';

export interface CalendarDay {
  /** YYYY-MM-DD. */
  day: string;
  /** Days from today. */
  index: number;
  kind: DayKind;
  readings: readonly PlannedReading[];
  /** Minutes of the mock exam; 0 on all days but one. */
  mockMinutes: number;
}

/** Exams further away are planned as if they were this far. */
const maxDays = 400;
const secondsPerMockQuestion = 45;
const maxMockQuestions = 40;
/** A mock exam needs days before it, to learn something, and days after it, to use its result. */
const minStudyDaysOfMock = 4;

/**
 * @returns all days from today to the exam; none after the exam, and none once its moment has passed
 * @throws RangeError for a time zone that does not exist
 */
export function getCalendar(plan: ExamPlan, content: PlanContent, clock: PlanClock): CalendarDay[] {
  if (plan.examAt <= clock.now) return [];

  const today = localDay(clock.now, clock.zone);
  const examDay = localDay(plan.examAt, clock.zone);
  const length = Math.min(daysBetween(today, examDay), maxDays);
  const hasRest = countStudyDays(plan, examDay) > 0;
  const days = Array.from({ length: length + 1 }, (_, index): CalendarDay => {
    const day = dayAfter(today, index);
    return { day, index, kind: getKind(plan, { day, examDay, hasRest }), readings: [], mockMinutes: 0 };
  });
  return withMock(plan, content, { days: withReadings(plan, content, { days, examDay }), examDay });
}

interface KindInput {
  day: string;
  examDay: string;
  /** False for a plan that was made so late that the day before the exam is all it has. */
  hasRest: boolean;
}

function getKind(plan: ExamPlan, { day, examDay, hasRest }: KindInput): DayKind {
  if (day === examDay) return 'exam';
  if (isFree(plan, day)) return 'free';
  return hasRest && day === dayAfter(examDay, -1) ? 'rest' : 'study';
}

/** @returns true for a weekday or a day without study */
export function isFree({ freeWeekdays, freeDays }: ExamPlan, day: string): boolean {
  const weekday = new Date(day).getUTCDay() || 7;
  return freeWeekdays.includes(weekday) || freeDays.includes(day);
}

/** Counts from the first day of the plan, so that the answer is the same on each of its days. */
function countStudyDays(plan: ExamPlan, examDay: string): number {
  const length = Math.min(maxDays, Math.max(0, daysBetween(plan.startDay, examDay) - 1));
  return Array.from({ length }, (_, index) => dayAfter(plan.startDay, index)).filter(
    (day) => !isFree(plan, day),
  ).length;
}

/** @returns the first day of the last third of the plan */
function getLastThird({ startDay }: Pick<ExamPlan, 'startDay'>, examDay: string): string {
  return dayAfter(startDay, Math.ceil((Math.max(0, daysBetween(startDay, examDay)) * 2) / 3));
}

interface CalendarInput {
  days: readonly CalendarDay[];
  examDay: string;
}

/** Readings never fill a day: without reviews on it, what was learned would fade. */
const maxReadingShare = 0.5;

/** @returns the most minutes of a day that readings take */
export function getMaxReading(minutesPerDay: number): number {
  return Math.ceil(minutesPerDay * maxReadingShare);
}

/** Readings are read whole, evenly over the first two thirds; what is unread then, over the rest. */
function withReadings(
  { minutesPerDay, ...plan }: ExamPlan,
  { readings, readToday }: PlanContent,
  { days, examDay }: CalendarInput,
): CalendarDay[] {
  const lastThird = getLastThird(plan, examDay);
  const study = days.filter(({ kind }) => kind === 'study');
  const early = study.filter(({ day }) => day < lastThird);
  const readingDays = early.length > 0 ? early : study;
  const total = readings.length + readToday;
  let next = 0;
  const planned = new Map(
    readingDays.map(({ index }, position) => {
      const last = Math.ceil((total * (position + 1)) / readingDays.length) - readToday;
      const ownReadings = takeReadings(readings.slice(next, Math.max(next, last)), minutesPerDay);
      next += ownReadings.length;
      return [index, ownReadings];
    }),
  );
  return days.map((day) => ({ ...day, readings: planned.get(day.index) ?? [] }));
}

/** A reading that is longer than a day has takes all the time for readings, and continues on the next one. */
function takeReadings(readings: readonly PlannedReading[], minutesPerDay: number): PlannedReading[] {
  const limit = getMaxReading(minutesPerDay);
  let left = limit;
  const fitting: PlannedReading[] = [];
  for (const reading of readings) {
    const minutes = Math.min(reading.minutes, limit);
    if (minutes > left) break;
    left -= minutes;
    fitting.push({ ...reading, minutes });
  }
  return fitting;
}

/** A mock exam that was missed moves to the next day of study. */
function withMock(plan: ExamPlan, { mock }: PlanContent, { days, examDay }: CalendarInput): CalendarDay[] {
  if (mock === null || countStudyDays(plan, examDay) < minStudyDaysOfMock) return [...days];

  const lastThird = getLastThird(plan, examDay);
  const target = days.find(({ kind, day }) => kind === 'study' && day >= lastThird);
  const questions = Math.min(mock.questions, maxMockQuestions);
  const mockMinutes = Math.min(plan.minutesPerDay, Math.ceil((questions * secondsPerMockQuestion) / 60));
  return days.map((day) => (day === target ? { ...day, readings: [], mockMinutes } : day));
}
