/** The pages of a student's notes that have the words of a question, for what reads them closer. */
import type { DocumentPage } from '@akada/core/text/document.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { findPagesNumbered } from '../note/note-pages.repo.ts';
import { notePages, notes } from '../note/notes.tables.ts';

/** Pages of one note. */
export interface FoundPages {
  noteId: string;
  pages: DocumentPage[];
}

/** What is read closer of all notes: more costs time and finds nothing better. */
const mostPages = 60;
const mostCharacters = 250_000;

export type QuestionPages = ReturnType<typeof createQuestionPages>;

export function createQuestionPages({ database: { db } }: { database: Database }) {
  /** Of the best pages those that fit together into what is read. */
  const within = async (ranked: SQL): Promise<FoundPages[]> => {
    const { rows } = await db.execute<{ note_id: string; number: number }>(sql`
      SELECT note_id, number FROM (
        SELECT *, sum(length) OVER (ORDER BY score DESC, note_id, number) AS read FROM (${ranked}) AS ranked
      ) AS counted
      WHERE read - length < ${mostCharacters} ORDER BY note_id, number`);
    const byNote = Map.groupBy(rows, ({ note_id }) => note_id);
    return Promise.all(
      [...byNote].map(async ([noteId, found]) => ({
        noteId,
        pages: await findPagesNumbered(
          db,
          noteId,
          found.map(({ number }) => number),
        ),
      })),
    );
  };
  const isRead = sql`note.deleted_at IS NULL AND note.status = 'ready' AND page.reading <> 'unreadable'`;

  return {
    /**
     * @param wordStarts beginnings of the words that are looked for: letters and digits alone
     * @param noteId of one note, of which pages without any word come as well, after the others; null for all that are not put aside
     * @returns in the order of the notes: pages with more of the words and with rarer ones come first where not all are read
     */
    async find(userId: string, wordStarts: readonly string[], noteId: string | null): Promise<FoundPages[]> {
      if (wordStarts.length === 0) return [];
      const scope =
        noteId === null
          ? sql`note.user_id = ${userId} AND note.archived_at IS NULL`
          : sql`note.user_id = ${userId} AND note.id = ${noteId}`;
      const words = sql.join(
        wordStarts.map((start) => sql`(${start}::text, to_tsquery('note_words', ${`${start}:*`}))`),
        sql`, `,
      );
      return within(sql`
        WITH words (word, query) AS MATERIALIZED (VALUES ${words}),
        found AS MATERIALIZED (
          SELECT page.note_id, page.number, page.length, word FROM (
            SELECT page.note_id, page.number, length(page.text) AS length, page.words FROM ${notePages} AS page
            JOIN ${notes} AS note ON note.id = page.note_id WHERE ${scope} AND ${isRead}
          ) AS page LEFT JOIN words ON page.words @@ words.query
        ),
        weights AS (SELECT word, 1 / (1 + ln(count(*))) AS weight FROM found WHERE word IS NOT NULL GROUP BY word)
        SELECT note_id, number, length, sum(coalesce(weight, 0)) AS score FROM found LEFT JOIN weights USING (word)
        GROUP BY note_id, number, length ${noteId === null ? sql`HAVING sum(weight) > 0` : sql``}
        ORDER BY score DESC, note_id, number LIMIT ${mostPages}`);
    },

    /** @returns the first pages of a note */
    beginning: (userId: string, noteId: string): Promise<FoundPages[]> =>
      within(sql`
        SELECT page.note_id, page.number, length(page.text) AS length, -page.number AS score FROM ${notePages} AS page
        JOIN ${notes} AS note ON note.id = page.note_id
        WHERE note.user_id = ${userId} AND note.id = ${noteId} AND ${isRead}
        ORDER BY page.number LIMIT 5`),
  };
}
