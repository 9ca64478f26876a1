/** Steps of a note from `uploaded` to its end: each step changes the row only if it is in the expected state. */
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { notDeleted } from '../../../platform/undo/undo.ts';
import { declareWork, type WorkDeclaration } from '../../../platform/work/leased-work.ts';
import {
  type Attempt,
  firstLease,
  isAttempt,
  leaseEnded,
  type WorkRows,
} from '../../../platform/work/work-rows.ts';
import { type NoteFailure, type NoteRow, notes, type StoredStatus } from './notes.tables.ts';

/** Reading a note, reading it for long, or recognising its pages. */
export type NoteWork = WorkDeclaration<NoteRow>;

export type ReadResult = Pick<
  NoteRow,
  'title' | 'pageCount' | 'paged' | 'wordCount' | 'warnings' | 'encodingChoice' | 'formulasVersion'
>;

const rows: WorkRows<NoteRow> = {
  table: notes,
  waiting: 'uploaded',
  running: 'extracting',
  workable: notDeleted(notes),
  owner: notes.userId,
};
const longRows: WorkRows<NoteRow> = { ...rows, waiting: 'to_read_long', running: 'reading_long' };

/**
 * Three notes are read concurrently: two in child processes, while the third is fetched or stored. A third that
 * waits for a child makes a slow one end. They belong to three people: otherwise one account that sends slow
 * files would occupy all places.
 */
export const noteReadingWork = declareWork(
  'notes.extract',
  'note_id',
  { ...rows, alsoTakesTurns: longRows },
  { concurrency: 3, onePerPerson: true, expireInSeconds: 180 },
);

/** Files that took more than a short reading may have wait here for each other, and for nothing else does one wait for them. */
export const noteLongReadingWork = declareWork('notes.read_long', 'note_id', longRows, {
  expireInSeconds: 180,
});

/** Ends a short reading: the note waits for a long one. @returns false as `markReady` does */
export async function beginLongReading(executor: Executor, attempt: Attempt, now: number): Promise<boolean> {
  const begun = await executor
    .update(notes)
    .set({ ...firstLease(now), status: 'to_read_long' })
    .where(isAttempt(rows, attempt))
    .returning({ id: notes.id });
  return begun.length > 0;
}

/**
 * @param work whose attempt it is
 * @returns false when a later attempt has taken over, or the note is deleted or has ended
 */
export async function markReady(
  executor: Executor,
  { rows }: NoteWork,
  attempt: Attempt,
  result: Partial<ReadResult>,
): Promise<boolean> {
  const updated = await executor
    .update(notes)
    .set({ ...result, ...leaseEnded, status: 'ready' })
    .where(isAttempt(rows, attempt))
    .returning({ id: notes.id });
  return updated.length > 0;
}

/** As `markReady`, for an attempt that ends the note without text, and why; the month that paid is cleared with it. */
export async function markFailed(
  executor: Executor,
  { rows }: NoteWork,
  { unsentBecause, ...attempt }: Attempt & Pick<NoteRow, 'unsentBecause'>,
  failureCode: NoteFailure,
): Promise<boolean> {
  const updated = await executor
    .update(notes)
    .set({ ...leaseEnded, status: 'failed', failureCode, unsentBecause, chargedPeriod: null })
    .where(isAttempt(rows, attempt))
    .returning({ id: notes.id });
  return updated.length > 0;
}

/**
 * Sends a note that is ready back to its reading, for its owner has chosen another encoding.
 * @returns false when it is not ready, or the choice was made before
 */
export async function readAgain(
  executor: Executor,
  id: string,
  encoding: string,
  now: number,
): Promise<boolean> {
  const begun = await executor
    .update(notes)
    .set({ ...firstLease(now), status: 'uploaded', encoding, encodingChoice: null })
    .where(
      and(eq(notes.id, id), eq(notes.status, 'ready'), isNotNull(notes.encodingChoice), notDeleted(notes)),
    )
    .returning({ id: notes.id });
  return begun.length > 0;
}

/**
 * Restarts work that was unfinished when its note was deleted.
 *
 * @returns false if the work had ended
 */
export async function beginAgain(
  executor: Executor,
  { rows }: NoteWork,
  id: string,
  now: number,
): Promise<boolean> {
  const { waiting, running } = rows as { waiting: StoredStatus; running: StoredStatus };
  const begun = await executor
    .update(notes)
    .set({ ...firstLease(now), status: waiting })
    .where(and(eq(notes.id, id), inArray(notes.status, [waiting, running])))
    .returning({ id: notes.id });
  return begun.length > 0;
}
