/** Answers in exams and their correctness, for other features. */
import type { Executor } from '../../../platform/database/database.ts';
import { findAnsweredItems } from './answered-exams.queries.ts';
import { reviewId } from './exam-memory.ts';

export interface AnsweredExam {
  examId: string;
  finishedAt: string;
  /** The number of questions that the exam asked. */
  total: number;
  /** Each with the id of the review that it is once it may be remembered. */
  answers: { reviewId: string; answeredAt: string }[];
}

/** @param examIds all where null @returns exams of this student that ended */
export async function answeredExams(
  executor: Executor,
  userId: string,
  examIds: readonly string[] | null,
): Promise<AnsweredExam[]> {
  const items = await findAnsweredItems(executor, userId, examIds);
  return [...Map.groupBy(items, ({ examId }) => examId)].map(([examId, asked]) => ({
    examId,
    finishedAt: asked[0]?.finishedAt ?? '',
    total: asked.length,
    answers: asked.flatMap(({ answeredAt, questionId }) =>
      answeredAt === null ? [] : [{ answeredAt, reviewId: reviewId({ examId, questionId }) }],
    ),
  }));
}
