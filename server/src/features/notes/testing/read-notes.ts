/** Notes and outcomes for tests that are not about uploading or about the reader. */

import { Readable } from 'node:stream';
import type { StudyDocument } from '@akada/core/text/document.ts';
import { extractDocument } from '../../../platform/extract/extract-document.ts';
import type { ExtractOutcome, FileToRead, ReadFile } from '../../../platform/extract/outcome.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { LeasedWork } from '../../../platform/work/leased-work.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import type { NoteWork } from '../note/note-reading.repo.ts';
import { createNoteReading, type NoteReadingDeps } from '../note-reading.service.ts';
import { noteServices } from './note-services.ts';

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
      reading: 'text',
    },
    {
      number: 2,
      section: 'Osmosis',
      text: 'Diffusion needs no membrane.',
      blocks: [{ start: 0, end: 28, kind: 'paragraph', level: 0 }],
      bold: [],
      reading: 'text',
    },
  ],
};

export const readWhole: ReadFile = { ok: true, document: chapter, paged: false, warnings: [], words: 14 };

/** The content of the file of `uploadedNote`. */
export const uploadedText = 'Osmosis is the movement of water.';

/** @returns the id of a fresh note of the caller's */
export async function uploadedNote(
  app: SharedTestApp,
  caller: Caller,
  filename = 'chapter.txt',
  bytes: Uint8Array = Buffer.from(uploadedText),
): Promise<string> {
  const note = await noteServices(app).upload.take(caller, {
    filename,
    source: Readable.from([Buffer.from(bytes)]),
    finish: async () => ({ courseName: '' }),
    idempotencyKey: null,
  });
  return note.id;
}

/** @returns the worker's reading without recognition, with a replaced extractor */
export function readingWith(
  app: SharedTestApp,
  extract: NoteReadingDeps['extract'],
  work?: NoteWork,
): LeasedWork {
  const { usage, sight } = noteServices(app);
  return createNoteReading({ ...app.platform, usage, sight, recognises: false, extract }, work);
}

export const noSignal = new AbortController().signal;

/** Reads a note immediately, with this result. */
export async function readAs(
  app: SharedTestApp,
  noteId: string,
  outcome: ExtractOutcome = readWhole,
): Promise<void> {
  await readingWith(app, async () => outcome).attempt(noteId, noSignal);
}

/** @returns the reader in its child process, as the product has it */
export function extractHere({ platform }: SharedTestApp) {
  return (file: FileToRead, signal: AbortSignal) => extractDocument(file, { pool: platform.readers, signal });
}
