import * as z from 'zod/mini';
import { declareEvent } from '../../../platform/outbox/event.ts';

/** A tutor is notified of changes in an exam, once or several times within an hour. */
export const examNoticesSent = declareEvent(
  'exam.notices_sent',
  z.strictObject({
    kind: z.enum(['handed_in', 'contested', 'remarked']),
    exam: z.string(),
    courseExamId: z.uuid(),
    /** The first of the papers. */
    examId: z.uuid(),
    count: z.int(),
  }),
);

/** Students reported a question of a tutor. */
export const questionReportsSent = declareEvent(
  'exam.question_reports_sent',
  z.strictObject({ question: z.string(), questionId: z.uuid(), count: z.int() }),
);
