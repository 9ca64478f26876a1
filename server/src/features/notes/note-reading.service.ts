/**
 * Reads a note: a child process reads the file, and one transaction stores everything. The long reading takes
 * files that exceed the limits of a short reading, recognition takes pages without text, and transcription
 * takes recordings without subtitles. Any process may die at any line: only the row counts, and only the
 * newest attempt may finish it.
 */
import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';
import { fileKindOfMediaType } from '@akada/core/notes/file-kinds.ts';
import type { DocumentPage } from '@akada/core/text/document.ts';
import type { ContentRenderer } from '../../platform/content/content-renderer.ts';
import { isMediaKind } from '../../platform/extract/media/media-programs.ts';
import { readTranscript } from '../../platform/extract/media/read-captions.ts';
import type { RecordingOutcome, SpeechToWrite } from '../../platform/extract/media/recording-outcome.ts';
import type { FileToRead, ReadFile } from '../../platform/extract/outcome.ts';
import { readingWarnings } from '../../platform/extract/reading-warnings.ts';
import type { ScanPage } from '../../platform/extract/scan-page.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { createLeasedWork, type LeasedWork, sendWork } from '../../platform/work/leased-work.ts';
import { insertPages, type StoredPage } from './note/note-pages.repo.ts';
import {
  beginLongReading,
  type NoteWork,
  noteLongReadingWork,
  noteReadingWork,
} from './note/note-reading.repo.ts';
import { beginRecognition, noteRecognitionWork } from './note/note-recognition.repo.ts';
import { getFile, isWritten, type NoteFailure, type NoteRow } from './note/notes.tables.ts';
import { nextReadingAt } from './note/slow-readings.repo.ts';
import { createNoteEnding, type NoteEnding, type NoteEndingDeps } from './note-ending.service.ts';
import {
  beginTranscription,
  deletePieces,
  findTranscript,
  noteTranscriptionWork,
} from './recordings/transcription-pieces.repo.ts';
import type { PageSight } from './sight/page-sight.service.ts';
import { readWritten } from './written/written-reading.service.ts';

/** Pages of one note that are recognised; the others stay unreadable. */
const mostScanPages = 300;

export interface NoteReadingDeps extends NoteEndingDeps {
  files: Pick<FileStore, 'localCopy'>;
  /** True if this server has a program that recognises text in pictures. */
  recognises: boolean;
  sight: Pick<PageSight, 'refusalFor'>;
  content: ContentRenderer;
  /** @returns a result with `isCutShort` if a long reading may learn more */
  extract(file: FileToRead, signal: AbortSignal): Promise<RecordingOutcome>;
}

/** @param work the long reading, or the short one, which every note begins with */
export function createNoteReading(deps: NoteReadingDeps, work: NoteWork = noteReadingWork): LeasedWork {
  const ending = createNoteEnding(deps, work);
  return createLeasedWork(deps, work, {
    notBefore: (id) => nextReadingAt(deps.database.db, id),
    onClaim: (tx, { id, userId }) => publishHint(tx, userId, { topic: 'note', id }),
    run: (note, signal) => readOnce(deps, work, note, signal),
    giveUp: (note) => fail(deps, ending, note, 'unreadable'),
  });
}

async function readOnce(
  deps: NoteReadingDeps,
  work: NoteWork,
  note: NoteRow,
  signal: AbortSignal,
): Promise<void> {
  if (isWritten(note)) return readWritten(deps, work, note, signal);

  const isShort = work === noteReadingWork;
  if (isShort && isRecording(note)) return readLongLater(deps, note);

  const unsentBecause = deps.recognises ? null : await deps.sight.refusalFor(note.userId);
  const recognises = unsentBecause === null;
  const outcome = await getOutcome(deps, { note, recognises }, signal);
  if ('speech' in outcome) return writeDownLater(deps, note, outcome);
  if (isShort && !outcome.ok && outcome.isCutShort) return readLongLater(deps, note);

  const ending = createNoteEnding(deps, work);
  const read = outcome.ok ? outcome : outcome.scan;
  if (recognises && read?.scans) return recogniseLater(deps, work, note, read, read.scans);
  if (outcome.ok) {
    const formulas = await deps.content.formulasOf(outcome.document.pages, signal);
    const pages = outcome.document.pages.map((page, index) => ({ ...page, formulas: formulas[index] ?? [] }));
    return finish(deps, ending, note, outcome, pages);
  }

  deps.log.info({ noteId: note.id, reason: outcome.reason, detail: outcome.detail }, 'note cannot be read');
  await fail(deps, ending, { ...note, unsentBecause }, outcome.reason);
}

/**
 * True if the recording itself must be opened: each program that opens it may take a minute. A transcript is
 * short.
 */
const isRecording = ({ mediaType, pieces }: NoteRow): boolean =>
  pieces === 0 && isMediaKind(fileKindOfMediaType(mediaType));

/** Reads the transcript instead of the recording if there is a transcript. */
async function getOutcome(
  deps: NoteReadingDeps,
  { note, recognises }: { note: NoteRow; recognises: boolean },
  signal: AbortSignal,
): Promise<RecordingOutcome> {
  const transcript = note.pieces > 0 ? await findTranscript(deps.database.db, note.id) : null;
  if (!transcript) return extractCopy(deps, { note, recognises }, signal);

  return readTranscript(transcript, note.originalFilename, (file) => deps.extract(file, signal));
}

async function extractCopy(
  { files, extract }: NoteReadingDeps,
  { note, recognises }: { note: NoteRow; recognises: boolean },
  signal: AbortSignal,
): Promise<RecordingOutcome> {
  const { path, release } = await files.localCopy(getFile(note));
  try {
    const { originalFilename: filename, mediaType } = note;
    const encoding = note.encoding ?? undefined;
    return await extract({ path, filename, mediaType, recognises, encoding }, signal);
  } finally {
    await release();
  }
}

function finish(
  deps: NoteReadingDeps,
  ending: NoteEnding,
  note: NoteRow,
  read: ReadFile,
  pages: readonly StoredPage[],
): Promise<void> {
  return deps.database.transaction(async (tx) => {
    const warnings = [...read.warnings, ...readingWarnings(pages)];
    const { words: wordCount, encodingChoice = null } = read;
    const result = {
      ...getResult(read),
      wordCount,
      warnings,
      encodingChoice,
      formulasVersion: contentVersion,
    };
    if (!(await ending.ready(tx, note, result))) return;

    await insertPages(tx, note.id, pages);
    await deletePieces(tx, note.id);
  });
}

function readLongLater({ database, queue, clock }: NoteReadingDeps, note: NoteRow): Promise<void> {
  return database.transaction(async (tx) => {
    if (await beginLongReading(tx, note, clock.now()))
      await sendWork(tx, queue, noteLongReadingWork, note.id);
  });
}

function writeDownLater(
  { database, queue, clock }: NoteReadingDeps,
  note: NoteRow,
  { speech: planned }: SpeechToWrite,
): Promise<void> {
  return database.transaction(async (tx) => {
    if (!(await beginTranscription(tx, note, { planned, now: clock.now() }))) return;

    await sendWork(tx, queue, noteTranscriptionWork, note.id);
    await publishHint(tx, note.userId, { topic: 'note', id: note.id });
  });
}

/** Stores what was read; the note is ready when its last page has been recognised. */
function recogniseLater(
  { database, queue, clock }: NoteReadingDeps,
  work: NoteWork,
  note: NoteRow,
  read: ReadFile,
  scans: readonly ScanPage[],
): Promise<void> {
  const warnings =
    scans.length > mostScanPages
      ? [...read.warnings, `Only the first ${mostScanPages} of ${scans.length} pages without text were read.`]
      : read.warnings;
  const started = { ...getResult(read), warnings, scans: scans.slice(0, mostScanPages), now: clock.now() };

  return database.transaction(async (tx) => {
    if (!(await beginRecognition(tx, work, note, started))) return;

    await insertPages(tx, note.id, read.document.pages.map(withoutNoise));
    await sendWork(tx, queue, noteRecognitionWork, note.id);
    await publishHint(tx, note.userId, { topic: 'note', id: note.id });
  });
}

/**
 * Letters without meaning are no text that could be counted or searched. The formulas are set by their renewal, once all
 * pages have their text.
 */
const withoutNoise = (page: DocumentPage): StoredPage =>
  page.reading === 'unreadable'
    ? { ...page, text: '', blocks: [], bold: [], formulas: [] }
    : { ...page, formulas: [] };

const getResult = ({ document, paged }: ReadFile) => ({
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
  await database.transaction(async (tx) => {
    if (await ending.failed(tx, note, code)) await deletePieces(tx, note.id);
  });
}
