import { eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { examItems } from '../exam/exams.tables.ts';
import { figureRows } from './figure-rows.repo.ts';
import { questionStatistics } from './question-statistics.tables.ts';

export const statisticsOfQuestions = figureRows(questionStatistics);

/** @returns the statement that reads ids of questions that need a review */
export const idsToReview: SQL = sql`SELECT id FROM question_statistics WHERE needs_review`;

/** Columns by which lists of questions sort and filter, as a part of their statement. */
export const figureColumns: SQL = sql`(SELECT id, count, facility, discrimination, needs_review FROM question_statistics)`;

/** @returns ids of the questions that an exam asked */
export async function askedIn(executor: Executor, examId: string): Promise<string[]> {
  const rows = await executor
    .select({ id: examItems.questionId })
    .from(examItems)
    .where(eq(examItems.examId, examId));
  return rows.map(({ id }) => id);
}
