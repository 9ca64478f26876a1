/** The way of a note from `uploaded` to its end: each step changes the row only if it stands as expected. */
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { newLease } from '../../platform/queue/lease.ts';
import type { NoteFailure } from './note-failure.ts';
import { type NoteRow, notes } from './notes.tables.ts';

/** One attempt at reading; its number is what it has to show when it wants to finish. */
export type Attempt = Pick<NoteRow, 'id' | 'attempts'>;

export type ReadResult = Pick<NoteRow, 'title' | 'pageCount' | 'wordCount' | 'warnings'>;

const unfinished = inArray(notes.status, ['uploaded', 'extracting']);

/** Starts a new attempt, also while an older one may still be at work: the newest alone can finish. */
export async function claimNote(executor: Executor, id: string): Promise<NoteRow | null> {
  const [row] = await executor
    .update(notes)
    .set({ status: 'extracting', attempts: sql`${notes.attempts} + 1`, leaseUntil: newLease() })
    .where(and(eq(notes.id, id), unfinished))
    .returning();
  return row ?? null;
}

const isAttempt = ({ id, attempts }: Attempt) =>
  and(eq(notes.id, id), eq(notes.status, 'extracting'), eq(notes.attempts, attempts));

/** @returns false when a later attempt has taken over, or the note is deleted or has ended */
export async function markReady(executor: Executor, attempt: Attempt, result: ReadResult): Promise<boolean> {
  const updated = await executor
    .update(notes)
    .set({ ...result, status: 'ready', leaseUntil: null })
    .where(isAttempt(attempt))
    .returning({ id: notes.id });
  return updated.length > 0;
}

/** As `markReady`, for an attempt that ends the note without text; the paying month is given up with it. */
export async function markFailed(
  executor: Executor,
  attempt: Attempt,
  failureCode: NoteFailure,
): Promise<boolean> {
  const updated = await executor
    .update(notes)
    .set({ status: 'failed', failureCode, chargedPeriod: null, leaseUntil: null })
    .where(isAttempt(attempt))
    .returning({ id: notes.id });
  return updated.length > 0;
}

/** Takes rows whose lease has run out under a new one. @returns their ids, to be sent again */
export async function renewStuck(executor: Executor): Promise<string[]> {
  const stuck = await executor
    .update(notes)
    .set({ leaseUntil: newLease() })
    .where(and(unfinished, lt(notes.leaseUntil, sql`now()`)))
    .returning({ id: notes.id });
  return stuck.map(({ id }) => id);
}
