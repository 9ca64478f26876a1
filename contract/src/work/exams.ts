/**
 * Timed exams of students. An exam in progress and its result are two types, so that no key can leave before
 * the end.
 */
import { bankLimits } from '@akada/core/questions/bank-question.ts';
import { mostOptions } from '@akada/core/quiz/options.ts';
import * as z from 'zod/mini';
import { PresentedBody, QuestionResponse } from '../material/question-bodies.ts';
import { QuestionType } from '../material/question-fields.ts';
import { AskedContent, sharedPassages } from '../material/questions.ts';
import { endpoint } from '../wire/endpoint.ts';
import { getPage, IdParams, pagingFields, Timestamp } from '../wire/fields.ts';
import { ExamKind, ExamOrder, ExamSource, Marking } from './exam-order.ts';
import { ExamOutcome } from './exam-results.ts';

export const ExamStatus = z.enum(['in_progress', 'finished']);

const Choice = z.int().check(z.minimum(0), z.maximum(mostOptions - 1));

/** The state of an answer; of two states, the one with the larger sequence wins. */
const answerState = {
  /** The saved option if exactly one was chosen; null otherwise. */
  choice: z.nullable(z.int()),
  /** The chosen options, ascending, numbered in display order; null while unanswered. */
  choices: z.nullable(z.array(z.int())),
  /** The answer to a type without options; absent while unanswered. */
  response: z.optional(QuestionResponse),
  /** True if the student marked it to return to. */
  flagged: z.boolean(),
  /** Total milliseconds of the question on the screen so far. */
  took_ms: z.int(),
  /** 0 while nothing was saved. */
  sequence: z.int(),
};

export const SavedAnswer = z.object(answerState);
export type SavedAnswer = z.output<typeof SavedAnswer>;

export const ExamQuestion = z.object({
  id: z.uuid(),
  type: QuestionType,
  stem: z.string(),
  options: z.array(z.object({ text: z.string() })),
  /** Only a type without options has one. */
  presented: z.optional(PresentedBody),
  /** The same as in a question. */
  passage_id: z.optional(z.uuid()),
  /** Null: the strings are all there is to show. */
  content: z.nullable(AskedContent),
  /** The index of its exam section; null without sections. */
  section: z.nullable(z.int()),
  ...answerState,
});
export type ExamQuestion = z.output<typeof ExamQuestion>;

const clockFields = {
  /** The duration without extra time. */
  duration_minutes: z.int(),
  /** More time, per cent of the duration. */
  extra_percent: z.int(),
  started_at: Timestamp,
  /** Moves on when the clock stood while the student was away. */
  deadline_at: Timestamp,
  /** The latest that `deadline_at` can become. */
  closes_at: Timestamp,
  may_pause: z.boolean(),
  /** Milliseconds for which the clock was paused so far. */
  away_ms: z.int(),
};

/** A part of the paper; only the hall has them. */
export const ExamSection = z.object({
  title: z.string(),
  questions: z.int(),
  /** How many it should ask; there are not always as many. */
  wanted: z.int(),
});
export type ExamSection = z.output<typeof ExamSection>;

export const Exam = z.object({
  id: z.uuid(),
  kind: ExamKind,
  status: ExamStatus,
  title: z.string(),
  /** The tutor's instructions; omitted if there are none, and once the tutor's exam was permanently deleted. */
  instructions: z.optional(z.string()),
  ...clockFields,
  /** The server's clock at the moment of answering: the browser's own may be hours off. */
  server_now: Timestamp,
  marking: Marking,
  /** The intended number of questions; there are fewer if a passage did not fit or too few exist. */
  wanted: z.int(),
  sections: z.array(ExamSection),
  /** Questions of a passage are adjacent, in its order. */
  questions: z.array(ExamQuestion),
  ...sharedPassages,
  /**
   * Only in the answer to its start: the number of source questions it does not ask because of the maximum of
   * 200.
   */
  left_out: z.optional(z.int()),
});
export type Exam = z.output<typeof Exam>;

export const ExamSummary = z.object({
  id: z.uuid(),
  kind: ExamKind,
  status: ExamStatus,
  title: z.string(),
  /** Null for a choice of questions of several sets. */
  source: z.nullable(ExamSource),
  question_count: z.int(),
  ...clockFields,
  server_now: Timestamp,
  finished_at: z.nullable(Timestamp),
  /** Null until finished, and so are the marks. */
  correct: z.nullable(z.int()),
  score: z.nullable(z.number()),
  max_score: z.nullable(z.number()),
  percent: z.nullable(z.int()),
  /** Essays that wait for marks, and count 0 until then; absent if there is none. */
  waiting: z.optional(z.int()),
});
export type ExamSummary = z.output<typeof ExamSummary>;

export const startExam = endpoint({
  id: 'exams.start',
  summary:
    'Start a timed exam. One runs for each set, course, subject and the hall: 409 has the id of the running one in `detail.exam_id`',
  method: 'POST',
  path: '/mcq/exams',
  access: 'student',
  effect: 'key',
  body: ExamOrder,
  responses: { 201: Exam },
});

export const listExams = endpoint({
  id: 'exams.list',
  summary: 'My exams, newest first',
  method: 'GET',
  path: '/mcq/exams',
  access: 'student',
  effect: 'safe',
  query: z.strictObject({
    ...pagingFields,
    status: z.optional(ExamStatus),
    kind: z.optional(ExamKind),
    /** The call may name at most one of these three. */
    generation_id: z.optional(z.uuid('Choose a set')),
    course_id: z.optional(z.uuid('Choose a course')),
    subject: z.optional(z.string().check(z.maxLength(bankLimits.subject, 'Choose a subject'))),
  }),
  responses: { 200: getPage(ExamSummary) },
});

const exam = { kind: 'exam', in: 'params', field: 'id' } as const;

export const getExam = endpoint({
  id: 'exams.get',
  summary: 'An exam with its saved answers and the time on the server, without any key',
  method: 'GET',
  path: '/mcq/exams/{id}',
  access: 'student',
  effect: 'safe',
  private: true,
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
  /** The whole state of the answer: what is absent is not answered, not flagged, and took no time. */
  body: z.strictObject({
    /** The short form of `choices` with one option; null withdraws an answer. */
    choice: z.optional(z.nullable(Choice)),
    /** Indexes of options as they are shown. */
    choices: z.optional(
      z.nullable(z.array(Choice).check(z.maxLength(mostOptions, 'Choose among the options'))),
    ),
    /** The answer to a type without options. */
    response: z.optional(z.nullable(QuestionResponse)),
    flagged: z._default(z.boolean('Say yes or no'), false),
    took_ms: z._default(z.int().check(z.minimum(0), z.maximum(86_400_000)), 0),
    sequence: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
  }),
  responses: { 200: SavedAnswer },
});

export const ExamPresence = z.object({
  status: ExamStatus,
  deadline_at: Timestamp,
  closes_at: Timestamp,
  away_ms: z.int(),
  server_now: Timestamp,
});
export type ExamPresence = z.output<typeof ExamPresence>;

export const seeExam = endpoint({
  id: 'exams.see',
  summary:
    'Say that a view of the exam is open: when it opens, and each 20 s where the clock may stop. A gap of more than 45 s moves the deadline',
  method: 'POST',
  path: '/mcq/exams/{id}/presence',
  access: 'student',
  effect: 'natural',
  object: exam,
  params: IdParams,
  /** The id of the opened page: two views learn of each other's answers. */
  body: z.strictObject({ view_id: z.uuid('Name the view') }),
  responses: { 200: ExamPresence },
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
  responses: { 200: ExamOutcome },
});

export const examResult = endpoint({
  id: 'exams.result',
  summary: 'Score and review of a finished exam; of one that a tutor set only what shows by then',
  method: 'GET',
  path: '/mcq/exams/{id}/result',
  access: 'student',
  effect: 'safe',
  private: true,
  object: exam,
  params: IdParams,
  responses: { 200: ExamOutcome },
});
