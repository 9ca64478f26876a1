/** Rows of exams that tutors set, of their questions, and of allowances for single students. */
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { canBeRestored, notDeleted } from '../../../platform/undo/undo.ts';
import {
  type Allowance,
  type CourseExamRow,
  courseExamQuestions,
  courseExamStudents,
  courseExams,
} from './course-exams.tables.ts';

const isShown = (id: string) => and(eq(courseExams.id, id), notDeleted(courseExams));

export async function findCourseExam(executor: Executor, id: string): Promise<CourseExamRow | null> {
  const [row] = await executor.select().from(courseExams).where(isShown(id));
  return row ?? null;
}

/** @returns the exams with these ids, deleted ones too: their results show as before */
export function findCourseExams(executor: Executor, ids: readonly string[]): Promise<CourseExamRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return executor
    .select()
    .from(courseExams)
    .where(inArray(courseExams.id, [...ids]));
}

/** @returns the published exams of a course, by their end */
export function findPublishedExams(executor: Executor, courseId: string): Promise<CourseExamRow[]> {
  return executor
    .select()
    .from(courseExams)
    .where(
      and(eq(courseExams.courseId, courseId), isNotNull(courseExams.publishedAt), notDeleted(courseExams)),
    )
    .orderBy(asc(courseExams.closesAt), asc(courseExams.id));
}

/** Locks the exam: until the transaction ends no other transaction changes or begins it. */
export async function lockCourseExam(tx: Transaction, id: string): Promise<CourseExamRow | null> {
  const [row] = await tx.select().from(courseExams).where(isShown(id)).for('no key update');
  return row ?? null;
}

/** Until the transaction ends it is not changed; others may hold it too. */
export async function holdCourseExam(tx: Transaction, id: string): Promise<CourseExamRow | null> {
  const [row] = await tx.select().from(courseExams).where(isShown(id)).for('share');
  return row ?? null;
}

export async function insertCourseExam(tx: Transaction, row: CourseExamRow): Promise<void> {
  await tx.insert(courseExams).values(row);
}

/** @returns it as it is now */
export async function updateCourseExam(
  tx: Transaction,
  row: CourseExamRow,
  change: Partial<CourseExamRow>,
): Promise<CourseExamRow> {
  await tx.update(courseExams).set(change).where(eq(courseExams.id, row.id));
  return { ...row, ...change };
}

/** @returns how many a tutor has; until the transaction ends, others wait that count them too */
export async function countCourseExams(tx: Transaction, userId: string): Promise<number> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`course-exams:${userId}`}, 0))`);
  const [counted] = await tx
    .select({ total: count() })
    .from(courseExams)
    .where(and(eq(courseExams.userId, userId), notDeleted(courseExams)));
  return counted?.total ?? 0;
}

export interface CourseExamFilter {
  userId: string;
  courseId: string | null;
  /** The statement that reads the courses that are there. */
  courses: SQL;
  skip: number;
  limit: number;
}

/** @returns a tutor's exams of courses that are there, the newest first */
export function listCourseExams(
  executor: Executor,
  { userId, courseId, ...page }: CourseExamFilter,
): Promise<ExamPage> {
  const isMeant = and(
    eq(courseExams.userId, userId),
    courseId === null ? undefined : eq(courseExams.courseId, courseId),
  );
  return readPage(executor, { ...page, isMeant, newest: courseExams.createdAt });
}

export interface PublishedFilter extends Omit<CourseExamFilter, 'userId' | 'courseId'> {
  /** A part of the title; empty for all. */
  search: string;
}

/** @returns published exams of all tutors and of courses that are there, the last published first */
export function listPublished(executor: Executor, { search, ...page }: PublishedFilter): Promise<ExamPage> {
  const isMeant = and(
    isNotNull(courseExams.publishedAt),
    search === '' ? undefined : contains(courseExams.title, search),
  );
  return readPage(executor, { ...page, isMeant, newest: courseExams.publishedAt });
}

interface ExamPage {
  rows: CourseExamRow[];
  total: number;
}

interface PageChoice extends Pick<CourseExamFilter, 'courses' | 'skip' | 'limit'> {
  isMeant: SQL | undefined;
  /** The moment by which the last one stands first. */
  newest: typeof courseExams.createdAt | typeof courseExams.publishedAt;
}

async function readPage(
  executor: Executor,
  { isMeant, newest, courses, skip, limit }: PageChoice,
): Promise<ExamPage> {
  const matches = and(isMeant, notDeleted(courseExams), sql`${courseExams.courseId} IN (${courses})`);
  const rows = await executor
    .select()
    .from(courseExams)
    .where(matches)
    .orderBy(desc(newest), courseExams.id)
    .limit(limit)
    .offset(skip);
  const [counted] = await executor.select({ total: count() }).from(courseExams).where(matches);
  return { rows, total: counted?.total ?? 0 };
}

/** @returns what this tutor deleted and can restore, the last one first */
export function findDeletedCourseExams(
  executor: Executor,
  userId: string,
  now: number,
): Promise<CourseExamRow[]> {
  return executor
    .select()
    .from(courseExams)
    .where(
      and(eq(courseExams.userId, userId), isNotNull(courseExams.deletedAt), canBeRestored(courseExams, now)),
    )
    .orderBy(desc(courseExams.deletedAt), courseExams.id)
    .limit(100);
}

/** @returns published exams of these courses */
export function findPublished(executor: Executor, courseIds: readonly string[]): Promise<CourseExamRow[]> {
  if (courseIds.length === 0) return Promise.resolve([]);
  return executor
    .select()
    .from(courseExams)
    .where(
      and(
        inArray(courseExams.courseId, [...courseIds]),
        isNotNull(courseExams.publishedAt),
        notDeleted(courseExams),
      ),
    );
}

/** @returns exams that closed before this moment and are not settled yet */
export async function findUnsettled(executor: Executor, closedBefore: string): Promise<string[]> {
  const rows = await executor
    .select({ id: courseExams.id })
    .from(courseExams)
    .where(isUnsettled(closedBefore))
    .orderBy(courseExams.closesAt)
    .limit(100);
  return rows.map(({ id }) => id);
}

/** @returns null if the exam was settled in the meantime, or now closes later */
export async function markSettled(
  tx: Transaction,
  id: string,
  { closedBefore, at }: { closedBefore: string; at: string },
): Promise<CourseExamRow | null> {
  const [row] = await tx
    .update(courseExams)
    .set({ settledAt: at })
    .where(and(eq(courseExams.id, id), isUnsettled(closedBefore)))
    .returning();
  return row ?? null;
}

function isUnsettled(closedBefore: string) {
  return and(
    isNotNull(courseExams.publishedAt),
    isNull(courseExams.settledAt),
    lt(courseExams.closesAt, closedBefore),
    notDeleted(courseExams),
  );
}

/** @returns the statement that reads what a published exam draws from */
export function getQuestions(id: string): SQL {
  return sql`SELECT ${courseExamQuestions.questionId} FROM ${courseExamQuestions}
    WHERE ${courseExamQuestions.courseExamId} = ${id}`;
}

export async function replaceQuestions(
  tx: Transaction,
  id: string,
  questionIds: readonly string[],
): Promise<void> {
  await tx.delete(courseExamQuestions).where(eq(courseExamQuestions.courseExamId, id));
  await tx.execute(sql`INSERT INTO ${courseExamQuestions} (course_exam_id, question_id)
    SELECT ${id}::uuid, unnest(${sql.param([...questionIds])}::uuid[])`);
}

/** Records that a person marks the exam, or that none does. */
export async function markEssays(tx: Transaction, id: string, asksEssays: boolean): Promise<void> {
  await tx.update(courseExams).set({ asksEssays }).where(eq(courseExams.id, id));
}

const noAllowance: Allowance = { extraPercent: 0, extraAttempts: 0 };

/** @returns by exam what one student got more; none where an exam is not in it */
export async function getAllowances(
  executor: Executor,
  userId: string,
  ids: readonly string[],
): Promise<(courseExamId: string) => Allowance> {
  const rows =
    ids.length === 0
      ? []
      : await executor
          .select()
          .from(courseExamStudents)
          .where(
            and(eq(courseExamStudents.userId, userId), inArray(courseExamStudents.courseExamId, [...ids])),
          );
  const byExam = new Map(rows.map((row) => [row.courseExamId, row]));
  return (id) => byExam.get(id) ?? noAllowance;
}

/** @returns by student what they got more */
export async function findAllowances(executor: Executor, id: string): Promise<Map<string, Allowance>> {
  const rows = await executor
    .select()
    .from(courseExamStudents)
    .where(eq(courseExamStudents.courseExamId, id));
  return new Map(rows.map(({ userId, ...allowance }) => [userId, allowance]));
}

export async function putAllowance(
  tx: Transaction,
  key: { courseExamId: string; userId: string },
  allowance: Allowance,
): Promise<void> {
  const { courseExamId, userId } = courseExamStudents;
  await tx
    .insert(courseExamStudents)
    .values({ ...key, ...allowance })
    .onConflictDoUpdate({ target: [courseExamId, userId], set: allowance });
}
