import { keyRules } from '@akada/core/exams/key-change.ts';
import * as z from 'zod/mini';
import { declareEvent } from '../../../platform/outbox/event.ts';

/** The score of an exam changed, because the key of a question was changed or restored. */
export const examMarkedAgain = declareEvent(
  'exam.marked_again',
  z.strictObject({
    exam: z.string(),
    examId: z.uuid(),
    before: z.number(),
    after: z.number(),
    of: z.number(),
    /** Null if it would reveal a key that is held. */
    reason: z.nullable(z.string()),
    what: z.enum(['changed', 'undone']),
  }),
);

/** A key change gave an answer a new outcome in memory. Each time has its own subject. */
export const examAnswerCorrected = declareEvent(
  'exam.answer_corrected',
  z.strictObject({ question_id: z.uuid() }),
);

/** Another user than its owner changed the key of a question, had more exams marked by it, or restored it. */
export const questionKeyChanged = declareEvent(
  'question.key_changed',
  z.strictObject({
    /** The question's name in a sentence. */
    question: z.string(),
    questionId: z.uuid(),
    /** The labels of the options, as in `after`. */
    before: z.string(),
    after: z.string(),
    reason: z.string(),
    what: z.enum(['changed', 'applied', 'undone']),
    /** Events of earlier versions do not have it. */
    rule: z.optional(z.enum(keyRules)),
  }),
);
