import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

export const messageReports = pgTable('message_reports', {
  requestId: uuid('request_id').primaryKey(),
  messageId: uuid('message_id').notNull(),
  reporterId: uuid('reporter_id').notNull(),
  reportedAt: instant('reported_at').notNull(),
});

export type ReportRow = typeof messageReports.$inferSelect;
