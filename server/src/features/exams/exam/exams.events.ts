import * as z from 'zod/mini';
import { declareEvent } from '../../../platform/outbox/event.ts';

export const examFinished = declareEvent(
  'exam.finished',
  z.strictObject({ correct: z.number(), total: z.number() }),
);

/**
 * Some time after an exam ended, answers of it came to memory or count as something else there: its tutor shows the keys
 * now, or a key was changed. Each time has a subject of its own.
 */
export const examRemembered = declareEvent(
  'exam.remembered',
  z.strictObject({ question_ids: z.array(z.uuid()) }),
);
