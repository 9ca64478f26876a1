import * as z from 'zod/mini';
import { declareEvent } from '../../platform/outbox/event.ts';

const facts = z.strictObject({
  exam: z.string(),
  course: z.string(),
  courseId: z.uuid(),
  examAt: z.string(),
  /** The time zone of the student. */
  zone: z.string(),
});

/** A tutor announced, moved or removed the exam of a class. Each is recorded once for every student in the course. */
export const classExamSet = declareEvent('class_exam.set', facts);
export const classExamMoved = declareEvent('class_exam.moved', facts);
export const classExamRemoved = declareEvent('class_exam.removed', facts);
