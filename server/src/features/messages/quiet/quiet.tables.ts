import { pgTable, smallint, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

export const messageSettings = pgTable('message_settings', {
  userId: uuid('user_id').primaryKey(),
  /** Full hours where the person lives; both null for no quiet hours. */
  quietStart: smallint('quiet_from'),
  quietEnd: smallint('quiet_until'),
  changedAt: instant('changed_at').notNull(),
});

export type SettingsRow = typeof messageSettings.$inferSelect;
