import * as z from 'zod/mini';
import { declareEvent } from '../../platform/outbox/event.ts';

/** A person reported a question of another one for the first time. */
export const questionReported = declareEvent(
  'question.reported',
  z.strictObject({ questionId: z.uuid(), authorId: z.uuid(), reportedAt: z.string() }),
);
