/** Work that tutors gave to a student, and the student’s part in it. */
import { lateRules, assignmentLimits as limits } from '@akada/core/assignments/assignment-rules.ts';
import * as z from 'zod/mini';
import { draftText } from '../../material/question-fields.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { getPage, IdParams, pagingFields, Timestamp } from '../../wire/fields.ts';
import { wholeNumber } from './assignment-form.ts';
import { summaryFields, workFields } from './assignment-work.ts';

const mineFields = {
  ...summaryFields,
  ...workFields,
  tutor_name: z.string(),
  /** False if the class has ended, the student left, or the tutor teaches no longer. */
  is_open: z.boolean(),
};

/** A row of the student’s list. */
export const MyAssignmentSummary = z.object(mineFields);
export type MyAssignmentSummary = z.output<typeof MyAssignmentSummary>;

/** An assignment as its student reads it. */
export const MyAssignment = z.object({
  ...mineFields,
  instruction: z.string(),
  late_rule: z.enum(lateRules),
  /** The last moment at which work is taken; null if there is none. */
  closes_at: z.nullable(Timestamp),
  attempts: z.int(),
  course_exam_id: z.nullable(z.uuid()),
  text: z.nullable(z.string()),
  criteria: z.array(z.object({ name: z.string(), points: z.int() })),
  /** The student's own set, once started; null if it was deleted since. */
  set_id: z.nullable(z.uuid()),
  essay: z.nullable(z.string()),
  points: z.nullable(z.array(z.number())),
  comment: z.nullable(z.string()),
});
export type MyAssignment = z.output<typeof MyAssignment>;

export const listAssignedWork = endpoint({
  id: 'assignments.mine',
  summary: 'Work that my tutors gave me: work to do first, by due date',
  method: 'GET',
  path: '/my-assignments',
  access: 'student',
  effect: 'safe',
  query: z.strictObject({
    ...pagingFields,
    course_id: z.optional(z.uuid('Choose a class')),
    show: z._default(z.enum(['all', 'to_do'], 'Choose all or to_do'), 'all'),
  }),
  responses: { 200: getPage(MyAssignmentSummary) },
});

export const getMyAssignment = endpoint({
  id: 'assignments.get_mine',
  summary: 'Work that a tutor gave me',
  method: 'GET',
  path: '/my-assignments/{id}',
  access: 'student',
  effect: 'safe',
  private: true,
  params: IdParams,
  responses: { 200: MyAssignment },
});

export const openMyAssignment = endpoint({
  id: 'assignments.open',
  summary: 'Say that I have seen this work',
  method: 'POST',
  path: '/my-assignments/{id}/opening',
  access: 'student',
  effect: 'natural',
  params: IdParams,
  responses: { 204: null },
});

export const startMyAssignment = endpoint({
  id: 'assignments.start',
  summary:
    'Start this work: its questions or cards become mine. Started before: the same. With `again` the next attempt',
  method: 'POST',
  path: '/my-assignments/{id}/start',
  access: 'student',
  effect: 'natural',
  params: IdParams,
  /** The attempt to start, from 1. */
  body: z.strictObject({ attempt: wholeNumber(1, limits.attempts, 'Load this page again') }),
  timeoutMs: 30_000,
  responses: { 200: MyAssignment },
});

export const handInMyAssignment = endpoint({
  id: 'assignments.hand_in',
  summary: 'Hand in an essay, or confirm that I read a text: once',
  method: 'POST',
  path: '/my-assignments/{id}/hand-in',
  access: 'student',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject({
    /** Null for a text to read. */
    text: z._default(z.nullable(draftText('Your text', limits.essay)), null),
  }),
  responses: { 200: MyAssignment },
});
