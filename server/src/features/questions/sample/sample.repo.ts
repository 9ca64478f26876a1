/** The sample in the bank: questions and passages without an owner, and the paper that they come from. */
import { and, eq, inArray, isNull, max } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { type PassageRow, passages } from '../passages/passages.tables.ts';
import { type BankRow, isOfBank, questions } from '../question/questions.tables.ts';
import { type SampleState, samplePaper } from './sample-paper.tables.ts';

/** @returns null if the paper was never installed */
export async function findState(executor: Executor): Promise<SampleState | null> {
  const [row] = await executor.select().from(samplePaper);
  return row ?? null;
}

/** Locks the paper until the transaction ends: installing, removing and restoring wait for each other. */
export async function lockState(tx: Transaction): Promise<SampleState> {
  await tx.insert(samplePaper).values({}).onConflictDoNothing();
  const [row] = await tx.select().from(samplePaper).for('update');
  if (!row) throw new Error('the row of the sample paper is gone');
  return row;
}

export async function writeState(tx: Transaction, state: Partial<SampleState>): Promise<void> {
  await tx.update(samplePaper).set(state);
}

const sampleQuestions = and(
  eq(questions.isSample, true),
  isNull(questions.userId),
  isNull(questions.generationId),
);
const samplePassages = and(eq(passages.isSample, true), isNull(passages.userId));

/** @returns the whole sample by id */
export async function findSample(
  executor: Executor,
): Promise<{ questions: Map<string, BankRow>; passages: Map<string, PassageRow> }> {
  const questionRows = await executor.select().from(questions).where(sampleQuestions);
  const passageRows = await executor.select().from(passages).where(samplePassages);
  return {
    questions: new Map(questionRows.filter(isOfBank).map((row) => [row.id, row])),
    passages: new Map(passageRows.map((row) => [row.id, row])),
  };
}

/** @returns 0 for a sample without questions */
export async function findHighestVersion(executor: Executor): Promise<number> {
  const [row] = await executor
    .select({ version: max(questions.version) })
    .from(questions)
    .where(sampleQuestions);
  return row?.version ?? 0;
}

/** Deletes questions of the sample permanently, with their versions. */
export async function deleteQuestions(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.delete(questions).where(and(sampleQuestions, inArray(questions.id, [...ids])));
}

export async function deletePassages(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.delete(passages).where(and(samplePassages, inArray(passages.id, [...ids])));
}

/** Deletes the whole sample for good. @returns how many questions it had */
export async function deleteSample(tx: Transaction): Promise<number> {
  const deleted = await tx.delete(questions).where(sampleQuestions).returning({ id: questions.id });
  await tx.delete(passages).where(samplePassages);
  return deleted.length;
}
