/** Notes: a student's own files, from the upload to the text of a page. */
import { timeoutsMs } from '@akada/core/access/waiting.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { Paging, pageOf, Timestamp } from '../wire/fields.ts';

export const NoteStatus = z.enum(['uploaded', 'extracting', 'ready', 'failed']);
export type NoteStatus = z.output<typeof NoteStatus>;

const CourseText = z.string().check(z.trim(), z.maxLength(120, 'Course name is too long'));

/** Course names and instructions travel as multipart fields, so empty text stands for nothing. */
export const CourseName = z._default(CourseText, '');

const NoteTitle = z
  .string()
  .check(z.trim(), z.minLength(1, 'Give the note a title'), z.maxLength(200, 'This title is too long'));

export const UploadedFile = z.object({
  id: z.uuid(),
  /** `files/<id>`: the id that the generation calls take. */
  gemini_file_id: z.string(),
  original_filename: z.string(),
  /** What the document calls itself, or the student calls it; known once the note is ready. */
  title: z.nullable(z.string()),
  course_name: z.nullable(z.string()),
  media_type: z.string(),
  /** Bytes. */
  size: z.int(),
  status: NoteStatus,
  /** Known once the note is ready. */
  page_count: z.nullable(z.int()),
  /** Whether these are pages of the file; a file without pages is divided into sections, counted likewise. */
  paged: z.boolean(),
  word_count: z.nullable(z.int()),
  /** Why reading failed, in a sentence that says what to do. */
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
  /** What was left out of a note that could be read only in part. */
  warnings: z.array(z.string()),
  created_at: Timestamp,
});
export type UploadedFile = z.output<typeof UploadedFile>;

/** Takes an id with or without its `files/` prefix. */
export const FileId = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(64)),
    z.transform((id: string) => id.replace(/^files\//, '')),
  ),
  z.uuid('This is not the id of a file'),
);

const TextSpan = { start: z.int(), end: z.int() };

/** A part of a page's text. Offsets count UTF-16 code units of `text`; ends are exclusive. */
export const PageBlock = z.object({
  kind: z.enum(['heading', 'paragraph', 'list_item', 'table_row', 'code']),
  /** 1 to 6 for headings, the depth of list items from 0, 0 for the rest. */
  level: z.int(),
  ...TextSpan,
  /** Number of an item in its list; bullets have none. */
  ordinal: z.optional(z.int()),
  /** Of a row of a table: where each filled cell lies, and in which column. */
  cells: z.optional(z.array(z.object({ column: z.int(), ...TextSpan }))),
  /** Whether a row of a table names its columns. */
  head: z.optional(z.boolean()),
});
export type PageBlock = z.output<typeof PageBlock>;

export const NotePage = z.object({
  page: z.int(),
  section: z.nullable(z.string()),
  text: z.string(),
  /** How many pages the note has, so that a reader can go on. */
  page_count: z.int(),
  /** As of the file. */
  paged: z.boolean(),
  /** How the text was found; `unreadable`: it cannot be relied on, and nothing is asked of it. */
  reading: z.enum(['text', 'ocr', 'unreadable']),
  blocks: z.array(PageBlock),
  /** Runs in bold, headings excepted. */
  bold: z.array(z.object(TextSpan)),
});
export type NotePage = z.output<typeof NotePage>;

export const startUpload = endpoint({
  id: 'notes.upload',
  summary: 'Upload a file; its text is read in the background',
  method: 'POST',
  path: '/uploads/start',
  access: 'student',
  effect: 'key',
  consumes: 'multipart',
  file: 'file',
  body: z.strictObject({ course_name: CourseName }),
  responses: { 201: UploadedFile },
  timeoutMs: timeoutsMs.upload,
});

export const listFiles = endpoint({
  id: 'notes.list',
  summary: 'My uploaded files, newest first',
  method: 'GET',
  path: '/student-tools/gemini/files',
  access: 'student',
  effect: 'safe',
  query: Paging,
  responses: { 200: pageOf(UploadedFile) },
});

export const getFile = endpoint({
  id: 'notes.get',
  summary: 'One file, whatever its state',
  method: 'GET',
  path: '/student-tools/gemini/files/{id}',
  access: 'student',
  effect: 'safe',
  object: { kind: 'file', in: 'params', field: 'id' },
  params: z.strictObject({ id: FileId }),
  responses: { 200: UploadedFile },
});

export const changeFile = endpoint({
  id: 'notes.change',
  summary: 'Give a file another title or course; what is left out stays',
  method: 'PUT',
  path: '/student-tools/gemini/files/{id}',
  access: 'student',
  effect: 'natural',
  object: { kind: 'file', in: 'params', field: 'id' },
  params: z.strictObject({ id: FileId }),
  body: z.strictObject({ title: z.optional(NoteTitle), course_name: z.optional(CourseText) }),
  responses: { 200: UploadedFile },
});

/** Pages of a search that are answered at most. */
export const mostSearchHits = 50;

export const searchFile = endpoint({
  id: 'notes.search',
  summary: 'Where a text stands in a file, accents and capitals aside; the first hit of each page',
  method: 'GET',
  path: '/student-tools/gemini/files/{id}/search',
  access: 'student',
  effect: 'safe',
  object: { kind: 'file', in: 'params', field: 'id' },
  params: z.strictObject({ id: FileId }),
  query: z.strictObject({
    q: z
      .string()
      .check(z.trim(), z.minLength(2, 'Type two letters or more'), z.maxLength(100, 'Search for less text')),
  }),
  responses: {
    200: z.object({
      items: z.array(
        z.object({
          page: z.int(),
          section: z.nullable(z.string()),
          /** The hit as it stands in the text, with what surrounds it. */
          before: z.string(),
          match: z.string(),
          after: z.string(),
        }),
      ),
      /** Pages with a hit, also beyond those that are answered. */
      total: z.int(),
    }),
  },
});

export const readPage = endpoint({
  id: 'notes.page',
  summary: 'The text of one page, the source that a question opens',
  method: 'GET',
  path: '/student-tools/gemini/files/{id}/pages/{n}',
  access: 'student',
  effect: 'safe',
  object: { kind: 'file', in: 'params', field: 'id' },
  params: z.strictObject({
    id: FileId,
    n: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)),
  }),
  responses: { 200: NotePage },
});

export const deleteFile = endpoint({
  id: 'notes.delete',
  summary: 'Delete a file and its text; for an hour it can be restored, and its questions keep their quotes',
  method: 'DELETE',
  path: '/student-tools/gemini/files/{id}',
  access: 'student',
  effect: 'natural',
  object: { kind: 'file', in: 'params', field: 'id' },
  params: z.strictObject({ id: FileId }),
  responses: { 204: null },
});

export const restoreFile = endpoint({
  id: 'notes.restore',
  summary: 'Take the deletion of a file back, for an hour',
  method: 'POST',
  path: '/student-tools/gemini/files/{id}/restore',
  access: 'student',
  effect: 'natural',
  object: { kind: 'file', in: 'params', field: 'id' },
  params: z.strictObject({ id: FileId }),
  responses: { 200: UploadedFile },
});
