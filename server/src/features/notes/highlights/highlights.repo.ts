import { and, asc, eq } from 'drizzle-orm';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import type { Executor } from '../../../platform/database/database.ts';

/** Words of a note that its owner has marked. */
export const noteHighlights = pgTable('note_highlights', {
  id: uuid().primaryKey(),
  noteId: uuid('note_id').notNull(),
  page: integer().notNull(),
  quote: text().notNull(),
  createdAt: instant('created_at').notNull(),
});

export type HighlightRow = typeof noteHighlights.$inferSelect;

/** @returns the highlights of a note, ordered by page */
export function findHighlights(executor: Executor, noteId: string): Promise<HighlightRow[]> {
  return executor
    .select()
    .from(noteHighlights)
    .where(eq(noteHighlights.noteId, noteId))
    .orderBy(asc(noteHighlights.page), asc(noteHighlights.createdAt), asc(noteHighlights.id));
}

/** @returns the new row, or the existing row that marks the same words of the same page */
export async function insertHighlight(executor: Executor, row: HighlightRow): Promise<HighlightRow> {
  await executor.insert(noteHighlights).values(row).onConflictDoNothing();
  const { noteId, page, quote } = row;
  const [stored] = await executor
    .select()
    .from(noteHighlights)
    .where(
      and(eq(noteHighlights.noteId, noteId), eq(noteHighlights.page, page), eq(noteHighlights.quote, quote)),
    );
  return stored ?? row;
}

/** @returns whether it was there */
export async function deleteHighlight(executor: Executor, noteId: string, id: string): Promise<boolean> {
  const removed = await executor
    .delete(noteHighlights)
    .where(and(eq(noteHighlights.noteId, noteId), eq(noteHighlights.id, id)))
    .returning({ id: noteHighlights.id });
  return removed.length > 0;
}
