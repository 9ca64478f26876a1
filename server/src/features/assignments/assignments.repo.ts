import { and, asc, count, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { notDeleted } from '../../platform/undo/undo.ts';
import { type AssignmentRow, assignments, assignmentWorks } from './assignments.tables.ts';

const isExisting = (id: string) => and(eq(assignments.id, id), notDeleted(assignments));

export async function findAssignment(executor: Executor, id: string): Promise<AssignmentRow | null> {
  const [row] = await executor.select().from(assignments).where(isExisting(id));
  return row ?? null;
}

/** Until the transaction ends, the terms do not change. */
export async function holdAssignment(tx: Transaction, id: string): Promise<AssignmentRow | null> {
  const [row] = await tx.select().from(assignments).where(isExisting(id)).for('share');
  return row ?? null;
}

export async function lockAssignment(tx: Transaction, id: string): Promise<AssignmentRow | null> {
  const [row] = await tx.select().from(assignments).where(isExisting(id)).for('no key update');
  return row ?? null;
}

/** Two calls of one tutor count one after the other. */
export async function countAssignments(tx: Transaction, userId: string): Promise<number> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`assignments:${userId}`}, 0))`);
  const [counted] = await tx
    .select({ total: count() })
    .from(assignments)
    .where(and(eq(assignments.userId, userId), notDeleted(assignments)));
  return counted?.total ?? 0;
}

/** @returns false if the exam is in another assignment */
export async function insertAssignment(tx: Transaction, row: AssignmentRow): Promise<boolean> {
  const added = await tx
    .insert(assignments)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: assignments.id });
  return added.length > 0;
}

export async function updateAssignment(
  tx: Transaction,
  id: string,
  changes: Partial<AssignmentRow>,
): Promise<void> {
  await tx.update(assignments).set(changes).where(eq(assignments.id, id));
}

/** @returns true if another assignment has this exam */
export async function hasExam(executor: Executor, courseExamId: string, exceptId: string): Promise<boolean> {
  const rows = await executor
    .select({ id: assignments.id })
    .from(assignments)
    .where(
      and(
        eq(assignments.courseExamId, courseExamId),
        notDeleted(assignments),
        sql`${assignments.id} <> ${exceptId}`,
      ),
    );
  return rows.length > 0;
}

/** @param courseId null for all @returns all assignments of a tutor, in the order in which they were made */
export function findOwn(
  executor: Executor,
  userId: string,
  courseId: string | null,
): Promise<AssignmentRow[]> {
  return executor
    .select()
    .from(assignments)
    .where(
      and(
        eq(assignments.userId, userId),
        courseId === null ? undefined : eq(assignments.courseId, courseId),
        notDeleted(assignments),
      ),
    )
    .orderBy(asc(assignments.createdAt), asc(assignments.id));
}

/** @returns assignments of these classes, and further ones in which this student has a row */
export function findForStudent(
  executor: Executor,
  userId: string,
  courseIds: readonly string[],
): Promise<AssignmentRow[]> {
  const ownWorks = sql`SELECT ${assignmentWorks.assignmentId} FROM ${assignmentWorks}
    WHERE ${assignmentWorks.userId} = ${userId}`;
  const inCourses =
    courseIds.length === 0 ? sql`false` : sql`${inArray(assignments.courseId, [...courseIds])}`;
  return executor
    .select()
    .from(assignments)
    .where(and(sql`(${inCourses} OR ${assignments.id} IN (${ownWorks}))`, notDeleted(assignments)))
    .orderBy(asc(assignments.createdAt), asc(assignments.id));
}

/** @returns an assignment that has opened and whose students were not told, locked against other workers; null for none */
export async function lockUnannounced(tx: Transaction, now: string): Promise<AssignmentRow | null> {
  const [row] = await tx
    .select()
    .from(assignments)
    .where(and(isNull(assignments.announcedAt), lte(assignments.opensAt, now), notDeleted(assignments)))
    .orderBy(asc(assignments.opensAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}
