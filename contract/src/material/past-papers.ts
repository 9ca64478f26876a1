/** Past papers of a student: the questions of a note as they are printed, with their keys. */
import { timeoutsMs } from '@akada/core/access/waiting.ts';
import { paperBodies, paperKinds } from '@akada/core/papers/paper.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { pagingFields, Timestamp } from '../wire/fields.ts';
import { FileId } from './notes.ts';

/** The largest numbers of questions and of characters that a paper holds. */
export const pastPaperLimits = {
  questions: 200,
  stem: 4_000,
  option: 1_000,
  /** An open answer has at most as many characters. */
  answer: 1_000,
  text: 120,
} as const;

const heading = {
  body: z.nullable(z.enum(paperBodies)),
  /** The printed year: "2015", or "2014/2015" for a session. */
  year: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  topic: z.nullable(z.string()),
  minutes: z.nullable(z.int()),
};

export const PastPaper = z.object({
  id: z.uuid(),
  note_id: z.uuid(),
  /** The title of its note. */
  title: z.string(),
  ...heading,
  /** The number of questions that count: the student did not omit them. */
  questions: z.int(),
  /** The number of counted questions with a key whose options differ and whose texts are not too long. */
  ready: z.int(),
  /** The number of counted questions without a key. */
  without_key: z.int(),
  /** The note that holds its answers; null if none was named, and while it is deleted. */
  answers: z.nullable(z.object({ note_id: z.uuid(), title: z.string() })),
  /** The set of its questions; null before it is made, and after it was deleted. */
  set_id: z.nullable(z.uuid()),
  created_at: Timestamp,
});
export type PastPaper = z.output<typeof PastPaper>;

export const PastPaperQuestion = z.object({
  /** From 0, in the order of the paper. */
  position: z.int(),
  number: z.int(),
  /** The title of its section, empty if there is none. */
  section: z.string(),
  /** The topic is the student's words, else the title of its section, else the topic of the paper; null without one. */
  topic: z.nullable(z.string()),
  /** The origin of the topic; null without a topic. */
  topic_from: z.nullable(z.enum(['person', 'section', 'paper'])),
  /** The text that it shares with other questions, empty if there is none. */
  passage: z.string(),
  /** True if it sends to a figure, which the page shows. */
  has_figure: z.boolean(),
  kind: z.enum(paperKinds),
  stem: z.string(),
  options: z.array(z.object({ letter: z.string(), text: z.string() })),
  /** Parts of a theory question with their depth from 0. */
  parts: z.array(z.object({ label: z.string(), depth: z.int(), text: z.string() })),
  /** Indexes of the right options; empty without a key. */
  key: z.array(z.int()),
  /** The answer in words of a question without options; empty if there is none. */
  answer: z.string(),
  /** The origin of the key; null without a key. */
  key_from: z.nullable(z.enum(['marked', 'inline', 'list', 'person'])),
  /** Contradictions of the paper about it, in plain words. */
  problems: z.array(z.string()),
  is_left_out: z.boolean(),
  /** True while an exam asks it: then its key, its answer and its contradictions are not shown. */
  held: z.optional(z.literal(true)),
  /** True if it is in the set. */
  is_in_set: z.boolean(),
  /** 1-based page of the note that holds its number. */
  page: z.int(),
});
export type PastPaperQuestion = z.output<typeof PastPaperQuestion>;

export const PastPaperReview = z.object({
  paper: PastPaper,
  questions: z.array(PastPaperQuestion),
  /** Lines that gave no question. */
  omitted: z.array(z.object({ page: z.int(), text: z.string() })),
});
export type PastPaperReview = z.output<typeof PastPaperReview>;

const path = '/student-tools/past-papers';
const object = { kind: 'past_paper', in: 'params', field: 'id' } as const;
const params = z.strictObject({ id: z.uuid() });

export const readPastPaper = endpoint({
  id: 'past_papers.read',
  summary: 'Read a note as a past paper; the same note again changes its paper, and what I mended stays',
  method: 'POST',
  path,
  access: 'student',
  effect: 'natural',
  object: { kind: 'file', in: 'body', field: 'note_id' },
  body: z.strictObject({
    note_id: FileId,
    /** A note that holds the answers. */
    answers_note_id: z.optional(FileId),
  }),
  responses: { 200: PastPaperReview },
  timeoutMs: timeoutsMs.engine,
});

export const listPastPapers = endpoint({
  id: 'past_papers.list',
  summary: 'My past papers, the latest first',
  method: 'GET',
  path,
  access: 'student',
  effect: 'safe',
  query: z.strictObject({
    ...pagingFields,
    note_id: z.optional(FileId),
    /** Papers of this subject; empty for papers that name none. */
    subject: z.optional(z.string().check(z.maxLength(pastPaperLimits.text))),
  }),
  responses: { 200: z.object({ items: z.array(PastPaper), total: z.int() }) },
});

export const getPastPaper = endpoint({
  id: 'past_papers.get',
  summary: 'A past paper with its questions',
  method: 'GET',
  path: `${path}/{id}`,
  access: 'student',
  effect: 'safe',
  private: true,
  object,
  params,
  responses: { 200: PastPaperReview },
});

export const changePastPaper = endpoint({
  id: 'past_papers.change',
  summary: 'Correct the body, the year, the subject or the topic of a past paper',
  method: 'PUT',
  path: `${path}/{id}`,
  access: 'student',
  effect: 'natural',
  object,
  params,
  body: z.strictObject({
    body: z.optional(z.nullable(z.enum(paperBodies))),
    year: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(20)))),
    subject: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(pastPaperLimits.text)))),
    topic: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(pastPaperLimits.text)))),
  }),
  responses: { 200: PastPaper },
});

export const changePastPaperQuestion = endpoint({
  id: 'past_papers.change_question',
  summary: 'Mend a question of a past paper: its texts, its key, or whether it counts',
  method: 'PUT',
  path: `${path}/{id}/questions/{position}`,
  access: 'student',
  effect: 'natural',
  object,
  params: z.strictObject({
    id: z.uuid(),
    position: z.coerce
      .number('Give the place of a question')
      .check(z.int(), z.minimum(0), z.maximum(pastPaperLimits.questions - 1)),
  }),
  body: z.strictObject({
    stem: z.optional(
      z.string().check(z.trim(), z.minLength(1, 'Write the question'), z.maxLength(pastPaperLimits.stem)),
    ),
    options: z.optional(
      z
        .array(
          z.string().check(z.trim(), z.minLength(1, 'Write the option'), z.maxLength(pastPaperLimits.option)),
        )
        .check(z.minLength(2), z.maxLength(6)),
    ),
    /** Indexes of the right options; empty for no key. */
    key: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(5))).check(z.maxLength(6))),
    /** The answer in words; only a question without options takes it. */
    answer: z.optional(z.string().check(z.trim(), z.maxLength(pastPaperLimits.answer))),
    is_left_out: z.optional(z.boolean()),
  }),
  responses: { 200: z.object({ paper: PastPaper, question: PastPaperQuestion }) },
});

export const givePastPaperKeys = endpoint({
  id: 'past_papers.give_keys',
  summary: 'Give the keys of questions with options in one go: "BCA-D", from the first one on',
  method: 'PUT',
  path: `${path}/{id}/keys`,
  access: 'student',
  effect: 'natural',
  object,
  params,
  body: z.strictObject({
    /** A letter for each question with options that counts, in order; a dash leaves its key as it is. */
    letters: z
      .string()
      .check(
        z.trim(),
        z.regex(/^[A-Fa-f\s.,-]{1,800}$/, 'Type letters from A to F, and a dash where you do not know'),
      ),
  }),
  responses: { 200: PastPaperReview },
});

export const makePastPaperSet = endpoint({
  id: 'past_papers.make_set',
  summary: 'Put the questions that have a key into a set of their own; later ones join it',
  method: 'POST',
  path: `${path}/{id}/set`,
  access: 'student',
  effect: 'natural',
  object,
  params,
  responses: {
    200: z.object({
      set_id: z.uuid(),
      added: z.int(),
      /** The questions of the set, in the order of the paper. */
      question_ids: z.array(z.uuid()),
    }),
  },
});

export const namePastPaperTopic = endpoint({
  id: 'past_papers.name_topic',
  summary: 'Name the topic of one or several questions of a past paper',
  method: 'PUT',
  path: `${path}/{id}/topics`,
  access: 'student',
  effect: 'natural',
  object,
  params,
  body: z.strictObject({
    /** The places of the questions. */
    positions: z
      .array(z.int().check(z.minimum(0), z.maximum(pastPaperLimits.questions - 1)))
      .check(z.minLength(1, 'Choose a question'), z.maxLength(pastPaperLimits.questions)),
    /** Null for the topic of the section or of the paper. */
    topic: z.nullable(
      z
        .string('Write a topic')
        .check(
          z.trim(),
          z.minLength(1, 'Write a topic'),
          z.maxLength(pastPaperLimits.text, `Write at most ${pastPaperLimits.text} characters`),
        ),
    ),
  }),
  responses: { 200: PastPaperReview },
});

export const deletePastPaper = endpoint({
  id: 'past_papers.delete',
  summary: 'Delete a past paper; its note and its set stay, and for an hour it can be restored',
  method: 'DELETE',
  path: `${path}/{id}`,
  access: 'student',
  effect: 'natural',
  object,
  params,
  responses: { 204: null },
});

export const restorePastPaper = endpoint({
  id: 'past_papers.restore',
  summary: 'Restore a past paper within an hour of its deletion',
  method: 'POST',
  path: `${path}/{id}/restore`,
  access: 'student',
  effect: 'natural',
  object,
  params,
  responses: { 204: null },
});
