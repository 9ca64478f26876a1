import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { publishedHint } from '../../platform/hints/hints.ts';
import {
  type ClassExamPlanRow,
  type ClassExamRow,
  classExamPlans,
  classExams,
} from './class-exams.tables.ts';

/** Two devices of a tutor that change the exam of a course take turns. */
export async function lockCourse(tx: Transaction, courseId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`class-exam:${courseId}`}, 0))`);
}

/** @returns the last exam of a course, removed or not */
export async function findCurrent(executor: Executor, courseId: string): Promise<ClassExamRow | null> {
  const [row] = await executor
    .select()
    .from(classExams)
    .where(and(eq(classExams.courseId, courseId), eq(classExams.isCurrent, true)));
  return row ?? null;
}

export async function findExam(executor: Executor, id: string): Promise<ClassExamRow | null> {
  const [row] = await executor.select().from(classExams).where(eq(classExams.id, id));
  return row ?? null;
}

/** @returns all exams of these courses, earlier ones too, by date */
export async function findExams(executor: Executor, courseIds: readonly string[]): Promise<ClassExamRow[]> {
  if (courseIds.length === 0) return [];
  return executor
    .select()
    .from(classExams)
    .where(inArray(classExams.courseId, [...courseIds]))
    .orderBy(asc(classExams.examAt), asc(classExams.id));
}

/** Earlier exams of the course are no longer current. */
export async function insertExam(tx: Transaction, row: ClassExamRow): Promise<void> {
  await tx.update(classExams).set({ isCurrent: false }).where(eq(classExams.courseId, row.courseId));
  await tx.insert(classExams).values(row);
}

export async function updateExam(
  tx: Transaction,
  id: string,
  changes: Partial<Pick<ClassExamRow, 'title' | 'examAt' | 'version' | 'removedAt'>>,
): Promise<void> {
  await tx.update(classExams).set(changes).where(eq(classExams.id, id));
}

export async function findLink(executor: Executor, planId: string): Promise<ClassExamPlanRow | null> {
  const [row] = await executor.select().from(classExamPlans).where(eq(classExamPlans.planId, planId));
  return row ?? null;
}

export async function findLinks(executor: Executor, userId: string): Promise<ClassExamPlanRow[]> {
  return executor.select().from(classExamPlans).where(eq(classExamPlans.userId, userId));
}

/** @returns the plans for an exam of these students */
export async function findLinksOfExam(
  executor: Executor,
  classExamId: string,
  userIds: readonly string[],
): Promise<ClassExamPlanRow[]> {
  if (userIds.length === 0) return [];
  return executor
    .select()
    .from(classExamPlans)
    .where(and(eq(classExamPlans.classExamId, classExamId), inArray(classExamPlans.userId, [...userIds])));
}

/** A student has one plan for an exam: the last one. */
export async function putLink(tx: Transaction, row: ClassExamPlanRow): Promise<void> {
  const { planId, classExamId, userId, ...changes } = row;
  await tx
    .delete(classExamPlans)
    .where(and(eq(classExamPlans.classExamId, classExamId), eq(classExamPlans.userId, userId)));
  await tx
    .insert(classExamPlans)
    .values(row)
    .onConflictDoUpdate({ target: classExamPlans.planId, set: { classExamId, ...changes } });
}

export async function updateLink(
  tx: Transaction,
  planId: string,
  changes: Partial<Pick<ClassExamPlanRow, 'decidedExamAt' | 'sharedAt'>>,
): Promise<void> {
  await tx.update(classExamPlans).set(changes).where(eq(classExamPlans.planId, planId));
}

export async function deleteLink(tx: Transaction, planId: string): Promise<void> {
  await tx.delete(classExamPlans).where(eq(classExamPlans.planId, planId));
}

export async function hintStudents(tx: Transaction, userIds: readonly string[]): Promise<void> {
  await tx.execute(
    sql`SELECT ${publishedHint(sql`student`, 'exam_plan', sql`NULL`)}
      FROM unnest(${sql.param([...userIds])}::uuid[]) AS student`,
  );
}
