import * as z from 'zod/mini';
import { declareEvent } from '../../../platform/outbox/event.ts';

export const examFinished = declareEvent(
  'exam.finished',
  z.strictObject({ correct: z.number(), total: z.number() }),
);
