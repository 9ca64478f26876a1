/** The pages of a student's notes that have the words of a question, for what reads them closer. */
import type { DocumentPage } from '@akada/core/text/document.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findPagesNumbered } from '../note/note-pages.repo.ts';
import * as queries from './question-pages.queries.ts';

/** Pages of one note. */
export interface FoundPages {
  noteId: string;
  pages: DocumentPage[];
}

export type QuestionPages = ReturnType<typeof createQuestionPages>;

export function createQuestionPages({ database: { db } }: { database: Database }) {
  const read = async (found: readonly queries.FoundPage[]): Promise<FoundPages[]> => {
    const byNote = Map.groupBy(found, ({ noteId }) => noteId);
    const pagesOf = ([noteId, ofNote]: [string, queries.FoundPage[]]) =>
      findPagesNumbered(
        db,
        noteId,
        ofNote.map(({ number }) => number),
      ).then((pages) => ({ noteId, pages }));
    return Promise.all([...byNote].map(pagesOf));
  };
  return {
    /**
     * @param wordStarts beginnings of the words that are looked for: letters and digits alone
     * @param noteId of one note, of which pages without any word come as well, after the others; null for all that are not put aside
     * @returns in the order of the notes: pages with more of the words and with rarer ones come first where not all are read
     */
    find: async (
      userId: string,
      wordStarts: readonly string[],
      noteId: string | null,
    ): Promise<FoundPages[]> =>
      wordStarts.length === 0 ? [] : read(await queries.findWithWords(db, { userId, noteId, wordStarts })),
    /** @returns the first pages of a note */
    beginning: async (userId: string, noteId: string): Promise<FoundPages[]> =>
      read(await queries.findFirst(db, { userId, noteId })),
  };
}
