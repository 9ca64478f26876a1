import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/** Pictures of questions and passages. Their texts name them by id. */
export const questionPictures = pgTable('question_pictures', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  storageKey: text('storage_key').notNull(),
  sizeBytes: integer('size_bytes').notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** Hash of the bytes that were sent, in hexadecimal. */
  sha256: text().notNull(),
  createdAt: instant('created_at').notNull(),
});

export type QuestionPictureRow = typeof questionPictures.$inferSelect;
