/** Typed answers that students contest: the author of the question decides for everybody who gave the same answer. */
import { answerLimit } from '@akada/core/question-types/question-body.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { getPage, IdParams, pagingFields, Timestamp } from '../../wire/fields.ts';
import { KeyChange, KeyChangeCounts, KeyReason } from '../marking/regrading.ts';

/**
 * `possible`: the student may contest the answer. `rejected` also applies to an answer that another student contested:
 * a decision is about an answer, not about a student.
 */
export const Contest = z.object({
  state: z.enum(['possible', 'open', 'accepted', 'rejected']),
  /** The tutor's reason; null while nothing is decided. */
  reason: z.nullable(z.string()),
  decided_at: z.nullable(Timestamp),
});
export type Contest = z.output<typeof Contest>;

const QuestionOfExam = z.strictObject({ id: z.uuid(), question_id: z.uuid() });
const exam = { kind: 'exam', in: 'params', field: 'id' } as const;

export const contestAnswer = endpoint({
  id: 'exams.contest',
  summary:
    'Contest the marks of a typed answer in an ended exam whose keys show. After a decision, or without an author who can decide: 409',
  method: 'PUT',
  path: '/mcq/exams/{id}/questions/{question_id}/contest',
  access: 'student',
  effect: 'natural',
  object: exam,
  params: QuestionOfExam,
  responses: { 200: Contest },
});

export const withdrawContest = endpoint({
  id: 'exams.withdraw_contest',
  summary: 'Withdraw a contest that is not decided; decided meanwhile: 409',
  method: 'DELETE',
  path: '/mcq/exams/{id}/questions/{question_id}/contest',
  access: 'student',
  effect: 'natural',
  object: exam,
  params: QuestionOfExam,
  responses: { 204: null },
});

/** Equal answers to a typed part of a question. */
export const AnswerGroup = z.object({
  text: z.string(),
  /** Ended exams with this answer to the question as it is now. */
  count: z.int(),
  /** The mean share that it earned, 0 to 1. */
  share: z.number(),
  /** Open contests. */
  contested: z.int(),
  /** The reason of the last rejection; null if it was never rejected, and after it was accepted. */
  rejected: z.nullable(z.string()),
});
export type AnswerGroup = z.output<typeof AnswerGroup>;

export const AnsweredPart = z.object({
  /** The index among the parts of the answer. */
  part: z.int(),
  type: z.enum(['short', 'numerical']),
  /** At most 20: the contested ones first, then the most frequent ones. */
  groups: z.array(AnswerGroup),
  /** The different further answers, and the exams with them. */
  rest: z.object({ answers: z.int(), count: z.int() }),
  unanswered: z.int(),
});
export type AnsweredPart = z.output<typeof AnsweredPart>;

export const QuestionAnswers = z.object({
  /** The version of the question. A decision names it. */
  version: z.int(),
  /** True until the exams are marked by the last change of the key. */
  is_marking: z.boolean(),
  /** The parts that students type; empty for a type whose answers are selected. */
  parts: z.array(AnsweredPart),
});
export type QuestionAnswers = z.output<typeof QuestionAnswers>;

const question = { kind: 'bank_question', in: 'params', field: 'id' } as const;

export const listAnswers = endpoint({
  id: 'answers.list',
  summary: 'The typed answers to a question in ended exams, equal ones together',
  method: 'GET',
  path: '/questions/{id}/answers',
  access: 'tutor',
  effect: 'safe',
  private: true,
  object: question,
  params: IdParams,
  responses: { 200: QuestionAnswers },
});

const answerFields = {
  part: z.int('Choose an answer').check(z.minimum(0, 'Choose an answer'), z.maximum(100, 'Choose an answer')),
  text: z
    .string('Choose an answer')
    .check(z.minLength(1, 'Choose an answer'), z.maxLength(answerLimit, 'This answer is too long')),
};

const Share = z.union([z.literal(1), z.literal(0.5)], 'Choose the full mark or half of it');

export const previewAcceptance = endpoint({
  id: 'answers.preview',
  summary: 'Count the exams whose marks rise if an answer is added to the key, or say why it cannot be added',
  method: 'POST',
  path: '/questions/{id}/answers/preview',
  access: 'tutor',
  effect: 'safe',
  private: true,
  object: question,
  params: IdParams,
  body: z.strictObject({ ...answerFields, share: Share }),
  responses: {
    /** One of the two is null. */
    200: z.object({ counts: z.nullable(KeyChangeCounts), problem: z.nullable(z.string()) }),
  },
});

export const acceptAnswer = endpoint({
  id: 'answers.accept',
  summary:
    'Add an answer to the key and mark the exams of everybody who gave it. Cannot be added: 422. The question has changed: 409, with `detail.version`',
  method: 'POST',
  path: '/questions/{id}/answers/accept',
  access: 'tutor',
  effect: 'key',
  object: question,
  params: IdParams,
  body: z.strictObject({
    ...answerFields,
    share: Share,
    reason: KeyReason,
    /** The version that the caller saw. */
    version: z.int('Load this page again').check(z.minimum(1), z.maximum(2_147_483_647)),
  }),
  responses: { 201: KeyChange },
});

export const rejectAnswer = endpoint({
  id: 'answers.reject',
  summary: 'Reject all open contests of an answer. None is open: 409',
  method: 'POST',
  path: '/questions/{id}/answers/reject',
  access: 'tutor',
  effect: 'natural',
  object: question,
  params: IdParams,
  body: z.strictObject({ ...answerFields, reason: KeyReason }),
  responses: { 200: QuestionAnswers },
});

/** An answer that waits for a decision of the question's author. */
export const ContestedAnswer = z.object({
  question_id: z.uuid(),
  /** The start of the stem. */
  stem: z.string(),
  /** The start of the answer to each contested part. */
  answers: z.array(z.string()),
  students: z.int(),
  contested_at: Timestamp,
});
export type ContestedAnswer = z.output<typeof ContestedAnswer>;

export const listContestedAnswers = endpoint({
  id: 'answers.contested',
  summary: 'Contested answers to my questions that wait for a decision, the oldest contest first',
  method: 'GET',
  path: '/contested-answers',
  access: 'tutor',
  effect: 'safe',
  private: true,
  query: z.strictObject(pagingFields),
  responses: { 200: getPage(ContestedAnswer) },
});
