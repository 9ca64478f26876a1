import { and, eq, inArray } from 'drizzle-orm';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor } from '../../platform/database/database.ts';
import { finishedReadings } from './exam-plans.tables.ts';

/** @returns by reading the local day on which it was finished */
export async function findFinished(
  executor: Executor,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { readingId, localDay } = finishedReadings;
  const rows = await executor
    .select({ readingId, localDay })
    .from(finishedReadings)
    .where(and(eq(finishedReadings.userId, userId), inArray(readingId, [...ids])));
  return new Map(rows.map((row) => [row.readingId, row.localDay]));
}

/** The first time counts; a reading that was not finished after all is one to read again. */
export async function writeFinished(
  executor: Executor,
  { userId, readingId }: { userId: string; readingId: string },
  finished: { now: number; localDay: string } | null,
): Promise<void> {
  if (finished === null) {
    await executor
      .delete(finishedReadings)
      .where(and(eq(finishedReadings.userId, userId), eq(finishedReadings.readingId, readingId)));
    return;
  }
  const { now, localDay } = finished;
  await executor
    .insert(finishedReadings)
    .values({ userId, readingId, finishedAt: getInstant(now), localDay })
    .onConflictDoNothing();
}
