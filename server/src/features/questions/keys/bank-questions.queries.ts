/** Questions of banks, for features that name them by their ids. */
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { notDeleted } from '../../../platform/undo/undo.ts';
import { type BankRow, isOfBank, questions } from '../question/questions.tables.ts';

/** @returns the questions among these that belong to a bank or to the sample, without deleted ones */
export async function findBankQuestions(executor: Executor, ids: readonly string[]): Promise<BankRow[]> {
  if (ids.length === 0) return [];
  const rows = await executor
    .select()
    .from(questions)
    .where(and(inArray(questions.id, [...ids]), notDeleted(questions)));
  return rows.filter(isOfBank);
}

/** @returns the statement that reads the ids of a person's bank, without deleted questions */
export function bankIds(userId: string): SQL {
  return sql`SELECT ${questions.id} FROM ${questions} WHERE ${questions.userId} = ${userId}
    AND ${questions.generationId} IS NULL AND ${notDeleted(questions)}`;
}
