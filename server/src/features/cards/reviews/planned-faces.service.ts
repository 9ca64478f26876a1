/** Faces of a deck that a plan may ask, whenever they are due. */
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { QuestionHolds } from '../../questions/holds/question-holds.service.ts';
import { type DeckScope, isOfDeck, shownCards } from '../card/card-scope.queries.ts';
import { cardFaces, cards } from '../card/cards.tables.ts';

export interface PlannedFace {
  id: string;
  cardId: string;
  noteId: string | null;
}

/** @returns the first faces of the deck by id, so that the same ones come each day */
export type FindPlannedFaces = (deck: DeckScope, limit: number) => Promise<PlannedFace[]>;

export function createPlannedFaces({
  database: { db },
  holds,
}: {
  database: Database;
  holds: QuestionHolds;
}): FindPlannedFaces {
  return async (deck, limit) => {
    const isShown = await shownCards(db, holds, deck.userId);
    return db
      .select({ id: cardFaces.id, cardId: cardFaces.cardId, noteId: cards.noteId })
      .from(cardFaces)
      .innerJoin(cards, eq(cards.id, cardFaces.cardId))
      .where(sql`${isOfDeck(deck)} AND ${cards.state} = 'active' AND NOT ${cards.suspended} AND ${isShown}`)
      .orderBy(asc(cardFaces.id))
      .limit(limit);
  };
}
