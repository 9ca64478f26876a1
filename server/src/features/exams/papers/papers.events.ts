import * as z from 'zod/mini';
import { declareEvent } from '../../../platform/outbox/event.ts';

/** All essays of a paper have marks, or later ones gave it another score. */
export const essaysMarked = declareEvent(
  'exam.essays_marked',
  z.strictObject({
    exam: z.string(),
    examId: z.uuid(),
    score: z.number(),
    of: z.number(),
    /** The score that the student knew; null the first time. */
    before: z.nullable(z.number()),
  }),
);
