import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { undoColumns } from '../../platform/undo/undo.ts';

/** A row has entry and facts, or the text that an earlier version stored. Its type may be one of that version. */
export const notifications = pgTable('notifications', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  type: text().notNull(),
  entry: text(),
  facts: jsonb().$type<object>(),
  title: text(),
  message: text(),
  link: text(),
  eventId: bigint('event_id', { mode: 'number' }).notNull(),
  createdAt: instant('created_at').notNull(),
  readAt: instant('read_at'),
  inApp: boolean('in_app').notNull().default(true),
  digestAt: instant('digest_at'),
  times: integer().notNull().default(1),
  ...undoColumns(),
});

export type NotificationRow = typeof notifications.$inferSelect;

/** The columns that the text of a notification is made of. */
export type NotificationContent = Pick<
  NotificationRow,
  'type' | 'entry' | 'facts' | 'times' | 'title' | 'message' | 'link'
>;

export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: uuid('user_id').notNull(),
    type: text().notNull(),
    inApp: boolean('in_app'),
    email: boolean(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.type] })],
);

export const notificationSettings = pgTable('notification_settings', {
  userId: uuid('user_id').primaryKey(),
  dailyDigest: boolean('daily_digest').notNull(),
});
