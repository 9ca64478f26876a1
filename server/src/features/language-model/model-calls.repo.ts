import { and, desc, eq, gte, isNotNull, lt, type SQL, sql, sum } from 'drizzle-orm';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor } from '../../platform/database/database.ts';
import { type CallResult, type ModelCallRow, modelBudgetMarks, modelCalls } from './language-model.tables.ts';

/** A question of a work. */
export interface CallStep {
  workId: string;
  step: string;
}

const isStep = ({ workId, step }: CallStep) => and(eq(modelCalls.workId, workId), eq(modelCalls.step, step));

/** Until the transaction ends, no other one sets money aside. */
export async function lockBudget(executor: Executor): Promise<void> {
  await executor.execute(sql`SELECT pg_advisory_xact_lock(hashtext('model_calls'))`);
}

export async function findCallsOfWork(executor: Executor, workId: string): Promise<ModelCallRow[]> {
  return executor.select().from(modelCalls).where(eq(modelCalls.workId, workId));
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

/** @returns millionths of a dollar that were spent and set aside since a moment: by everyone, and by one student */
export async function spentSince(
  executor: Executor,
  since: number,
  userId: string,
): Promise<{ all: number; student: number }> {
  const cost: SQL<number> = sql`${modelCalls.cost} + ${modelCalls.reserved}`;
  const [row] = await executor
    .select({
      all: sum(cost),
      student: sql<string | null>`sum(${cost}) FILTER (WHERE ${modelCalls.userId} = ${userId})`,
    })
    .from(modelCalls)
    .where(gte(modelCalls.startedAt, getInstant(since)));
  return { all: Number(row?.all ?? 0), student: Number(row?.student ?? 0) };
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
