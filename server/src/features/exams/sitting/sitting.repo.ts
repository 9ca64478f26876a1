import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { type AnswerState, type ExamItemRow, type ExamRow, examItems, exams } from '../exam/exams.tables.ts';

export async function findItem(
  executor: Executor,
  examId: string,
  questionId: string,
): Promise<(AnswerState & Pick<ExamItemRow, 'type' | 'presented' | 'optionCount'>) | null> {
  const { choices, response, flagged, tookMs, sequence, type, presented, optionCount } = examItems;
  const [row] = await executor
    .select({ choices, response, flagged, tookMs, sequence, type, presented, optionCount })
    .from(examItems)
    .where(and(eq(examItems.examId, examId), eq(examItems.questionId, questionId)));
  return row ?? null;
}

/** The columns that a student's heartbeat changes. */
export type Seen = Pick<ExamRow, 'deadlineAt' | 'closesAt' | 'lastSeenAt' | 'awayMs' | 'viewIds'>;

export async function writeSeen(executor: Executor, id: string, seen: Seen): Promise<void> {
  await executor.update(exams).set(seen).where(eq(exams.id, id));
}
