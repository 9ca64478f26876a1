import { and, asc, eq, lte } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { type PushDayRow, pushDays, pushSchedules } from './push.tables.ts';

/** A student who has a schedule keeps it. */
export async function addSchedule(tx: Transaction, userId: string, nextAt: string): Promise<void> {
  await tx.insert(pushSchedules).values({ userId, nextAt }).onConflictDoNothing();
}

/** @returns students whose hour has come, earliest first */
export async function findDueSchedules(executor: Executor, now: string, limit: number): Promise<string[]> {
  const rows = await executor
    .select({ userId: pushSchedules.userId })
    .from(pushSchedules)
    .where(lte(pushSchedules.nextAt, now))
    .orderBy(asc(pushSchedules.nextAt))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** @returns the student's hour if it has come, locked for this transaction; null also if another transaction holds it */
export async function lockDueSchedule(tx: Transaction, userId: string, now: string): Promise<string | null> {
  const [row] = await tx
    .select()
    .from(pushSchedules)
    .where(and(eq(pushSchedules.userId, userId), lte(pushSchedules.nextAt, now)))
    .for('update', { skipLocked: true });
  return row?.nextAt ?? null;
}

export async function moveSchedule(executor: Executor, userId: string, nextAt: string): Promise<void> {
  await executor.update(pushSchedules).set({ nextAt }).where(eq(pushSchedules.userId, userId));
}

export async function deleteSchedule(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(pushSchedules).where(eq(pushSchedules.userId, userId));
}

/** @returns false if the student has had the reminder of this day */
export async function insertDay(tx: Transaction, row: PushDayRow): Promise<boolean> {
  const rows = await tx
    .insert(pushDays)
    .values(row)
    .onConflictDoNothing()
    .returning({ userId: pushDays.userId });
  return rows.length > 0;
}
