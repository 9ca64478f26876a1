import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { type ExamItemRow, type ExamRow, examItems, exams } from './exams.tables.ts';

export type NewExam = Pick<
  ExamRow,
  'id' | 'userId' | 'title' | 'generationId' | 'durationMinutes' | 'startedAt' | 'deadlineAt'
>;
export type NewExamItem = Omit<ExamItemRow, 'choice' | 'sequence' | 'answeredAt'>;

export async function insertExam(executor: Executor, exam: NewExam): Promise<void> {
  await executor.insert(exams).values(exam);
}

export async function insertItems(executor: Executor, items: NewExamItem[]): Promise<void> {
  await executor.insert(examItems).values(items);
}

/** Locks the exam, so that of all who would finish it one does. */
export async function lockExam(executor: Executor, id: string): Promise<ExamRow | null> {
  const [row] = await executor.select().from(exams).where(eq(exams.id, id)).for('update');
  return row ?? null;
}

export async function findExam(executor: Executor, id: string): Promise<ExamRow | null> {
  const [row] = await executor.select().from(exams).where(eq(exams.id, id));
  return row ?? null;
}

export function findItems(executor: Executor, examId: string): Promise<ExamItemRow[]> {
  return executor
    .select()
    .from(examItems)
    .where(eq(examItems.examId, examId))
    .orderBy(asc(examItems.position));
}

export async function findItem(
  executor: Executor,
  examId: string,
  questionId: string,
): Promise<(Pick<ExamItemRow, 'choice' | 'sequence'> & { optionCount: number }) | null> {
  const [row] = await executor
    .select({
      choice: examItems.choice,
      sequence: examItems.sequence,
      optionCount: sql<number>`cardinality(${examItems.options})`,
    })
    .from(examItems)
    .where(and(eq(examItems.examId, examId), eq(examItems.questionId, questionId)));
  return row ?? null;
}

export type Finish = Required<
  Pick<ExamRow, 'id'> & {
    finishedAt: string;
    finishedBy: 'submit' | 'deadline';
    correct: number;
    answered: number;
  }
>;

export async function markFinished(executor: Executor, { id, ...finish }: Finish): Promise<void> {
  await executor.update(exams).set(finish).where(eq(exams.id, id));
}

export interface LastResult {
  setId: string;
  examId: string;
  correct: number;
  total: number;
  /** ISO time. */
  finishedAt: string;
}

/** @returns the newest finished exam of each set, of those that have one */
export async function findLastResults(
  executor: Executor,
  userId: string,
  setIds: readonly string[],
): Promise<LastResult[]> {
  const total = executor.select({ total: count() }).from(examItems).where(eq(examItems.examId, exams.id));
  const rows = await executor
    .selectDistinctOn([exams.generationId], {
      setId: exams.generationId,
      examId: exams.id,
      correct: exams.correct,
      total: sql<number>`(${total})::int`,
      finishedAt: exams.finishedAt,
    })
    .from(exams)
    .where(
      and(eq(exams.userId, userId), inArray(exams.generationId, [...setIds]), isNotNull(exams.finishedAt)),
    )
    .orderBy(exams.generationId, desc(exams.finishedAt), asc(exams.id));
  return rows.flatMap(({ setId, correct, finishedAt, ...rest }) =>
    setId === null || correct === null || finishedAt === null
      ? []
      : [{ ...rest, setId, correct, finishedAt }],
  );
}

export interface ExamFilter {
  userId: string;
  status: 'in_progress' | 'finished' | null;
  skip: number;
  limit: number;
}

export async function listExamRows(
  executor: Executor,
  { userId, status, skip, limit }: ExamFilter,
): Promise<{ rows: (ExamRow & { questionCount: number })[]; total: number }> {
  const state = { in_progress: isNull(exams.finishedAt), finished: isNotNull(exams.finishedAt) };
  const matches = and(eq(exams.userId, userId), status ? state[status] : undefined);
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

/** @returns ids of exams whose deadline lies before the given time and that are not finished */
export async function findOverdue(executor: Executor, before: string, limit: number): Promise<string[]> {
  const rows = await executor
    .select({ id: exams.id })
    .from(exams)
    .where(and(isNull(exams.finishedAt), lt(exams.deadlineAt, before)))
    .orderBy(asc(exams.deadlineAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export type OlderItem = Pick<
  ExamItemRow,
  'examId' | 'questionId' | 'stem' | 'options' | 'explanation' | 'feedback' | 'markup'
> & {
  source: { quote: string | null };
};

/** @returns questions of exams whose content is older than this version */
export function findOlderContent(executor: Executor, version: number, limit: number): Promise<OlderItem[]> {
  const { examId, questionId, stem, options, explanation, feedback, markup, sourceQuote } = examItems;
  const texts = { stem, options, explanation, feedback, markup, source: { quote: sourceQuote } };
  return executor
    .select({ examId, questionId, ...texts })
    .from(examItems)
    .where(lt(examItems.contentVersion, version))
    .limit(limit);
}

export type RenewedItem = Pick<
  ExamItemRow,
  'examId' | 'questionId' | 'content' | 'answerContent' | 'contentVersion'
>;

/** Content of the same version or a newer one stays; answers are in other columns, and stay as well. */
export async function renewContent(executor: Executor, renewed: readonly RenewedItem[]): Promise<void> {
  const made = renewed.map(({ examId, questionId, content, answerContent, contentVersion }) => ({
    ...{ exam_id: examId, question_id: questionId },
    ...{ content, answer: answerContent, version: contentVersion },
  }));
  await executor.execute(sql`
    UPDATE ${examItems} AS old
    SET content = made.content, answer_content = made.answer, content_version = made.version
    FROM jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
      AS made (exam_id uuid, question_id uuid, content jsonb, answer jsonb, version integer)
    WHERE old.exam_id = made.exam_id AND old.question_id = made.question_id
      AND old.content_version < made.version`);
}
