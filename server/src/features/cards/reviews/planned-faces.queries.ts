import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { type DeckScope, isOfDeck } from '../card/card-scope.queries.ts';
import { cardFaces, cards } from '../card/cards.tables.ts';

export interface PlannedFace {
  id: string;
  cardId: string;
  noteId: string | null;
}

/** @param isVisible the condition of cards that may be seen now @returns the first faces of the deck by id */
export function findPlannedFaces(
  executor: Executor,
  deck: DeckScope,
  { isVisible, limit }: { isVisible: SQL; limit: number },
): Promise<PlannedFace[]> {
  return executor
    .select({ id: cardFaces.id, cardId: cardFaces.cardId, noteId: cards.noteId })
    .from(cardFaces)
    .innerJoin(cards, eq(cards.id, cardFaces.cardId))
    .where(sql`${isOfDeck(deck)} AND ${cards.state} = 'active' AND NOT ${cards.suspended} AND ${isVisible}`)
    .orderBy(asc(cardFaces.id))
    .limit(limit);
}
