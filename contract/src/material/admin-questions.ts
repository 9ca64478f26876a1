/**
 * All questions of all banks, for administrators: they find questions by exam results and reports, and
 * correct them.
 */
import { bankLimits } from '@akada/core/questions/bank-question.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { pagingFields, textSearch } from '../wire/fields.ts';
import { BankQuestionSummary, BulkUndoItem } from './question-bank.ts';
import { BankStatus, QuestionType, Tag } from './question-fields.ts';

export const AdminQuestion = z.object({
  ...BankQuestionSummary.shape,
  /** Null for a question of the sample that comes with Akada. */
  owner: z.nullable(z.object({ id: z.uuid(), full_name: z.string() })),
  course_name: z.nullable(z.string()),
  /** First attempts that exams have counted. */
  attempts: z.int(),
  /** Reports without a decision. */
  open_reports: z.int(),
});
export type AdminQuestion = z.output<typeof AdminQuestion>;

/** Exam results: needs review; under 30 % right; over 90 %; a discrimination below 20; in no exam so far. */
export const questionResults = ['review', 'hard', 'easy', 'weak', 'unasked'] as const;

/** The order by a figure lists the questions that have it; the order by reports those with an open one. */
export const adminQuestionOrders = [
  'newest',
  'oldest',
  'stem',
  'reports',
  'hardest',
  'easiest',
  'weakest',
  'attempts',
] as const;

const questionFilter = {
  /** Words that the stem has. */
  search: textSearch,
  status: z.optional(BankStatus),
  type: z.optional(QuestionType),
  course_id: z.optional(z.uuid('Choose a course')),
  owner_id: z.optional(z.uuid('Choose a tutor')),
  reported: z.optional(z.literal('true', 'Say true, or nothing')),
  result: z.optional(z.enum(questionResults, 'Choose a result')),
  order: z._default(z.enum(adminQuestionOrders, 'Choose an order'), 'newest'),
};

export const listAdminQuestions = endpoint({
  id: 'admin_questions.list',
  summary:
    'Questions of all banks and of the one that comes with the product; `more` when there are more than `total`',
  method: 'GET',
  path: '/admin/questions',
  access: 'admin',
  effect: 'safe',
  query: z.strictObject({ ...pagingFields, ...questionFilter }),
  /** `total` counts to 10,000; beyond that `more` is true. */
  responses: { 200: z.object({ items: z.array(AdminQuestion), total: z.int(), more: z.boolean() }) },
});

/** Rows of one file. */
export const exportedQuestionsLimit = 100_000;

export const exportAdminQuestions = endpoint({
  id: 'admin_questions.export',
  summary: 'All questions that match as a CSV file, which is on record',
  method: 'GET',
  path: '/admin/questions.csv',
  access: 'admin',
  effect: 'safe',
  query: z.strictObject(questionFilter),
  sendsFile: 'text/csv',
  timeoutMs: 60_000,
  responses: { 200: null },
});

const Version = z.int('Load this page again').check(z.minimum(1), z.maximum(2_147_483_647));

const many = <Item extends z.ZodMiniType>(item: Item) =>
  z
    .array(item, 'Choose questions')
    .check(
      z.minLength(1, 'Choose at least one question'),
      z.maxLength(bankLimits.bulk, `Choose at most ${bankLimits.bulk} questions`),
    );

export const adminQuestionActions = ['publish', 'draft', 'retire', 'tag', 'untag', 'move'] as const;

/** The earlier state of a question, and the version that the change produced. */
export const AdminUndoItem = z.strictObject({ ...BulkUndoItem.shape, version: Version });
export type AdminUndoItem = z.output<typeof AdminUndoItem>;

export const AdminBulkResult = z.object({
  /** Questions that were already in that state are not counted. */
  changed: z.int(),
  undo: z.array(AdminUndoItem),
});
export type AdminBulkResult = z.output<typeof AdminBulkResult>;

export const changeAdminQuestions = endpoint({
  id: 'admin_questions.bulk',
  summary:
    'Change chosen questions of any bank, all of them or none; their authors are notified. 409 with `detail.changed` where another person changed one meanwhile',
  method: 'POST',
  path: '/admin/questions/bulk',
  access: 'admin',
  effect: 'natural',
  body: z.strictObject({
    /** `version` is the version that the caller saw. */
    items: many(z.strictObject({ id: z.uuid(), version: Version })),
    action: z.enum(adminQuestionActions, 'Choose what to do'),
    /** Used by `tag` and `untag`. */
    tag: z.optional(Tag),
    /** Used by `move`: a course of the question's owner, or null for none. */
    course_id: z.optional(z.nullable(z.uuid('Choose a course'))),
  }),
  responses: { 200: AdminBulkResult },
});

export const undoAdminChange = endpoint({
  id: 'admin_questions.bulk_undo',
  summary:
    'Undo a change of chosen questions. 409 with `detail.changed` where another person changed one meanwhile',
  method: 'POST',
  path: '/admin/questions/bulk/undo',
  access: 'admin',
  effect: 'natural',
  body: z.strictObject({ items: many(AdminUndoItem) }),
  responses: { 200: AdminBulkResult },
});
