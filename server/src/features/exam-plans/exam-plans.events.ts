import * as z from 'zod/mini';
import { declareEvent } from '../../platform/outbox/event.ts';

const plan = { exam: z.string(), planId: z.uuid() };

/** The work of a day is due. The subject is a student's day, so that each day has one. */
export const planStudyDue = declareEvent(
  'exam_plan.study_due',
  z.strictObject({
    ...plan,
    minutes: z.int(),
    days: z.int(),
    /** Further plans with work today, and their minutes. */
    others: z.int(),
    otherMinutes: z.int(),
  }),
);

/** The exam is tomorrow or today. The subject is a plan with this day of the exam. */
export const planExamNear = declareEvent(
  'exam_plan.exam_near',
  z.strictObject({
    ...plan,
    startsAt: z.string(),
    zone: z.string(),
    when: z.enum(['eve', 'morning']),
  }),
);

/** The exam has ended, and the student is asked how it went. */
export const planEnded = declareEvent('exam_plan.ended', z.strictObject(plan));
