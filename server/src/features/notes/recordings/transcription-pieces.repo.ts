/** A note whose recording is written down: one piece is one piece of work, and the row says how many are done. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import { mostCallSeconds } from '../../../platform/config/formats.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { PlannedPiece } from '../../../platform/extract/media/recording-outcome.ts';
import type { SpokenSegment } from '../../../platform/transcription/transcript.ts';
import { notDeleted } from '../../../platform/undo/undo.ts';
import { declareWork } from '../../../platform/work/leased-work.ts';
import {
  type Attempt,
  attemptsAtMost,
  firstLease,
  isAttempt,
  type WorkRows,
} from '../../../platform/work/work-rows.ts';
import { noteLongReadingWork } from '../note/note-reading.repo.ts';
import { type NoteRow, notes } from '../note/notes.tables.ts';
import { type PieceRow, transcriptionPieces as pieces } from './recordings.tables.ts';

/** Seconds to fetch the recording, cut the piece out and store its transcript. */
const aroundSeconds = 100;

const rows: WorkRows<NoteRow> = {
  table: notes,
  waiting: 'to_transcribe',
  running: 'transcribing',
  workable: notDeleted(notes),
  owner: notes.userId,
  schedule: {
    // The lease outlasts the job at any operator setting: a slow endpoint must not receive a second call
    // during the first.
    leasesMs: Array.from({ length: attemptsAtMost }, () => (mostCallSeconds + 2 * aroundSeconds) * 1_000),
    exclusive: false,
  },
};

/** Two pieces are transcribed concurrently, for two people: one student's lecture delays no other student's. */
export const noteTranscriptionWork = declareWork('notes.transcribe', 'note_id', rows, {
  concurrency: 2,
  onePerPerson: true,
  expireInSeconds: mostCallSeconds + aroundSeconds,
});

/**
 * Divides the recording of a note that is being read, for long as all recordings are.
 * @returns false when a later attempt has taken over, or the note is deleted or has ended
 */
export async function beginTranscription(
  executor: Executor,
  attempt: Attempt,
  { planned, now }: { planned: readonly PlannedPiece[]; now: number },
): Promise<boolean> {
  const begun = await executor
    .update(notes)
    .set({ ...firstLease(now), status: 'to_transcribe', pieces: planned.length, piecesDone: 0 })
    .where(isAttempt(noteLongReadingWork.rows, attempt))
    .returning({ id: notes.id });
  if (begun.length === 0) return false;

  const values = planned.map(({ start, seconds }, index) => ({
    noteId: attempt.id,
    number: index + 1,
    startsAt: start,
    seconds,
  }));
  await executor.insert(pieces).values(values);
  return true;
}

/** @returns the next piece of the note to transcribe, or null if none is left */
export async function findNextPiece(executor: Executor, noteId: string): Promise<PieceRow | null> {
  const [next] = await executor
    .select()
    .from(pieces)
    .where(and(eq(pieces.noteId, noteId), isNull(pieces.segments)))
    .orderBy(asc(pieces.number))
    .limit(1);
  return next ?? null;
}

/**
 * Counts a piece as done. The next one has all its attempts; after the last, the note goes back to its reading.
 * @returns false when the piece was done by another attempt, or the note is deleted
 */
export async function countPiece(executor: Executor, note: NoteRow, now: number): Promise<boolean> {
  const piecesDone = note.piecesDone + 1;
  const status = piecesDone < note.pieces ? 'to_transcribe' : 'extracting';
  const counted = await executor
    .update(notes)
    .set({ ...firstLease(now), status, piecesDone })
    // Attempts restart at 1 for each piece, so the attempt number does not identify the piece.
    .where(and(isAttempt(rows, note), eq(notes.piecesDone, note.piecesDone)))
    .returning({ id: notes.id });
  return counted.length > 0;
}

export async function saveSegments(
  executor: Executor,
  { noteId, number }: PieceRow,
  segments: SpokenSegment[],
): Promise<void> {
  await executor
    .update(pieces)
    .set({ segments })
    .where(and(eq(pieces.noteId, noteId), eq(pieces.number, number)));
}

/** @returns the transcript of the complete recording, null for a note that was not divided into pieces */
export async function findTranscript(executor: Executor, noteId: string): Promise<SpokenSegment[] | null> {
  const done = await executor
    .select({ segments: pieces.segments })
    .from(pieces)
    .where(eq(pieces.noteId, noteId))
    .orderBy(asc(pieces.number));
  return done.length === 0 ? null : done.flatMap(({ segments }) => segments ?? []);
}

export async function deletePieces(executor: Executor, noteId: string): Promise<void> {
  await executor.delete(pieces).where(eq(pieces.noteId, noteId));
}
