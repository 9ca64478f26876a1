/** The assistant: questions, answers that arrive as streams, and the conversations that they belong to. */
import {
  answerMakers,
  answerStates,
  assistantLimits,
  helpSteps,
  threadKinds,
} from '@akada/core/assistant/assistant-rules.ts';
import * as z from 'zod/mini';
import { FileId } from '../material/notes.ts';
import { restorable } from '../material/questions.ts';
import { SentTree } from '../wire/content/sent-content.ts';
import { endpoint } from '../wire/endpoint.ts';
import { getPage, IdParams, pagingFields, Timestamp, textSearch } from '../wire/fields.ts';

/** The place in a note that supports a sentence of an answer. */
export const Citation = z.object({
  /**
   * `[P4]` in the text of an answer is the citation with number 4; it means the same passage in all of a
   * conversation.
   */
  number: z.int(),
  file_id: z.uuid(),
  title: z.string(),
  page: z.int(),
  section: z.nullable(z.string()),
  /** The quote as it appears on the page. */
  quote: z.string(),
});
export type Citation = z.output<typeof Citation>;

export const Answer = z.object({
  id: z.uuid(),
  question_id: z.uuid(),
  /** From 1; answering again makes the next one. */
  version: z.int(),
  state: z.enum(answerStates),
  /**
   * Markdown. Once it is no longer `streaming`, every `[P4]` in it is one of `citations`, and `[P?]` ends a
   * sentence that is not from the notes. It is empty for a practice question whose key an exam holds.
   */
  text: z.string(),
  /** The rendered text, with the marks as plain text in it; null if its string is one plain paragraph. */
  content: SentTree,
  made_by: z.enum(answerMakers),
  /** Name of the model that wrote it. */
  model: z.nullable(z.string()),
  /** A remark for the student about who made the answer and why, such as that these are quotes. */
  remark: z.nullable(z.string()),
  /**
   * True if the notes say something of the answer, false if they say nothing of it; null if no notes were used.
   */
  covered: z.nullable(z.boolean()),
  citations: z.array(Citation),
  /** Help with a practice question: which step it is, whether a further one follows, and indexes of options that it strikes. */
  help: z.nullable(
    z.object({ step: z.literal([...helpSteps]), has_next: z.boolean(), struck: z.array(z.int()) }),
  ),
  /** The reason for an early end, in a sentence that says what to do. */
  error: z.nullable(z.string()),
  /** The key of the question is held by an exam: its help is not shown while that runs. */
  held: z.boolean(),
  created_at: Timestamp,
});
export type Answer = z.output<typeof Answer>;

/** The person's remaining use of the model; null if there is no limit, or no model is used. */
export const Allowance = z.nullable(
  z.object({
    /** The remaining daily budget: the smaller of the own and the shared budget. */
    left_percent: z.int(),
    resets_at: Timestamp,
    /** A warning before the budget runs out; null while enough is left. */
    warning: z.nullable(z.string()),
  }),
);

/**
 * One event of a stream, as its `data`. `at` counts the characters of the answer so far; `after` continues
 * from there.
 */
export const AnswerEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('start'),
    at: z.int(),
    thread_id: z.uuid(),
    question_id: z.uuid(),
    answer_id: z.uuid(),
    made_by: z.enum(answerMakers),
    allowance: Allowance,
  }),
  z.object({
    type: z.literal('token'),
    at: z.int(),
    /** The text to append. */
    content: z.string(),
    /**
     * The first `to` characters as a rendered tree, complete blocks only. The text after them is shown as
     * plain text.
     */
    drawn: z.optional(z.object({ to: z.int(), tree: SentTree })),
  }),
  /** All of the text has come, and a model compares it with the notes: its marks are not checked until the end. */
  z.object({ type: z.literal('checking'), at: z.int() }),
  z.object({
    type: z.literal('error'),
    at: z.int(),
    /** The error shown below the text, which stays. */
    error: z.string(),
    answer: Answer,
  }),
  z.object({
    type: z.literal('end'),
    at: z.int(),
    /** The whole text, checked. It replaces the streamed text, also of a stopped answer. */
    content: z.string(),
    /** Title and page of each citation. */
    sources: z.array(z.string()),
    answer: Answer,
  }),
]);
export type AnswerEvent = z.output<typeof AnswerEvent>;

const query = z
  .string('Write a question')
  .check(
    z.trim(),
    z.minLength(1, 'Write a question'),
    z.maxLength(
      assistantLimits.query,
      `Ask in at most ${assistantLimits.query.toLocaleString('en')} characters`,
    ),
  );

const turn = {
  /** Without one a conversation begins. */
  thread_id: z.optional(z.uuid()),
  /**
   * The answer that the question follows; the newest of the conversation if absent. The id of the
   * conversation itself means its start.
   */
  parent_id: z.optional(z.uuid()),
  /** An answer that is made again, as a further version of it; `query` is not read then, but sent. */
  regenerate: z.optional(z.uuid()),
};

export const ask = endpoint({
  id: 'assistant.ask',
  summary:
    'Ask anything; passages of my notes are cited where they fit. A repeated call gets the same answer from its beginning',
  method: 'POST',
  path: '/ai-assistant/stream/ask',
  access: 'signed_in',
  effect: 'key',
  body: z.strictObject({ query, ...turn }),
  streams: true,
  responses: { 200: null },
});

export const askNote = endpoint({
  id: 'assistant.ask_note',
  summary: 'Ask about one note of mine',
  method: 'POST',
  path: '/student-tools/gemini/stream/document-chat',
  access: 'signed_in',
  effect: 'key',
  object: { kind: 'file', in: 'body', field: 'gemini_file_id' },
  consumes: 'multipart',
  body: z.strictObject({ gemini_file_id: FileId, query, ...turn }),
  streams: true,
  responses: { 200: null },
});

export const helpPractice = endpoint({
  id: 'assistant.help',
  summary:
    'The next hint to a question that I may practise, or one that was given already. The answer comes after the third hint',
  method: 'GET',
  path: '/ai-assistant/stream/practice-help/{id}',
  access: 'signed_in',
  effect: 'natural',
  object: { kind: 'question', in: 'params', field: 'id' },
  params: IdParams,
  query: z.strictObject({
    /** The next one where absent. */
    step: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(helpSteps.length))),
    /** The student's reply to the previous hint. */
    said: z._default(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(assistantLimits.said, `Write at most ${assistantLimits.said} characters`),
        ),
      '',
    ),
  }),
  streams: true,
  responses: { 200: null },
});

const answer = { kind: 'assistant_answer', in: 'params', field: 'id' } as const;

export const followAnswer = endpoint({
  id: 'assistant.follow',
  summary: 'The rest of an answer from a character on, at once, and what is still written of it',
  method: 'GET',
  path: '/assistant/answers/{id}/stream',
  access: 'signed_in',
  effect: 'safe',
  private: true,
  object: answer,
  params: IdParams,
  query: z.strictObject({
    after: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000_000)), 0),
  }),
  streams: true,
  responses: { 200: null },
});

export const stopAnswer = endpoint({
  id: 'assistant.stop',
  summary: 'End an answer that is being written; its text stays. Its stream ends with `end`',
  method: 'POST',
  path: '/assistant/answers/{id}/stop',
  access: 'signed_in',
  effect: 'natural',
  object: answer,
  params: IdParams,
  responses: { 204: null },
});

export const AssistantStanding = z.object({
  /** The source of the answer: `notes` means quotes from notes, if no model may be used. */
  answered_by: z.enum(['model', 'notes']),
  model: z.nullable(z.string()),
  /** The reason that no model answers; null if one does, or none is configured. */
  remark: z.nullable(z.string()),
  allowance: Allowance,
  /** Answers of mine that are being written, on any device. */
  running: z.array(z.object({ answer_id: z.uuid(), thread_id: z.uuid() })),
});
export type AssistantStanding = z.output<typeof AssistantStanding>;

export const assistantStanding = endpoint({
  id: 'assistant.standing',
  summary: 'Who answers me, what is left of it today, and which answers are being written',
  method: 'GET',
  path: '/assistant',
  access: 'signed_in',
  effect: 'safe',
  private: true,
  responses: { 200: AssistantStanding },
});

export const Thread = z.object({
  id: z.uuid(),
  kind: z.enum(threadKinds),
  /** The first question, until the conversation gets another title. */
  title: z.string(),
  /** The note of the conversation, with its current `title`. Null if there is none, or the note was deleted. */
  file: z.nullable(z.object({ id: z.uuid(), title: z.string() })),
  /** The practice question that it helps with. */
  question_id: z.nullable(z.uuid()),
  questions: z.int(),
  created_at: Timestamp,
  used_at: Timestamp,
});
export type Thread = z.output<typeof Thread>;

export const AskedQuestion = z.object({
  id: z.uuid(),
  /** The answer that it follows; null if it begins the conversation. Questions with the same parent are branches. */
  parent_id: z.nullable(z.uuid()),
  text: z.string(),
  created_at: Timestamp,
  /** By version. */
  answers: z.array(Answer),
});
export type AskedQuestion = z.output<typeof AskedQuestion>;

const thread = { kind: 'assistant_thread', in: 'params', field: 'id' } as const;

export const listThreads = endpoint({
  id: 'assistant.threads',
  summary:
    'My conversations, used last first; of a search those whose title, questions or answers have its words',
  method: 'GET',
  path: '/assistant/threads',
  access: 'signed_in',
  effect: 'safe',
  private: true,
  query: z.strictObject({ ...pagingFields, search: textSearch }),
  responses: { 200: getPage(Thread) },
});

export const getThread = endpoint({
  id: 'assistant.thread',
  summary: 'A conversation with all its branches, in the order in which they were asked',
  method: 'GET',
  path: '/assistant/threads/{id}',
  access: 'signed_in',
  effect: 'safe',
  private: true,
  object: thread,
  params: IdParams,
  responses: { 200: z.extend(Thread, { asked: z.array(AskedQuestion) }) },
});

export const renameThread = endpoint({
  id: 'assistant.rename',
  summary: 'Give a conversation another title',
  method: 'PUT',
  path: '/assistant/threads/{id}',
  access: 'signed_in',
  effect: 'natural',
  object: thread,
  params: IdParams,
  body: z.strictObject({
    title: z
      .string('Give the conversation a title')
      .check(
        z.trim(),
        z.minLength(1, 'Give the conversation a title'),
        z.maxLength(assistantLimits.title, 'This title is too long'),
      ),
  }),
  responses: { 200: Thread },
});

export const deleteThread = endpoint({
  id: 'assistant.delete',
  summary: 'Delete a conversation; what is being written in it stops. For an hour it can be restored',
  method: 'DELETE',
  path: '/assistant/threads/{id}',
  access: 'signed_in',
  effect: 'natural',
  object: thread,
  params: IdParams,
  responses: { 204: null },
});

export const restoreThread = endpoint({
  id: 'assistant.restore',
  summary: 'Take the deletion of a conversation back, for an hour',
  method: 'POST',
  path: '/assistant/threads/{id}/restore',
  access: 'signed_in',
  effect: 'natural',
  object: thread,
  params: IdParams,
  responses: { 204: null },
});

export const DeletedThread = z.object({ id: z.uuid(), title: z.string(), ...restorable });
export type DeletedThread = z.output<typeof DeletedThread>;

export const listDeletedThreads = endpoint({
  id: 'assistant.list_deleted',
  summary: 'My conversations that were deleted and can be restored, the last one first, at most 100',
  method: 'GET',
  path: '/assistant/deleted-threads',
  access: 'signed_in',
  effect: 'safe',
  private: true,
  responses: { 200: z.object({ items: z.array(DeletedThread) }) },
});

export const exportThread = endpoint({
  id: 'assistant.export',
  summary: 'The newest branch of a conversation as a Markdown file, with its sources',
  method: 'GET',
  path: '/assistant/threads/{id}/markdown',
  access: 'signed_in',
  effect: 'safe',
  private: true,
  object: thread,
  params: IdParams,
  sendsFile: 'text/markdown',
  responses: { 200: null },
});
