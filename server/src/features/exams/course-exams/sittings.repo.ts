/** Sittings of exams that tutors set: rows of `exams`, which name theirs by their source. */
import { and, asc, count, countDistinct, eq, gte, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { type ExamRow, examItems, exams } from '../exam/exams.tables.ts';
import { courseExamQuestions, courseExams } from './course-exams.tables.ts';

const isOf = (ids: readonly string[]) =>
  and(eq(exams.sourceKind, 'course_exam'), inArray(exams.sourceKey, [...ids]));

export type Sitting = Pick<
  ExamRow,
  | 'id'
  | 'userId'
  | 'startedAt'
  | 'deadlineAt'
  | 'finishedAt'
  | 'finishedBy'
  | 'answered'
  | 'correct'
  | 'score'
  | 'maxScore'
  | 'waitingCount'
> & { courseExamId: string };

/** @param userId null for everyone's @returns the first one first */
export async function findSittings(
  executor: Executor,
  courseExamIds: readonly string[],
  userId: string | null,
): Promise<Sitting[]> {
  if (courseExamIds.length === 0) return [];
  const {
    id,
    startedAt,
    deadlineAt,
    finishedAt,
    finishedBy,
    answered,
    correct,
    score,
    maxScore,
    waitingCount,
  } = exams;
  return executor
    .select({
      id,
      userId: exams.userId,
      startedAt,
      deadlineAt,
      finishedAt,
      finishedBy,
      answered,
      correct,
      score,
      maxScore,
      waitingCount,
      courseExamId: sql<string>`${exams.sourceKey}`,
    })
    .from(exams)
    .where(and(isOf(courseExamIds), userId === null ? undefined : eq(exams.userId, userId)))
    .orderBy(asc(startedAt), asc(id));
}

/** Until the transaction ends none of them is marked again. */
export async function lockSittings(tx: Transaction, courseExamId: string): Promise<void> {
  await tx
    .select({ id: exams.id })
    .from(exams)
    .where(isOf([courseExamId]))
    .orderBy(asc(exams.id))
    .for('share');
}

/** The condition that a tutor's exam was open, and visible to its students, when a sitting of another exam ended. */
export const wasOpenBeside = and(
  lt(courseExams.publishedAt, exams.finishedAt),
  ne(courseExams.userId, exams.userId),
  lte(courseExams.opensAt, exams.finishedAt),
  gte(courseExams.closesAt, exams.finishedAt),
);

/**
 * @param examIds ended sittings of exams whose rules only their student sets
 * @returns by sitting, the tutors' exams that were open at its end and share a question with it
 */
export async function findOpenBeside(
  executor: Executor,
  examIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (examIds.length === 0) return new Map();
  const rows = await executor
    .selectDistinct({ examId: exams.id, courseExamId: courseExams.id })
    .from(exams)
    .innerJoin(examItems, eq(examItems.examId, exams.id))
    .innerJoin(courseExamQuestions, eq(courseExamQuestions.questionId, examItems.questionId))
    .innerJoin(courseExams, eq(courseExams.id, courseExamQuestions.courseExamId))
    .where(and(inArray(exams.id, [...examIds]), wasOpenBeside));
  const byExam = Map.groupBy(rows, ({ examId }) => examId);
  return new Map([...byExam].map(([id, found]) => [id, found.map(({ courseExamId }) => courseExamId)]));
}

export interface SittingCounts {
  started: number;
  sitting: number;
  finished: number;
}

const none: SittingCounts = { started: 0, sitting: 0, finished: 0 };

/** @returns by exam, the numbers of students who have started, of running sittings, and of ended sittings */
export async function countSittings(
  executor: Executor,
  ids: readonly string[],
): Promise<(courseExamId: string) => SittingCounts> {
  if (ids.length === 0) return () => none;
  const rows = await executor
    .select({
      courseExamId: exams.sourceKey,
      started: countDistinct(exams.userId),
      sitting: sql<number>`count(*) FILTER (WHERE ${exams.finishedAt} IS NULL)::int`,
      finished: count(exams.finishedAt),
    })
    .from(exams)
    .where(isOf(ids))
    .groupBy(exams.sourceKey);
  const byExam = new Map(rows.map(({ courseExamId, ...counts }) => [courseExamId, counts]));
  return (id) => byExam.get(id) ?? none;
}

/** Values that decide when a running sitting ends. */
export interface NewTimes {
  courseExamId: string;
  /** Null for every student's. */
  userId: string | null;
  /** Null if each sitting keeps its own. */
  extraPercent: number | null;
  closesAt: string;
  now: string;
}

/**
 * Moves the ends of running sittings, and tells their pages. No end moves before this moment: saved answers
 * stay in time. Every sitting has some length, even if it began at this moment.
 */
export async function moveDeadlines(
  tx: Transaction,
  { courseExamId, userId, extraPercent, closesAt, now }: NewTimes,
): Promise<void> {
  const extra = extraPercent === null ? sql`${exams.extraPercent}` : sql`${extraPercent}::smallint`;
  const length = sql`make_interval(secs => ${exams.durationMinutes} * 60 + ${exams.durationMinutes} * ${extra} * 0.6)`;
  const end = sql<string>`greatest(least(${exams.startedAt} + ${length}, ${closesAt}::timestamptz), ${now}::timestamptz,
    ${exams.startedAt} + interval '1 millisecond')`;
  const moved = await tx
    .update(exams)
    .set({ extraPercent: sql`${extra}`, deadlineAt: end, closesAt: end })
    .where(
      and(
        isOf([courseExamId]),
        userId === null ? undefined : eq(exams.userId, userId),
        isNull(exams.finishedAt),
      ),
    )
    .returning({ id: exams.id, userId: exams.userId });
  for (const sitting of moved) await publishHint(tx, sitting.userId, { topic: 'exam', id: sitting.id });
}
