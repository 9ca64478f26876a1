import { type SQL, sql } from 'drizzle-orm';
import { escapePattern } from '../../platform/database/contains.ts';
import type { Executor } from '../../platform/database/database.ts';
import { conversationSides, messages } from './conversation/messages.tables.ts';

export interface FoundRow extends Record<string, unknown> {
  id: string;
  conversationId: string;
  position: number;
  authorId: string;
  otherId: string;
  text: string;
  writtenAt: string;
}

/** The same form as the column `words`, whatever the case and the accents of the text. */
const fold = (pattern: string): SQL =>
  sql`lower(regexp_replace(normalize(${pattern}::text, NFD), '[\\u0300-\\u036f]', '', 'g'))`;

/**
 * Reads all messages of a person at most, which retention bounds.
 *
 * @param cursor the last row of the previous page
 * @returns messages of the person's conversations with this text, the newest first
 */
export async function findWithText(
  executor: Executor,
  userId: string,
  { text, cursor, limit }: { text: string; cursor: { writtenAt: string; id: string } | null; limit: number },
): Promise<FoundRow[]> {
  const isEarlier =
    cursor === null
      ? sql`true`
      : sql`(m.written_at, m.id) < (${cursor.writtenAt}::timestamptz, ${cursor.id}::uuid)`;
  const { rows } = await executor.execute<FoundRow>(sql`
    SELECT m.id, m.conversation_id AS "conversationId", m.position, m.author_id AS "authorId",
      other.user_id AS "otherId", m.text,
      to_char(m.written_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "writtenAt"
    FROM ${conversationSides} mine
      JOIN ${conversationSides} other ON other.conversation_id = mine.conversation_id AND other.user_id <> mine.user_id
      JOIN ${messages} m ON m.conversation_id = mine.conversation_id
    WHERE mine.user_id = ${userId} AND ${isEarlier} AND m.words LIKE ${fold(`%${escapePattern(text)}%`)}
    ORDER BY m.written_at DESC, m.id DESC LIMIT ${limit}`);
  return rows;
}
