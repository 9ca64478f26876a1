/** The typed form of an exam plan: the time in a zone, sources as keys. */
import type { ExamPlan, ExamPlanForm, PlanSource } from '@akada/contract/work/plans/exam-plans.ts';
import { planDefaults } from '@akada/core/exam-plans/plan-limits.ts';
import { getMoment, wallTime } from '@akada/core/time/wall-time.ts';
import { dateFault } from '../../../lib/form/date-rules.ts';

export interface PlanValues {
  /** `2026-12-12T09:00`, or text that is not a date. */
  exam_at: string;
  /** Keys of sources. */
  sources: readonly string[];
  target: string;
  minutes_per_day: string;
  /** From 1 for Monday to 7. */
  free_weekdays: readonly number[];
  free_days: readonly string[];
}

const fields = ['course_id', 'file_id', 'generation_id', 'subject'] as const;

/** @returns a text that is the same for the same source */
export function toKey(source: PlanSource): string {
  const field = fields.find((name) => source[name] !== undefined);
  return field === undefined ? '' : `${field} ${source[field]}`;
}

function toSource(key: string): PlanSource {
  const end = key.indexOf(' ');
  return { [key.slice(0, end)]: key.slice(end + 1) };
}

/** @param sources what a new plan is about at first */
export function getBlankValues(sources: readonly string[]): PlanValues {
  return {
    exam_at: '',
    sources,
    target: String(planDefaults.target),
    minutes_per_day: String(planDefaults.minutesPerDay),
    free_weekdays: planDefaults.freeWeekdays,
    free_days: [],
  };
}

/** Sources that the student no longer has are omitted, because no plan can be saved with them. */
export function getValues(plan: ExamPlan, timeZone: string): PlanValues {
  return {
    exam_at: wallTime(Date.parse(plan.exam_at), timeZone),
    sources: plan.sources.filter(({ title }) => title !== null).map(toKey),
    target: String(plan.target),
    minutes_per_day: String(plan.minutes_per_day),
    free_weekdays: plan.free_weekdays,
    free_days: plan.free_days,
  };
}

/** @returns the request body; an unreadable time becomes a time that the rules reject */
export function getForm(values: PlanValues, zone: string): ExamPlanForm {
  const { exam_at } = values;
  const isMoment = exam_at !== '' && dateFault(exam_at) === undefined;
  return {
    exam_at: isMoment ? new Date(getMoment(exam_at, zone)).toISOString() : '',
    sources: values.sources.map(toSource),
    target: Number(values.target),
    minutes_per_day: Number(values.minutes_per_day),
    free_weekdays: [...values.free_weekdays],
    free_days: [...values.free_days],
    zone,
  };
}
