/** Conditions on what memory knows of the faces of a card. */
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { cardFaces, cards } from '../card/cards.tables.ts';

/**
 * A few cards are found first, and the list looks up their ids. If there are more, the
 * list tests each card in its order instead and fills a page soon: 25,000 ids took 55 ms of processor time.
 */
const maxIds = 3_000;

/**
 * @param items rows of memory with an `item_id`, as a part of a statement
 * @param condition on such a row, which is named `known`
 * @returns the condition of cards with a face whose row meets it
 */
export async function hasKnownFace(executor: Executor, items: SQL, condition: SQL): Promise<SQL> {
  const { rows } = await executor.execute<{ ids: string[] }>(sql`
    SELECT ARRAY(SELECT face.card_id::text FROM ${items} AS known JOIN ${cardFaces} AS face ON face.id = known.item_id
      WHERE ${condition} LIMIT ${maxIds + 1}) AS ids`);
  const ids = rows[0]?.ids ?? [];
  if (ids.length <= maxIds) return sql`${cards.id} = ANY (${sql.param(ids)}::uuid[])`;
  // Without OFFSET the planner would find the faces of all cards first.
  return sql`EXISTS (SELECT 1 FROM ${cardFaces} AS face JOIN ${items} AS known ON known.item_id = face.id
    WHERE face.card_id = ${cards.id} AND ${condition} OFFSET 0)`;
}
