/**
 * Notes that students write in the product, in Markdown. The text read from a note is material like an
 * uploaded file.
 */
import { noteLimits } from '@akada/core/notes/written-note.ts';
import * as z from 'zod/mini';
import { SentTree } from '../wire/content/sent-content.ts';
import { endpoint } from '../wire/endpoint.ts';
import { IdParams, Timestamp } from '../wire/fields.ts';
import { CourseName } from './notes.ts';

const mostCharacters = noteLimits.text.toLocaleString('en');

const NoteText = z
  .string('Give the text')
  .check(
    z.maxLength(
      noteLimits.text,
      `A note has at most ${mostCharacters} characters. Divide it into two notes, or upload it as a file.`,
    ),
  );

const writtenFields = {
  title: z
    .string('Give the title')
    .check(z.trim(), z.maxLength(noteLimits.title, 'This title is too long. Use fewer words.')),
  text: NoteText,
};

export const WrittenNote = z.object({
  id: z.uuid(),
  /** The title as typed; empty if the first line names the note. */
  title: z.string(),
  text: z.string(),
  version: z.int(),
  changed_at: Timestamp,
});
export type WrittenNote = z.output<typeof WrittenNote>;

export const WrittenForm = z.strictObject(writtenFields);
export type WrittenForm = z.output<typeof WrittenForm>;

const file = { kind: 'file', in: 'params', field: 'id' } as const;

/** A visit of an editor: what it saves in a row is one version. */
const EditorId = z.uuid('Give the id of the editor');

export const writeNote = endpoint({
  id: 'notes.write',
  summary: 'Write a note; it is read like an uploaded file, and takes no upload',
  method: 'POST',
  path: '/my-notes/written',
  access: 'student',
  effect: 'key',
  body: z.strictObject({ ...writtenFields, editor_id: EditorId, course_name: CourseName }),
  responses: { 201: WrittenNote },
});

export const getWritten = endpoint({
  id: 'notes.get_written',
  summary: 'A note of mine as it was written',
  method: 'GET',
  path: '/my-notes/written/{id}',
  access: 'student',
  effect: 'safe',
  private: true,
  object: file,
  params: IdParams,
  responses: { 200: WrittenNote },
});

export const editWritten = endpoint({
  id: 'notes.edit_written',
  summary: 'Change a note. Changed by another edit since: 409, with the present note in `detail.note`',
  method: 'PUT',
  path: '/my-notes/written/{id}',
  access: 'student',
  effect: 'natural',
  object: file,
  params: IdParams,
  /** `version` is the version that the editor saw. */
  body: z.strictObject({
    ...writtenFields,
    editor_id: EditorId,
    version: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
  }),
  responses: { 200: WrittenNote },
});

export const readWritten = endpoint({
  id: 'notes.read_written',
  summary: 'A note of mine as it is shown, with formulas, tables and pictures',
  method: 'GET',
  path: '/my-notes/written/{id}/content',
  access: 'student',
  effect: 'safe',
  private: true,
  object: file,
  params: IdParams,
  /** Null: its string is one plain paragraph. */
  responses: { 200: z.object({ version: z.int(), text: z.string(), content: SentTree }) },
});

export const EarlierText = z.object({ ...WrittenForm.shape, version: z.int(), replaced_at: Timestamp });
export type EarlierText = z.output<typeof EarlierText>;

export const listWrittenVersions = endpoint({
  id: 'notes.written_versions',
  summary: 'What a note of mine said before, the newest first, at most 20',
  method: 'GET',
  path: '/my-notes/written/{id}/versions',
  access: 'student',
  effect: 'safe',
  private: true,
  object: file,
  params: IdParams,
  responses: { 200: z.object({ items: z.array(EarlierText), total: z.int() }) },
});

export const previewNote = endpoint({
  id: 'notes.preview',
  summary: 'How texts in Markdown would be shown in a note; nothing is stored',
  method: 'POST',
  path: '/my-notes/preview',
  access: 'student',
  effect: 'safe',
  private: true,
  body: z.strictObject({
    texts: z
      .array(NoteText, 'Give the texts')
      .check(z.minLength(1, 'Give one text'), z.maxLength(1, 'Give one text')),
  }),
  /** In the order of the texts. Null: its string is one plain paragraph. */
  responses: { 200: z.object({ trees: z.array(SentTree) }) },
});
