/**
 * Reading a note: read the file in a child process, store all of it at once. Pages without text are left to the
 * recognition. Any process may die at any line: what counts is the row, and only the newest attempt may finish it.
 */

import type { DocumentPage } from '@akada/core/text/document.ts';
import type { ExtractOutcome, FileToRead, ReadFile } from '../../platform/extract/outcome.ts';
import { readingWarnings } from '../../platform/extract/reading-warnings.ts';
import type { ScanPage } from '../../platform/extract/scan-page.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { createLeasedWork, type LeasedWork, sendWork } from '../../platform/work/leased-work.ts';
import { noteReadingWork } from './note/note-reading.repo.ts';
import { beginRecognition, noteRecognitionWork } from './note/note-recognition.repo.ts';
import type { NoteFailure, NoteRow } from './note/notes.tables.ts';
import { nextReadingAt } from './note/slow-readings.repo.ts';
import { createNoteEnding, type NoteEnding, type NoteEndingDeps } from './note-ending.service.ts';
import { insertPages } from './note-pages.repo.ts';

/** Pages of one note that are recognised; the others stay unreadable. */
const mostScanPages = 300;

export interface NoteReadingDeps extends NoteEndingDeps {
  files: Pick<FileStore, 'localCopy'>;
  /** Whether pages without text can be recognised here. */
  recognises: boolean;
  extract(file: FileToRead, signal: AbortSignal): Promise<ExtractOutcome>;
}

export function createNoteReading(deps: NoteReadingDeps): LeasedWork {
  const ending = createNoteEnding(deps, noteReadingWork);
  return createLeasedWork(deps, noteReadingWork, {
    notBefore: (id) => nextReadingAt(deps.database.db, id),
    onClaim: (tx, { id, userId }) => publishHint(tx, userId, { topic: 'note', id }),
    run: (note, signal) => readOnce(deps, ending, note, signal),
    giveUp: (note) => fail(deps, ending, note, 'unreadable'),
  });
}

async function readOnce(
  deps: NoteReadingDeps,
  ending: NoteEnding,
  note: NoteRow,
  signal: AbortSignal,
): Promise<void> {
  const outcome = await extractCopy(deps, note, signal);
  const read = outcome.ok ? outcome : outcome.scan;
  if (deps.recognises && read?.scans) return recogniseLater(deps, note, read, read.scans);
  if (outcome.ok) return finish(deps, ending, note, outcome);

  deps.log.info({ noteId: note.id, reason: outcome.reason, detail: outcome.detail }, 'note cannot be read');
  await fail(deps, ending, note, outcome.reason);
}

async function extractCopy(
  { files, recognises, extract }: NoteReadingDeps,
  note: NoteRow,
  signal: AbortSignal,
): Promise<ExtractOutcome> {
  const { path, release } = await files.localCopy(note.storageKey);
  try {
    const { originalFilename: filename, mediaType } = note;
    return await extract({ path, filename, mediaType, recognises }, signal);
  } finally {
    await release();
  }
}

function finish(deps: NoteReadingDeps, ending: NoteEnding, note: NoteRow, read: ReadFile): Promise<void> {
  const { pages } = read.document;
  return deps.database.transaction(async (tx) => {
    const warnings = [...read.warnings, ...readingWarnings(pages)];
    const result = { ...resultOf(read), wordCount: read.words, warnings };
    if (await ending.ready(tx, note, result)) await insertPages(tx, note.id, pages);
  });
}

/** Stores what was read; the note is ready when its last page has been recognised. */
function recogniseLater(
  { database, queue, clock }: NoteReadingDeps,
  note: NoteRow,
  read: ReadFile,
  scans: readonly ScanPage[],
): Promise<void> {
  const warnings =
    scans.length > mostScanPages
      ? [
          ...read.warnings,
          `Only the first ${mostScanPages} of ${scans.length} pages without text were recognised.`,
        ]
      : read.warnings;
  const begun = { ...resultOf(read), warnings, scans: scans.slice(0, mostScanPages), now: clock.now() };

  return database.transaction(async (tx) => {
    if (!(await beginRecognition(tx, note, begun))) return;

    await insertPages(tx, note.id, read.document.pages.map(withoutNoise));
    await sendWork(tx, queue, noteRecognitionWork, note.id);
    await publishHint(tx, note.userId, { topic: 'note', id: note.id });
  });
}

/** Letters without meaning are no text that could be counted or searched. */
const withoutNoise = (page: DocumentPage): DocumentPage =>
  page.reading === 'unreadable' ? { ...page, text: '', blocks: [], bold: [] } : page;

const resultOf = ({ document, paged }: ReadFile) => ({
  title: document.title,
  pageCount: document.pages.length,
  paged,
});

async function fail(
  { database }: NoteReadingDeps,
  ending: NoteEnding,
  note: NoteRow,
  code: NoteFailure,
): Promise<void> {
  await database.transaction((tx) => ending.failed(tx, note, code));
}
