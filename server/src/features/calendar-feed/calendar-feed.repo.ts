import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { type CalendarFeedRow, calendarFeeds } from './calendar-feed.tables.ts';

export async function findFeed(executor: Executor, userId: string): Promise<CalendarFeedRow | null> {
  const [row] = await executor.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return row ?? null;
}

export async function findFeedWithId(executor: Executor, id: string): Promise<CalendarFeedRow | null> {
  const [row] = await executor.select().from(calendarFeeds).where(eq(calendarFeeds.id, id));
  return row ?? null;
}

export async function putFeed(executor: Executor, row: CalendarFeedRow): Promise<void> {
  const { id, createdAt } = row;
  await executor
    .insert(calendarFeeds)
    .values(row)
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { id, createdAt } });
}

export async function deleteFeed(executor: Executor, userId: string): Promise<void> {
  await executor.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}
