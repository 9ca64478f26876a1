import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { type Attempt, isAttempt, type WorkRows } from '../../../platform/work/work-rows.ts';
import { type ExamItemRow, type ExamRow, examItems, exams } from '../exam/exams.tables.ts';
import {
  type KeyChangeExamRow,
  type KeyChangeRow,
  keyChangeExams,
  keyChanges,
} from '../exam/key-changes.tables.ts';

export const keyChangeRows: WorkRows<KeyChangeRow> = {
  table: keyChanges,
  waiting: 'waiting',
  running: 'running',
};

export async function insertKeyChange(tx: Transaction, row: KeyChangeRow): Promise<void> {
  await tx.insert(keyChanges).values(row);
}

export async function findKeyChange(executor: Executor, id: string): Promise<KeyChangeRow | null> {
  const [row] = await executor.select().from(keyChanges).where(eq(keyChanges.id, id));
  return row ?? null;
}

/** Locks the change: in the meantime no other transaction marks by it, undoes it or adds exams to it. */
export async function lockKeyChange(tx: Transaction, id: string): Promise<KeyChangeRow | null> {
  const [row] = await tx.select().from(keyChanges).where(eq(keyChanges.id, id)).for('update');
  return row ?? null;
}

/** @returns the present row, locked until the transaction ends; null if this attempt has ended */
export async function holdAttempt(tx: Transaction, attempt: Attempt): Promise<KeyChangeRow | null> {
  const [row] = await tx.select().from(keyChanges).where(isAttempt(keyChangeRows, attempt)).for('share');
  return row ?? null;
}

export async function updateKeyChange(
  tx: Transaction,
  id: string,
  change: Partial<KeyChangeRow>,
): Promise<void> {
  await tx.update(keyChanges).set(change).where(eq(keyChanges.id, id));
}

/** @returns false if this attempt has ended */
export async function endAttempt(
  executor: Executor,
  attempt: Attempt,
  change: Partial<KeyChangeRow>,
): Promise<boolean> {
  const ended = await executor
    .update(keyChanges)
    .set(change)
    .where(isAttempt(keyChangeRows, attempt))
    .returning({ id: keyChanges.id });
  return ended.length > 0;
}

/** @returns the change that decides the key of a question now */
export async function findLastInForce(executor: Executor, questionId: string): Promise<KeyChangeRow | null> {
  const [row] = await executor
    .select()
    .from(keyChanges)
    .where(and(eq(keyChanges.questionId, questionId), isNull(keyChanges.undoneAt)))
    .orderBy(desc(keyChanges.createdAt), desc(keyChanges.version))
    .limit(1);
  return row ?? null;
}

/** @returns whether exams are still to be marked by a change of this question, or back */
export async function isBeingMarked(executor: Executor, questionId: string): Promise<boolean> {
  const [row] = await executor
    .select({ id: keyChanges.id })
    .from(keyChanges)
    .where(and(eq(keyChanges.questionId, questionId), sql`${keyChanges.status} <> 'done'`))
    .limit(1);
  return row !== undefined;
}

export async function listKeyChanges(
  executor: Executor,
  questionId: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: KeyChangeRow[]; total: number }> {
  const matches = eq(keyChanges.questionId, questionId);
  const rows = await executor
    .select()
    .from(keyChanges)
    .where(matches)
    .orderBy(desc(keyChanges.createdAt), asc(keyChanges.id))
    .limit(limit)
    .offset(skip);
  const [counted] = await executor.select({ total: count() }).from(keyChanges).where(matches);
  return { rows, total: counted?.total ?? 0 };
}

/** How far a change has come. */
export interface Progress {
  exams: number;
  marked: number;
  changed: number;
}

export async function getProgress(executor: Executor, id: string): Promise<Progress> {
  const { isMarked, scoreBefore, scoreAfter } = keyChangeExams;
  const [row] = await executor
    .select({
      exams: count(),
      marked: sql<number>`(count(*) FILTER (WHERE ${isMarked}))::int`,
      changed: sql<number>`(count(*) FILTER (WHERE ${isMarked} AND ${scoreBefore} <> ${scoreAfter}))::int`,
    })
    .from(keyChangeExams)
    .where(eq(keyChangeExams.keyChangeId, id));
  return row ?? { exams: 0, marked: 0, changed: 0 };
}

/** @returns ids of exams whose marks must be changed or restored, in a fixed order */
export async function findUnmarked(
  executor: Executor,
  id: string,
  { isMarked, limit }: { isMarked: boolean; limit: number },
): Promise<string[]> {
  const rows = await executor
    .select({ examId: keyChangeExams.examId })
    .from(keyChangeExams)
    .where(and(eq(keyChangeExams.keyChangeId, id), eq(keyChangeExams.isMarked, isMarked)))
    .orderBy(asc(keyChangeExams.examId))
    .limit(limit);
  return rows.map(({ examId }) => examId);
}

const isOf = (keyChangeId: string, examId: string) =>
  and(eq(keyChangeExams.keyChangeId, keyChangeId), eq(keyChangeExams.examId, examId));

export async function findExamOf(
  tx: Transaction,
  keyChangeId: string,
  examId: string,
): Promise<KeyChangeExamRow | null> {
  const [row] = await tx.select().from(keyChangeExams).where(isOf(keyChangeId, examId));
  return row ?? null;
}

/** The columns that marking an exam again writes. */
export interface Regraded {
  examId: string;
  questionId: string;
  accepted: ExamItemRow['accepted'];
  marks: Pick<ExamRow, 'correct' | 'answered' | 'score' | 'maxScore'>;
}

export async function writeRegraded(
  tx: Transaction,
  { examId, questionId, accepted, marks }: Regraded,
): Promise<void> {
  await tx
    .update(examItems)
    .set({ accepted })
    .where(and(eq(examItems.examId, examId), eq(examItems.questionId, questionId)));
  await tx.update(exams).set(marks).where(eq(exams.id, examId));
}

export async function writeExamOf(
  tx: Transaction,
  { keyChangeId, examId, ...change }: KeyChangeExamRow,
): Promise<void> {
  await tx.update(keyChangeExams).set(change).where(isOf(keyChangeId, examId));
}
