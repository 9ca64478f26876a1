/** Passages: a text or a picture that several questions of the bank share. They are kept together and in their order. */
import { bankLimits } from '@akada/core/questions/bank-question.ts';
import * as z from 'zod/mini';
import { SentTree } from '../wire/content/sent-content.ts';
import { endpoint } from '../wire/endpoint.ts';
import { getPage, IdParams, pagingFields, Timestamp, textSearch } from '../wire/fields.ts';
import { BankStatus, draftText } from './question-fields.ts';
import { restorable } from './questions.ts';

const sharedFields = {
  id: z.uuid(),
  title: z.string(),
  /** True if it comes with the product: people can read it, but not change it. */
  is_sample: z.boolean(),
  version: z.int(),
  created_at: Timestamp,
  changed_at: Timestamp,
};

export const PassageSummary = z.object({
  ...sharedFields,
  /** The start of the text, as written: Markdown. */
  excerpt: z.string(),
  /**
   * The rendered start. Null if the string is all there is to show, or if the complete tree would cost a list
   * too much.
   */
  excerpt_content: SentTree,
  question_count: z.int(),
});
export type PassageSummary = z.output<typeof PassageSummary>;

export const Passage = z.object({
  ...sharedFields,
  /** Markdown with formulas and pictures. */
  text: z.string(),
  /** The rendered text; null if its string is one plain paragraph. */
  content: SentTree,
  /** In their order; `stem` is its beginning, and `stem_content` how that is shown, as in a list. */
  questions: z.array(
    z.object({ id: z.uuid(), stem: z.string(), stem_content: SentTree, status: BankStatus }),
  ),
});
export type Passage = z.output<typeof Passage>;

const passageFields = {
  title: draftText('The title', bankLimits.passageTitle),
  text: draftText('The passage', bankLimits.passage),
};

export const PassageForm = z.strictObject(passageFields);
export type PassageForm = z.output<typeof PassageForm>;

const passage = { kind: 'passage', in: 'params', field: 'id' } as const;

export const listPassages = endpoint({
  id: 'passages.list',
  summary:
    'My passages, or those that come with the product; last changed first, of a search those that have its words',
  method: 'GET',
  path: '/passages',
  access: 'tutor',
  effect: 'safe',
  private: true,
  query: z.strictObject({
    ...pagingFields,
    collection: z._default(z.enum(['own', 'sample'], 'Choose own or sample'), 'own'),
    search: textSearch,
  }),
  responses: { 200: getPage(PassageSummary) },
});

export const createPassage = endpoint({
  id: 'passages.create',
  summary: 'Write a passage',
  method: 'POST',
  path: '/passages',
  access: 'tutor',
  effect: 'key',
  body: PassageForm,
  responses: { 201: Passage },
});

export const getPassage = endpoint({
  id: 'passages.get',
  summary: 'A passage of mine or one that comes with the product, with its questions in their order',
  method: 'GET',
  path: '/passages/{id}',
  access: 'tutor',
  effect: 'safe',
  private: true,
  object: passage,
  params: IdParams,
  responses: { 200: Passage },
});

export const editPassage = endpoint({
  id: 'passages.edit',
  summary:
    'Change a passage. Changed by another edit since: 409, with the present passage in `detail.passage`',
  method: 'PUT',
  path: '/passages/{id}',
  access: 'tutor',
  effect: 'natural',
  object: passage,
  params: IdParams,
  /** `version` is the version that the editor saw. */
  body: z.strictObject({ ...passageFields, version: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) }),
  responses: { 200: Passage },
});

export const orderPassage = endpoint({
  id: 'passages.order',
  summary: 'Put all questions of a passage into this order',
  method: 'PUT',
  path: '/passages/{id}/questions',
  access: 'tutor',
  effect: 'natural',
  object: passage,
  params: IdParams,
  body: z.strictObject({
    question_ids: z
      .array(z.uuid(), 'Name all questions in their order')
      .check(z.maxLength(bankLimits.ofPassage, `At most ${bankLimits.ofPassage}`)),
  }),
  responses: { 200: Passage },
});

export const deletePassage = endpoint({
  id: 'passages.delete',
  summary: 'Delete a passage; its questions stay, and for an hour it can be restored to them',
  method: 'DELETE',
  path: '/passages/{id}',
  access: 'tutor',
  effect: 'natural',
  object: passage,
  params: IdParams,
  responses: { 204: null },
});

export const restorePassage = endpoint({
  id: 'passages.restore',
  summary: 'Bring a deleted passage back to its questions',
  method: 'POST',
  path: '/passages/{id}/restore',
  access: 'tutor',
  effect: 'natural',
  object: passage,
  params: IdParams,
  responses: { 200: Passage },
});

export const DeletedPassage = z.object({ id: z.uuid(), title: z.string(), ...restorable });
export type DeletedPassage = z.output<typeof DeletedPassage>;

export const listDeletedPassages = endpoint({
  id: 'passages.list_deleted',
  summary: 'My passages that were deleted and can be restored, the last one first, at most 100',
  method: 'GET',
  path: '/deleted-passages',
  access: 'tutor',
  effect: 'safe',
  private: true,
  responses: { 200: z.object({ items: z.array(DeletedPassage) }) },
});
