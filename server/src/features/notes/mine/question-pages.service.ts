/** Loads the pages of a student's notes that contain words of a question, for readers that examine them closely. */
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
    const getPages = ([noteId, ofNote]: [string, queries.FoundPage[]]) =>
      findPagesNumbered(
        db,
        noteId,
        ofNote.map(({ number }) => number),
      ).then((pages) => ({ noteId, pages }));
    return Promise.all([...byNote].map(getPages));
  };
  return {
    /**
     * @param wordStarts beginnings of the search words, only letters and digits
     * @param noteId a single note, whose pages without any word come last; null for all notes that are not
     * archived
     * @returns pages in the order of the notes; if not all pages fit, those with more words and rarer words
     * are preferred
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
