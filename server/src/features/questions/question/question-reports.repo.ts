import type { Verdict } from '@akada/core/exams/key-change.ts';
import { and, asc, count, desc, eq, gte, isNull, min, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { waitingCases } from '../../../platform/module/waiting-source.ts';
import { notDeleted } from '../../../platform/undo/undo.ts';
import { type QuestionReportRow, questionReports } from './question-reports.tables.ts';
import { questions } from './questions.tables.ts';

/** A second report of a person about a question takes the place of the first. */
export async function saveReport(executor: Executor, report: QuestionReportRow): Promise<void> {
  const { userId, questionId, ...said } = report;
  await executor
    .insert(questionReports)
    .values(report)
    .onConflictDoUpdate({ target: [questionReports.userId, questionReports.questionId], set: said });
}

/**
 * @param since ISO time; null for all reports
 * @returns at most `limit` reports, newest first
 */
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

/** Questions of banks with open reports. */
export const waitingReports = waitingCases('reports', {
  id: questions.id,
  since: min(questionReports.reportedAt),
  facts: { stem: questions.stem, reports: count() },
  from: sql`FROM ${questionReports} JOIN ${questions} ON ${eq(questions.id, questionReports.questionId)}
    WHERE ${and(isNull(questionReports.closedAt), isNull(questions.generationId), notDeleted(questions))}
    GROUP BY ${questions.id}`,
});

const isOpenOf = (questionId: string) =>
  and(eq(questionReports.questionId, questionId), isNull(questionReports.closedAt));

/** @returns how many of a question are open, and when the first of them came */
export async function countOpen(
  executor: Executor,
  questionId: string,
): Promise<{ count: number; oldestAt: string | null }> {
  const [row] = await executor
    .select({ count: count(), oldestAt: min(questionReports.reportedAt) })
    .from(questionReports)
    .where(isOpenOf(questionId));
  return row ?? { count: 0, oldestAt: null };
}

/** A decision about all open reports of a question. */
export interface ReportDecision {
  id: string;
  questionId: string;
  outcome: Verdict;
  /** ISO time. */
  at: string;
}

/** @returns the accounts that reported */
export async function closeReports(
  tx: Transaction,
  { id, questionId, outcome, at }: ReportDecision,
): Promise<string[]> {
  const closed = await tx
    .update(questionReports)
    .set({ outcome, closedAt: at, decisionId: id })
    .where(isOpenOf(questionId))
    .returning({ userId: questionReports.userId });
  return closed.map(({ userId }) => userId);
}

/** Reopens the reports that a withdrawn decision closed. */
export async function reopenReports(tx: Transaction, decisionId: string): Promise<void> {
  await tx
    .update(questionReports)
    .set({ outcome: null, closedAt: null, decisionId: null })
    .where(eq(questionReports.decisionId, decisionId));
}
