import * as z from 'zod/mini';
import { declareEvent } from '../../../platform/outbox/event.ts';

export const examFinished = declareEvent(
  'exam.finished',
  z.strictObject({ correct: z.number(), total: z.number() }),
);

/**
 * The answers of an exam that ended earlier are now in memory, because its keys show. The subject of the
 * event is the exam.
 */
export const examRemembered = declareEvent('exam.remembered', z.strictObject({}));
