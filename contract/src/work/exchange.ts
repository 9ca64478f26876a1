/** Questions as files of other programs: read into a bank or a set, and written from a course or a set. */
import { timeoutsMs } from '@akada/core/access/waiting.ts';
import { exportFormats, importFormats, importLimitBytes } from '@akada/core/questions/file-formats.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { IdParams } from '../wire/fields.ts';

export const ImportStatus = z.enum(['queued', 'running', 'done', 'failed']);

/** A remark about one line of a file; line 0 means the complete file. */
export const ImportRemark = z.object({ line: z.int(), message: z.string() });
export type ImportRemark = z.output<typeof ImportRemark>;

/** The same shape for done, running and failed imports, so that waiting and polling share their code. */
export const QuestionImport = z.object({
  id: z.uuid(),
  status: ImportStatus,
  /** The requested or detected format; null while it is not known, and for a file of no known format. */
  format: z.nullable(z.enum(importFormats)),
  /** Questions in the file. Each also counts in one of the next three fields; a dry run counts importable ones in none. */
  found: z.int(),
  /** The number of questions now in the bank or the set; 0 in a dry run. */
  imported: z.int(),
  /** The number of questions that repeat another of the file or an existing one. */
  duplicates: z.int(),
  /** The number of questions that could not be imported, each with its line below. */
  skipped: z.int(),
  /** At most 500; the last one gives the number of further errors. */
  errors: z.array(ImportRemark),
  /** Like `errors`, for changed or omitted content. */
  warnings: z.array(ImportRemark),
  /** The set of a student's import; null if no question remained for one. */
  set_id: z.optional(z.nullable(z.uuid())),
});
export type QuestionImport = z.output<typeof QuestionImport>;

export const importQuestions = endpoint({
  id: 'exchange.import',
  summary:
    'Read a file of questions: into the bank of those who teach, as drafts, or into a set of a student; 202 while it is still being read',
  method: 'POST',
  path: '/questions/import',
  access: 'signed_in',
  effect: 'key',
  consumes: 'multipart',
  file: 'file',
  fileLimitBytes: importLimitBytes,
  body: z.strictObject({
    /** `auto` detects the format. */
    format: z._default(
      z.enum([...importFormats, 'auto'], 'Choose gift, aiken, moodle_xml, qti, csv or auto'),
      'auto',
    ),
    /** A course of the teacher. */
    course_id: z.optional(z.uuid('Choose one of your courses')),
    /** Reports the effect of an import without importing anything. */
    dry_run: z._default(z.enum(['true', 'false'], 'Say true or false'), 'false'),
  }),
  responses: { 200: QuestionImport, 202: QuestionImport },
  timeoutMs: timeoutsMs.upload,
});

export const getQuestionImport = endpoint({
  id: 'exchange.get_import',
  summary: 'An import of mine, whatever its state; it is kept for 30 days',
  method: 'GET',
  path: '/questions/imports/{id}',
  access: 'signed_in',
  effect: 'safe',
  private: true,
  object: { kind: 'question_import', in: 'params', field: 'id' },
  params: IdParams,
  responses: { 200: QuestionImport },
});

const exportQuery = z.strictObject({
  format: z.enum(exportFormats, `Choose among ${exportFormats.join(', ')}`),
  /** Exactly one of the two ids is required. */
  course_id: z.optional(z.uuid('Choose a course')),
  set_id: z.optional(z.uuid('Choose a set')),
});

export const exportQuestions = endpoint({
  id: 'exchange.export',
  summary: 'The questions of a course or a set of mine as a file',
  method: 'GET',
  path: '/questions/export',
  access: 'signed_in',
  effect: 'safe',
  private: true,
  query: exportQuery,
  /** The answer itself names the media type of its format. */
  sendsFile: 'application/octet-stream',
  responses: { 200: null },
  timeoutMs: timeoutsMs.engine,
});

/** The contents and the omissions of a file to export. */
export const ExportPreview = z.object({
  format: z.enum(exportFormats),
  /** Questions of the course or the set. */
  questions: z.int(),
  /** The number of questions in the file. */
  exported: z.int(),
  /**
   * Content that the format cannot express or that is not written, each sentence with its number of
   * questions; null for all.
   */
  left_out: z.array(z.object({ message: z.string(), questions: z.nullable(z.int()) })),
});
export type ExportPreview = z.output<typeof ExportPreview>;

export const previewExport = endpoint({
  id: 'exchange.preview',
  summary: 'What a file of a course or a set of mine would leave out, and why',
  method: 'GET',
  path: '/questions/export/preview',
  access: 'signed_in',
  effect: 'safe',
  private: true,
  query: exportQuery,
  responses: { 200: ExportPreview },
  timeoutMs: timeoutsMs.engine,
});
