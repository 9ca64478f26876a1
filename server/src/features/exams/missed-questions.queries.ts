import { isRight } from '@akada/core/exams/marking.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { type ExamRow, examQuestions, exams } from './exam/exams.tables.ts';

type FinishedExam = Pick<ExamRow, 'id' | 'userId' | 'title' | 'sourceKind' | 'sourceKey' | 'finishedAt'>;

/** @returns null unless this person has finished such an exam */
export async function findMissed(
  executor: Executor,
  userId: string,
  examId: string,
): Promise<{ exam: FinishedExam; questionIds: string[] } | null> {
  const { id, title, sourceKind, sourceKey, finishedAt } = exams;
  const [exam] = await executor
    .select({ id, userId: exams.userId, title, sourceKind, sourceKey, finishedAt })
    .from(exams)
    .where(and(eq(exams.id, examId), eq(exams.userId, userId), isNotNull(exams.finishedAt)));
  if (!exam) return null;

  const { questionId, answerIndexes, body, choices, response } = examQuestions;
  const items = await executor
    .select({ questionId, answerIndexes, body, choices, response })
    .from(examQuestions)
    .where(eq(examQuestions.examId, examId));
  const missed = items.filter((item) => !isRight(item));
  return { exam, questionIds: missed.map((item) => item.questionId) };
}
