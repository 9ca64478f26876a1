/** Making study items out of a note. */
import { timeoutsMs } from '@akada/core/access/waiting.ts';
import { difficulties, questionKinds, questionTypeChoices } from '@akada/core/generation/question-draft.ts';
import * as z from 'zod/mini';
import { NamedCourse } from '../base/courses.ts';
import { MadeBy } from '../base/language-model.ts';
import { UsageKind } from '../base/usage.ts';
import { CourseName, FileId } from '../material/notes.ts';
import { Question, restorable, sharedPassages } from '../material/questions.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Cloth, getPage, IdParams, pagingFields, Timestamp } from '../wire/fields.ts';

export const GenerationStatus = z.enum(['queued', 'running', 'ready', 'failed']);

const NoteTitle = z.nullable(z.string());

/** Fields of generations of every kind, ready, running or failed. */
export const generationFields = {
  id: z.uuid(),
  /** Null for a set that was not made from a note. */
  file_id: z.nullable(z.uuid()),
  /**
   * The note's title: from the document, else the name of the file without its ending; null if the note was
   * deleted. A set without a note has its own title.
   */
  title: NoteTitle,
  /** The course of its note, unless it was made for another course; null for none. */
  course_name: z.nullable(z.string()),
  /** The same as in a file. */
  course: z.nullable(NamedCourse),
  status: GenerationStatus,
  requested: z.int(),
  made: z.int(),
  /** The reason for fewer items than requested, and what to do; null if none are missing. */
  shortfall: z.nullable(
    z.object({
      code: z.string(),
      message: z.string(),
      /** False if the unit was returned to the allowance. */ counted: z.boolean(),
    }),
  ),
  made_by: MadeBy,
  /** The parts of the note in scope, and how many of them a language model has read so far; null if it was not asked. */
  parts: z.nullable(z.object({ read: z.int(), total: z.int() })),
  usage: z.object({ kind: UsageKind, used: z.int(), limit: z.int(), resets_at: Timestamp }),
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
  created_at: Timestamp,
};

/** One shape for ready, still running and failed: waiting, polling and reopening share one path. */
export const Generation = z.object({
  ...generationFields,
  kind: z.literal('mcq'),
  items: z.array(Question),
  ...sharedPassages,
  /** The remaining replacements of its questions, and their deadline; null if it has none. */
  replacements: z.nullable(z.object({ left: z.int(), until: Timestamp })),
});
export type Generation = z.output<typeof Generation>;

/** A page of a note, as a field of a form. */
export const PageNumber = z.coerce
  .number('Give the number of a page')
  .check(
    z.int('Give the number of a page'),
    z.minimum(1, 'Pages begin with 1'),
    z.maximum(100_000, 'No note has so many pages'),
  );

/** The student's wishes for the set, in the student's words; empty for none. */
export const Instructions = z._default(
  z.string().check(z.trim(), z.maxLength(2_000, 'Keep the instructions under 2,000 characters')),
  '',
);

const anyKind = `(?:${questionKinds.join('|')})`;
const kindsPattern = new RegExp(`^(?:${anyKind}(?:,${anyKind}){0,${questionKinds.length - 1}})?$`);

export const generateMcqs = endpoint({
  id: 'generation.mcqs',
  summary:
    'Make questions from a note, multiple choice unless others are chosen too; 202 while they are still being made',
  method: 'POST',
  path: '/student-tools/gemini/generate-mcqs',
  access: 'student',
  effect: 'key',
  object: { kind: 'file', in: 'body', field: 'gemini_file_id' },
  consumes: 'multipart',
  body: z.strictObject({
    gemini_file_id: FileId,
    question_count: z._default(
      z.coerce
        .number('Ask for 1 to 50 questions')
        .check(
          z.int('Ask for 1 to 50 questions'),
          z.minimum(1, 'Ask for 1 to 50 questions'),
          z.maximum(50, 'Ask for 1 to 50 questions'),
        ),
      10,
    ),
    course_name: CourseName,
    /** Both or none; none for the whole note. */
    first_page: z.optional(PageNumber),
    last_page: z.optional(PageNumber),
    /** The questions that come first: recall or understanding. */
    difficulty: z._default(z.enum(difficulties, 'Choose easier, mixed or harder'), 'mixed'),
    /** Kinds of question, with commas between them; empty for all. */
    kinds: z._default(
      z.string().check(z.regex(kindsPattern, `Choose among ${questionKinds.join(', ')}`)),
      '',
    ),
    /** Multiple choice only, or also questions without options where the note has no four fair ones. */
    types: z._default(z.enum(questionTypeChoices, 'Choose multiple choice only, or others too'), 'choice'),
    context: Instructions,
  }),
  responses: { 200: Generation, 202: Generation },
  timeoutMs: timeoutsMs.generation,
});

export const getGeneration = endpoint({
  id: 'generation.get',
  summary: 'One generation, whatever its state',
  method: 'GET',
  path: '/student-tools/generations/{id}',
  access: 'student',
  effect: 'safe',
  private: true,
  object: { kind: 'generation', in: 'params', field: 'id' },
  params: IdParams,
  responses: { 200: Generation },
});

/** Questions that were made together. */
export const QuestionSetSummary = z.object({
  id: z.uuid(),
  /** Null for a set that was not made from a note. */
  file_id: z.nullable(z.uuid()),
  /** The same as in a generation. */
  title: NoteTitle,
  /** The course of its note, unless it was made for another course; null for none. */
  course_name: z.nullable(z.string()),
  /** The same as in a file. */
  course: z.nullable(NamedCourse),
  /** The cloth of its note; null if that was deleted or there is none. */
  cloth: z.nullable(Cloth),
  /** The number of questions when they were made. */
  made: z.int(),
  /** The number of questions now, at least one. */
  questions: z.int(),
  /** The result of the newest finished exam over only this set's questions. */
  last_result: z.nullable(
    z.object({ exam_id: z.uuid(), correct: z.int(), total: z.int(), finished_at: Timestamp }),
  ),
  created_at: Timestamp,
});

export type QuestionSetSummary = z.output<typeof QuestionSetSummary>;

export const listGenerations = endpoint({
  id: 'generation.list',
  summary: 'My sets that have questions, newest first, of one file or all',
  method: 'GET',
  path: '/student-tools/generations',
  access: 'student',
  effect: 'safe',
  query: z.strictObject({ ...pagingFields, file_id: z.optional(FileId) }),
  responses: { 200: getPage(QuestionSetSummary) },
});

export const replaceQuestion = endpoint({
  id: 'generation.replace_question',
  summary:
    'Another question of the same note in the place of this one, which is deleted and can be restored for an hour',
  method: 'POST',
  path: '/student-tools/mcq/{id}/replace',
  access: 'student',
  effect: 'key',
  object: { kind: 'question', in: 'params', field: 'id' },
  params: IdParams,
  responses: { 201: Question },
  timeoutMs: timeoutsMs.engine,
});

const generation = { kind: 'generation', in: 'params', field: 'id' } as const;

export const listTopics = endpoint({
  id: 'generation.topics',
  summary: 'Topics of a note in its own words, to choose what its questions are about',
  method: 'GET',
  path: '/student-tools/gemini/files/{id}/topics',
  access: 'student',
  effect: 'safe',
  private: true,
  object: { kind: 'file', in: 'params', field: 'id' },
  params: z.strictObject({ id: FileId }),
  responses: { 200: z.object({ topics: z.array(z.string()) }) },
  timeoutMs: timeoutsMs.engine,
});

export const deleteGeneration = endpoint({
  id: 'generation.delete',
  summary:
    'Delete all questions of a set; for an hour they can be restored, and exams already sat keep their copies',
  method: 'DELETE',
  path: '/student-tools/generations/{id}',
  access: 'student',
  effect: 'natural',
  object: generation,
  params: IdParams,
  responses: { 204: null },
});

export const restoreGeneration = endpoint({
  id: 'generation.restore',
  summary: 'Take the last deletion in a set back, for an hour: all that was deleted at once comes back',
  method: 'POST',
  path: '/student-tools/generations/{id}/restore',
  access: 'student',
  effect: 'natural',
  object: generation,
  params: IdParams,
  responses: { 200: Generation },
});

/** A deleted set, without its questions, and the number of questions that can be restored. */
export const DeletedSet = z.object({
  id: z.uuid(),
  title: NoteTitle,
  /** The number of questions that a restore returns. */
  questions: z.int(),
  ...restorable,
  created_at: Timestamp,
});
export type DeletedSet = z.output<typeof DeletedSet>;

export const listDeletedGenerations = endpoint({
  id: 'generation.list_deleted',
  summary: 'My sets that were deleted and can be restored, the last one first',
  method: 'GET',
  path: '/student-tools/deleted-generations',
  access: 'student',
  effect: 'safe',
  responses: { 200: z.object({ items: z.array(DeletedSet) }) },
});
