import { and, count, desc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { notDeleted } from '../../platform/undo/undo.ts';
import { type NoteRow, type SharingRow, studentNotes, studentSharing } from './students.tables.ts';

type Pair = Pick<SharingRow, 'studentId' | 'tutorId'>;

/** Locks the student's answer until the transaction ends: a second device waits. */
export async function lockSharing(tx: Transaction, { studentId, tutorId }: Pair): Promise<SharingRow | null> {
  const [row] = await tx
    .select()
    .from(studentSharing)
    .where(and(eq(studentSharing.studentId, studentId), eq(studentSharing.tutorId, tutorId)))
    .for('update');
  return row ?? null;
}

export async function putSharing(tx: Transaction, row: SharingRow): Promise<void> {
  const { studentId: _, tutorId: __, ...changes } = row;
  await tx
    .insert(studentSharing)
    .values(row)
    .onConflictDoUpdate({ target: [studentSharing.studentId, studentSharing.tutorId], set: changes });
}

const isOfPair = ({ studentId, tutorId }: Pair) =>
  and(eq(studentNotes.userId, tutorId), eq(studentNotes.studentId, studentId), notDeleted(studentNotes));

/** @returns notes about a student, the newest first */
export function listNotes(executor: Executor, pair: Pair, onlyShared: boolean): Promise<NoteRow[]> {
  return executor
    .select()
    .from(studentNotes)
    .where(and(isOfPair(pair), onlyShared ? eq(studentNotes.shared, true) : undefined))
    .orderBy(desc(studentNotes.writtenAt), desc(studentNotes.id));
}

export async function countNotes(executor: Executor, pair: Pair): Promise<number> {
  const [row] = await executor.select({ total: count() }).from(studentNotes).where(isOfPair(pair));
  return row?.total ?? 0;
}

export async function insertNote(tx: Transaction, row: NoteRow): Promise<void> {
  await tx.insert(studentNotes).values(row);
}

export async function findNote(executor: Executor, id: string): Promise<NoteRow | null> {
  const [row] = await executor.select().from(studentNotes).where(eq(studentNotes.id, id));
  return row ?? null;
}

/** @returns null if the note was deleted in the meantime */
export async function updateNote(tx: Transaction, id: string, text: string): Promise<NoteRow | null> {
  const [row] = await tx
    .update(studentNotes)
    .set({ text })
    .where(and(eq(studentNotes.id, id), notDeleted(studentNotes)))
    .returning();
  return row ?? null;
}
