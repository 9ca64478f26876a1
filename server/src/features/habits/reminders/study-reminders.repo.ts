import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { pgTable, smallint, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';

/** Students who are reminded to study, and when next; null while it is off. */
export const studyReminders = pgTable('study_reminders', {
  userId: uuid('user_id').primaryKey(),
  hour: smallint().notNull(),
  nextAt: instant('next_at'),
});

export type StudyReminderRow = typeof studyReminders.$inferSelect;

export async function findReminder(executor: Executor, userId: string): Promise<StudyReminderRow | null> {
  const [row] = await executor.select().from(studyReminders).where(eq(studyReminders.userId, userId));
  return row ?? null;
}

export async function putReminder(executor: Executor, row: StudyReminderRow): Promise<void> {
  const { hour, nextAt } = row;
  await executor
    .insert(studyReminders)
    .values(row)
    .onConflictDoUpdate({ target: studyReminders.userId, set: { hour, nextAt } });
}

/** @returns students whose hour has come, earliest first */
export async function findDueReminders(executor: Executor, now: string, limit: number): Promise<string[]> {
  const rows = await executor
    .select({ userId: studyReminders.userId })
    .from(studyReminders)
    .where(lte(studyReminders.nextAt, now))
    .orderBy(asc(studyReminders.nextAt))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** @returns the student's enabled reminder, locked for this transaction; null if another transaction holds it */
export async function lockReminder(
  tx: Transaction,
  userId: string,
): Promise<(StudyReminderRow & { nextAt: string }) | null> {
  const [row] = await tx
    .select()
    .from(studyReminders)
    .where(and(eq(studyReminders.userId, userId), isNotNull(studyReminders.nextAt)))
    .for('update', { skipLocked: true });
  return row && row.nextAt !== null ? { ...row, nextAt: row.nextAt } : null;
}
