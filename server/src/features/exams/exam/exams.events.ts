import * as z from 'zod/mini';
import { declareEvent } from '../../../platform/outbox/event.ts';

export const examFinished = declareEvent(
  'exam.finished',
  z.strictObject({ correct: z.number(), total: z.number() }),
);

/** What was answered in an exam that ended before is in memory now: its keys show. Its subject is the exam. */
export const examRemembered = declareEvent('exam.remembered', z.strictObject({}));
