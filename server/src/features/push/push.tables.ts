import { boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../platform/database/columns.ts';
import { workColumns } from '../../platform/work/work-rows.ts';

export const pushKeys = pgTable('push_keys', {
  id: uuid().primaryKey(),
  publicKey: text('public_key').notNull(),
  sealedPrivateKey: bytes('sealed_private_key').notNull(),
  isCurrent: boolean('is_current').notNull(),
  createdAt: instant('created_at').notNull(),
});

export type PushKeyRow = typeof pushKeys.$inferSelect;

export const pushDevices = pgTable('push_devices', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  keyId: uuid('key_id').notNull(),
  endpoint: text().notNull(),
  clientKey: bytes('client_key').notNull(),
  clientSecret: bytes('client_secret').notNull(),
  createdAt: instant('created_at').notNull(),
  lastSentAt: instant('last_sent_at'),
});

export type PushDeviceRow = typeof pushDevices.$inferSelect;

export const pushDeclines = pgTable('push_refusals', {
  userId: uuid('user_id').primaryKey(),
  declinedAt: instant('refused_at').notNull(),
});

export const pushSchedules = pgTable('push_schedules', {
  userId: uuid('user_id').primaryKey(),
  nextAt: instant('next_at').notNull(),
});

export const pushDays = pgTable(
  'push_days',
  {
    userId: uuid('user_id').notNull(),
    localDay: date('local_day').notNull(),
    cards: integer().notNull(),
    questions: integer().notNull(),
    sessions: integer().notNull(),
    exams: integer().notNull(),
    planMinutes: integer('plan_minutes').notNull(),
    examDays: integer('exam_days'),
    examTime: text('exam_time'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  ({ userId, localDay }) => [primaryKey({ columns: [userId, localDay] })],
);

export type PushDayRow = typeof pushDays.$inferSelect;

export const pushMessages = pgTable('push_messages', {
  id: uuid().primaryKey(),
  deviceId: uuid('device_id').notNull(),
  userId: uuid('user_id').notNull(),
  localDay: date('local_day').notNull(),
  status: text().$type<'waiting' | 'sending' | 'sent' | 'given_up'>().notNull(),
  ...workColumns(),
});

export type PushMessageRow = typeof pushMessages.$inferSelect;
