import type { GenerationFailure } from '@akada/core/generation/generation-failure.ts';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { newLease } from '../../platform/queue/lease.ts';
import { type GenerationRow, generations } from './generation.tables.ts';

export type NewGeneration = Pick<
  GenerationRow,
  'id' | 'userId' | 'noteId' | 'requested' | 'courseName' | 'focus' | 'idempotencyKey'
>;

const unfinished = inArray(generations.status, ['queued', 'running']);

/** @returns false when the same idempotency key made one before */
export async function insertGeneration(executor: Executor, generation: NewGeneration): Promise<boolean> {
  const inserted = await executor
    .insert(generations)
    .values({
      ...generation,
      kind: 'mcq',
      status: 'queued',
      made: 0,
      attempts: 0,
      leaseUntil: newLease(),
      createdAt: sql`now()`,
    })
    .onConflictDoNothing()
    .returning({ id: generations.id });
  return inserted.length > 0;
}

export async function setChargedPeriod(executor: Executor, id: string, periodStart: string): Promise<void> {
  await executor.update(generations).set({ chargedPeriod: periodStart }).where(eq(generations.id, id));
}

export async function findGeneration(
  executor: Executor,
  userId: string,
  id: string,
): Promise<GenerationRow | null> {
  const [row] = await executor
    .select()
    .from(generations)
    .where(and(eq(generations.id, id), eq(generations.userId, userId)));
  return row ?? null;
}

export async function findByIdempotencyKey(
  executor: Executor,
  userId: string,
  key: string,
): Promise<GenerationRow | null> {
  const [row] = await executor
    .select()
    .from(generations)
    .where(and(eq(generations.userId, userId), eq(generations.idempotencyKey, key)));
  return row ?? null;
}

/** Starts one attempt. Its number is what the attempt has to show when it wants to finish. */
export async function claimGeneration(executor: Executor, id: string): Promise<GenerationRow | null> {
  const [row] = await executor
    .update(generations)
    .set({
      status: 'running',
      attempts: sql`${generations.attempts} + 1`,
      leaseUntil: newLease(),
    })
    .where(and(eq(generations.id, id), unfinished))
    .returning();
  return row ?? null;
}

const isAttempt = ({ id, attempts }: Pick<GenerationRow, 'id' | 'attempts'>) =>
  and(eq(generations.id, id), eq(generations.status, 'running'), eq(generations.attempts, attempts));

/** @returns false when a later attempt has taken over or the generation has ended */
export async function markReady(
  executor: Executor,
  attempt: Pick<GenerationRow, 'id' | 'attempts'>,
  made: number,
): Promise<boolean> {
  const updated = await executor
    .update(generations)
    .set({ status: 'ready', made, finishedAt: sql`now()`, leaseUntil: null })
    .where(isAttempt(attempt))
    .returning({ id: generations.id });
  return updated.length > 0;
}

/** As `markReady`, for an attempt that ends it without questions; the unit's month is given up with it. */
export async function markFailed(
  executor: Executor,
  attempt: Pick<GenerationRow, 'id' | 'attempts'>,
  failureCode: GenerationFailure,
): Promise<boolean> {
  const updated = await executor
    .update(generations)
    .set({ status: 'failed', failureCode, chargedPeriod: null, finishedAt: sql`now()`, leaseUntil: null })
    .where(isAttempt(attempt))
    .returning({ id: generations.id });
  return updated.length > 0;
}

/** Takes rows whose lease has run out under a new one. @returns their ids, to be sent again */
export async function renewStuck(executor: Executor): Promise<string[]> {
  const stuck = await executor
    .update(generations)
    .set({ leaseUntil: newLease() })
    .where(and(unfinished, lt(generations.leaseUntil, sql`now()`)))
    .returning({ id: generations.id });
  return stuck.map(({ id }) => id);
}
