/** Notes: a student's own files, from the upload to the text of a page. */
import { timeoutsMs } from '@akada/core/access/waiting.ts';
import * as z from 'zod/mini';
import { NamedCourse } from '../base/courses.ts';
import { endpoint } from '../wire/endpoint.ts';
import { clothFields, getPage, Paging, Timestamp } from '../wire/fields.ts';

export const NoteStatus = z.enum(['uploaded', 'extracting', 'ready', 'failed']);
export type NoteStatus = z.output<typeof NoteStatus>;

/** The name of a course, where empty text takes a note out of its course. */
export const CourseText = z.string().check(z.trim(), z.maxLength(120, 'Course name is too long'));

/** Course names and instructions travel as multipart fields, so an empty text means nothing. */
export const CourseName = z._default(CourseText, '');

/** The same words of a file as one encoding reads them; `encoding` as the WHATWG Encoding Standard names it. */
export const EncodingSample = z.object({ encoding: z.string(), sample: z.string() });

export const UploadedFile = z.object({
  id: z.uuid(),
  /** `files/<id>`: the id that the generation calls take. */
  gemini_file_id: z.string(),
  original_filename: z.string(),
  /** The title from the document or the student; known once the note is ready. */
  title: z.nullable(z.string()),
  /** The course name as the student typed it. */
  course_name: z.nullable(z.string()),
  /** My course of that name, if I am in it now; null if no course, or more than one, has the name. */
  course: z.nullable(NamedCourse),
  media_type: z.string(),
  /** Bytes. */
  size: z.int(),
  status: NoteStatus,
  /** Recognised pages of a scan, or transcribed pieces of a recording; null while neither is in progress. */
  progress: z.nullable(z.object({ done: z.int(), total: z.int() })),
  /** Known once the note is ready. */
  page_count: z.nullable(z.int()),
  /**
   * True if these are pages of the file; a file without pages is divided into sections, which are counted the
   * same way.
   */
  paged: z.boolean(),
  word_count: z.nullable(z.int()),
  /** The reason that reading failed, in a sentence that says what to do. */
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
  /** Messages about the unreadable parts of a partly read note. */
  warnings: z.array(z.string()),
  /**
   * A text that may be in one of two encodings, as each of them reads it; null if the encoding is certain or
   * was chosen.
   */
  encoding_choice: z.nullable(z.object({ chosen: EncodingSample, other: EncodingSample })),
  /** A note of a course has the course's colour. */
  ...clothFields,
  /** Written in the product: it has no file, and is changed in its editor. */
  is_written: z.boolean(),
  tags: z.array(z.string()),
  /** Put aside: lists to choose from do not have it. */
  is_archived: z.boolean(),
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

/** How many questions or cards are made of a note by themselves; none switches it off. */
export const firstSetCount = { least: 0, most: 50, refusal: 'Ask for 0 to 50' } as const;

/** A form field. */
const MadeByItself = z._default(
  z.coerce
    .number(firstSetCount.refusal)
    .check(
      z.int(firstSetCount.refusal),
      z.minimum(firstSetCount.least, firstSetCount.refusal),
      z.maximum(firstSetCount.most, firstSetCount.refusal),
    ),
  0,
);

export const startUpload = endpoint({
  id: 'notes.upload',
  summary: 'Upload a file; its text is read in the background',
  method: 'POST',
  path: '/uploads/start',
  access: 'student',
  effect: 'key',
  consumes: 'multipart',
  file: 'file',
  body: z.strictObject({
    course_name: CourseName,
    /** The number made automatically once the note is read; 0 for nothing. */
    make_questions: MadeByItself,
    make_cards: MadeByItself,
  }),
  responses: { 201: UploadedFile },
  timeoutMs: timeoutsMs.upload,
});

export const readingAbilities = endpoint({
  id: 'notes.abilities',
  summary: 'What this installation can read beside text; files that need more are refused',
  method: 'GET',
  path: '/student-tools/gemini/abilities',
  access: 'student',
  effect: 'safe',
  /**
   * `recognition`: scans and pictures; `subtitle_tracks`: films with subtitles; `transcription`: speech in
   * recordings.
   */
  responses: {
    200: z.object({ recognition: z.boolean(), subtitle_tracks: z.boolean(), transcription: z.boolean() }),
  },
});

export const listFiles = endpoint({
  id: 'notes.list',
  summary: 'My uploaded files, newest first',
  method: 'GET',
  path: '/student-tools/gemini/files',
  access: 'student',
  effect: 'safe',
  query: Paging,
  responses: { 200: getPage(UploadedFile) },
});

export const findSameFile = endpoint({
  id: 'notes.find_same',
  summary: 'The file of mine that has exactly these bytes, so that it need not be sent again',
  method: 'GET',
  path: '/student-tools/gemini/files/same',
  access: 'student',
  effect: 'safe',
  query: z.strictObject({
    /** The hash of the bytes, in lower-case hexadecimal. */
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'This is not a SHA-256 in hexadecimal')),
  }),
  /** The newest file that was read or is being read; null if there is none. */
  responses: { 200: z.object({ file: z.nullable(UploadedFile) }) },
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

export const chooseEncoding = endpoint({
  id: 'notes.choose_encoding',
  summary: 'Say which of the two offered encodings a file is in; with the other one it is read again',
  method: 'POST',
  path: '/student-tools/gemini/files/{id}/encoding',
  access: 'student',
  effect: 'natural',
  object: { kind: 'file', in: 'params', field: 'id' },
  params: z.strictObject({ id: FileId }),
  body: z.strictObject({ encoding: z.string().check(z.maxLength(40)) }),
  responses: { 200: UploadedFile },
});
