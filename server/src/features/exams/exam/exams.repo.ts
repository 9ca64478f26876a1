import type { SharedPassage } from '@akada/contract/material/questions.ts';
import { awayAfterMs } from '@akada/core/exams/standing-clock.ts';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { type ExamRow, examItems, examPassages, exams } from './exams.tables.ts';

/** `endOf` of core as statements ask it. */
export const endOfExam: SQL = sql`CASE
  WHEN ${exams.lastSeenAt} < ${exams.deadlineAt} - interval '${sql.raw(String(awayAfterMs))} milliseconds'
  THEN ${exams.closesAt} ELSE ${exams.deadlineAt} END`;

/** Locks the exam, so that only one of several concurrent calls finishes it. */
export async function lockExam(executor: Executor, id: string): Promise<ExamRow | null> {
  const [row] = await executor.select().from(exams).where(eq(exams.id, id)).for('update');
  return row ?? null;
}

export async function findExam(executor: Executor, id: string): Promise<ExamRow | null> {
  const [row] = await executor.select().from(exams).where(eq(exams.id, id));
  return row ?? null;
}

export async function findExams(executor: Executor, ids: readonly string[]): Promise<ExamRow[]> {
  return executor
    .select()
    .from(exams)
    .where(inArray(exams.id, [...ids]));
}

export interface LastResult {
  setId: string;
  examId: string;
  correct: number;
  total: number;
  /** ISO time. */
  finishedAt: string;
}

/** @returns the newest finished exam of each set that has one */
export async function findLastResults(
  executor: Executor,
  userId: string,
  setIds: readonly string[],
): Promise<LastResult[]> {
  const total = executor.select({ total: count() }).from(examItems).where(eq(examItems.examId, exams.id));
  const rows = await executor
    .selectDistinctOn([exams.sourceKey], {
      setId: exams.sourceKey,
      examId: exams.id,
      correct: exams.correct,
      total: sql<number>`(${total})::int`,
      finishedAt: exams.finishedAt,
    })
    .from(exams)
    .where(
      and(
        eq(exams.userId, userId),
        eq(exams.sourceKind, 'generation'),
        inArray(exams.sourceKey, [...setIds]),
        isNotNull(exams.finishedAt),
      ),
    )
    .orderBy(exams.sourceKey, desc(exams.finishedAt), asc(exams.id));
  return rows.flatMap(({ setId, correct, finishedAt, ...rest }) =>
    setId === null || correct === null || finishedAt === null
      ? []
      : [{ ...rest, setId, correct, finishedAt }],
  );
}

export interface ExamFilter {
  userId: string;
  status: 'in_progress' | 'finished' | null;
  kind: ExamRow['kind'] | null;
  source: { kind: NonNullable<ExamRow['sourceKind']>; key: string } | null;
  skip: number;
  limit: number;
}

export async function listExamRows(
  executor: Executor,
  { userId, status, kind, source, skip, limit }: ExamFilter,
): Promise<{ rows: (ExamRow & { questionCount: number })[]; total: number }> {
  const state = { in_progress: isNull(exams.finishedAt), finished: isNotNull(exams.finishedAt) };
  const matches = and(
    eq(exams.userId, userId),
    status ? state[status] : undefined,
    kind ? eq(exams.kind, kind) : undefined,
    source ? and(eq(exams.sourceKind, source.kind), eq(exams.sourceKey, source.key)) : undefined,
  );
  const questionCount = executor
    .select({ count: count() })
    .from(examItems)
    .where(eq(examItems.examId, exams.id));
  const rows = await executor
    .select({ exam: exams, questionCount: sql<number>`(${questionCount})::int` })
    .from(exams)
    .where(matches)
    .orderBy(desc(exams.startedAt), asc(exams.id))
    .limit(limit)
    .offset(skip);
  const [counted] = await executor.select({ total: count() }).from(exams).where(matches);
  return {
    rows: rows.map(({ exam, questionCount: size }) => ({ ...exam, questionCount: size })),
    total: counted?.total ?? 0,
  };
}

/** @returns the passages of an exam as they stood when it began */
export function findExamPassages(executor: Executor, examId: string): Promise<SharedPassage[]> {
  const { passageId: id, title, text, content } = examPassages;
  return executor
    .select({ id, title, text, content })
    .from(examPassages)
    .where(eq(examPassages.examId, examId));
}
