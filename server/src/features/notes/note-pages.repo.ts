import type { DocumentPage } from '@akada/core/text/document.ts';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import type { RecognisedPage } from '../../platform/recognition/recognised-page.ts';
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

/** Replaces what a page without text was stored as. */
export async function updatePage(
  executor: Executor,
  noteId: string,
  { page, confidence }: RecognisedPage,
): Promise<void> {
  const { number, ...content } = page;
  await executor
    .update(notePages)
    .set({ ...content, confidence })
    .where(and(eq(notePages.noteId, noteId), eq(notePages.number, number)));
}

/** Of a note that turned out to have no text. */
export async function deletePages(executor: Executor, noteId: string): Promise<void> {
  await executor.delete(notePages).where(eq(notePages.noteId, noteId));
}

const pageColumns = {
  number: notePages.number,
  section: notePages.section,
  text: notePages.text,
  blocks: notePages.blocks,
  bold: notePages.bold,
  reading: notePages.reading,
};

/** @returns all pages in their order */
export function findPages(executor: Executor, noteId: string): Promise<DocumentPage[]> {
  return executor
    .select(pageColumns)
    .from(notePages)
    .where(eq(notePages.noteId, noteId))
    .orderBy(asc(notePages.number));
}

export async function findPage(
  executor: Executor,
  noteId: string,
  number: number,
): Promise<DocumentPage | null> {
  const [row] = await executor
    .select(pageColumns)
    .from(notePages)
    .where(and(eq(notePages.noteId, noteId), eq(notePages.number, number)));
  return row ?? null;
}

export type PageText = Pick<DocumentPage, 'number' | 'section' | 'text'>;

/** @returns the text of the pages after the given one, in their order, at most so many */
export function findTexts(
  executor: Executor,
  noteId: string,
  { after, limit }: { after: number; limit: number },
): Promise<PageText[]> {
  return executor
    .select({ number: notePages.number, section: notePages.section, text: notePages.text })
    .from(notePages)
    .where(and(eq(notePages.noteId, noteId), gt(notePages.number, after)))
    .orderBy(asc(notePages.number))
    .limit(limit);
}
