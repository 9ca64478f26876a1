/** Questions made from notes. */
import { questionKinds } from '@akada/core/generation/question-draft.ts';
import * as z from 'zod/mini';
import { SentTree } from '../wire/content/sent-content.ts';
import { endpoint } from '../wire/endpoint.ts';
import { IdParams, pageOf, pagingFields, Timestamp } from '../wire/fields.ts';
import { FileId } from './notes.ts';

export const QuestionSource = z.object({
  file_id: z.uuid(),
  page: z.int(),
  section: z.nullable(z.string()),
  /** An exact substring of the page's text after whitespace and ligature folding. */
  quote: z.string(),
});
export type QuestionSource = z.output<typeof QuestionSource>;

/** How the texts of a question are shown; options in their order. */
export const QuestionContent = z.object({
  stem: SentTree,
  options: z.array(SentTree),
  explanation: SentTree,
  quote: SentTree,
});
export type QuestionContent = z.output<typeof QuestionContent>;

export const QuestionKind = z.enum(questionKinds);

export const Question = z.object({
  id: z.uuid(),
  kind: QuestionKind,
  stem: z.string(),
  options: z.array(z.object({ text: z.string() })),
  answer_index: z.int(),
  explanation: z.string(),
  /** Null: each of its texts is one paragraph without formulas, so the strings are all there is to show. */
  content: z.nullable(QuestionContent),
  source: QuestionSource,
  created_at: Timestamp,
});
export type Question = z.output<typeof Question>;

export const myQuestions = endpoint({
  id: 'questions.my_questions',
  summary: 'My questions, newest first, of one file or one generation or all',
  method: 'GET',
  path: '/student-tools/mcq/my-questions',
  access: 'student',
  effect: 'safe',
  query: z.strictObject({
    ...pagingFields,
    file_id: z.optional(FileId),
    generation_id: z.optional(z.uuid()),
  }),
  responses: { 200: pageOf(Question) },
});

export const deleteQuestion = endpoint({
  id: 'questions.delete_question',
  summary: 'Delete a question; for an hour it can be restored, and exams already sat keep their copy',
  method: 'DELETE',
  path: '/student-tools/mcq/{id}',
  access: 'student',
  effect: 'natural',
  object: { kind: 'question', in: 'params', field: 'id' },
  params: IdParams,
  responses: { 204: null },
});

export const restoreQuestion = endpoint({
  id: 'questions.restore_question',
  summary: 'Take the deletion of a question back, for an hour',
  method: 'POST',
  path: '/student-tools/mcq/{id}/restore',
  access: 'student',
  effect: 'natural',
  object: { kind: 'question', in: 'params', field: 'id' },
  params: IdParams,
  responses: { 200: Question },
});
