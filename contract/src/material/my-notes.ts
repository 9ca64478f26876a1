/** Everything that a student has, uploaded or written: found, put in order, marked and taken along. */
import { noteLimits, noteOrders } from '@akada/core/notes/written-note.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { pagingFields, Timestamp, textSearch } from '../wire/fields.ts';
import { FileId, UploadedFile } from './notes.ts';

export const MyNote = z.extend(UploadedFile, {
  /** When it was uploaded, or what is written in it changed last. */
  changed_at: Timestamp,
  made: z.object({
    questions: z.int(),
    cards: z.int(),
    /** True if a question of it was answered in practice. */
    is_practised: z.boolean(),
  }),
  /** The matches of a search in its text; null if only the title matches. */
  found: z.nullable(
    z.object({ page: z.int(), parts: z.array(z.object({ text: z.string(), is_match: z.boolean() })) }),
  ),
});
export type MyNote = z.output<typeof MyNote>;

export const listMyNotes = endpoint({
  id: 'notes.my_notes',
  summary:
    'My notes, uploaded and written, with what was made of each; of a search those that have all its words',
  method: 'GET',
  path: '/my-notes',
  access: 'student',
  effect: 'safe',
  query: z.strictObject({
    ...pagingFields,
    search: textSearch,
    /** A key of `courses`. */
    course: z.optional(z.string().check(z.maxLength(200))),
    tag: z.optional(z.string().check(z.maxLength(noteLimits.tag))),
    kind: z.optional(z.enum(['uploaded', 'written'], 'Choose uploaded or written')),
    order: z._default(z.enum(noteOrders, 'Choose an order'), 'changed'),
    archived: z._default(z.enum(['no', 'yes'], 'Choose yes or no'), 'no'),
  }),
  responses: {
    200: z.object({
      items: z.array(MyNote),
      total: z.int(),
      /** By which they can be narrowed, those used most first; of all that are archived, or of all that are not. */
      courses: z.array(z.object({ key: z.string(), name: z.string() })),
      tags: z.array(z.string()),
    }),
  },
});

export const prepareNotesExport = endpoint({
  id: 'notes.prepare_export',
  summary: 'An address, good for a minute, at which a browser downloads all my notes as a ZIP',
  method: 'POST',
  path: '/my-notes/export',
  access: 'student',
  effect: 'natural',
  responses: { 200: z.object({ download_path: z.string() }) },
});

/** Public, because a browser's own download sends no bearer token; the ticket identifies the owner. */
export const downloadNotesExport = endpoint({
  id: 'notes.download_export',
  summary: 'All notes of an account: written ones as Markdown, uploaded ones as their files',
  method: 'GET',
  path: '/my-notes-export',
  access: 'public',
  effect: 'safe',
  query: z.strictObject({ ticket: z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,1000}$/)) }),
  sendsFile: 'application/zip',
  responses: { 200: null },
});

export const Highlight = z.object({
  id: z.uuid(),
  /** Where it was marked; after an edit its words may stand elsewhere. */
  page: z.int(),
  quote: z.string(),
  created_at: Timestamp,
});
export type Highlight = z.output<typeof Highlight>;

const file = { kind: 'file', in: 'params', field: 'id' } as const;
const path = '/student-tools/gemini/files/{id}/highlights';

export const listHighlights = endpoint({
  id: 'notes.highlights',
  summary: 'What I have marked in a note, in the order of its pages',
  method: 'GET',
  path,
  access: 'student',
  effect: 'safe',
  private: true,
  object: file,
  params: z.strictObject({ id: FileId }),
  responses: { 200: z.object({ items: z.array(Highlight) }) },
});

export const addHighlight = endpoint({
  id: 'notes.add_highlight',
  summary: 'Mark words of a note; the same words of the same page are marked once',
  method: 'POST',
  path,
  access: 'student',
  effect: 'natural',
  object: file,
  params: z.strictObject({ id: FileId }),
  body: z.strictObject({
    page: z.int().check(z.minimum(1), z.maximum(100_000)),
    quote: z
      .string('Give the words')
      .check(
        z.trim(),
        z.minLength(1, 'Choose some words'),
        z.maxLength(noteLimits.quote, 'Mark fewer words at once'),
      ),
  }),
  responses: { 200: Highlight },
});

export const removeHighlight = endpoint({
  id: 'notes.remove_highlight',
  summary: 'Take a mark away',
  method: 'DELETE',
  path: `${path}/{highlight_id}`,
  access: 'student',
  effect: 'natural',
  object: file,
  params: z.strictObject({ id: FileId, highlight_id: z.uuid() }),
  responses: { 204: null },
});
