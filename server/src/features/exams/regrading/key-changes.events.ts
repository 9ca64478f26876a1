import * as z from 'zod/mini';
import { declareEvent } from '../../../platform/outbox/event.ts';

/** The score of an exam became another one, because the key of a question was changed, or changed back. */
export const examMarkedAgain = declareEvent(
  'exam.marked_again',
  z.strictObject({
    exam: z.string(),
    examId: z.uuid(),
    before: z.number(),
    after: z.number(),
    of: z.number(),
    /** Null where it would tell a key that is held back. */
    reason: z.nullable(z.string()),
    what: z.enum(['changed', 'undone']),
  }),
);

/** By a change of a key an answer counts as something else in memory. Each time has a subject of its own. */
export const examAnswerCorrected = declareEvent(
  'exam.answer_corrected',
  z.strictObject({ question_id: z.uuid() }),
);

/** Somebody else than its owner changed the key of a question, had more exams marked by it, or changed it back. */
export const questionKeyChanged = declareEvent(
  'question.key_changed',
  z.strictObject({
    /** How a sentence names it. */
    question: z.string(),
    questionId: z.uuid(),
    /** By what the options are called, as `after`. */
    before: z.string(),
    after: z.string(),
    reason: z.string(),
    what: z.enum(['changed', 'applied', 'undone']),
  }),
);
