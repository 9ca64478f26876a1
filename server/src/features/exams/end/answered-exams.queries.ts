import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { examItems, exams } from '../exam/exams.tables.ts';
import { hasAnswer } from '../exam/has-answer.queries.ts';

export interface AnsweredItem {
  examId: string;
  finishedAt: string;
  questionId: string;
  /** Null if it was not answered. */
  answeredAt: string | null;
}

/** @param examIds all where null @returns the questions of this student's exams that ended */
export async function findAnsweredItems(
  executor: Executor,
  userId: string,
  examIds: readonly string[] | null,
): Promise<AnsweredItem[]> {
  const { questionId, answeredAt } = examItems;
  const rows = await executor
    .select({
      examId: exams.id,
      finishedAt: exams.finishedAt,
      questionId,
      answeredAt,
      answered: hasAnswer,
    })
    .from(exams)
    .innerJoin(examItems, eq(examItems.examId, exams.id))
    .where(
      and(
        eq(exams.userId, userId),
        isNotNull(exams.finishedAt),
        examIds === null ? undefined : inArray(exams.id, [...examIds]),
      ),
    );
  return rows.flatMap(({ finishedAt, answered, ...row }) =>
    finishedAt === null ? [] : [{ ...row, finishedAt, answeredAt: answered ? row.answeredAt : null }],
  );
}
