/** A key that turned out to be wrong: changed by a rule, counted before, marked in the background, undone for a day. */
import { keyRules } from '@akada/core/exams/key-change.ts';
import { mostOptions } from '@akada/core/quiz/options.ts';
import * as z from 'zod/mini';
import { QuestionBody } from '../../material/question-bodies.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { getPage, IdParams, pagingFields, Timestamp } from '../../wire/fields.ts';

export const KeyRule = z.enum(keyRules, 'Choose both, new, all or leave');
export type KeyRule = z.output<typeof KeyRule>;

/** The outcome of ended exams under the question's marks. */
export const KeyChangeCounts = z.object({
  /** That ended and asked the question with the same text and options. */
  exams: z.int(),
  rise: z.int(),
  fall: z.int(),
  stay: z.int(),
  /** Exams in progress that ask it. They keep the key that they started with. */
  running: z.int(),
});
export type KeyChangeCounts = z.output<typeof KeyChangeCounts>;

/** Where marking stands: `marking` until every exam is done; `stopped` after it failed again and again. */
export const KeyChangeState = z.enum(['marking', 'done', 'stopped']);
export type KeyChangeState = z.output<typeof KeyChangeState>;

export const KeyChange = z.object({
  id: z.uuid(),
  question_id: z.uuid(),
  rule: KeyRule,
  reason: z.string(),
  answer_indexes_before: z.array(z.int()),
  answer_indexes: z.array(z.int()),
  /** The keys of a type without options. */
  body_before: z.optional(QuestionBody),
  body: z.optional(QuestionBody),
  /** The question's version with the new key. */
  version: z.int(),
  created_at: Timestamp,
  /** Null: it was undone, a later change depends on it, or a day has passed since marking was last requested. */
  undoable_until: z.nullable(Timestamp),
  undone_at: z.nullable(Timestamp),
  state: KeyChangeState,
  /** Affected exams, how many of them are marked by it now, and how many scores it changes. */
  exams: z.int(),
  marked: z.int(),
  changed: z.int(),
  /** Exams with the former key that are still in progress. */
  running: z.int(),
  /** Exams with the former key that were in progress and have ended since: `key_changes.apply` marks them too. */
  ended_since: z.int(),
});
export type KeyChange = z.output<typeof KeyChange>;

const AnswerIndex = z
  .int('Choose among the options')
  .check(z.minimum(0, 'Choose among the options'), z.maximum(mostOptions - 1, 'Choose among the options'));

export const AnswerIndexes = z
  .array(AnswerIndex, 'Choose the right options')
  .check(z.minLength(1, 'Choose the right option'), z.maxLength(mostOptions, 'Choose among the options'));

/** Indexes of the right options with commas between them: `0,2`. */
export const SentAnswerIndexes = z
  .string('Choose the right option')
  .check(z.regex(/^\d{1,2}(?:,\d{1,2}){0,11}$/, 'Choose the right option'));

/** Shown to students whose marks change. */
export const KeyReason = z
  .string('Say why')
  .check(
    z.trim(),
    z.minLength(1, 'Say why'),
    z.maxLength(500, 'The reason has at most 500 characters'),
    z.regex(/^\P{Cc}*$/u, 'Write the reason on one line'),
  );

const question = { kind: 'bank_question', in: 'params', field: 'id' } as const;
const keyChange = { kind: 'key_change', in: 'params', field: 'id' } as const;

export const previewKeyChange = endpoint({
  id: 'key_changes.preview',
  summary: 'Count the exams whose marks a new key would raise and lower',
  method: 'GET',
  path: '/questions/{id}/key-changes/preview',
  access: 'tutor',
  effect: 'safe',
  private: true,
  object: question,
  params: IdParams,
  query: z.strictObject({
    answer_indexes: SentAnswerIndexes,
    rule: KeyRule,
  }),
  responses: { 200: KeyChangeCounts },
});

export const previewBodyChange = endpoint({
  id: 'key_changes.preview_body',
  summary: 'Count the exams whose marks another key of a type without options would raise and lower',
  method: 'POST',
  path: '/questions/{id}/key-changes/preview',
  access: 'tutor',
  effect: 'safe',
  private: true,
  object: question,
  params: IdParams,
  body: z.strictObject({ body: QuestionBody, rule: KeyRule }),
  responses: { 200: KeyChangeCounts },
});

export const createKeyChange = endpoint({
  id: 'key_changes.create',
  summary:
    'Change the key of a question and mark exams anew. Would it lower marks without `lowering`: 409, with `detail.counts`. Changed by another edit since: 409, with `detail.version`',
  method: 'POST',
  path: '/questions/{id}/key-changes',
  access: 'tutor',
  effect: 'key',
  object: question,
  params: IdParams,
  /** A choice needs `answer_indexes`, every other type its `body`. */
  body: z.strictObject({
    answer_indexes: z.optional(AnswerIndexes),
    body: z.optional(QuestionBody),
    rule: KeyRule,
    reason: KeyReason,
    /** The version that the caller saw. */
    version: z.int('Load this page again').check(z.minimum(1), z.maximum(2_147_483_647)),
    /** Says yes to marks that fall. */
    lowering: z._default(z.boolean(), false),
  }),
  responses: { 201: KeyChange },
});

export const listKeyChanges = endpoint({
  id: 'key_changes.list',
  summary: 'How the key of a question was changed, the last one first',
  method: 'GET',
  path: '/questions/{id}/key-changes',
  access: 'tutor',
  effect: 'safe',
  private: true,
  object: question,
  params: IdParams,
  query: z.strictObject(pagingFields),
  responses: { 200: getPage(KeyChange) },
});

export const getKeyChange = endpoint({
  id: 'key_changes.get',
  summary: 'A change of a key, and how far marking has come',
  method: 'GET',
  path: '/key-changes/{id}',
  access: 'tutor',
  effect: 'safe',
  private: true,
  object: keyChange,
  params: IdParams,
  responses: { 200: KeyChange },
});

export const undoKeyChange = endpoint({
  id: 'key_changes.undo',
  summary:
    'Take a change back within a day of its last marking: every mark is as before, and so is the key, unless the question says something else since. Not the last change: 409',
  method: 'POST',
  path: '/key-changes/{id}/undo',
  access: 'tutor',
  effect: 'natural',
  object: keyChange,
  params: IdParams,
  responses: { 200: KeyChange },
});

export const applyKeyChange = endpoint({
  id: 'key_changes.apply',
  summary:
    'Mark what is left: exams that have ended since the change, and those before which marking stopped',
  method: 'POST',
  path: '/key-changes/{id}/apply',
  access: 'tutor',
  effect: 'natural',
  object: keyChange,
  params: IdParams,
  /** Says yes to marks that fall; without it 409, with `detail.counts`. */
  body: z.strictObject({ lowering: z._default(z.boolean(), false) }),
  responses: { 200: KeyChange },
});
