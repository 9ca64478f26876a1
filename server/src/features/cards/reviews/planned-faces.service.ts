/** Faces of a deck that a plan may ask, whenever they are due. */
import type { Database } from '../../../platform/database/database.ts';
import type { QuestionHolds } from '../../questions/holds/question-holds.service.ts';
import { type DeckScope, shownCards } from '../card/card-scope.queries.ts';
import { findPlannedFaces, type PlannedFace } from './planned-faces.queries.ts';

export type { PlannedFace } from './planned-faces.queries.ts';

/** @returns the first faces of the deck by id, so that the same ones come each day */
export type FindPlannedFaces = (deck: DeckScope, limit: number) => Promise<PlannedFace[]>;

export function createPlannedFaces({
  database: { db },
  holds,
}: {
  database: Database;
  holds: QuestionHolds;
}): FindPlannedFaces {
  return async (deck, limit) =>
    findPlannedFaces(db, deck, { isVisible: await shownCards(db, holds, deck.userId), limit });
}
