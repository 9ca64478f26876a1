/** Exam plans between their form, their rows and the input of the scheduler. */
import type { ExamPlanForm } from '@akada/contract/work/plans/exam-plans.ts';
import type { PlanState } from '@akada/core/exam-plans/exam-plan.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { LoadedPlan } from './plan-content.service.ts';
import { toPlanSource } from './plan-sources.service.ts';

export function toRow(planId: string, form: ExamPlanForm) {
  const sources = form.sources.flatMap(toPlanSource);
  const distinct = new Map(sources.map((source) => [source.kind + source.id, source]));
  return {
    examAt: getInstant(Date.parse(form.exam_at)),
    target: form.target,
    minutesPerDay: form.minutes_per_day,
    freeWeekdays: [...new Set(form.free_weekdays)].sort(),
    freeDays: [...new Set(form.free_days)].sort(),
    sources: [...distinct.values()].map(({ kind, id }, position) => ({
      planId,
      position,
      kind,
      sourceKey: id,
    })),
  };
}

export function toState({ plan, content }: LoadedPlan): PlanState {
  const { id, examAt, target, minutesPerDay, freeWeekdays, freeDays, startDay } = plan;
  return {
    plan: {
      id,
      examAt: Date.parse(examAt),
      target: target / 100,
      minutesPerDay,
      freeWeekdays,
      freeDays,
      startDay,
    },
    content,
  };
}
