import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import {
  type CallResult,
  type ModelCallRow,
  modelBudgetMarks,
  modelCalls,
  modelSpending,
} from './language-model.tables.ts';

/** A question of a work. */
export interface CallStep {
  workId: string;
  step: string;
}

const isStep = ({ workId, step }: CallStep) => and(eq(modelCalls.workId, workId), eq(modelCalls.step, step));

/**
 * Until the transaction ends, the sum of all spending is exact for an exclusive holder.
 * @param isExclusive false for calls that are far from the budget: they share the lock
 */
export async function lockBudget(tx: Transaction, isExclusive: boolean): Promise<void> {
  const take = sql.raw(isExclusive ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  await tx.execute(sql`SELECT ${take}(hashtext('model_calls'))`);
}

/** Locks the calls of a work first and its person's spending then, in the order in which an ending call does. */
export async function lockCallsOfWork(tx: Transaction, workId: string): Promise<ModelCallRow[]> {
  return tx
    .select()
    .from(modelCalls)
    .where(eq(modelCalls.workId, workId))
    .orderBy(modelCalls.id)
    .for('update');
}

/** @returns how the last calls of anyone ended, the last one first */
export async function findLastEnded(
  executor: Executor,
  max: number,
): Promise<{ result: CallResult; endedAt: string | null }[]> {
  return executor
    .select({ result: modelCalls.result, endedAt: modelCalls.endedAt })
    .from(modelCalls)
    .where(isNotNull(modelCalls.endedAt))
    .orderBy(desc(modelCalls.endedAt))
    .limit(max);
}

/** Until the transaction ends, no other one sets money aside for this student on this day. */
export async function lockSpending(tx: Transaction, day: string, userId: string): Promise<void> {
  await tx
    .insert(modelSpending)
    .values({ day, userId, spent: 0 })
    .onConflictDoUpdate({
      target: [modelSpending.day, modelSpending.userId],
      set: { spent: modelSpending.spent },
    });
}

/** @returns millionths of a dollar that were spent and set aside on a day: by everyone, and by one student */
export async function readSpending(
  executor: Executor,
  day: string,
  userId: string,
): Promise<{ all: number; student: number }> {
  const { rows } = await executor.execute<{ all: string; student: string }>(sql`
    SELECT (SELECT coalesce(sum(spent), 0) FROM model_spending_parts WHERE day = ${day}) AS "all",
      (SELECT coalesce(sum(spent), 0) FROM ${modelSpending} WHERE day = ${day} AND user_id = ${userId}) AS student`);
  return { all: Number(rows[0]?.all ?? 0), student: Number(rows[0]?.student ?? 0) };
}

/** @returns US dollars that the calls of everyone cost on a day, including reserved money */
export async function readCost(executor: Executor, day: string): Promise<number> {
  const { rows } = await executor.execute<{ spent: number }>(sql`
    SELECT coalesce(sum(spent), 0)::float8 AS spent FROM model_spending_parts WHERE day = ${day}`);
  return (rows[0]?.spent ?? 0) / 1_000_000;
}

/** @param day the first day that is kept */
export async function deleteOldSpending(executor: Executor, day: string): Promise<void> {
  await executor.execute(sql`DELETE FROM ${modelSpending} WHERE day < ${day}`);
  await executor.execute(sql`DELETE FROM model_spending_parts WHERE day < ${day}`);
}

export type NewCall = Pick<
  ModelCallRow,
  'id' | 'workId' | 'step' | 'feature' | 'userId' | 'provider' | 'model' | 'reserved'
>;

/** Begins a call. One whose attempt was ended from outside is the same row again, and what it had set aside counts as spent. @returns which try it is */
export async function beginCall(executor: Executor, call: NewCall, now: number): Promise<number> {
  const started = { result: 'under_way', startedAt: getInstant(now), endedAt: null } as const;
  const [row] = await executor
    .insert(modelCalls)
    .values({ ...call, ...started, tries: 1, cost: 0 })
    .onConflictDoUpdate({
      target: [modelCalls.workId, modelCalls.step],
      set: {
        ...started,
        reserved: call.reserved,
        cost: sql`${modelCalls.cost} + ${modelCalls.reserved}`,
        tries: sql`${modelCalls.tries} + 1`,
      },
    })
    .returning({ tries: modelCalls.tries });
  return row?.tries ?? 1;
}

export interface CallEnd {
  /** The attempt that ends; an attempt that was replaced changes nothing. */
  tries: number;
  result: Exclude<CallResult, 'under_way'>;
  cost: number;
  inputTokens: number;
  outputTokens: number;
  latencyMs: number;
  answer: unknown;
}

export async function endCall(
  executor: Executor,
  step: CallStep,
  { tries, cost, answer, inputTokens, outputTokens, ...end }: CallEnd,
  now: number,
): Promise<void> {
  await executor
    .update(modelCalls)
    .set({
      ...end,
      answer: answer ?? null,
      cost: sql`${modelCalls.cost} + ${cost}`,
      inputTokens: sql`${modelCalls.inputTokens} + ${inputTokens}`,
      outputTokens: sql`${modelCalls.outputTokens} + ${outputTokens}`,
      reserved: 0,
      endedAt: getInstant(now),
    })
    .where(and(isStep(step), eq(modelCalls.result, 'under_way'), eq(modelCalls.tries, tries)));
}

export async function deleteAnswers(executor: Executor, workId: string): Promise<void> {
  await executor.update(modelCalls).set({ answer: null }).where(eq(modelCalls.workId, workId));
}

/** Deletes answers of works that never ended, such as works of deleted notes. */
export async function deleteAnswersBefore(executor: Executor, previous: number): Promise<void> {
  await executor
    .update(modelCalls)
    .set({ answer: null })
    .where(and(isNotNull(modelCalls.answer), lt(modelCalls.startedAt, getInstant(previous))));
}

/** @returns whether this is the first time on this day that so much of the budget is spent */
export async function markBudget(executor: Executor, day: string, percent: number): Promise<boolean> {
  const marked = await executor
    .insert(modelBudgetMarks)
    .values({ day, percent })
    .onConflictDoNothing()
    .returning({ day: modelBudgetMarks.day });
  return marked.length > 0;
}
