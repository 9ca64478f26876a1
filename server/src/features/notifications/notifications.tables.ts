import type { NotificationType } from '@akada/core/notifications/types.ts';
import { bigint, boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/timestamp.ts';

export const notifications = pgTable('notifications', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  type: text().$type<NotificationType>().notNull(),
  title: text().notNull(),
  message: text().notNull(),
  link: text().notNull(),
  eventId: bigint('event_id', { mode: 'number' }).notNull(),
  createdAt: instant('created_at').notNull(),
  readAt: instant('read_at'),
  inApp: boolean('in_app').notNull().default(true),
  digestAt: instant('digest_at'),
});

export type NotificationRow = typeof notifications.$inferSelect;

export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: uuid('user_id').notNull(),
    type: text().$type<NotificationType>().notNull(),
    inApp: boolean('in_app').notNull(),
    email: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.type] })],
);

export const notificationSettings = pgTable('notification_settings', {
  userId: uuid('user_id').primaryKey(),
  dailyDigest: boolean('daily_digest').notNull(),
});
