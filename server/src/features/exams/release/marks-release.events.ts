import * as z from 'zod/mini';
import { declareEvent } from '../../../platform/outbox/event.ts';

/** A tutor released the marks of an exam. The event is recorded once for each of its students. */
export const marksReleased = declareEvent(
  'exam.marks_released',
  z.strictObject({
    exam: z.string(),
    /** The last paper of the student. */
    examId: z.uuid(),
  }),
);
