/** Past papers of tutors: a file is read as a paper, and its questions join the bank as drafts. */
import { timeoutsMs } from '@akada/core/access/waiting.ts';
import { paperBodies } from '@akada/core/papers/paper.ts';
import { bankLimits } from '@akada/core/questions/bank-question.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { IdParams } from '../wire/fields.ts';
import { PastPaperQuestion, pastPaperLimits } from './past-papers.ts';
import { Tag } from './question-fields.ts';

export const PaperImport = z.object({
  id: z.uuid(),
  status: z.enum(['queued', 'running', 'done', 'failed']),
  filename: z.string(),
  /** The file that gave answers; null if there is none. */
  answers_filename: z.nullable(z.string()),
  /** Pages of a scan that were read; null for other files. */
  progress: z.nullable(z.object({ done: z.int(), total: z.int() })),
  /** The reason why the file, or its file of answers, could not be read, and what helps; null if all was read. */
  failure: z.nullable(z.string()),
  /** Null before the file is read, if that failed, and 30 days later. */
  paper: z.nullable(
    z.object({
      body: z.nullable(z.enum(paperBodies)),
      year: z.nullable(z.string()),
      subject: z.nullable(z.string()),
      /** `is_in_set` is true if the question joined the bank. */
      questions: z.array(PastPaperQuestion),
      /** Lines that gave no question. */
      omitted: z.array(z.object({ page: z.int(), text: z.string() })),
    }),
  ),
});
export type PaperImport = z.output<typeof PaperImport>;

/** The printed numbers of questions that an import did not add, by reason. */
export const PaperImportResult = z.object({
  /** The number of questions that joined the bank from this paper, with this call or an earlier one. */
  imported: z.int(),
  /** Questions that are in the bank already. */
  duplicates: z.array(z.int()),
  /** Questions that are in the bank already, with another key. */
  other_keys: z.array(z.int()),
  without_key: z.array(z.int()),
  too_long: z.array(z.int()),
});
export type PaperImportResult = z.output<typeof PaperImportResult>;

const object = { kind: 'paper_import', in: 'params', field: 'id' } as const;
const params = IdParams;
const noFields = z.strictObject({});

export const readPaperFile = endpoint({
  id: 'paper_imports.read',
  summary:
    'Read a file as a past paper, such as a PDF, a Word document, a picture or a text; it is read in the background',
  method: 'POST',
  path: '/questions/papers',
  access: 'tutor',
  effect: 'key',
  consumes: 'multipart',
  file: 'file',
  body: noFields,
  responses: { 202: PaperImport },
  timeoutMs: timeoutsMs.upload,
});

export const getPaperImport = endpoint({
  id: 'paper_imports.get',
  summary: 'A past paper of mine with its questions, whatever its state',
  method: 'GET',
  path: '/questions/papers/{id}',
  access: 'tutor',
  effect: 'safe',
  private: true,
  object,
  params,
  responses: { 200: PaperImport },
});

export const readPaperAnswers = endpoint({
  id: 'paper_imports.read_answers',
  summary: 'Read another file with the answers of a past paper; it is read in the background',
  method: 'PUT',
  path: '/questions/papers/{id}/answers',
  access: 'tutor',
  effect: 'natural',
  object,
  params,
  consumes: 'multipart',
  file: 'file',
  body: noFields,
  responses: { 202: PaperImport },
  timeoutMs: timeoutsMs.upload,
});

export const importPaper = endpoint({
  id: 'paper_imports.import',
  summary: 'Put the questions of a past paper that have a key, and essays, into my bank as drafts, each once',
  method: 'POST',
  path: '/questions/papers/{id}/import',
  access: 'tutor',
  effect: 'natural',
  object,
  params,
  body: z.strictObject({
    /** The tutor made the paper, or its owner allows its use. The time of the first consent is stored. */
    has_rights: z.literal(true, 'Tick that you may use this paper'),
    /** A course of the tutor. */
    course_id: z.optional(z.uuid('Choose one of your courses')),
    topic: z._default(z.string().check(z.trim(), z.maxLength(bankLimits.topic)), ''),
    tags: z._default(
      z.array(Tag).check(z.maxLength(bankLimits.tags, `Give at most ${bankLimits.tags} labels`)),
      [],
    ),
    /** Changes of printed questions, by their position. */
    questions: z._default(
      z
        .array(
          z.strictObject({
            position: z.int().check(z.minimum(0), z.maximum(pastPaperLimits.questions - 1)),
            /** Indexes of the right options; empty for no key. */
            key: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(5))).check(z.maxLength(6))),
            /** The answer in words; only a question without options takes it. */
            answer: z.optional(z.string().check(z.trim(), z.maxLength(pastPaperLimits.answer))),
            is_left_out: z.optional(z.boolean()),
          }),
        )
        .check(z.maxLength(pastPaperLimits.questions)),
      [],
    ),
  }),
  responses: { 200: PaperImportResult },
  timeoutMs: timeoutsMs.engine,
});
