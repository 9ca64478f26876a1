import type { CardImport, CardImportPreview } from '@akada/contract/material/flashcards/card-imports.ts';
import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import { workColumns } from '../../../platform/work/work-rows.ts';

/** Files of cards that wait, are read or imported, or are finished. */
export const cardImports = pgTable('card_imports', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  status: text().$type<CardImport['status']>().notNull(),
  filename: text().notNull(),
  /** Null once the file is not needed any more. */
  storageKey: text('storage_key'),
  /** Stops at the preview. */
  dryRun: boolean('dry_run').notNull(),
  schedule: text().$type<'keep' | 'fresh'>().notNull(),
  zone: text().notNull(),
  separator: text(),
  rowSeparator: text('row_separator'),
  preview: jsonb().$type<CardImportPreview>(),
  problem: text(),
  /** The next part begins after this note, and after this number of cards of its page. */
  afterNote: bigint('after_note', { mode: 'number' }).notNull().default(0),
  storedOfPage: integer('stored_of_page').notNull().default(0),
  added: integer().notNull().default(0),
  changed: integer().notNull().default(0),
  same: integer().notNull().default(0),
  due: integer().notNull().default(0),
  lostFiles: integer('lost_files').notNull().default(0),
  takenBackAt: instant('taken_back_at'),
  removed: integer().notNull().default(0),
  restored: integer().notNull().default(0),
  remaining: integer().notNull().default(0),
  ...workColumns(),
  createdAt: instant('created_at').notNull(),
  finishedAt: instant('finished_at'),
});

export type CardImportRow = typeof cardImports.$inferSelect;

/** An import whose file is still there. */
export type CardImportToRead = CardImportRow & { storageKey: string };
