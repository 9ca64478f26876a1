import * as z from 'zod/mini';
import { declareEvent } from '../../../platform/outbox/event.ts';

/** Answers of one call that were not stored before. */
export const practiceAnswered = declareEvent(
  'practice.answered',
  z.strictObject({ answer_ids: z.array(z.uuid()) }),
);
