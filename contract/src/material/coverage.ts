/** Coverage counts the questions and cards of a note, part by part. */
import { timeoutsMs } from '@akada/core/access/waiting.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { FileId } from './notes.ts';

/** The caller's questions and cards whose quotation lies in the part. */
const counts = { questions: z.int(), cards: z.int() };

export const CoveragePart = z.object({
  title: z.string(),
  /** Sections if the file is not paged. */
  first_page: z.int(),
  last_page: z.int(),
  words: z.int(),
  ...counts,
  /** It tells the owner why no question can be made of the part; null if a question can be made. */
  reason: z.nullable(z.string()),
});
export type CoveragePart = z.output<typeof CoveragePart>;

export const Coverage = z.object({
  /** In the order of the note. */
  parts: z.array(CoveragePart),
  /** Sentences about text that is no part, such as a list of sources. */
  left_out: z.array(z.string()),
  /** These count all parts. */
  ...counts,
  /** The size of its first set, at most 50: of questions with options, and of all types. */
  offers: z.object({ choice: z.int(), mixed: z.int() }),
  /** The number of questions that the note prints as a past paper; 0 for every other note. */
  paper_questions: z.int(),
});
export type Coverage = z.output<typeof Coverage>;

const object = { kind: 'file', in: 'params', field: 'id' } as const;

export const getCoverage = endpoint({
  id: 'coverage.get',
  summary: 'The parts of a note with the number of its questions and cards, and how many questions it gives',
  method: 'GET',
  path: '/student-tools/gemini/files/{id}/coverage',
  access: 'student',
  effect: 'safe',
  private: true,
  object,
  params: z.strictObject({ id: FileId }),
  responses: { 200: Coverage },
  timeoutMs: timeoutsMs.engine,
});

/** A quotation that questions or cards stand on. */
export const QuotedSentence = z.object({
  page: z.int(),
  quote: z.string(),
  /** Answers in the quotation: UTF-16 code units, ends exclusive, in order. */
  marks: z.array(z.object({ start: z.int(), end: z.int() })),
  ...counts,
  /** A question whose quotation this is; null if it has only cards. */
  question: z.nullable(z.string()),
});
export type QuotedSentence = z.output<typeof QuotedSentence>;

export const CoverageOfPart = z.object({
  part: CoveragePart,
  /** The first twenty, in the order of the note. */
  sentences: z.array(QuotedSentence),
  /** The number of all of them. */
  total: z.int(),
});
export type CoverageOfPart = z.output<typeof CoverageOfPart>;

export const getCoverageOfPart = endpoint({
  id: 'coverage.get_part',
  summary: 'The sentences of one part of a note that its questions and cards stand on',
  method: 'GET',
  path: '/student-tools/gemini/files/{id}/coverage/{part}',
  access: 'student',
  effect: 'safe',
  private: true,
  object,
  params: z.strictObject({
    id: FileId,
    /** From 1, in the order of the parts. */
    part: z.coerce.number('Give the number of a part').check(z.int(), z.minimum(1), z.maximum(1_000)),
  }),
  responses: { 200: CoverageOfPart },
  timeoutMs: timeoutsMs.engine,
});
