/** Files of a person that used up what a reading may take: the next ones wait, longer each time. */
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { getInstant } from '../../../platform/clock/instant.ts';
import { instant } from '../../../platform/database/columns.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { type NoteFailure, type NoteRow, notes } from './notes.tables.ts';

const slowReadings = pgTable('slow_readings', {
  userId: uuid('user_id').primaryKey(),
  recent: integer().notNull(),
  lastAt: instant('last_at').notNull(),
});

const minute = 60_000;

/** A person's slow files no longer count after this time without another slow file. */
const rememberedMs = 60 * minute;

const longestWaitMs = 32 * minute;

/** Failures of a reading that exceeded its time or its memory. */
const slowEnds: readonly NoteFailure[] = ['timed_out', 'too_large'];

export const isSlow = (failure: NoteFailure): boolean => slowEnds.includes(failure);

/** @param now milliseconds since the epoch */
export async function recordSlowReading(executor: Executor, userId: string, now: number): Promise<void> {
  const lastAt = getInstant(now);
  const forgotten = sql`${slowReadings.lastAt} < ${getInstant(now - rememberedMs)}`;
  await executor
    .insert(slowReadings)
    .values({ userId, recent: 1, lastAt })
    .onConflictDoUpdate({
      target: slowReadings.userId,
      set: { recent: sql`CASE WHEN ${forgotten} THEN 1 ELSE ${slowReadings.recent} + 1 END`, lastAt },
    });
}

/** @returns how many notes of these very bytes, deleted ones too, this person has whose reading was given up */
export async function countGivenUp(
  executor: Executor,
  { userId, contentHash }: Pick<NoteRow, 'userId' | 'contentHash'>,
): Promise<number> {
  const [row] = await executor
    .select({ total: count() })
    .from(notes)
    .where(
      and(
        eq(notes.userId, userId),
        eq(notes.contentHash, contentHash),
        eq(notes.status, 'failed'),
        inArray(notes.failureCode, [...slowEnds]),
      ),
    );
  return row?.total ?? 0;
}

/** @returns from when on the note may be read, in milliseconds since the epoch; 0 where at once */
export async function nextReadingAt(executor: Executor, noteId: string): Promise<number> {
  const [slow] = await executor
    .select({ recent: slowReadings.recent, lastAt: slowReadings.lastAt })
    .from(slowReadings)
    .innerJoin(notes, eq(notes.userId, slowReadings.userId))
    .where(eq(notes.id, noteId));
  return slow ? Date.parse(slow.lastAt) + waitAfter(slow.recent) : 0;
}

/** The first slow file is an accident: students print whole books. */
function waitAfter(recent: number): number {
  return recent < 2 ? 0 : Math.min(2 ** (recent - 1) * minute, longestWaitMs);
}
