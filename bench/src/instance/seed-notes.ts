/** Ten long notes of one student, as reading would have stored them. */
import { randomBytes } from 'node:crypto';
import { insertPages } from '../../../server/src/features/notes/note/note-pages.repo.ts';
import { notes } from '../../../server/src/features/notes/note/notes.tables.ts';
import { newFileKey } from '../../../server/src/platform/files/file-store.ts';
import { newId } from '../../../server/src/platform/ids/ids.ts';
import { proseLines, proseTerms } from '../study/prose.ts';
import type { BenchInstance } from './bench-instance.ts';

const notesEach = 10;
/** Some 300 words. */
const linesOnPage = 16;

/**
 * @param pages of all notes together
 * @returns words that occur in them
 */
export async function addNotes(
  { database: { db } }: BenchInstance,
  userId: string,
  pages: number,
): Promise<{ terms: string[]; words: number }> {
  const terms: string[] = [];
  let words = 0;
  for (let index = 0; index < notesEach; index += 1) {
    const id = newId();
    const lines = proseLines(`note ${index}`, (pages / notesEach) * linesOnPage);
    const created = Array.from({ length: pages / notesEach }, (_, page) =>
      getPage(lines.slice(page * linesOnPage, (page + 1) * linesOnPage), page + 1),
    );
    const wordCount = created.reduce((sum, { text }) => sum + text.split(' ').length, 0);
    await db.insert(notes).values({
      id,
      userId,
      originalFilename: `note-${index}.pdf`,
      mediaType: 'application/pdf',
      sizeBytes: 4_000,
      contentHash: randomBytes(32),
      storageKey: newFileKey('notes'),
      status: 'ready',
      attempts: 1,
      warnings: [],
      title: `Note ${index}`,
      pageCount: created.length,
      wordCount,
      createdAt: new Date().toISOString(),
    });
    await insertPages(db, id, created);
    terms.push(...proseTerms(`note ${index}`, 10));
    words += wordCount;
  }
  return { terms, words };
}

function getPage(lines: readonly string[], number: number) {
  const text = lines.join(' ');
  const blocks = [{ kind: 'paragraph' as const, level: 0, start: 0, end: text.length }];
  return { number, section: null, text, blocks, bold: [], reading: 'text' as const, formulas: [] };
}
