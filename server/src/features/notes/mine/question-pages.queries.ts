/** Finds pages that contain words of a question. Pages with more words, and with rarer words, come first. */
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { notePages, notes } from '../note/notes.tables.ts';

export interface FoundPage {
  noteId: string;
  number: number;
}

/** Limits for the pages that are read closely: more pages cost time and find nothing better. */
const mostPages = 60;
const mostFirstPages = 5;
const mostCharacters = 250_000;

const isRead = sql`note.deleted_at IS NULL AND note.status = 'ready' AND page.reading <> 'unreadable'`;

/**
 * @param ranked pages with length and score
 * @returns the best pages that fit together into the character limit
 */
async function within(executor: Executor, ranked: SQL): Promise<FoundPage[]> {
  const { rows } = await executor.execute<{ note_id: string; number: number }>(sql`
    SELECT note_id, number FROM (
      SELECT *, sum(length) OVER (ORDER BY score DESC, note_id, number) AS read FROM (${ranked}) AS ranked
    ) AS counted
    WHERE read - length < ${mostCharacters} ORDER BY note_id, number`);
  return rows.map(({ note_id: noteId, number }) => ({ noteId, number }));
}

/**
 * @param wanted.noteId null for all notes that are not archived; for a single note, pages without any word
 * come last
 */
export function findWithWords(
  executor: Executor,
  { userId, noteId, wordStarts }: { userId: string; noteId: string | null; wordStarts: readonly string[] },
): Promise<FoundPage[]> {
  const scope =
    noteId === null
      ? sql`note.user_id = ${userId} AND note.archived_at IS NULL`
      : sql`note.user_id = ${userId} AND note.id = ${noteId}`;
  const words = sql.join(
    wordStarts.map((start) => sql`(${start}::text, to_tsquery('note_words', ${`${start}:*`}))`),
    sql`, `,
  );
  return within(
    executor,
    sql`
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
      ORDER BY score DESC, note_id, number LIMIT ${mostPages}`,
  );
}

export function findFirst(
  executor: Executor,
  { userId, noteId }: { userId: string; noteId: string },
): Promise<FoundPage[]> {
  return within(
    executor,
    sql`
      SELECT page.note_id, page.number, length(page.text) AS length, -page.number AS score FROM ${notePages} AS page
      JOIN ${notes} AS note ON note.id = page.note_id
      WHERE note.user_id = ${userId} AND note.id = ${noteId} AND ${isRead}
      ORDER BY page.number LIMIT ${mostFirstPages}`,
  );
}
