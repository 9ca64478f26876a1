import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/** Phrases that a tutor uses again in comments. */
export const tutorPhrases = pgTable(
  'tutor_phrases',
  {
    userId: uuid('user_id').notNull(),
    text: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  ({ userId, text: phrase }) => [primaryKey({ columns: [userId, phrase] })],
);
