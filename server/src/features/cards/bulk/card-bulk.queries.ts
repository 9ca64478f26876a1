/** Statements on many cards of a person. */
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { notDeleted } from '../../../platform/undo/undo.ts';
import { type CardRow, cardFaces, cards } from '../card/cards.tables.ts';

const hasId = (ids: readonly string[]): SQL => sql`${cards.id} = ANY (${sql.param([...ids])}::uuid[])`;

/** Cards of a person that may be seen at this moment. */
export interface VisibleCards {
  userId: string;
  visible: SQL;
}

/** Locks them until the transaction ends, in one order, so that two calls never wait for each other. */
export function lockCards(
  tx: Transaction,
  { userId, visible }: VisibleCards,
  ids: readonly string[],
): Promise<CardRow[]> {
  return tx
    .select()
    .from(cards)
    .where(and(eq(cards.userId, userId), hasId(ids), visible))
    .orderBy(cards.id)
    .for('update');
}

/** The fields that a change of many cards sets. */
export type CardChange = Partial<
  Pick<CardRow, 'deck' | 'tags' | 'suspended' | 'buriedUntil' | 'flag' | 'deletedAt'>
>;

export async function setCards(tx: Transaction, ids: readonly string[], next: CardChange): Promise<void> {
  if (ids.length > 0) await tx.update(cards).set(next).where(hasId(ids));
}

export interface KnownCard extends Record<string, unknown> {
  cardId: string;
  reps: number;
  stability: number;
}

/** @returns for each card that memory knows how often it was reviewed, and how well it is known */
export async function findKnown(
  executor: Executor,
  states: SQL,
  ids: readonly string[],
): Promise<KnownCard[]> {
  const { rows } = await executor.execute<KnownCard>(sql`
    SELECT face.card_id AS "cardId", sum(known.reps)::int AS reps, max(known.stability) AS stability
    FROM ${cardFaces} AS face JOIN ${states} AS known ON known.item_id = face.id
    WHERE face.card_id = ANY (${sql.param([...ids])}::uuid[]) GROUP BY 1`);
  return rows;
}

const maxGroups = 50;
const maxCardsOfGroup = 10;

/** @returns the ids of cards that ask the same in one deck, a list for each group, the largest groups first */
export async function findDoubles(
  executor: Executor,
  { userId, visible }: VisibleCards,
): Promise<string[][]> {
  // Without its marks, a text in another script or of formulas alone stays as it is written.
  const words = sql`coalesce(nullif(trim(regexp_replace(folded_text(${cards.front}), '[^[:alnum:]]+', ' ', 'g')), ''),
    ${cards.front})`;
  const { rows } = await executor.execute<{ ids: string[] }>(sql`
    SELECT (array_agg(${cards.id}::text ORDER BY ${cards.createdAt}, ${cards.id}))[1:${sql.raw(String(maxCardsOfGroup))}] AS ids
    FROM ${cards}
    WHERE ${cards.userId} = ${userId} AND ${notDeleted(cards)} AND ${eq(cards.state, 'active')}
      AND ${isNull(cards.occlusion)} AND ${visible}
    GROUP BY md5(${words}), ${cards.deck}, ${cards.courseId}
    HAVING count(*) > 1 ORDER BY count(*) DESC, min(${cards.createdAt}) LIMIT ${maxGroups}`);
  return rows.map(({ ids }) => ids);
}
