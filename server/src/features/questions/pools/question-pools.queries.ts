import { and, asc, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { notDeleted } from '../../../platform/undo/undo.ts';
import { type PassageRow, passages } from '../passages/passages.tables.ts';
import { questions, type StoredQuestion } from '../question/questions.tables.ts';
import { ofSample } from './question-scope.queries.ts';

/** @returns the number of these questions in the account's bank, drafts too */
export async function countOwnBank(
  executor: Executor,
  userId: string,
  ids: readonly string[],
): Promise<number> {
  const ofBank = and(eq(questions.userId, userId), isNull(questions.generationId), notDeleted(questions));
  const [counted] = await executor
    .select({ total: count() })
    .from(questions)
    .where(and(inArray(questions.id, [...ids]), ofBank));
  return counted?.total ?? 0;
}

export function findWhole(executor: Executor, ids: readonly string[]): Promise<StoredQuestion[]> {
  return executor
    .select()
    .from(questions)
    .where(and(inArray(questions.id, [...ids]), eq(questions.status, 'published'), notDeleted(questions)));
}

/** @returns true if one of these questions is an essay */
export async function hasEssays(executor: Executor, ids: readonly string[]): Promise<boolean> {
  const rows = await executor
    .select({ id: questions.id })
    .from(questions)
    .where(and(inArray(questions.id, [...ids]), eq(questions.type, 'essay')))
    .limit(1);
  return rows.length > 0;
}

export function findPassages(executor: Executor, ids: readonly string[]): Promise<PassageRow[]> {
  return executor
    .select()
    .from(passages)
    .where(inArray(passages.id, [...ids]));
}

export async function countSubjects(executor: Executor): Promise<{ subject: string; questions: number }[]> {
  const { subject } = questions;
  const rows = await executor
    .select({ subject, questions: count() })
    .from(questions)
    .where(and(ofSample, isNotNull(subject)))
    .groupBy(subject)
    .orderBy(asc(subject));
  return rows.flatMap((row) => (row.subject === null ? [] : [{ ...row, subject: row.subject }]));
}
