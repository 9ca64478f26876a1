import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { type FirstSetsRow, firstSets, type WantedSets } from './first-sets.tables.ts';

const listedForMs = 7 * 24 * 60 * 60_000;
/** The reader omits rows that were started. */
const maxRead = 20;

/** Stores the requested sets of a note; sets that were started stay unchanged. */
export async function putWanted(
  executor: Executor,
  { noteId, userId, ...wanted }: Pick<FirstSetsRow, 'noteId' | 'userId'> & WantedSets,
  now: number,
): Promise<void> {
  await executor
    .insert(firstSets)
    .values({ noteId, userId, ...wanted, createdAt: getInstant(now) })
    .onConflictDoUpdate({
      target: firstSets.noteId,
      set: { ...wanted, closedAt: null },
      setWhere: isNull(firstSets.begunAt),
    });
}

export async function findFirstSets(executor: Executor, noteId: string): Promise<FirstSetsRow | null> {
  const [row] = await executor.select().from(firstSets).where(eq(firstSets.noteId, noteId));
  return row ?? null;
}

/** @returns the sets that were not dismissed, newest first */
export function findOpenFirstSets(executor: Executor, userId: string, now: number): Promise<FirstSetsRow[]> {
  return executor
    .select()
    .from(firstSets)
    .where(
      and(
        eq(firstSets.userId, userId),
        isNull(firstSets.closedAt),
        gt(firstSets.createdAt, getInstant(now - listedForMs)),
      ),
    )
    .orderBy(desc(firstSets.createdAt), desc(firstSets.noteId))
    .limit(maxRead);
}

/**
 * @returns the requested sets, locked and marked as started; null if they were started before or none are
 * requested
 */
export async function beginFirstSets(
  tx: Transaction,
  noteId: string,
  now: number,
): Promise<FirstSetsRow | null> {
  const [row] = await tx
    .update(firstSets)
    .set({ begunAt: getInstant(now) })
    .where(and(eq(firstSets.noteId, noteId), isNull(firstSets.begunAt)))
    .returning();
  return row ?? null;
}

export async function setGenerations(
  tx: Transaction,
  noteId: string,
  ids: Pick<FirstSetsRow, 'questionsId' | 'cardsId'>,
): Promise<void> {
  await tx.update(firstSets).set(ids).where(eq(firstSets.noteId, noteId));
}

/** @returns false when it was put away before, or there is none */
export async function closeFirstSets(tx: Transaction, noteId: string, now: number): Promise<boolean> {
  const closed = await tx
    .update(firstSets)
    .set({ closedAt: getInstant(now) })
    .where(and(eq(firstSets.noteId, noteId), isNull(firstSets.closedAt)))
    .returning({ noteId: firstSets.noteId });
  return closed.length > 0;
}
