import { and, count, desc, eq, lte } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { bookings } from '../booking/bookings.tables.ts';
import {
  type AssignmentRow,
  bookingAssignments,
  bookingNotes,
  bookingNoteVersions,
  type NotesRow,
  type NoteVersionRow,
} from './session.tables.ts';

export async function findNotes(executor: Executor, bookingId: string): Promise<NotesRow | null> {
  const [row] = await executor.select().from(bookingNotes).where(eq(bookingNotes.bookingId, bookingId));
  return row ?? null;
}

export async function putNotes(tx: Transaction, row: NotesRow): Promise<void> {
  const { bookingId: _, ...rest } = row;
  await tx.insert(bookingNotes).values(row).onConflictDoUpdate({ target: bookingNotes.bookingId, set: rest });
}

/** Stores a version of the notes, and deletes all but the last `retained` versions. */
export async function putVersion(tx: Transaction, row: NoteVersionRow, retained: number): Promise<void> {
  const { bookingId, version } = row;
  await tx.insert(bookingNoteVersions).values(row).onConflictDoNothing();
  await tx
    .delete(bookingNoteVersions)
    .where(
      and(eq(bookingNoteVersions.bookingId, bookingId), lte(bookingNoteVersions.version, version - retained)),
    );
}

export async function listVersions(executor: Executor, bookingId: string): Promise<NoteVersionRow[]> {
  return executor
    .select()
    .from(bookingNoteVersions)
    .where(eq(bookingNoteVersions.bookingId, bookingId))
    .orderBy(desc(bookingNoteVersions.version));
}

export async function countVersions(executor: Executor, bookingId: string): Promise<number> {
  const [row] = await executor
    .select({ total: count() })
    .from(bookingNoteVersions)
    .where(eq(bookingNoteVersions.bookingId, bookingId));
  return row?.total ?? 0;
}

export async function insertAssignment(tx: Transaction, row: AssignmentRow): Promise<void> {
  await tx.insert(bookingAssignments).values(row);
}

export interface FoundAssignment extends AssignmentRow {
  tutorId: string;
}

const assignment = {
  id: bookingAssignments.id,
  bookingId: bookingAssignments.bookingId,
  studentId: bookingAssignments.studentId,
  title: bookingAssignments.title,
  setId: bookingAssignments.setId,
  questions: bookingAssignments.questions,
  assignedAt: bookingAssignments.assignedAt,
  tutorId: bookings.tutorId,
};

/**
 * @param of a participant, a booking, or a student
 * @returns at most `limit` assignments, the last one first
 */
export async function findAssignments(
  executor: Executor,
  of: { id: string } | { bookingId: string } | { studentId: string },
  limit: number,
): Promise<FoundAssignment[]> {
  const condition =
    'id' in of
      ? eq(bookingAssignments.id, of.id)
      : 'bookingId' in of
        ? eq(bookingAssignments.bookingId, of.bookingId)
        : eq(bookingAssignments.studentId, of.studentId);
  return executor
    .select(assignment)
    .from(bookingAssignments)
    .innerJoin(bookings, eq(bookings.id, bookingAssignments.bookingId))
    .where(condition)
    .orderBy(desc(bookingAssignments.assignedAt), desc(bookingAssignments.id))
    .limit(limit);
}
