import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { attendanceMarks, type MarkRow } from './registers.tables.ts';

/** Two devices of a tutor that mark one session take turns. */
export async function lockRegister(tx: Transaction, tutorialId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`register:${tutorialId}`}, 0))`);
}

/** @returns all marks of these sessions, corrected ones too, in the order in which they were made */
export async function findMarks(executor: Executor, tutorialIds: readonly string[]): Promise<MarkRow[]> {
  if (tutorialIds.length === 0) return [];
  return executor
    .select()
    .from(attendanceMarks)
    .where(inArray(attendanceMarks.tutorialId, [...tutorialIds]))
    .orderBy(asc(attendanceMarks.markedAt), asc(attendanceMarks.id));
}

/** An earlier mark of the student in the session is no longer current. The caller holds the register. */
export async function putMark(tx: Transaction, row: MarkRow): Promise<void> {
  const { tutorialId, studentId } = row;
  await tx
    .update(attendanceMarks)
    .set({ isCurrent: false })
    .where(and(eq(attendanceMarks.tutorialId, tutorialId), eq(attendanceMarks.studentId, studentId)));
  await tx.insert(attendanceMarks).values(row);
}

/** @returns a page of the current marks of a student, the last one first */
export async function listOwnMarks(
  executor: Executor,
  studentId: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: MarkRow[]; total: number }> {
  const isOwn = and(eq(attendanceMarks.studentId, studentId), eq(attendanceMarks.isCurrent, true));
  const rows = await executor
    .select()
    .from(attendanceMarks)
    .where(isOwn)
    .orderBy(desc(attendanceMarks.markedAt), asc(attendanceMarks.id))
    .offset(skip)
    .limit(limit);
  const [counted] = await executor.select({ total: count() }).from(attendanceMarks).where(isOwn);
  return { rows, total: counted?.total ?? 0 };
}
