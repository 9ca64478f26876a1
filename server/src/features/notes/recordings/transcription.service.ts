/**
 * Writing a recording down: each piece is cut out, sent to the endpoint and stored with what was said. Any process may
 * die at any line; pieces that are done stay done, and the last one hands the note back to its reading.
 */
import { openAsBlob } from 'node:fs';
import { fileKindOfMediaType, fileKinds } from '@akada/core/notes/file-kinds.ts';
import type { TranscriptionEndpoint } from '../../../platform/config/transcription.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { isMediaKind, type MediaPrograms } from '../../../platform/extract/media/media-programs.ts';
import { type SoundPiece, soundPiece } from '../../../platform/extract/media/sound-pieces.ts';
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
import { isLastAttempt } from '../../../platform/work/work-rows.ts';
import { continueReading, markTranscriptFailed, noteReadingWork } from '../note/note-reading.repo.ts';
import { findNote } from '../note/notes.repo.ts';
import type { NoteFailure, NoteRow } from '../note/notes.tables.ts';
import { failNote, type NoteFailingDeps } from '../note-failing.service.ts';
import type { RecordingConsents } from './recording-consent.service.ts';
import type { PieceRow } from './recordings.tables.ts';
import * as repo from './transcription-pieces.repo.ts';

export interface TranscriptionDeps extends WorkDeps, NoteFailingDeps {
  files: Pick<FileStore, 'localCopy'>;
  consents: Pick<RecordingConsents, 'isGiven'>;
  /** Null where ffmpeg is not installed: recordings are sent whole. */
  media: MediaPrograms | null;
  endpoint: TranscriptionEndpoint | null;
  /** Of one call; the usual one where absent. */
  timeoutMs?: number;
}

export function createTranscription(deps: TranscriptionDeps): LeasedWork {
  return createLeasedWork(deps, repo.transcriptionWork, {
    onClaim: (tx, { noteId, userId }) => publishHint(tx, userId, { topic: 'note', id: noteId }),
    run: (piece, signal) => writeDown(deps, piece, signal),
    giveUp: (piece) => end(deps, piece.noteId, 'transcription_failed'),
  });
}

/** Divides a note's recording, and sends the first piece. In the transaction that takes the note out of its reading. */
export async function beginTranscription(
  tx: Transaction,
  deps: Pick<WorkDeps, 'queue' | 'clock'>,
  note: NoteRow,
  pieces: readonly SoundPiece[],
): Promise<void> {
  await repo.insertPieces(tx, note, pieces);
  await sendNextPiece(tx, deps, note.id);
  await publishHint(tx, note.userId, { topic: 'note', id: note.id });
}

/** @returns false where no piece of the note is left to be sent */
export async function sendNextPiece(
  tx: Transaction,
  { queue, clock }: Pick<WorkDeps, 'queue' | 'clock'>,
  noteId: string,
): Promise<boolean> {
  const next = await repo.beginNextPiece(tx, noteId, clock.now());
  if (next === null) return false;

  await sendWork(tx, queue, repo.transcriptionWork, next);
  return true;
}

async function writeDown(deps: TranscriptionDeps, piece: PieceRow, signal: AbortSignal): Promise<void> {
  const note = await findNote(deps.database.db, piece.noteId);
  if (!note) return;
  // It may have been withdrawn, or the endpoint be another one, since the file was taken in.
  if (!(await deps.consents.isGiven(note.userId))) return end(deps, note.id, 'consent_missing');

  try {
    await complete(deps, piece, await spokenIn(deps, note, piece, signal));
  } catch (error) {
    await afterFailure(deps, piece, error);
  }
}

async function spokenIn(
  deps: TranscriptionDeps,
  note: NoteRow,
  { startsAt, seconds }: PieceRow,
  signal: AbortSignal,
): Promise<SpokenSegment[]> {
  const { endpoint, timeoutMs } = deps;
  if (!endpoint) throw new TranscriptionFailure('refused', 'no endpoint is configured any more');

  const { path, release } = await deps.files.localCopy(note.storageKey);
  try {
    const sound = await soundOf(deps, note, { path, start: startsAt, seconds }, signal);
    const options = { signal, ...(timeoutMs === undefined ? {} : { timeoutMs }) };
    // A piece at the very end may hold no sample.
    const segments = sound.bytes.size === 0 ? [] : await transcribe(endpoint, sound, options);
    return segments.map(({ start, end: until, text }) => ({
      start: start + startsAt,
      end: until + startsAt,
      text,
    }));
  } finally {
    await release();
  }
}

async function soundOf(
  { media }: TranscriptionDeps,
  { mediaType }: NoteRow,
  { path, start, seconds }: { path: string; start: number; seconds: number | null },
  signal: AbortSignal,
): Promise<SoundToSend> {
  const kind = fileKindOfMediaType(mediaType);
  if (!isMediaKind(kind)) throw new Unreadable('wrong_type', `${mediaType} is no recording`);
  if (seconds === null) return { bytes: await openAsBlob(path), ending: fileKinds[kind].endings[0], seconds };
  if (!media) throw new TranscriptionFailure('refused', 'ffmpeg is not installed any more');

  const mp3 = await soundPiece(media, { path, kind }, { start, seconds }, signal);
  return { bytes: new Blob([new Uint8Array(mp3)]), ending: 'mp3', seconds };
}

function complete(deps: TranscriptionDeps, piece: PieceRow, segments: SpokenSegment[]): Promise<void> {
  const { database, queue, clock } = deps;
  const { noteId, userId } = piece;
  return database.transaction(async (tx) => {
    if (!(await repo.markDone(tx, piece, segments))) return;
    if (!(await sendNextPiece(tx, deps, noteId)) && (await continueReading(tx, noteId, clock.now()))) {
      await sendWork(tx, queue, noteReadingWork, noteId);
    }
    await publishHint(tx, userId, { topic: 'note', id: noteId });
  });
}

/** @throws what another attempt may mend */
async function afterFailure(deps: TranscriptionDeps, piece: PieceRow, error: unknown): Promise<void> {
  if (error instanceof Unreadable) {
    deps.log.info(
      { noteId: piece.noteId, reason: error.reason, detail: error.message },
      'recording cannot be cut',
    );
    return end(deps, piece.noteId, error.reason);
  }
  if (!(error instanceof TranscriptionFailure)) throw error;

  const { kind, message } = error;
  if (kind === 'refused') {
    deps.log.error(
      { noteId: piece.noteId, reason: message },
      'transcription is refused: look at the endpoint',
    );
    return end(deps, piece.noteId, 'transcription_failed');
  }
  if (kind === 'failed' || isLastAttempt(repo.transcriptionWork.rows, piece)) throw error;

  await repo.putOff(deps.database.db, piece, deps.clock.now() + error.waitMs);
}

/** Ends the note; what was written down of it goes with its pieces. */
async function end(deps: TranscriptionDeps, noteId: string, code: NoteFailure): Promise<void> {
  const note = await findNote(deps.database.db, noteId);
  if (!note) return;

  await failNote(deps, note, code, async (tx) => {
    if (!(await markTranscriptFailed(tx, noteId, code))) return false;
    await repo.deletePieces(tx, noteId);
    return true;
  });
}
