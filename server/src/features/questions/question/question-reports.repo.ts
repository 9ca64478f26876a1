import { asc, desc, gte } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { type QuestionReportRow, questionReports } from './question-reports.tables.ts';

/** A second report of a person about a question takes the place of the first. */
export async function saveReport(executor: Executor, report: QuestionReportRow): Promise<void> {
  const { userId, questionId, ...said } = report;
  await executor
    .insert(questionReports)
    .values(report)
    .onConflictDoUpdate({ target: [questionReports.userId, questionReports.questionId], set: said });
}

/** @param since ISO time; all reports where null @returns at most so many, newest first */
export function findReports(
  executor: Executor,
  since: string | null,
  limit: number,
): Promise<QuestionReportRow[]> {
  return executor
    .select()
    .from(questionReports)
    .where(since === null ? undefined : gte(questionReports.reportedAt, since))
    .orderBy(desc(questionReports.reportedAt), asc(questionReports.questionId), asc(questionReports.userId))
    .limit(limit);
}
