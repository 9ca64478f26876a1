/** Submitted papers of an exam that a tutor set, the first one first. */
import { and, asc, count, desc, eq, gt, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { notDeleted } from '../../../platform/undo/undo.ts';
import { courseExams } from '../course-exams/course-exams.tables.ts';
import { exams } from '../exam/exams.tables.ts';
import { isPaper, type PaperRow } from '../exam/paper-row.ts';

export type PaperState = 'waiting' | 'marked';

const isSubmitted = (courseExamId: string): SQL | undefined =>
  and(eq(exams.sourceKind, 'course_exam'), eq(exams.sourceKey, courseExamId), isNotNull(exams.finishedAt));
const isWaiting = gt(exams.waitingCount, 0);

export async function listPapers(
  executor: Executor,
  courseExamId: string,
  { state, skip, limit }: { state: PaperState | null; skip: number; limit: number },
): Promise<{ rows: PaperRow[]; total: number }> {
  const isIncluded = { waiting: isWaiting, marked: eq(exams.waitingCount, 0) };
  const matches = and(isSubmitted(courseExamId), state === null ? undefined : isIncluded[state]);
  const rows = await executor
    .select()
    .from(exams)
    .where(matches)
    .orderBy(asc(exams.finishedAt), asc(exams.id))
    .limit(limit)
    .offset(skip);
  const [counted] = await executor.select({ total: count() }).from(exams).where(matches);
  return { rows: rows.filter(isPaper), total: counted?.total ?? 0 };
}

/** Ids of the papers around one; null if there is none. */
export interface Neighbours {
  previousId: string | null;
  nextId: string | null;
  /** The next waiting paper, from the start again after the last one. */
  nextWaitingId: string | null;
}

export async function findNeighbours(
  executor: Executor,
  courseExamId: string,
  { id, finishedAt }: PaperRow,
): Promise<Neighbours> {
  const sortKey = sql`(${exams.finishedAt}, ${exams.id})`;
  const paperKey = sql`(${finishedAt}::timestamptz, ${id}::uuid)`;
  const find = async (condition: SQL | undefined, ...order: SQL[]): Promise<string | null> => {
    const [row] = await executor
      .select({ id: exams.id })
      .from(exams)
      .where(and(isSubmitted(courseExamId), ne(exams.id, id), condition))
      .orderBy(...order)
      .limit(1);
    return row?.id ?? null;
  };
  const [first, last] = [
    [asc(exams.finishedAt), asc(exams.id)],
    [desc(exams.finishedAt), desc(exams.id)],
  ];
  return {
    previousId: await find(sql`${sortKey} < ${paperKey}`, ...(last ?? [])),
    nextId: await find(sql`${sortKey} > ${paperKey}`, ...(first ?? [])),
    nextWaitingId: await find(isWaiting, sql`${sortKey} < ${paperKey}`, ...(first ?? [])),
  };
}

/** @returns papers of one student in a tutor's exams that are not deleted, the newest first */
export async function listPapersOfPair(
  executor: Executor,
  { tutorId, studentId }: { tutorId: string; studentId: string },
  limit: number,
): Promise<{ rows: { exam: PaperRow; examId: string }[]; total: number }> {
  const isOfExam = sql`${exams.sourceKey} = ${courseExams.id}::text`;
  const matches = and(
    eq(exams.userId, studentId),
    eq(exams.sourceKind, 'course_exam'),
    isNotNull(exams.finishedAt),
    eq(courseExams.userId, tutorId),
    notDeleted(courseExams),
  );
  const rows = await executor
    .select({ exam: exams, examId: courseExams.id })
    .from(exams)
    .innerJoin(courseExams, isOfExam)
    .where(matches)
    .orderBy(desc(exams.finishedAt), desc(exams.id))
    .limit(limit);
  const [counted] = await executor
    .select({ total: count() })
    .from(exams)
    .innerJoin(courseExams, isOfExam)
    .where(matches);
  return {
    rows: rows.flatMap(({ exam, examId }) => (isPaper(exam) ? [{ exam, examId }] : [])),
    total: counted?.total ?? 0,
  };
}

/** @returns how many papers in a tutor's exams wait for marks, and the paper that has waited longest */
export async function findWaitingPapers(
  executor: Executor,
  tutorId: string,
): Promise<{ total: number; oldest: { exam: PaperRow; examId: string } | null }> {
  const isOfExam = sql`${exams.sourceKey} = ${courseExams.id}::text`;
  const matches = and(
    eq(exams.sourceKind, 'course_exam'),
    isNotNull(exams.finishedAt),
    isWaiting,
    eq(courseExams.userId, tutorId),
    notDeleted(courseExams),
  );
  const [first] = await executor
    .select({ exam: exams, examId: courseExams.id })
    .from(courseExams)
    .innerJoin(exams, isOfExam)
    .where(matches)
    .orderBy(asc(exams.finishedAt), asc(exams.id))
    .limit(1);
  const [counted] = await executor
    .select({ total: count() })
    .from(courseExams)
    .innerJoin(exams, isOfExam)
    .where(matches);
  const oldest = first && isPaper(first.exam) ? { exam: first.exam, examId: first.examId } : null;
  return { total: counted?.total ?? 0, oldest };
}
