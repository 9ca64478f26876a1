import { asc, eq, lte, sql } from 'drizzle-orm';
import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';

const planReminders = pgTable('exam_plan_reminders', {
  userId: uuid('user_id').primaryKey(),
  nextAt: instant('next_at').notNull(),
});

type PlanReminderRow = typeof planReminders.$inferSelect;

/** An earlier time stays: looking at plans too early changes nothing. */
export async function hasten(tx: Transaction, row: PlanReminderRow): Promise<void> {
  await tx
    .insert(planReminders)
    .values(row)
    .onConflictDoUpdate({
      target: planReminders.userId,
      set: { nextAt: sql`LEAST(${planReminders.nextAt}, excluded.next_at)` },
    });
}

/** @returns students whose time has come, earliest first */
export async function findDue(executor: Executor, now: string, limit: number): Promise<string[]> {
  const rows = await executor
    .select({ userId: planReminders.userId })
    .from(planReminders)
    .where(lte(planReminders.nextAt, now))
    .orderBy(asc(planReminders.nextAt))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** @returns the student's time, locked for this transaction; null if another transaction holds it */
export async function lockReminder(tx: Transaction, userId: string): Promise<string | null> {
  const [row] = await tx
    .select()
    .from(planReminders)
    .where(eq(planReminders.userId, userId))
    .for('update', { skipLocked: true });
  return row?.nextAt ?? null;
}

export async function moveReminder(tx: Transaction, { userId, nextAt }: PlanReminderRow): Promise<void> {
  await tx.update(planReminders).set({ nextAt }).where(eq(planReminders.userId, userId));
}

export async function deleteReminder(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(planReminders).where(eq(planReminders.userId, userId));
}
