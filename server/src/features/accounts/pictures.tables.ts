import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/timestamp.ts';

export const pictures = pgTable('pictures', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  storageKey: text('storage_key').notNull(),
  sizeBytes: integer('size_bytes').notNull(),
  createdAt: instant('created_at').notNull(),
});

export type PictureRow = typeof pictures.$inferSelect;
