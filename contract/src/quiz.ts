/** Questions made from notes. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { FileId } from './notes.ts';
import { IdParams, pageOf, pagingFields, Timestamp } from './paging.ts';

export const QuestionSource = z.object({
  file_id: z.uuid(),
  page: z.int(),
  section: z.nullable(z.string()),
  /** An exact substring of the page's text after whitespace and ligature folding. */
  quote: z.string(),
});
export type QuestionSource = z.output<typeof QuestionSource>;

export const Question = z.object({
  id: z.uuid(),
  stem: z.string(),
  options: z.array(z.object({ text: z.string() })),
  answer_index: z.int(),
  explanation: z.string(),
  source: QuestionSource,
  created_at: Timestamp,
});
export type Question = z.output<typeof Question>;

export const myQuestions = endpoint({
  id: 'quiz.my_questions',
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
  id: 'quiz.delete_question',
  summary: 'Delete a question; exams already sat keep their copy',
  method: 'DELETE',
  path: '/student-tools/mcq/{id}',
  access: 'student',
  effect: 'natural',
  object: { kind: 'question', in: 'params', field: 'id' },
  params: IdParams,
  responses: { 204: null },
});
