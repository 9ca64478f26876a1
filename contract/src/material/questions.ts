/** Questions of students, made from notes or read from files: what they are, and what their owner may change about them. */
import { timeoutsMs } from '@akada/core/access/waiting.ts';
import { questionKinds } from '@akada/core/generation/question-draft.ts';
import { bankLimits } from '@akada/core/questions/bank-question.ts';
import { mostOptions } from '@akada/core/quiz/options.ts';
import * as z from 'zod/mini';
import { SentTree } from '../wire/content/sent-content.ts';
import { endpoint } from '../wire/endpoint.ts';
import { IdParams, pagingFields, Timestamp } from '../wire/fields.ts';
import { FileId } from './notes.ts';
import { QuestionBody } from './question-bodies.ts';
import { QuestionType } from './question-fields.ts';

export const QuestionSource = z.object({
  file_id: z.uuid(),
  page: z.int(),
  section: z.nullable(z.string()),
  /** An exact substring of the page's text after whitespace and ligature folding. */
  quote: z.string(),
});
export type QuestionSource = z.output<typeof QuestionSource>;

/** The rendered question without its answer; options in their order. */
export const AskedContent = z.object({
  stem: SentTree,
  options: z.array(SentTree),
  /** Rendered texts of a body by their string; absent if the strings are all there is to show. */
  texts: z.optional(z.record(z.string(), SentTree)),
});
export type AskedContent = z.output<typeof AskedContent>;

/** All rendered texts of a question. */
export const QuestionContent = z.extend(AskedContent, {
  explanation: SentTree,
  quote: SentTree,
  /** The rendered feedback for each option; absent if the strings are all there is to show. */
  feedback: z.optional(z.array(SentTree)),
});
export type QuestionContent = z.output<typeof QuestionContent>;

export const QuestionKind = z.enum(questionKinds);

/**
 * `generated`: as the engine wrote it; `edited`: by its owner and accepted by every check; `own`: kept by the
 * owner although a check rejected it.
 */
export const QuestionOrigin = z.enum(['generated', 'edited', 'own']);

export const Question = z.object({
  id: z.uuid(),
  type: QuestionType,
  /** Null if the study engine did not make it. */
  kind: z.nullable(QuestionKind),
  stem: z.string(),
  options: z.array(z.object({ text: z.string() })),
  /** The one right option; null if there may be several. */
  answer_index: z.nullable(z.int()),
  /** Every right option, 0-based and ascending. */
  answer_indexes: z.array(z.int()),
  /** Only a type without options has one; absent while the question is held. */
  body: z.optional(QuestionBody),
  explanation: z.string(),
  /** The feedback for each option; empty if there is none. */
  feedback: z.array(z.string()),
  /** Null: each of its texts is one paragraph without formulas, so the strings are all there is to show. */
  content: z.nullable(QuestionContent),
  /** Null if it was not made from a note. */
  source: z.nullable(QuestionSource),
  /** The text that it shares with its neighbours; absent if it shares none. */
  passage_id: z.optional(z.uuid()),
  /** 1 as it was made; each edit adds 1. */
  version: z.int(),
  origin: QuestionOrigin,
  /** The maker: a language model, or the engine of this installation; null if it comes from no note. */
  made_by: z.nullable(z.enum(['model', 'engine'])),
  /** Short labels about how it was made and checked. */
  badge: z.array(z.string()),
  /** The passed checks, a sentence each. */
  checks: z.array(z.string()),
  /**
   * True while an exam over it runs: what says or explains the right option is not sent, so that keys are empty and the
   * source is null. Absent else.
   */
  held: z.optional(z.boolean()),
  created_at: Timestamp,
});
export type Question = z.output<typeof Question>;

/** A text that several questions of an answer share. */
export const SharedPassage = z.object({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  /** The rendered text; null if its string is one plain paragraph. */
  content: SentTree,
});
export type SharedPassage = z.output<typeof SharedPassage>;

/** The passages that the questions name; absent if they name none. */
export const sharedPassages = { passages: z.optional(z.array(SharedPassage)) };

export const myQuestions = endpoint({
  id: 'questions.my_questions',
  summary: 'My questions, newest first, of one file or one generation or all',
  method: 'GET',
  path: '/student-tools/mcq/my-questions',
  access: 'student',
  effect: 'safe',
  private: true,
  query: z.strictObject({
    ...pagingFields,
    file_id: z.optional(FileId),
    generation_id: z.optional(z.uuid()),
  }),
  responses: { 200: z.object({ items: z.array(Question), total: z.int(), ...sharedPassages }) },
});

const question = { kind: 'question', in: 'params', field: 'id' } as const;

export const editQuestion = endpoint({
  id: 'questions.edit_question',
  summary:
    'Change a question. Refused by a check: 422 `question_refused`, nothing saved. Changed by another edit since: 409, with the present question in `detail.question`',
  method: 'PUT',
  path: '/student-tools/mcq/{id}',
  access: 'student',
  effect: 'natural',
  object: question,
  params: IdParams,
  body: z.strictObject({
    stem: z
      .string('Write the question')
      .check(
        z.trim(),
        z.minLength(1, 'Write the question'),
        z.maxLength(bankLimits.stem, 'Keep the question under 4,000 characters'),
      ),
    options: z
      .array(
        z
          .string('Write each option')
          .check(
            z.trim(),
            z.minLength(1, 'Write each option'),
            z.maxLength(bankLimits.option, 'Keep each option under 1,000 characters'),
          ),
      )
      .check(
        z.minLength(2, 'Give at least two options'),
        z.maxLength(mostOptions, `Give at most ${mostOptions} options`),
      ),
    answer_index: z
      .int('Choose the right option')
      .check(z.minimum(0, 'Choose the right option'), z.maximum(mostOptions - 1, 'Choose the right option')),
    explanation: z
      .string('Write an explanation, or leave it empty')
      .check(z.trim(), z.maxLength(bankLimits.explanation, 'Keep the explanation under 4,000 characters')),
    /** The version that the editor saw. */
    version: z.int('Say which version was changed').check(z.minimum(1, 'Say which version was changed')),
    /** Also saves a question that a check rejects, as the owner's own. */
    save_anyway: z._default(z.boolean('Say yes or no'), false),
  }),
  responses: { 200: Question },
  timeoutMs: timeoutsMs.engine,
});

export const reportReasons = [
  'wrong_answer',
  'more_than_one_right',
  'unclear',
  'weak_options',
  'not_in_note',
  'other',
] as const;

export const reportQuestion = endpoint({
  id: 'questions.report_question',
  summary: 'Say what is wrong with a question; a second report of the same person changes the first',
  method: 'POST',
  path: '/student-tools/mcq/{id}/report',
  access: 'student',
  effect: 'natural',
  object: question,
  params: IdParams,
  body: z.strictObject({
    reason: z.enum(reportReasons, 'Choose a reason'),
    comment: z._default(
      z.string('Write a comment').check(z.trim(), z.maxLength(500, 'Keep the comment under 500 characters')),
      '',
    ),
  }),
  responses: { 204: null },
});

export const deleteQuestion = endpoint({
  id: 'questions.delete_question',
  summary: 'Delete a question; for an hour it can be restored, and exams already sat keep their copy',
  method: 'DELETE',
  path: '/student-tools/mcq/{id}',
  access: 'student',
  effect: 'natural',
  object: question,
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
  object: question,
  params: IdParams,
  responses: { 200: Question },
});

/** Until when something that was deleted can be restored. */
export const restorable = { restorable_until: Timestamp };

export const DeletedQuestion = z.object({ id: z.uuid(), stem: z.string(), ...restorable });
export type DeletedQuestion = z.output<typeof DeletedQuestion>;

export const listDeletedQuestions = endpoint({
  id: 'questions.list_deleted',
  summary: 'Questions of a set that were deleted and can be restored, the last one first',
  method: 'GET',
  path: '/student-tools/mcq/deleted-questions',
  access: 'student',
  effect: 'safe',
  private: true,
  query: z.strictObject({ generation_id: z.uuid() }),
  responses: { 200: z.object({ items: z.array(DeletedQuestion) }) },
});
