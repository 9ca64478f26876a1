import type { PageFormula } from '@akada/contract/material/note-pages.ts';
import type { DocumentPage } from '@akada/core/text/document.ts';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import type { RecognisedPage } from '../../../platform/recognition/recognised-page.ts';
import { notePages, notes } from './notes.tables.ts';

/** A statement carries 65,535 parameters at most, and a page takes eight. */
const rowsPerStatement = 1_000;

/** A page with the formulas of its text. */
export interface StoredPage extends DocumentPage {
  formulas: PageFormula[];
}

export async function insertPages(
  executor: Executor,
  noteId: string,
  pages: readonly StoredPage[],
): Promise<void> {
  for (let index = 0; index < pages.length; index += rowsPerStatement) {
    const rows = pages.slice(index, index + rowsPerStatement).map((page) => ({ noteId, ...page }));
    await executor.insert(notePages).values(rows);
  }
}

/** Replaces what a page without text was stored as. */
export async function updatePage(
  executor: Executor,
  noteId: string,
  { page, confidence, readBy }: RecognisedPage & { readBy: string | null },
): Promise<void> {
  const { number, ...content } = page;
  await executor
    .update(notePages)
    .set({ ...content, confidence, readBy })
    .where(and(eq(notePages.noteId, noteId), eq(notePages.number, number)));
}

/** Deletes the pages of a note that proved to have no text. */
export async function deletePages(executor: Executor, noteId: string): Promise<void> {
  await executor.delete(notePages).where(eq(notePages.noteId, noteId));
}

/** Writes the formulas of pages that have other ones. */
export async function replaceFormulas(
  executor: Executor,
  noteId: string,
  pages: readonly Pick<StoredPage, 'number' | 'formulas'>[],
): Promise<void> {
  await executor.execute(sql`
    UPDATE ${notePages} AS old SET formulas = made.formulas
    FROM jsonb_to_recordset(${JSON.stringify(pages)}::jsonb) AS made (number integer, formulas jsonb)
    WHERE old.note_id = ${noteId} AND old.number = made.number AND old.formulas <> made.formulas`);
}

/** Writes the sections of pages that have other ones. */
export async function replaceSections(
  executor: Executor,
  noteId: string,
  pages: readonly Pick<StoredPage, 'number' | 'section'>[],
): Promise<void> {
  const created = pages.map(({ number, section }) => ({ number, section }));
  await executor.execute(sql`
    UPDATE ${notePages} AS old SET section = made.section
    FROM jsonb_to_recordset(${JSON.stringify(created)}::jsonb) AS made (number integer, section text)
    WHERE old.note_id = ${noteId} AND old.number = made.number AND old.section IS DISTINCT FROM made.section`);
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

/** @returns a digest of everything that the engine reads of a note: it changes with the text */
export async function findTextDigest(executor: Executor, noteId: string): Promise<string> {
  const { rows } = await executor.execute<{ digest: string }>(sql`
    SELECT md5(concat_ws('|', note.title, note.paged, (
      SELECT string_agg(
        md5(concat_ws('|', page.number, page.section, page.reading, page.blocks, page.bold, page.text)), ''
        ORDER BY page.number)
      FROM ${notePages} AS page WHERE page.note_id = note.id))) AS digest
    FROM ${notes} AS note WHERE note.id = ${noteId}`);
  return rows[0]?.digest ?? '';
}

/** @returns the existing pages among these numbers, in ascending order */
export function findPagesNumbered(
  executor: Executor,
  noteId: string,
  numbers: readonly number[],
): Promise<DocumentPage[]> {
  return executor
    .select(pageColumns)
    .from(notePages)
    .where(and(eq(notePages.noteId, noteId), inArray(notePages.number, [...numbers])))
    .orderBy(asc(notePages.number));
}

export async function findPage(
  executor: Executor,
  noteId: string,
  number: number,
): Promise<(StoredPage & { readBy: string | null }) | null> {
  const [row] = await executor
    .select({ ...pageColumns, formulas: notePages.formulas, readBy: notePages.readBy })
    .from(notePages)
    .where(and(eq(notePages.noteId, noteId), eq(notePages.number, number)));
  return row ?? null;
}

export type PageText = Pick<DocumentPage, 'number' | 'section' | 'text'>;

/** @returns the text of at most this many pages after the given page, in ascending order */
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

/** A part of a page. */
export interface PageWindow {
  number: number;
  start: number;
  end: number;
}

/** @returns for each page number, the formulas that overlap a window, in order */
export async function findFormulasIn(
  executor: Executor,
  noteId: string,
  windows: readonly PageWindow[],
): Promise<Map<number, PageFormula[]>> {
  const parts = windows.map(({ number, start, end }) => ({ number, start, end }));
  const { rows } = await executor.execute<{ number: number; formulas: PageFormula[] }>(sql`
    SELECT page.number, jsonb_path_query_array(
      page.formulas, '$[*] ? (@.start < $to && @.end > $from)',
      jsonb_build_object('from', part.start, 'to', part.end)) AS formulas
    FROM ${notePages} AS page
    JOIN jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) AS part (number integer, start integer, "end" integer)
      ON part.number = page.number
    WHERE page.note_id = ${noteId}`);

  return new Map(rows.map(({ number, formulas }) => [number, formulas]));
}
