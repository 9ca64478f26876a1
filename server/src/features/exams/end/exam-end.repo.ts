import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { endOfExam } from '../exam/exams.repo.ts';
import { type ExamItemRow, type ExamRow, examQuestions, exams } from '../exam/exams.tables.ts';

export function findItems(executor: Executor, examId: string): Promise<ExamItemRow[]> {
  return executor
    .select()
    .from(examQuestions)
    .where(eq(examQuestions.examId, examId))
    .orderBy(asc(examQuestions.position));
}

/** @returns all questions of these exams */
export function findItemsOf(executor: Executor, examIds: readonly string[]): Promise<ExamItemRow[]> {
  return executor
    .select()
    .from(examQuestions)
    .where(inArray(examQuestions.examId, [...examIds]))
    .orderBy(asc(examQuestions.examId), asc(examQuestions.position));
}

/** The columns that the end of an exam sets. */
export type Finish = Partial<Pick<ExamRow, 'deadlineAt' | 'closesAt' | 'lastSeenAt' | 'awayMs'>> & {
  [Field in
    | 'finishedAt'
    | 'finishedBy'
    | 'zone'
    | 'correct'
    | 'answered'
    | 'score'
    | 'maxScore'
    | 'waitingCount']: NonNullable<ExamRow[Field]>;
};

export async function markFinished(executor: Executor, id: string, finish: Finish): Promise<void> {
  await executor.update(exams).set(finish).where(eq(exams.id, id));
}

/** @returns ids of exams that ended before the given time and are not finished */
export async function findOverdue(executor: Executor, previous: string, limit: number): Promise<string[]> {
  const rows = await executor
    .select({ id: exams.id })
    .from(exams)
    .where(
      and(
        isNull(exams.finishedAt),
        lt(exams.deadlineAt, previous),
        sql`${endOfExam} < ${previous}::timestamptz`,
      ),
    )
    .orderBy(asc(exams.deadlineAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

const mostEarlier = 10;

export type EarlierRow = Pick<
  ExamRow,
  'id' | 'userId' | 'sourceKind' | 'sourceKey' | 'finishedAt' | 'score' | 'maxScore'
>;

/** @returns exams of the same source that were finished before this one, the last one first */
export async function findEarlier(
  executor: Executor,
  { userId, sourceKind, sourceKey, finishedAt }: ExamRow,
): Promise<EarlierRow[]> {
  if (sourceKind === null || sourceKey === null || finishedAt === null) return [];
  const { id, score, maxScore } = exams;
  return executor
    .select({
      id,
      userId: exams.userId,
      sourceKind: exams.sourceKind,
      sourceKey: exams.sourceKey,
      finishedAt: exams.finishedAt,
      score,
      maxScore,
    })
    .from(exams)
    .where(
      and(
        eq(exams.userId, userId),
        eq(exams.sourceKind, sourceKind),
        eq(exams.sourceKey, sourceKey),
        isNotNull(exams.finishedAt),
        lt(exams.finishedAt, finishedAt),
      ),
    )
    .orderBy(desc(exams.finishedAt), asc(id))
    .limit(mostEarlier);
}
