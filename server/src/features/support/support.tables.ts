import type { SupportKind, SupportState } from '@akada/core/support/support-rules.ts';
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

export const supportRequests = pgTable('support_requests', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text().$type<SupportKind>().notNull(),
  page: text().notNull(),
  state: text().$type<SupportState>().notNull(),
  waitingSince: instant('waiting_since').notNull(),
  claimedBy: uuid('claimed_by'),
  claimedUntil: instant('claimed_until'),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
});

export type RequestRow = typeof supportRequests.$inferSelect;

export const supportMessages = pgTable('support_messages', {
  id: uuid().primaryKey(),
  requestId: uuid('request_id').notNull(),
  userId: uuid('user_id').notNull(),
  fromSupport: boolean('from_support').notNull(),
  answeredBy: uuid('answered_by'),
  text: text().notNull(),
  writtenAt: instant('written_at').notNull(),
});

export type MessageRow = typeof supportMessages.$inferSelect;
