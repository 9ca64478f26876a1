import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { type DeckScope, isOfDeck } from '../card/card-scope.queries.ts';
import { type CardFaceRow, type CardRow, cardFaces, cards } from '../card/cards.tables.ts';

/** @param visible the condition of visible cards @returns the decided cards of a deck, in the order in which they were added */
export function findExportedCards(
  executor: Executor,
  scope: DeckScope,
  visible: SQL,
  limit: number,
): Promise<CardRow[]> {
  return executor
    .select()
    .from(cards)
    .where(and(isOfDeck(scope), eq(cards.state, 'active'), visible))
    .orderBy(asc(cards.createdAt), asc(cards.position), asc(cards.id))
    .limit(limit);
}

const idsAtOnce = 10_000;

export async function findExportedFaces(
  executor: Executor,
  cardIds: readonly string[],
): Promise<CardFaceRow[]> {
  const faces: CardFaceRow[] = [];
  for (let from = 0; from < cardIds.length; from += idsAtOnce) {
    const some = sql`${sql.param(cardIds.slice(from, from + idsAtOnce))}::uuid[]`;
    faces.push(
      ...(await executor
        .select()
        .from(cardFaces)
        .where(sql`${cardFaces.cardId} = ANY (${some})`)
        .orderBy(asc(cardFaces.ordinal))),
    );
  }
  return faces;
}
