/** Counts of a person's cards, by their course and their note. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { notDeleted } from '../../../platform/undo/undo.ts';
import { isAsked } from '../card/card-scope.queries.ts';
import { cardFaces, cards } from '../card/cards.tables.ts';

export interface DeckCount extends Record<string, unknown> {
  courseId: string | null;
  noteId: string | null;
  path: string | null;
  due: number;
  learning: number;
  new: number;
  total: number;
  drafts: number;
  nextDay: string | null;
}

export interface OwnCards {
  userId: string;
  /** Cards that may be seen at this moment. */
  shown: SQL;
}

/** @returns a row for each course, note and own deck together that a card is of */
export async function countDecks(
  executor: Executor,
  { userId, shown, day, states }: OwnCards & { day: string; states: SQL },
): Promise<DeckCount[]> {
  const isDue = sql`known.due_day <= ${day}`;
  const asked = (condition: SQL) => sql`(count(*) FILTER (WHERE ${isAsked(day)} AND ${condition}))::int`;
  const { rows } = await executor.execute<DeckCount>(sql`
    SELECT ${cards.courseId} AS "courseId", ${cards.noteId} AS "noteId", ${cards.deck} AS path,
      ${asked(sql`known.phase = 'review' AND ${isDue}`)} AS due,
      ${asked(sql`known.phase <> 'review' AND ${isDue}`)} AS learning,
      ${asked(sql`NOT face.met`)} AS new,
      (count(*) FILTER (WHERE ${cards.state} = 'active' AND NOT ${cards.suspended}))::int AS total,
      (count(DISTINCT ${cards.id}) FILTER (WHERE ${cards.state} = 'draft'))::int AS drafts,
      min(known.due_day) FILTER (WHERE ${cards.state} = 'active' AND NOT ${cards.suspended}) AS "nextDay"
    FROM ${cards} JOIN ${cardFaces} AS face ON face.card_id = ${cards.id}
      LEFT JOIN ${states} AS known ON known.item_id = face.id
    WHERE ${cards.userId} = ${userId} AND ${notDeleted(cards)} AND ${shown}
    GROUP BY 1, 2, 3`);
  return rows;
}

const mostTags = 100;

/** @returns tags of a person's cards, those used most first */
export async function findTags(executor: Executor, { userId, shown }: OwnCards): Promise<string[]> {
  const tagged = executor
    .select({ tag: sql<string>`unnest(${cards.tags})`.as('tag') })
    .from(cards)
    .where(and(eq(cards.userId, userId), sql`${cards.tags} <> '{}'`, notDeleted(cards), shown))
    .as('tagged');
  const rows = await executor
    .select({ tag: tagged.tag })
    .from(tagged)
    .groupBy(tagged.tag)
    .orderBy(sql`count(*) DESC`, tagged.tag)
    .limit(mostTags);
  return rows.map(({ tag }) => tag);
}
