import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id').primaryKey(),
  /** Changes with the address. */
  id: uuid().notNull(),
  createdAt: instant('created_at').notNull(),
});

export type CalendarFeedRow = typeof calendarFeeds.$inferSelect;
