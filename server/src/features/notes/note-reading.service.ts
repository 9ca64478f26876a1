/**
 * Reading a note: read the file in a child process, store all of it at once. Any process may die at any line: what
 * counts is the row, and only the newest attempt may finish it.
 */
import { readTranscript } from '../../platform/extract/media/read-captions.ts';
import type { RecordingOutcome, SpeechToWrite } from '../../platform/extract/media/read-recording.ts';
import type { FileToRead, ReadFile } from '../../platform/extract/outcome.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { record } from '../../platform/outbox/outbox.ts';
import { createLeasedWork, type LeasedWork, type WorkDeps } from '../../platform/work/leased-work.ts';
import * as repo from './note/note-reading.repo.ts';
import type { NoteFailure, NoteRow } from './note/notes.tables.ts';
import { nextReadingAt } from './note/slow-readings.repo.ts';
import { failNote, type NoteFailingDeps } from './note-failing.service.ts';
import { insertPages } from './note-pages.repo.ts';
import { noteReady } from './notes.events.ts';
import { beginTranscription } from './recordings/transcription.service.ts';
import { deletePieces, findTranscript } from './recordings/transcription-pieces.repo.ts';

export interface NoteReadingDeps extends WorkDeps, Pick<NoteFailingDeps, 'usage'> {
  files: Pick<FileStore, 'localCopy'>;
  extract(file: FileToRead, signal: AbortSignal): Promise<RecordingOutcome>;
}

export function createNoteReading(deps: NoteReadingDeps): LeasedWork {
  return createLeasedWork(deps, repo.noteReadingWork, {
    notBefore: (id) => nextReadingAt(deps.database.db, id),
    onClaim: (tx, { id, userId }) => publishHint(tx, userId, { topic: 'note', id }),
    run: (note, signal) => readOnce(deps, note, signal),
    giveUp: (note) => fail(deps, note, 'unreadable'),
  });
}

async function readOnce(deps: NoteReadingDeps, note: NoteRow, signal: AbortSignal): Promise<void> {
  const transcript = await findTranscript(deps.database.db, note.id);
  const outcome = transcript
    ? await readTranscript(transcript, note.originalFilename, (file) => deps.extract(file, signal))
    : await extractCopy(deps, note, signal);
  if ('speech' in outcome) return writeDown(deps, note, outcome);
  if (outcome.ok) return finish(deps, note, outcome);

  deps.log.info({ noteId: note.id, reason: outcome.reason, detail: outcome.detail }, 'note cannot be read');
  await fail(deps, note, outcome.reason);
}

async function extractCopy(
  { files, extract }: NoteReadingDeps,
  note: NoteRow,
  signal: AbortSignal,
): Promise<RecordingOutcome> {
  const { path, release } = await files.localCopy(note.storageKey);
  try {
    return await extract({ path, filename: note.originalFilename, mediaType: note.mediaType }, signal);
  } finally {
    await release();
  }
}

function writeDown(deps: NoteReadingDeps, note: NoteRow, { speech }: SpeechToWrite): Promise<void> {
  return deps.database.transaction(async (tx) => {
    if (await repo.markWaitingForPieces(tx, note)) await beginTranscription(tx, deps, note, speech);
  });
}

function finish(deps: NoteReadingDeps, note: NoteRow, read: ReadFile): Promise<void> {
  const { document, warnings, words, paged } = read;
  const pageCount = document.pages.length;
  return deps.database.transaction(async (tx) => {
    const result = { title: document.title, pageCount, paged, wordCount: words, warnings };
    if (!(await repo.markReady(tx, note, result))) return;

    await insertPages(tx, note.id, document.pages);
    await deletePieces(tx, note.id);
    const { id, userId, originalFilename: file } = note;
    await record(tx, noteReady, { userId, subjectId: id, facts: { file, pages: pageCount, words } });
    await publishHint(tx, userId, { topic: 'note', id });
  });
}

const fail = (deps: NoteReadingDeps, note: NoteRow, code: NoteFailure): Promise<void> =>
  failNote(deps, note, code, async (tx) => {
    if (!(await repo.markFailed(tx, note, code))) return false;
    await deletePieces(tx, note.id);
    return true;
  });
