/**
 * Transcribes a recording. Each piece is one job: it is cut out, sent to the endpoint and stored with its
 * transcript. A finished piece is never sent again; the last piece returns the note to its reading.
 */
import { openAsBlob } from 'node:fs';
import { fileKindOfMediaType, fileKinds } from '@akada/core/notes/file-kinds.ts';
import type { TranscriptionEndpoint } from '../../../platform/config/transcription.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { isMediaKind, type MediaPrograms } from '../../../platform/extract/media/media-programs.ts';
import { soundPiece } from '../../../platform/extract/media/sound-pieces.ts';
import { Unreadable } from '../../../platform/extract/reasons.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { type SoundToSend, transcribe } from '../../../platform/transcription/transcribe.ts';
import type { SpokenSegment } from '../../../platform/transcription/transcript.ts';
import { TranscriptionFailure } from '../../../platform/transcription/transcription-failure.ts';
import {
  createLeasedWork,
  type LeasedWork,
  sendWork,
  type WorkDeps,
} from '../../../platform/work/leased-work.ts';
import { isLastAttempt, putOff } from '../../../platform/work/work-rows.ts';
import { noteReadingWork } from '../note/note-reading.repo.ts';
import { getFile, type NoteFailure, type NoteRow } from '../note/notes.tables.ts';
import type { RecordingConsents } from './recording-consent.service.ts';
import type { PieceRow } from './recordings.tables.ts';
import * as repo from './transcription-pieces.repo.ts';

export interface NoteTranscriptionDeps extends WorkDeps {
  /** Ends an attempt at a note. @returns false as `countPiece` */
  failed(tx: Transaction, note: NoteRow, code: NoteFailure): Promise<boolean>;
  files: Pick<FileStore, 'localCopy'>;
  consents: Pick<RecordingConsents, 'isGiven'>;
  /** Null if ffmpeg is not installed: recordings are then sent in one piece. */
  media: MediaPrograms | null;
  /** Null if no endpoint is configured any more. */
  endpoint: TranscriptionEndpoint | null;
}

export function createNoteTranscription(deps: NoteTranscriptionDeps): LeasedWork {
  return createLeasedWork(deps, repo.noteTranscriptionWork, {
    run: (note, signal) => writeNextDown(deps, note, signal),
    giveUp: (note) => fail(deps, note, 'transcription_failed'),
  });
}

async function writeNextDown(deps: NoteTranscriptionDeps, note: NoteRow, signal: AbortSignal): Promise<void> {
  // Consent may have been withdrawn, or the endpoint replaced, since the file was uploaded.
  if (!(await deps.consents.isGiven(note.userId))) return fail(deps, note, 'consent_missing');

  const piece = await repo.findNextPiece(deps.database.db, note.id);
  if (!piece) return;

  try {
    await store(deps, note, piece, await spokenIn(deps, note, piece, signal));
  } catch (error) {
    await afterFailure(deps, note, error);
  }
}

async function spokenIn(
  deps: NoteTranscriptionDeps,
  note: NoteRow,
  piece: PieceRow,
  signal: AbortSignal,
): Promise<SpokenSegment[]> {
  const { endpoint, files } = deps;
  if (!endpoint) throw new TranscriptionFailure('refused', 'no endpoint is configured any more');

  const { path, release } = await files.localCopy(getFile(note));
  try {
    const sound = await soundOf(deps, note, { path, ...piece }, signal);
    // The last piece may be shorter than a sample.
    if (sound.bytes.size === 0) return [];

    const segments = await transcribe(endpoint, sound, signal);
    return segments.map((segment) => later(segment, piece.startsAt));
  } finally {
    await release();
  }
}

const later = ({ start, end, text }: SpokenSegment, by: number): SpokenSegment => ({
  start: start + by,
  end: end + by,
  text,
});

async function soundOf(
  { media }: NoteTranscriptionDeps,
  { mediaType }: NoteRow,
  { path, startsAt: start, seconds }: Pick<PieceRow, 'startsAt' | 'seconds'> & { path: string },
  signal: AbortSignal,
): Promise<SoundToSend> {
  const kind = fileKindOfMediaType(mediaType);
  if (!isMediaKind(kind)) throw new Unreadable('wrong_type', `${mediaType} is no recording`);
  if (seconds === null) {
    return { bytes: await openAsBlob(path), ending: fileKinds[kind].endings[0], seconds };
  }
  if (!media) throw new TranscriptionFailure('refused', 'ffmpeg is not installed any more');

  const mp3 = await soundPiece(media, { path, kind }, { start, seconds }, signal);
  return { bytes: new Blob([new Uint8Array(mp3)]), ending: 'mp3', seconds };
}

function store(
  { database, queue, clock }: NoteTranscriptionDeps,
  note: NoteRow,
  piece: PieceRow,
  segments: SpokenSegment[],
): Promise<void> {
  const isLast = note.piecesDone + 1 === note.pieces;
  return database.transaction(async (tx) => {
    if (!(await repo.countPiece(tx, note, clock.now()))) return;

    await repo.saveSegments(tx, piece, segments);
    await sendWork(tx, queue, isLast ? noteReadingWork : repo.noteTranscriptionWork, note.id);
    await publishHint(tx, note.userId, { topic: 'note', id: note.id });
  });
}

/** @throws what another attempt may mend */
async function afterFailure(deps: NoteTranscriptionDeps, note: NoteRow, error: unknown): Promise<void> {
  if (error instanceof Unreadable) {
    deps.log.info(
      { noteId: note.id, reason: error.reason, detail: error.message },
      'recording cannot be cut',
    );
    return fail(deps, note, error.reason);
  }
  if (!(error instanceof TranscriptionFailure)) throw error;
  if (error.kind === 'refused') {
    deps.log.error(
      { noteId: note.id, reason: error.message },
      'transcription is refused: look at the endpoint',
    );
    return fail(deps, note, 'transcription_failed');
  }
  if (error.kind === 'failed' || isLastAttempt(repo.noteTranscriptionWork.rows, note)) throw error;

  const { rows } = repo.noteTranscriptionWork;
  await putOff(deps.database.db, rows, note, deps.clock.now() + error.waitMs);
}

async function fail(deps: NoteTranscriptionDeps, note: NoteRow, code: NoteFailure): Promise<void> {
  await deps.database.transaction(async (tx) => {
    if (await deps.failed(tx, note, code)) await repo.deletePieces(tx, note.id);
  });
}
