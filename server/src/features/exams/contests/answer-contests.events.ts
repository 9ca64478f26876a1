import * as z from 'zod/mini';
import { declareEvent } from '../../../platform/outbox/event.ts';

/** Students contest answers to a question, and its author was not told since yesterday. */
export const answersContested = declareEvent(
  'question.answers_contested',
  z.strictObject({
    /** The question's name in a sentence. */
    question: z.string(),
    questionId: z.uuid(),
    students: z.number(),
  }),
);

/** A contest was decided, and no notification about marks tells its student. */
export const contestDecided = declareEvent(
  'exam.contest_decided',
  z.strictObject({
    exam: z.string(),
    examId: z.uuid(),
    question: z.string(),
    /** `waiting`: another exam that is open to the student asks the question. */
    outcome: z.enum(['accepted', 'partly', 'rejected', 'waiting']),
    reason: z.nullable(z.string()),
  }),
);
