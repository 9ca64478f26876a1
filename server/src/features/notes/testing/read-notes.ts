/** Notes and outcomes for tests that are not about uploading or about the reader. */

import { Readable } from 'node:stream';
import type { StudyDocument } from '@akada/core/text/document.ts';
import type { ExtractOutcome, FileToRead, ReadFile } from '../../../platform/extract/outcome.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { createNoteReading, type NoteReading } from '../note-reading.service.ts';
import type { NotesHouse } from './notes-house.ts';

const firstPage = 'Osmosis\n\nOsmosis is the movement of water through a membrane.';

/** Two pages, the first with a heading and a word in bold. */
export const chapter: StudyDocument = {
  title: 'Cells and water',
  pages: [
    {
      number: 1,
      section: 'Osmosis',
      text: firstPage,
      blocks: [
        { start: 0, end: 7, kind: 'heading', level: 1 },
        { start: 9, end: firstPage.length, kind: 'paragraph', level: 0 },
      ],
      bold: [{ start: 9, end: 16 }],
    },
    {
      number: 2,
      section: 'Osmosis',
      text: 'Diffusion needs no membrane.',
      blocks: [{ start: 0, end: 28, kind: 'paragraph', level: 0 }],
      bold: [],
    },
  ],
};

export const readWhole: ReadFile = { ok: true, document: chapter, warnings: [], words: 14 };

/** @returns the id of a fresh note of the caller's */
export async function uploadedNote(
  house: NotesHouse,
  caller: Caller,
  filename = 'chapter.txt',
): Promise<string> {
  const note = await house.upload.take(caller, {
    filename,
    courseName: '',
    source: Readable.from([Buffer.from('Osmosis is the movement of water.')]),
    finish: async () => {},
    idempotencyKey: null,
  });
  return note.id;
}

/** @returns the reading as the worker has it, but for what it gets to see in the file */
export function readingWith(
  { app, usage }: NotesHouse,
  extract: (file: FileToRead, signal: AbortSignal) => Promise<ExtractOutcome>,
): NoteReading {
  const { database, queue, files, log } = app.platform;
  return createNoteReading({ database, queue, files, usage, extract, log });
}

export const noSignal = new AbortController().signal;

/** Reads a note at once, with this result. */
export async function readAs(
  house: NotesHouse,
  noteId: string,
  outcome: ExtractOutcome = readWhole,
): Promise<void> {
  await readingWith(house, async () => outcome).read(noteId, noSignal);
}
