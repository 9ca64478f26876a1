import type { GenerationFailure } from '@akada/core/generation/generation-failure.ts';
import { eq } from 'drizzle-orm';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Executor } from '../../platform/database/database.ts';
import { declareWork } from '../../platform/work/leased-work.ts';
import {
  type Attempt,
  firstLease,
  isAttempt,
  leaseEnded,
  type WorkRows,
} from '../../platform/work/work-rows.ts';
import { type GenerationRow, generations } from './generation.tables.ts';

const rows: WorkRows<GenerationRow> = {
  table: generations,
  waiting: 'queued',
  running: 'running',
};

/** Two at once: one prepares and stores while the other's engine works in its child process. */
export const makeQuestionsWork = declareWork('generation.make_questions', 'generation_id', rows, {
  concurrency: 2,
  expireInSeconds: 180,
});

export type NewGeneration = Pick<
  GenerationRow,
  'id' | 'userId' | 'noteId' | 'requested' | 'courseName' | 'focus' | 'chargedPeriod'
>;

export async function insertGeneration(
  executor: Executor,
  generation: NewGeneration,
  now: number,
): Promise<void> {
  const fresh = { kind: 'mcq', status: 'queued', made: 0, createdAt: instantOf(now) } as const;
  await executor.insert(generations).values({ ...generation, ...firstLease(now), ...fresh });
}

export async function findGeneration(executor: Executor, id: string): Promise<GenerationRow | null> {
  const [row] = await executor.select().from(generations).where(eq(generations.id, id));
  return row ?? null;
}

/** @returns false when a later attempt has taken over or the generation has ended */
export async function markReady(
  executor: Executor,
  attempt: Attempt,
  made: number,
  now: number,
): Promise<boolean> {
  const updated = await executor
    .update(generations)
    .set({ ...leaseEnded, status: 'ready', made, finishedAt: instantOf(now) })
    .where(isAttempt(rows, attempt))
    .returning({ id: generations.id });
  return updated.length > 0;
}

/** As `markReady`, for an attempt that ends it without questions; the month that paid is cleared with it. */
export async function markFailed(
  executor: Executor,
  attempt: Attempt,
  failureCode: GenerationFailure,
  now: number,
): Promise<boolean> {
  const ended = { status: 'failed', failureCode, chargedPeriod: null, finishedAt: instantOf(now) } as const;
  const updated = await executor
    .update(generations)
    .set({ ...leaseEnded, ...ended })
    .where(isAttempt(rows, attempt))
    .returning({ id: generations.id });
  return updated.length > 0;
}
