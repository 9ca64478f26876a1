/** One note: its title, its pages with their structure, searching in it. */
import { noteLimits } from '@akada/core/notes/written-note.ts';
import * as z from 'zod/mini';
import { SentMath } from '../wire/content/sent-content.ts';
import { endpoint } from '../wire/endpoint.ts';
import { changedCloth } from '../wire/fields.ts';
import { CourseText, FileId, UploadedFile } from './notes.ts';

const NoteTitle = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Give the note a title'),
    z.maxLength(noteLimits.title, 'This title is too long'),
  );

const Tag = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Give the tag a name'),
    z.maxLength(noteLimits.tag, 'This tag is too long'),
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
  /** The position and the column of each filled cell of a table row. */
  cells: z.optional(z.array(z.object({ column: z.int(), ...TextSpan }))),
  /** True if a table row names its columns. */
  head: z.optional(z.boolean()),
});
export type PageBlock = z.output<typeof PageBlock>;

/**
 * A formula of a page's text, delimiters included. A formula that cannot be rendered is not listed and stays
 * text.
 */
export const PageFormula = z.object({
  ...TextSpan,
  /** The formula's source without delimiters, in one line. */
  tex: z.string(),
  set: SentMath,
  /** True if it fills its paragraph and is on a separate line. */
  displayed: z.boolean(),
});
export type PageFormula = z.output<typeof PageFormula>;

export const NotePage = z.object({
  page: z.int(),
  section: z.nullable(z.string()),
  text: z.string(),
  /** The number of pages in the note, so that a reader can continue. */
  page_count: z.int(),
  /** The same as `paged` of the file. */
  paged: z.boolean(),
  /** How the text was found; `unreadable`: it cannot be relied on, and nothing is asked of it. */
  reading: z.enum(['text', 'ocr', 'model', 'unreadable']),
  /** Name of the language model that read its picture; null if none did. */
  read_by: z.nullable(z.string()),
  blocks: z.array(PageBlock),
  /** Runs in bold, headings excepted. */
  bold: z.array(z.object(TextSpan)),
  /** In their order; none overlaps another. */
  formulas: z.array(PageFormula),
});
export type NotePage = z.output<typeof NotePage>;

export const getFile = endpoint({
  id: 'notes.get',
  summary: 'One file, whatever its state',
  method: 'GET',
  path: '/student-tools/gemini/files/{id}',
  access: 'student',
  effect: 'safe',
  private: true,
  object: { kind: 'file', in: 'params', field: 'id' },
  params: z.strictObject({ id: FileId }),
  responses: { 200: UploadedFile },
});

export const changeFile = endpoint({
  id: 'notes.change',
  summary: 'Give a file another title, course, cloth or tags, or put it aside; what is left out stays',
  method: 'PUT',
  path: '/student-tools/gemini/files/{id}',
  access: 'student',
  effect: 'natural',
  object: { kind: 'file', in: 'params', field: 'id' },
  params: z.strictObject({ id: FileId }),
  body: z.strictObject({
    title: z.optional(NoteTitle),
    course_name: z.optional(CourseText),
    tags: z.optional(z.array(Tag).check(z.maxLength(noteLimits.tags, `At most ${noteLimits.tags} tags`))),
    archived: z.optional(z.boolean()),
    ...changedCloth,
  }),
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
  private: true,
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
          /** The hit as it appears in the text, with the text around it. */
          before: z.string(),
          match: z.string(),
          after: z.string(),
          /** Those within the three, whose spans count from the start of `before`; none is cut off. */
          formulas: z.array(PageFormula),
        }),
      ),
      /** The number of pages with a hit, including those not returned. */
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
  private: true,
  object: { kind: 'file', in: 'params', field: 'id' },
  params: z.strictObject({
    id: FileId,
    n: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)),
  }),
  responses: { 200: NotePage },
});
