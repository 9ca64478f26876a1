import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/** People of whom the school says that they are adults. Everybody else counts as a minor. */
export const adults = pgTable('adults', {
  userId: uuid('user_id').primaryKey(),
  markedAt: instant('marked_at').notNull(),
});
