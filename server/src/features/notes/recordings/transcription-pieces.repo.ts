/** Pieces of recordings on their way to a transcript, one after the other: only the next one has a lease and a job. */
import { and, asc, count, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { instantOf } from '../../../platform/clock/instant.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { SoundPiece } from '../../../platform/extract/media/sound-pieces.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { transcribeMs } from '../../../platform/transcription/transcribe.ts';
import type { SpokenSegment } from '../../../platform/transcription/transcript.ts';
import { declareWork } from '../../../platform/work/leased-work.ts';
import {
  type Attempt,
  attemptsAtMost,
  firstLease,
  isAttempt,
  leaseEnded,
  type WorkRows,
} from '../../../platform/work/work-rows.ts';
import { notes } from '../note/notes.tables.ts';
import { type PieceRow, transcriptionPieces as pieces } from './recordings.tables.ts';

/** To fetch the recording, cut the piece out and store what was said. */
const aroundMs = 100_000;

/** Of a note that can be seen: what is deleted is not sent any more. */
const ofShownNote = sql`EXISTS (SELECT FROM ${notes} WHERE ${notes.id} = ${pieces.noteId} AND ${notes.deletedAt} IS NULL)`;

const rows: WorkRows<PieceRow> = {
  table: pieces,
  waiting: 'waiting',
  running: 'sending',
  workable: ofShownNote,
  owner: pieces.userId,
  schedule: {
    // A hung endpoint must not be asked a second time beside the first.
    leasesMs: Array.from({ length: attemptsAtMost }, () => transcribeMs + 2 * aroundMs),
    exclusive: false,
  },
};

/** Two at once, of two people: an endpoint that is slow with one lecture is no reason for the other to wait. */
export const transcriptionWork = declareWork('notes.transcribe', 'piece_id', rows, {
  concurrency: 2,
  onePerPerson: true,
  expireInSeconds: (transcribeMs + aroundMs) / 1_000,
});

export async function insertPieces(
  executor: Executor,
  note: { id: string; userId: string },
  planned: readonly SoundPiece[],
): Promise<void> {
  const values = planned.map(({ start, seconds }, at) => ({
    id: newId(),
    noteId: note.id,
    userId: note.userId,
    number: at + 1,
    startsAt: start,
    seconds,
    status: 'waiting' as const,
    attempts: 0,
  }));
  await executor.insert(pieces).values(values).onConflictDoNothing();
}

/** @returns the id of the next piece of a note, to be sent; null where all are done */
export async function beginNextPiece(
  executor: Executor,
  noteId: string,
  now: number,
): Promise<string | null> {
  const [next] = await executor
    .select({ id: pieces.id })
    .from(pieces)
    .where(and(eq(pieces.noteId, noteId), ne(pieces.status, 'done')))
    .orderBy(asc(pieces.number))
    .limit(1);
  if (!next) return null;

  await executor
    .update(pieces)
    .set({ ...firstLease(now), status: 'waiting' })
    .where(eq(pieces.id, next.id));
  return next.id;
}

/** @returns false when a later attempt has taken over, or the note is deleted or has ended */
export async function markDone(
  executor: Executor,
  attempt: Attempt,
  segments: SpokenSegment[],
): Promise<boolean> {
  const done = await executor
    .update(pieces)
    .set({ ...leaseEnded, status: 'done', segments })
    .where(isAttempt(rows, attempt))
    .returning({ id: pieces.id });
  return done.length > 0;
}

/** Lets a piece wait whose endpoint asked for it; the sweep sends it again. @param until milliseconds since the epoch */
export async function putOff(executor: Executor, attempt: Attempt, until: number): Promise<void> {
  await executor
    .update(pieces)
    .set({ status: 'waiting', leaseUntil: instantOf(until) })
    .where(isAttempt(rows, attempt));
}

/** @returns what was said in the whole recording, null for a note that was not divided into pieces */
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

/** @returns how far each of these notes is, for those that are divided into pieces */
export async function findPieceProgress(
  executor: Executor,
  noteIds: readonly string[],
): Promise<{ noteId: string; done: number; total: number }[]> {
  if (noteIds.length === 0) return [];

  return executor
    .select({ noteId: pieces.noteId, done: count(pieces.segments), total: count() })
    .from(pieces)
    .where(sql`${pieces.noteId} = ANY(${sql.param([...noteIds])}::uuid[])`)
    .groupBy(pieces.noteId);
}
