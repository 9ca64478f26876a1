import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';
import { workColumns } from '../work/work-rows.ts';
import type { MailCalendar } from './transport.ts';

export const mailOutbox = pgTable('mail_outbox', {
  id: uuid().primaryKey(),
  recipient: text().notNull(),
  subject: text().notNull(),
  bodyText: text('body_text').notNull(),
  bodyHtml: text('body_html').notNull(),
  calendar: jsonb().$type<MailCalendar>(),
  createdAt: instant('created_at').notNull(),
  status: text().$type<'waiting' | 'sending' | 'sent' | 'given_up'>().notNull(),
  ...workColumns(),
  lastError: text('last_error'),
  sentAt: instant('sent_at'),
  givenUpAt: instant('given_up_at'),
});

export type MailRow = typeof mailOutbox.$inferSelect;

export const sandboxMail = pgTable('sandbox_mail', {
  id: uuid().primaryKey(),
  recipient: text().notNull(),
  subject: text().notNull(),
  bodyText: text('body_text').notNull(),
  bodyHtml: text('body_html').notNull(),
  calendar: jsonb().$type<MailCalendar>(),
  sentAt: instant('sent_at').notNull(),
});
