import type { DocumentPage } from '@akada/core/text/document.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { notePages } from './note/notes.tables.ts';

/** A statement carries 65,535 parameters at most, and a page takes seven. */
const rowsPerStatement = 1_000;

export async function insertPages(
  executor: Executor,
  noteId: string,
  pages: readonly DocumentPage[],
): Promise<void> {
  for (let at = 0; at < pages.length; at += rowsPerStatement) {
    const rows = pages.slice(at, at + rowsPerStatement).map((page) => ({ noteId, ...page }));
    await executor.insert(notePages).values(rows);
  }
}

/** @returns all pages in their order */
export function findPages(executor: Executor, noteId: string): Promise<DocumentPage[]> {
  return executor
    .select({
      number: notePages.number,
      section: notePages.section,
      text: notePages.text,
      blocks: notePages.blocks,
      bold: notePages.bold,
      reading: notePages.reading,
    })
    .from(notePages)
    .where(eq(notePages.noteId, noteId))
    .orderBy(asc(notePages.number));
}

export async function findPageText(
  executor: Executor,
  noteId: string,
  number: number,
): Promise<Pick<DocumentPage, 'section' | 'text' | 'reading'> | null> {
  const [row] = await executor
    .select({ section: notePages.section, text: notePages.text, reading: notePages.reading })
    .from(notePages)
    .where(and(eq(notePages.noteId, noteId), eq(notePages.number, number)));
  return row ?? null;
}
