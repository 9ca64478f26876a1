import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/** Sounds of cards. Their texts name them by id. */
export const cardSounds = pgTable('card_sounds', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  storageKey: text('storage_key').notNull(),
  mediaType: text('media_type').notNull(),
  sizeBytes: integer('size_bytes').notNull(),
  /** Hash of the bytes, in hexadecimal. */
  sha256: text().notNull(),
  createdAt: instant('created_at').notNull(),
});

export type CardSoundRow = typeof cardSounds.$inferSelect;
