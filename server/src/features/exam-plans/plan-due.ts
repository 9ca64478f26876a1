/** The part of exam plans in the reminder of a day on devices: numbers and an hour, no names. */
import type { ExamPlan } from '@akada/contract/work/plans/exam-plans.ts';
import type { DueToday } from '@akada/core/push/daily-reminder.ts';
import { daysBetween, localDay } from '@akada/core/time/local-day.ts';
import { wallTime } from '@akada/core/time/wall-time.ts';

export type PlanDue = Pick<DueToday, 'planMinutes' | 'examDays' | 'examTime'>;

const nothingDue: PlanDue = { planMinutes: 0, examDays: null, examTime: null };

/** @returns the exam of today or tomorrow, else the minutes of today with the days to the nearest exam of them */
export function getPlanDue(plans: readonly ExamPlan[], now: number, zone: string): PlanDue {
  const date = wallTime(now, zone).slice(0, 10);
  const ahead = plans.filter(({ exam_at }) => Date.parse(exam_at) > now);
  for (const { exam_at } of ahead) {
    const [examDate = '', examTime = ''] = wallTime(Date.parse(exam_at), zone).split('T');
    const examDays = daysBetween(date, examDate);
    if (examDays <= 1) return { planMinutes: 0, examDays, examTime };
  }
  const studied = ahead.filter(({ days, today }) => days[0]?.kind === 'study' && today.minutes > 0);
  const [first] = studied;
  if (first === undefined) return nothingDue;
  return {
    planMinutes: studied.reduce((sum, plan) => sum + plan.today.minutes, 0),
    examDays: daysBetween(localDay(now, zone), localDay(Date.parse(first.exam_at), zone)),
    examTime: null,
  };
}
