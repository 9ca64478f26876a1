import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/** The text of a note that is written in the product. */
export const writtenNotes = pgTable('written_notes', {
  noteId: uuid('note_id').primaryKey(),
  /** The title as it was typed; empty if the first line names the note. */
  title: text().notNull(),
  text: text().notNull(),
  version: integer().notNull().default(1),
  /** The visit of an editor that saved it. */
  editorId: uuid('editor_id').notNull(),
  /** The time when its last earlier version was stored, or when it was started. */
  retainedAt: instant('retained_at').notNull(),
  changedAt: instant('changed_at').notNull(),
});

export type WrittenRow = typeof writtenNotes.$inferSelect;

/** Earlier versions of written notes. */
export const writtenVersions = pgTable('written_versions', {
  noteId: uuid('note_id').notNull(),
  version: integer().notNull(),
  title: text().notNull(),
  text: text().notNull(),
  replacedAt: instant('replaced_at').notNull(),
});

export type WrittenVersionRow = typeof writtenVersions.$inferSelect;
