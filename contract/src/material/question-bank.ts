/** The question bank of teachers: their own questions, and the read-only questions that come with the product. */
import { bankLimits } from '@akada/core/questions/bank-question.ts';
import * as z from 'zod/mini';
import { SentTree } from '../wire/content/sent-content.ts';
import { endpoint } from '../wire/endpoint.ts';
import { getPage, IdParams, pagingFields, Timestamp, textSearch } from '../wire/fields.ts';
import { QuestionBody } from './question-bodies.ts';
import {
  BankDifficulty,
  BankSource,
  BankStatus,
  bankQuestionFields,
  QuestionType,
  Tag,
  Topic,
} from './question-fields.ts';
import { reportReasons, restorable } from './questions.ts';

const sharedFields = {
  id: z.uuid(),
  type: QuestionType,
  status: BankStatus,
  source: BankSource,
  course_id: z.nullable(z.uuid()),
  topic: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  difficulty: z.nullable(BankDifficulty),
  tags: z.array(z.string()),
  passage_id: z.nullable(z.uuid()),
  /** True if it comes with the product: people can read it, but not change it. */
  is_sample: z.boolean(),
  /** Raised by each change of the question's content or place. */
  version: z.int(),
  created_at: Timestamp,
  changed_at: Timestamp,
};

export const BankQuestionSummary = z.object({
  ...sharedFields,
  /** The start of the stem, as written: Markdown. */
  stem: z.string(),
  /**
   * The rendered start. Null if the string is all there is to show, or if the complete tree would cost a list
   * too much.
   */
  stem_content: SentTree,
  /** The number of people who have reported it. */
  report_count: z.int(),
  /** Its results in exams, in per cent: see `statistics.question`. Null if too few exams have asked it. */
  facility: z.nullable(z.number()),
  discrimination: z.nullable(z.number()),
  /** True if students who do well otherwise get it wrong. */
  needs_review: z.boolean(),
});
export type BankQuestionSummary = z.output<typeof BankQuestionSummary>;

/** The rendered texts of a bank question; null if its string is one plain paragraph. */
export const BankQuestionContent = z.object({
  stem: SentTree,
  options: z.array(SentTree),
  /** Rendered texts of a body by their string. */
  texts: z.optional(z.record(z.string(), SentTree)),
  explanation: SentTree,
  feedback: z.array(SentTree),
});
export type BankQuestionContent = z.output<typeof BankQuestionContent>;

/** A report of a fault in a question, without its author. */
export const QuestionReport = z.object({
  reason: z.enum(reportReasons),
  comment: z.string(),
  /** The reported version of the question. */
  version: z.int(),
  reported_at: Timestamp,
});
export type QuestionReport = z.output<typeof QuestionReport>;

export const BankQuestion = z.object({
  ...sharedFields,
  /** The bank's owner; null if the question comes with the product. */
  owner_id: z.nullable(z.uuid()),
  stem: z.string(),
  options: z.array(z.object({ text: z.string() })),
  /** 0-based and ascending; empty in a draft without a key. */
  answer_indexes: z.array(z.int()),
  /** Only a type without options has one. */
  body: z.optional(QuestionBody),
  /** Empty, or a text for each option. */
  feedback: z.array(z.string()),
  explanation: z.string(),
  content: z.nullable(BankQuestionContent),
  /** The newest 100, newest first. */
  reports: z.array(QuestionReport),
});
export type BankQuestion = z.output<typeof BankQuestion>;

export const BankQuestionForm = z.strictObject(bankQuestionFields);
export type BankQuestionForm = z.output<typeof BankQuestionForm>;

const question = { kind: 'bank_question', in: 'params', field: 'id' } as const;

export const bankSortings = ['-changed', 'changed', 'stem', 'difficulty'] as const;

export const listBankQuestions = endpoint({
  id: 'bank.list',
  summary:
    'Questions of my bank, or of the one that comes with the product; `more` when there are more than `total`',
  method: 'GET',
  path: '/questions',
  access: 'tutor',
  effect: 'safe',
  private: true,
  query: z.strictObject({
    ...pagingFields,
    collection: z._default(z.enum(['own', 'sample'], 'Choose own or sample'), 'own'),
    /** Words of the stem; a search without three letters or digits in a row matches only the start of a word. */
    search: textSearch,
    course_id: z.optional(z.uuid()),
    topic: z.optional(Topic),
    type: z.optional(QuestionType),
    status: z.optional(BankStatus),
    difficulty: z.optional(BankDifficulty),
    tag: z.optional(Tag),
    source: z.optional(BankSource),
    passage_id: z.optional(z.uuid()),
    /** Limits the list to questions whose exam results call for a review. */
    review: z.optional(z.literal('true', 'Say true, or nothing')),
    /** Last changed first; first changed first; by their first words; easy ones first. */
    sort: z._default(z.enum(bankSortings, 'Choose how to sort'), '-changed'),
  }),
  /** `total` counts to 1,000; beyond that `more` is true. */
  responses: { 200: z.object({ items: z.array(BankQuestionSummary), total: z.int(), more: z.boolean() }) },
});

export const createBankQuestion = endpoint({
  id: 'bank.create',
  summary: 'Write a question. A published one has to be whole, and its author approved as a tutor',
  method: 'POST',
  path: '/questions',
  access: 'tutor',
  effect: 'key',
  body: BankQuestionForm,
  responses: { 201: BankQuestion },
});

export const getBankQuestion = endpoint({
  id: 'bank.get',
  summary:
    'A question of my bank or of the one that comes with the product, of administrators any, with what was reported of it',
  method: 'GET',
  path: '/questions/{id}',
  access: 'tutor',
  effect: 'safe',
  private: true,
  object: question,
  params: IdParams,
  responses: { 200: BankQuestion },
});

export const editBankQuestion = endpoint({
  id: 'bank.edit',
  summary:
    'Change a question. Changed by another edit since: 409, with the present question in `detail.question`',
  method: 'PUT',
  path: '/questions/{id}',
  access: 'tutor',
  effect: 'natural',
  object: question,
  params: IdParams,
  /** `version` is the version that the editor saw. */
  body: z.strictObject({
    ...bankQuestionFields,
    version: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
  }),
  responses: { 200: BankQuestion },
});

/** The content of a question before a change. */
export const BankQuestionVersion = z.object({
  version: z.int(),
  type: QuestionType,
  status: BankStatus,
  stem: z.string(),
  options: z.array(z.object({ text: z.string() })),
  answer_indexes: z.array(z.int()),
  body: z.optional(QuestionBody),
  feedback: z.array(z.string()),
  explanation: z.string(),
  topic: z.nullable(z.string()),
  difficulty: z.nullable(BankDifficulty),
  tags: z.array(z.string()),
  /** The time at which the next version replaced it. */
  replaced_at: Timestamp,
});
export type BankQuestionVersion = z.output<typeof BankQuestionVersion>;

export const listBankQuestionVersions = endpoint({
  id: 'bank.versions',
  summary: 'What a question said before, newest first; changes of a draft within ten minutes are one',
  method: 'GET',
  path: '/questions/{id}/versions',
  access: 'tutor',
  effect: 'safe',
  private: true,
  object: question,
  params: IdParams,
  query: z.strictObject(pagingFields),
  responses: { 200: getPage(BankQuestionVersion) },
});

export const DeletedBankQuestion = z.object({ id: z.uuid(), stem: z.string(), ...restorable });
export type DeletedBankQuestion = z.output<typeof DeletedBankQuestion>;

export const listDeletedBankQuestions = endpoint({
  id: 'bank.list_deleted',
  summary: 'Questions of my bank that were deleted and can be restored, the last one first, at most 100',
  method: 'GET',
  path: '/deleted-questions',
  access: 'tutor',
  effect: 'safe',
  private: true,
  responses: { 200: z.object({ items: z.array(DeletedBankQuestion) }) },
});

export const listBankLabels = endpoint({
  id: 'bank.labels',
  summary:
    'Topics and tags of the last 1,000 questions that I changed, those used most first, to choose from',
  method: 'GET',
  path: '/question-labels',
  access: 'tutor',
  effect: 'safe',
  responses: { 200: z.object({ topics: z.array(z.string()), tags: z.array(z.string()) }) },
});

export const bulkActions = [
  'publish',
  'retire',
  'draft',
  'tag',
  'untag',
  'move',
  'delete',
  'restore',
] as const;
export type BulkAction = (typeof bulkActions)[number];

/** The state of a question before a bulk action; the client returns it unchanged to undo the action. */
export const BulkUndoItem = z.strictObject({
  id: z.uuid(),
  status: BankStatus,
  tags: bankQuestionFields.tags,
  course_id: z.nullable(z.uuid()),
  topic: z.nullable(Topic),
});
export type BulkUndoItem = z.output<typeof BulkUndoItem>;

export const BulkResult = z.object({
  /** The number of changed questions; questions that were already in that state are not counted. */
  changed: z.int(),
  /** The earlier states of the changed questions. */
  undo: z.array(BulkUndoItem),
});
export type BulkResult = z.output<typeof BulkResult>;

export const changeBankQuestions = endpoint({
  id: 'bank.bulk',
  summary:
    'Change many questions of my bank, all or none. Publishing one that is not whole: 422, which one and why',
  method: 'POST',
  path: '/questions/bulk',
  access: 'tutor',
  effect: 'natural',
  body: z.strictObject({
    ids: z
      .array(z.uuid(), 'Choose questions')
      .check(
        z.minLength(1, 'Choose at least one question'),
        z.maxLength(bankLimits.bulk, `Choose at most ${bankLimits.bulk} questions`),
      ),
    action: z.enum(bulkActions, 'Choose what to do'),
    /** Used by `tag` and `untag`. */
    tag: z.optional(Tag),
    /**
     * Used by `move`, which needs at least one of them: null removes a question from it, an omitted field
     * keeps it.
     */
    course_id: z.optional(z.nullable(z.uuid('Choose a course'))),
    topic: z.optional(z.nullable(Topic)),
  }),
  responses: { 200: BulkResult },
});

export const undoBankChange = endpoint({
  id: 'bank.bulk_undo',
  summary:
    'Take a bulk action back: puts status, tags, course and topic back, and shows again what was deleted',
  method: 'POST',
  path: '/questions/bulk/undo',
  access: 'tutor',
  effect: 'natural',
  body: z.strictObject({
    items: z
      .array(BulkUndoItem, 'Name the questions')
      .check(
        z.minLength(1, 'Name at least one question'),
        z.maxLength(bankLimits.bulk, `Name at most ${bankLimits.bulk} questions`),
      ),
  }),
  responses: { 200: BulkResult },
});
