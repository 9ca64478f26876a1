import { eq, gte, lt, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';
import type { Executor } from '../database/database.ts';

const attemptWindows = pgTable('attempt_windows', {
  key: text().primaryKey(),
  attempts: integer().notNull(),
  startedAt: instant('started_at').notNull(),
});

export interface AttemptWindow {
  attempts: number;
  startedAt: string;
}

/**
 * Counts one more attempt in one statement, so that concurrent attempts get different numbers.
 * @param outdated a window that began before this moment starts again
 */
export async function countAttempt(
  executor: Executor,
  key: string,
  { now, outdated }: { now: string; outdated: string },
): Promise<AttemptWindow> {
  const isCurrent = gte(attemptWindows.startedAt, outdated);
  const [window] = await executor
    .insert(attemptWindows)
    .values({ key, attempts: 1, startedAt: now })
    .onConflictDoUpdate({
      target: attemptWindows.key,
      set: {
        attempts: sql`CASE WHEN ${isCurrent} THEN ${attemptWindows.attempts} + 1 ELSE 1 END`,
        startedAt: sql`CASE WHEN ${isCurrent} THEN ${attemptWindows.startedAt} ELSE ${now}::timestamptz END`,
      },
    })
    .returning({ attempts: attemptWindows.attempts, startedAt: attemptWindows.startedAt });
  if (!window) throw new Error('An attempt was not counted');

  return window;
}

export async function findWindow(executor: Executor, key: string): Promise<AttemptWindow | null> {
  const { attempts, startedAt } = attemptWindows;
  const [window] = await executor
    .select({ attempts, startedAt })
    .from(attemptWindows)
    .where(eq(attemptWindows.key, key));
  return window ?? null;
}

export async function deleteWindow(executor: Executor, key: string): Promise<void> {
  await executor.delete(attemptWindows).where(eq(attemptWindows.key, key));
}

export async function deleteWindowsStartedBefore(executor: Executor, moment: string): Promise<void> {
  await executor.delete(attemptWindows).where(lt(attemptWindows.startedAt, moment));
}
