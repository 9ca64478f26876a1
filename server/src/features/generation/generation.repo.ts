import type { GenerationFailure } from '@akada/core/generation/generation-failure.ts';
import type { PartsRead } from '@akada/core/language-model/parts-read.ts';
import { and, asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor } from '../../platform/database/database.ts';
import { declareWork } from '../../platform/work/leased-work.ts';
import {
  type Attempt,
  attemptsAtMost,
  firstLease,
  isAttempt,
  leaseEnded,
  type WorkRows,
} from '../../platform/work/work-rows.ts';
import { type GenerationRow, generations } from './generation.tables.ts';

/**
 * A language model may be asked several times, and each answer may take minutes; answers that arrived are not
 * requested again.
 */
const attemptSeconds = 1_080;
/** Longer, so that a row is not sent again while an attempt may run. */
const leaseMs = (attemptSeconds + 120) * 1_000;

const rows: WorkRows<GenerationRow> = {
  table: generations,
  waiting: 'queued',
  running: 'running',
  schedule: {
    leasesMs: Array.from({ length: attemptsAtMost }, () => leaseMs),
    exclusive: false,
  },
};

/**
 * Work for every kind. Several generations run concurrently: while the engine works on one in its child
 * process, others wait for a language model.
 */
export const generationWork = declareWork('generation.make_questions', 'generation_id', rows, {
  concurrency: 6,
  expireInSeconds: attemptSeconds,
});

export type NewGeneration = Pick<
  GenerationRow,
  'id' | 'userId' | 'kind' | 'noteId' | 'requested' | 'courseName' | 'focus' | 'chargedPeriod'
> &
  Partial<
    Pick<
      GenerationRow,
      'courseKey' | 'courseId' | 'firstPage' | 'lastPage' | 'kinds' | 'difficulty' | 'types'
    >
  >;

export async function insertGeneration(
  executor: Executor,
  generation: NewGeneration,
  now: number,
): Promise<void> {
  const fresh = { status: 'queued', made: 0, createdAt: getInstant(now) } as const;
  await executor.insert(generations).values({ ...generation, ...firstLease(now, rows), ...fresh });
}

/** Stores a set whose items already exist: one read from a file, which has a title and no note, or a copy. */
export async function insertReadySet(
  executor: Executor,
  {
    made,
    ...set
  }: Pick<GenerationRow, 'id' | 'userId' | 'made'> &
    Partial<Pick<GenerationRow, 'title' | 'noteId' | 'kind'>>,
  now: number,
): Promise<void> {
  const time = getInstant(now);
  const ready = { status: 'ready', focus: '', createdAt: time, finishedAt: time } as const;
  await executor
    .insert(generations)
    .values({ kind: 'mcq', ...set, ...leaseEnded, ...ready, requested: made, made, attempts: 0 });
}

/** Counts questions that joined a ready set without a note. */
export async function countAdded(executor: Executor, id: string, added: number): Promise<void> {
  await executor
    .update(generations)
    .set({ made: sql`${generations.made} + ${added}`, requested: sql`${generations.requested} + ${added}` })
    .where(eq(generations.id, id));
}

export async function findGeneration(executor: Executor, id: string): Promise<GenerationRow | null> {
  const [row] = await executor.select().from(generations).where(eq(generations.id, id));
  return row ?? null;
}

/** @returns generations of any account and kind, in no order */
export function findGenerations(executor: Executor, ids: readonly string[]): Promise<GenerationRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return executor
    .select()
    .from(generations)
    .where(inArray(generations.id, [...ids]));
}

/** @returns the title of a set that was read from a file, null for a set named by its note */
export async function findOwnTitle(executor: Executor, id: string): Promise<string | null> {
  const [row] = await executor
    .select({ title: generations.title })
    .from(generations)
    .where(eq(generations.id, id));
  return row?.title ?? null;
}

export interface WantedSets {
  userId: string;
  /** The sets that may be listed. */
  ids: readonly string[];
  /** All notes where absent. */
  noteId?: string | undefined;
  skip: number;
  limit: number;
}

const isSetOf = ({ userId, ids, noteId }: Pick<WantedSets, 'userId' | 'ids' | 'noteId'>) =>
  and(
    eq(generations.userId, userId),
    inArray(generations.id, [...ids]),
    eq(generations.status, 'ready'),
    noteId === undefined ? undefined : eq(generations.noteId, noteId),
  );

/** @returns the ready sets among these ids, newest first */
export function findSets(
  executor: Executor,
  { skip, limit, ...owned }: WantedSets,
): Promise<GenerationRow[]> {
  return executor
    .select()
    .from(generations)
    .where(isSetOf(owned))
    .orderBy(desc(generations.createdAt), asc(generations.id))
    .offset(skip)
    .limit(limit);
}

export async function countSets(executor: Executor, owned: WantedSets): Promise<number> {
  const [row] = await executor.select({ total: count() }).from(generations).where(isSetOf(owned));
  return row?.total ?? 0;
}

/** Counts one more replacement. @returns which one it is, null when as many were made as the set has questions */
export async function countReplacement(executor: Executor, id: string): Promise<number | null> {
  const [row] = await executor
    .update(generations)
    .set({ replaced: sql`${generations.replaced} + 1` })
    .where(and(eq(generations.id, id), lt(generations.replaced, generations.made)))
    .returning({ replaced: generations.replaced });
  return row?.replaced ?? null;
}

/** The note of a set has nothing more to ask. */
export async function clearSpareAnswers(executor: Executor, id: string): Promise<void> {
  await executor.update(generations).set({ spareAnswers: [] }).where(eq(generations.id, id));
}

/** The result of a generation that made at least one item. */
export type MadeSet = Pick<GenerationRow, 'made' | 'chargedPeriod'> &
  Partial<
    Pick<
      GenerationRow,
      | 'shortfall'
      | 'cardShortfall'
      | 'spareAnswers'
      | 'model'
      | 'offlineReason'
      | 'byEngine'
      | 'partsRead'
      | 'partsTotal'
    >
  >;

/** Says how far a model has read the note; a later attempt says it itself. */
export async function markRead(executor: Executor, attempt: Attempt, parts: PartsRead): Promise<void> {
  await executor
    .update(generations)
    .set({ partsRead: parts.read, partsTotal: parts.total })
    .where(isAttempt(rows, attempt));
}

/** @returns false when a later attempt has taken over or the generation has ended */
export async function markReady(
  executor: Executor,
  attempt: Attempt,
  set: MadeSet,
  now: number,
): Promise<boolean> {
  const updated = await executor
    .update(generations)
    .set({ ...leaseEnded, ...set, status: 'ready', finishedAt: getInstant(now) })
    .where(isAttempt(rows, attempt))
    .returning({ id: generations.id });
  return updated.length > 0;
}

/** As `markReady`, for an attempt that ends it with nothing; the month that paid is cleared with it. */
export async function markFailed(
  executor: Executor,
  attempt: Attempt,
  failureCode: GenerationFailure,
  now: number,
): Promise<boolean> {
  const ended = { status: 'failed', failureCode, chargedPeriod: null, finishedAt: getInstant(now) } as const;
  const updated = await executor
    .update(generations)
    .set({ ...leaseEnded, ...ended })
    .where(isAttempt(rows, attempt))
    .returning({ id: generations.id });
  return updated.length > 0;
}
