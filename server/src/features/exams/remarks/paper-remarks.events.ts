import * as z from 'zod/mini';
import { declareEvent } from '../../../platform/outbox/event.ts';

/** A tutor wrote about a paper whose answers show to its student, or decided about contested marks. */
export const paperRemarked = declareEvent(
  'exam.paper_remarked',
  z.strictObject({
    exam: z.string(),
    examId: z.uuid(),
    kind: z.enum(['comment', 'confirmed', 'changed']),
  }),
);
