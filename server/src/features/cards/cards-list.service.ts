/** Lists of cards, for their owner. */
import type { listCards } from '@akada/contract/material/cards.ts';
import type { QueryOf, SuccessOf } from '@akada/contract/wire/endpoint.ts';
import type { Database } from '../../platform/database/database.ts';
import type { MemoryService } from '../memory/memory.service.ts';
import type { QuestionHolds } from '../questions/holds/question-holds.service.ts';
import { shownCards } from './card/card-scope.queries.ts';
import { findCards } from './card/cards-list.queries.ts';
import { type CardPresentingDeps, presentCards } from './card/presented-cards.service.ts';
import { getDeckScope } from './decks/deck-scope.service.ts';

const mostWords = 8;

export interface CardsListDeps extends CardPresentingDeps {
  database: Database;
  memory: Pick<MemoryService, 'states' | 'statesOfKind'>;
  holds: QuestionHolds;
}

/** @throws Fault `not_found` for a course that the caller is not in */
export type ListCards = (
  userId: string,
  query: QueryOf<typeof listCards>,
) => Promise<SuccessOf<typeof listCards>>;

export function createCardsList(deps: CardsListDeps): ListCards {
  const { database, memory, holds } = deps;
  const { db } = database;

  return async (userId, { skip, limit, search, state, tag, generation_id: generationId, ...query }) => {
    const { course_id, deck_id = query.file_id, deck } = query;
    const filter = {
      ...(await getDeckScope(db, userId, { course_id, deck_id, deck })),
      generationId,
      tag,
      standing: state,
      words: search.split(/\s+/).filter(Boolean).slice(0, mostWords),
      shown: await shownCards(db, holds, userId),
      states: memory.statesOfKind(userId, 'card'),
    };
    const { rows, total } = await findCards(db, filter, { skip, limit });
    return { items: await presentCards(deps, db, rows), total };
  };
}
