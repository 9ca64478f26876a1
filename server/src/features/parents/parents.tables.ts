import { boolean, date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../platform/database/columns.ts';
import { undoColumns } from '../../platform/undo/undo.ts';

export const parents = pgTable('parents', {
  id: uuid().primaryKey(),
  /** The student. */
  userId: uuid('user_id').notNull(),
  codeHash: bytes('code_hash').notNull(),
  name: text().notNull(),
  email: text(),
  bySchool: boolean('by_school').notNull(),
  createdAt: instant('created_at').notNull(),
  lastOpenedAt: instant('last_opened_at'),
  /** The Monday of the week that the next mail tells of; null while no mail is wanted. */
  mailWeek: date('mail_week'),
  nextMailAt: instant('next_mail_at'),
  ...undoColumns(),
});

export type ParentRow = typeof parents.$inferSelect;
