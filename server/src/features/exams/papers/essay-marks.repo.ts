import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { type ExamItemRow, type ExamRow, examItems, exams } from '../exam/exams.tables.ts';
import type { EssayKey } from './essay-proposals.repo.ts';

/** The columns that marking an essay writes. */
export interface MarkedEssayColumns {
  item: Pick<ExamItemRow, 'givenMarks' | 'markedBy'>;
  exam: Pick<ExamRow, 'correct' | 'answered' | 'score' | 'maxScore' | 'waitingCount'>;
}

export async function writeMarks(
  tx: Transaction,
  { examId, questionId }: EssayKey,
  { item, exam }: MarkedEssayColumns,
): Promise<void> {
  await tx
    .update(examItems)
    .set(item)
    .where(and(eq(examItems.examId, examId), eq(examItems.questionId, questionId)));
  await tx.update(exams).set(exam).where(eq(exams.id, examId));
}
