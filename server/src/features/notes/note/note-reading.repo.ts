/** The way of a note from `uploaded` to its end: each step changes the row only if it stands as expected. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { notDeleted } from '../../../platform/undo/undo.ts';
import { declareWork } from '../../../platform/work/leased-work.ts';
import {
  type Attempt,
  firstLease,
  isAttempt,
  leaseEnded,
  type WorkRows,
} from '../../../platform/work/work-rows.ts';
import { transcriptionPieces as pieces } from '../recordings/recordings.tables.ts';
import { type NoteFailure, type NoteRow, notes } from './notes.tables.ts';

export type ReadResult = Pick<NoteRow, 'title' | 'pageCount' | 'paged' | 'wordCount' | 'warnings'>;

/** While a recording is written down, its note waits for the last piece. */
const nothingIsSent = sql`NOT EXISTS (SELECT FROM ${pieces} WHERE ${pieces.noteId} = ${notes.id} AND ${pieces.status} <> 'done')`;

const rows: WorkRows<NoteRow> = {
  table: notes,
  waiting: 'uploaded',
  running: 'extracting',
  workable: and(notDeleted(notes), nothingIsSent),
  owner: notes.userId,
};

/**
 * Two at once: one fetches and stores while the other is read in its child process. They are of two people: one
 * account that sends slow files would otherwise hold both.
 */
export const noteReadingWork = declareWork('notes.extract', 'note_id', rows, {
  concurrency: 2,
  onePerPerson: true,
  expireInSeconds: 180,
});

/** @returns false when a later attempt has taken over, or the note is deleted or has ended */
export async function markReady(executor: Executor, attempt: Attempt, result: ReadResult): Promise<boolean> {
  const updated = await executor
    .update(notes)
    .set({ ...result, ...leaseEnded, status: 'ready' })
    .where(isAttempt(rows, attempt))
    .returning({ id: notes.id });
  return updated.length > 0;
}

/** As `markReady`, for an attempt that ends the note without text; the month that paid is cleared with it. */
export async function markFailed(
  executor: Executor,
  attempt: Attempt,
  failureCode: NoteFailure,
): Promise<boolean> {
  const updated = await executor
    .update(notes)
    .set({ ...leaseEnded, status: 'failed', failureCode, chargedPeriod: null })
    .where(isAttempt(rows, attempt))
    .returning({ id: notes.id });
  return updated.length > 0;
}

/** Takes a note out of its reading until its recording is written down. @returns false as `markReady` */
export async function markWaitingForPieces(executor: Executor, attempt: Attempt): Promise<boolean> {
  const updated = await executor
    .update(notes)
    .set(leaseEnded)
    .where(isAttempt(rows, attempt))
    .returning({ id: notes.id });
  return updated.length > 0;
}

/** Hands a note back to its reading, with all its attempts. @returns false when it has ended */
export async function continueReading(executor: Executor, id: string, now: number): Promise<boolean> {
  const updated = await executor
    .update(notes)
    .set(firstLease(now))
    .where(and(eq(notes.id, id), eq(notes.status, 'extracting')))
    .returning({ id: notes.id });
  return updated.length > 0;
}

/** Ends a note whose recording cannot be written down. @returns false when it is deleted or has ended */
export async function markTranscriptFailed(
  executor: Executor,
  id: string,
  failureCode: NoteFailure,
): Promise<boolean> {
  const updated = await executor
    .update(notes)
    .set({ ...leaseEnded, status: 'failed', failureCode, chargedPeriod: null })
    .where(and(eq(notes.id, id), inArray(notes.status, ['uploaded', 'extracting']), notDeleted(notes)))
    .returning({ id: notes.id });
  return updated.length > 0;
}

/** Begins a note anew whose reading was not over when it was deleted. @returns false when it was over */
export async function beginAgain(executor: Executor, id: string, now: number): Promise<boolean> {
  const begun = await executor
    .update(notes)
    .set({ ...firstLease(now), status: 'uploaded' })
    .where(and(eq(notes.id, id), inArray(notes.status, ['uploaded', 'extracting'])))
    .returning({ id: notes.id });
  return begun.length > 0;
}
