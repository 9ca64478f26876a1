import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import {
  type ExamPassageRow,
  type ExamRow,
  examItems,
  examPassages,
  exams,
  paperTexts,
} from '../exam/exams.tables.ts';
import { getTextId, insertTexts, type PaperText } from './paper-texts.repo.ts';

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
  typeof examItems.$inferSelect,
  | 'examId'
  | 'textId'
  | 'accepted'
  | 'choices'
  | 'response'
  | 'givenMarks'
  | 'markedBy'
  | 'flagged'
  | 'tookMs'
  | 'sequence'
  | 'answeredAt'
> & { text: PaperText };

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

/**
 * Writes the items in one value: a statement with a parameter for each of some thousand fields takes longer than
 * all else of a start.
 *
 * @throws Error if a text was deleted twice between the two statements
 */
export async function insertItems(
  executor: Executor,
  ofExam: string,
  items: readonly NewExamItem[],
): Promise<void> {
  const itemsWithIds = items.map(({ text, ...item }) => ({ ...item, text, textId: getTextId(text) }));
  const rows = itemsWithIds.map((item) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, item[key as keyof typeof item]])),
  );
  const texts = itemsWithIds.map(({ questionId, textId, text }) => ({ questionId, id: textId, ...text }));
  // Between the two statements a text may be deleted with the last other exam that asked it. Locked texts stay.
  for (let attempt = 0; attempt < 2; attempt++) {
    await insertTexts(executor, texts);
    const { rowCount } = await executor.execute(sql`
      WITH item AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS item (${types})),
        kept AS MATERIALIZED (SELECT question_id, id FROM ${paperTexts}
          WHERE (question_id, id) IN (SELECT question_id, text_id FROM item) FOR KEY SHARE)
      INSERT INTO ${examItems} (exam_id, ${names})
      SELECT ${ofExam}::uuid, ${names} FROM item
      WHERE (SELECT count(*) FROM kept) = ${items.length}`);
    if (rowCount === items.length) return;
  }
  throw new Error('Texts of the exam were deleted while it began.');
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
