import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import {
  type ExamItemRow,
  type ExamPassageRow,
  type ExamRow,
  examItems,
  examPassages,
  exams,
} from '../exam/exams.tables.ts';

export type NewExam = Omit<
  ExamRow,
  | 'awayMs'
  | 'viewIds'
  | 'finishedAt'
  | 'finishedBy'
  | 'zone'
  | 'correct'
  | 'answered'
  | 'score'
  | 'maxScore'
  | 'waitingCount'
>;
export type NewExamItem = Omit<
  ExamItemRow,
  | 'examId'
  | 'accepted'
  | 'choices'
  | 'response'
  | 'givenMarks'
  | 'markedBy'
  | 'flagged'
  | 'tookMs'
  | 'sequence'
  | 'answeredAt'
>;

export async function insertExam(executor: Executor, exam: NewExam): Promise<void> {
  await executor.insert(exams).values(exam);
}

const {
  examId,
  accepted,
  choices,
  response,
  givenMarks,
  markedBy,
  flagged,
  tookMs,
  sequence,
  answeredAt,
  ...copied
} = getTableColumns(examItems);
const columns = Object.entries(copied);
const names = sql.raw(columns.map(([, { name }]) => name).join(', '));
const types = sql.raw(columns.map(([, column]) => `${column.name} ${column.getSQLType()}`).join(', '));

/** In one value: a statement with a parameter for each of some thousand fields takes longer than all else of a start. */
export async function insertItems(
  executor: Executor,
  ofExam: string,
  items: readonly NewExamItem[],
): Promise<void> {
  const rows = items.map((item) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, item[key as keyof NewExamItem]])),
  );
  await executor.execute(sql`
    INSERT INTO ${examItems} (exam_id, ${names})
    SELECT ${ofExam}::uuid, ${names} FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS item (${types})`);
}

/** A passage as it stands now. */
export type CopiedPassage = Omit<ExamPassageRow, 'examId' | 'passageId'> & { id: string };

export async function insertPassages(
  executor: Executor,
  ofExam: string,
  passages: readonly CopiedPassage[],
): Promise<void> {
  if (passages.length === 0) return;
  const rows = passages.map(({ id, title, text, markup, content, contentVersion }) => ({
    examId: ofExam,
    passageId: id,
    title,
    text,
    markup,
    content,
    contentVersion,
  }));
  await executor.insert(examPassages).values(rows);
}

/** @returns the exam of this source that is not finished, locked */
export async function lockRunning(
  tx: Transaction,
  userId: string,
  { sourceKind, sourceKey }: { sourceKind: NonNullable<ExamRow['sourceKind']>; sourceKey: string },
): Promise<ExamRow | null> {
  const [row] = await tx
    .select()
    .from(exams)
    .where(
      and(
        eq(exams.userId, userId),
        eq(exams.sourceKind, sourceKind),
        eq(exams.sourceKey, sourceKey),
        isNull(exams.finishedAt),
      ),
    )
    .for('update');
  return row ?? null;
}
