/**
 * Timed exams over a student's own questions. An exam under way and its result are two types, so that no key
 * can leave before the end.
 */
import { mostOptions } from '@akada/core/quiz/options.ts';
import * as z from 'zod/mini';
import { QuestionContent, QuestionSource, sharedPassages } from '../material/questions.ts';
import { SentTree } from '../wire/content/sent-content.ts';
import { endpoint } from '../wire/endpoint.ts';
import { IdParams, pageOf, pagingFields, Timestamp } from '../wire/fields.ts';

export const ExamStatus = z.enum(['in_progress', 'finished']);

const Choice = z.int().check(z.minimum(0), z.maximum(mostOptions - 1));

/** How the texts of a question are shown that a running exam sends. */
export const ExamQuestionContent = z.object({ stem: SentTree, options: z.array(SentTree) });
export type ExamQuestionContent = z.output<typeof ExamQuestionContent>;

export const ExamQuestion = z.object({
  id: z.uuid(),
  stem: z.string(),
  options: z.array(z.object({ text: z.string() })),
  /** As of a question. */
  passage_id: z.optional(z.uuid()),
  /** Null: the strings are all there is to show. */
  content: z.nullable(ExamQuestionContent),
  /** The saved choice, null while unanswered. */
  choice: z.nullable(z.int()),
  /** Of the saved choice; 0 while nothing was saved. The larger one wins. */
  sequence: z.int(),
});
export type ExamQuestion = z.output<typeof ExamQuestion>;

export const Exam = z.object({
  id: z.uuid(),
  status: ExamStatus,
  title: z.string(),
  duration_minutes: z.int(),
  started_at: Timestamp,
  deadline_at: Timestamp,
  /** The server's clock at the moment of answering: the browser's own may be hours off. */
  server_now: Timestamp,
  /** Those of a passage stand together, in its order. */
  questions: z.array(ExamQuestion),
  ...sharedPassages,
  /**
   * Only in the answer to its start: how many questions of its source it does not ask, because they have several right
   * options, which exams do not mark yet, or come after the first 200.
   */
  left_out: z.optional(z.int()),
});
export type Exam = z.output<typeof Exam>;

export const ExamSummary = z.object({
  id: z.uuid(),
  status: ExamStatus,
  title: z.string(),
  question_count: z.int(),
  duration_minutes: z.int(),
  started_at: Timestamp,
  deadline_at: Timestamp,
  server_now: Timestamp,
  finished_at: z.nullable(Timestamp),
  /** Null until finished. */
  correct: z.nullable(z.int()),
});
export type ExamSummary = z.output<typeof ExamSummary>;

export const ReviewedQuestion = z.object({
  id: z.uuid(),
  stem: z.string(),
  options: z.array(z.object({ text: z.string() })),
  answer_index: z.int(),
  choice: z.nullable(z.int()),
  correct: z.boolean(),
  explanation: z.string(),
  /** What is said about each option; empty where nothing is. */
  feedback: z.array(z.string()),
  /** As of a question. */
  passage_id: z.optional(z.uuid()),
  content: z.nullable(QuestionContent),
  /** Null where it was not made from a note. */
  source: z.nullable(QuestionSource),
});
export type ReviewedQuestion = z.output<typeof ReviewedQuestion>;

export const ExamResult = z.object({
  id: z.uuid(),
  title: z.string(),
  started_at: Timestamp,
  finished_at: Timestamp,
  /** `deadline` when time ran out before anyone submitted. */
  finished_by: z.enum(['submit', 'deadline']),
  seconds_used: z.int(),
  correct: z.int(),
  answered: z.int(),
  total: z.int(),
  /** 0-100, rounded to a whole number. */
  percent: z.int(),
  questions: z.array(ReviewedQuestion),
  ...sharedPassages,
});
export type ExamResult = z.output<typeof ExamResult>;

export const startExam = endpoint({
  id: 'exams.start',
  summary: 'Start a timed exam over a generation or a choice of my questions',
  method: 'POST',
  path: '/mcq/exams',
  access: 'student',
  effect: 'key',
  body: z.strictObject({
    generation_id: z.optional(z.uuid()),
    question_ids: z.optional(
      z
        .array(z.uuid())
        .check(
          z.minLength(1, 'Choose at least one question'),
          z.maxLength(200, 'An exam has at most 200 questions'),
        ),
    ),
    duration_minutes: z
      .int('Choose 1 to 300 minutes')
      .check(z.minimum(1, 'Choose 1 to 300 minutes'), z.maximum(300, 'Choose 1 to 300 minutes')),
  }),
  responses: { 201: Exam },
});

export const listExams = endpoint({
  id: 'exams.list',
  summary: 'My exams, newest first',
  method: 'GET',
  path: '/mcq/exams',
  access: 'student',
  effect: 'safe',
  query: z.strictObject({ ...pagingFields, status: z.optional(ExamStatus) }),
  responses: { 200: pageOf(ExamSummary) },
});

const exam = { kind: 'exam', in: 'params', field: 'id' } as const;

export const getExam = endpoint({
  id: 'exams.get',
  summary: 'An exam with its saved answers and the time on the server, without any key',
  method: 'GET',
  path: '/mcq/exams/{id}',
  access: 'student',
  effect: 'safe',
  object: exam,
  params: IdParams,
  responses: { 200: Exam },
});

export const saveAnswer = endpoint({
  id: 'exams.save_answer',
  summary: 'Save one answer; of two the one with the larger sequence stays',
  method: 'PUT',
  path: '/mcq/exams/{id}/answers/{question_id}',
  access: 'student',
  effect: 'natural',
  object: exam,
  params: z.strictObject({ id: z.uuid(), question_id: z.uuid() }),
  body: z.strictObject({
    /** Null takes an answer back. */
    choice: z.nullable(Choice),
    sequence: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
  }),
  responses: { 200: z.object({ choice: z.nullable(z.int()), sequence: z.int() }) },
});

export const submitExam = endpoint({
  id: 'exams.submit',
  summary: 'Hand the exam in; repeating gives the same result',
  method: 'POST',
  path: '/mcq/exams/{id}/submit',
  access: 'student',
  effect: 'natural',
  object: exam,
  params: IdParams,
  responses: { 200: ExamResult },
});

export const examResult = endpoint({
  id: 'exams.result',
  summary: 'Score and review of a finished exam',
  method: 'GET',
  path: '/mcq/exams/{id}/result',
  access: 'student',
  effect: 'safe',
  object: exam,
  params: IdParams,
  responses: { 200: ExamResult },
});
