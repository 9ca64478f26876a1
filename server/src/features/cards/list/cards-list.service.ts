/** Lists of cards, for their owner. */
import type { listCards } from '@akada/contract/material/cards.ts';
import type { QueryOf, SuccessOf } from '@akada/contract/wire/endpoint.ts';
import { parseCardSearch } from '@akada/core/cards/search/card-search.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { getZone } from '../../accounts/accounts.ts';
import type { MemoryService } from '../../memory/memory.service.ts';
import type { QuestionHolds } from '../../questions/holds/question-holds.service.ts';
import { shownCards } from '../card/card-scope.queries.ts';
import { findCardsByIds } from '../card/cards.repo.ts';
import { type CardPresentingDeps, presentCards } from '../card/presented-cards.service.ts';
import { getDeckScope } from '../decks/deck-scope.service.ts';
import { matchesSearch } from './card-search.queries.ts';
import { findCardIds } from './cards-list.queries.ts';

export interface CardsListDeps extends CardPresentingDeps {
  database: Database;
  clock: Clock;
  memory: Pick<MemoryService, 'states' | 'statesOfKind' | 'reviewsOfKind'>;
  holds: QuestionHolds;
}

/** @throws Fault `not_found` for a course that the caller is not in */
export type ListCards = (
  userId: string,
  query: QueryOf<typeof listCards>,
) => Promise<SuccessOf<typeof listCards>>;

export function createCardsList(deps: CardsListDeps): ListCards {
  const { database, clock, memory, holds } = deps;
  const { db } = database;

  return async (
    userId,
    { skip, limit, after, search, state, tag, generation_id: generationId, ...query },
  ) => {
    const states = memory.statesOfKind(userId, 'card');
    const zone = query.zone ?? (await getZone(db, userId));
    const { course_id, deck_id = query.file_id, deck } = query;
    const filter = {
      ...(await getDeckScope(db, userId, { course_id, deck_id, deck })),
      generationId,
      tag,
      standing: state,
      search: await matchesSearch(parseCardSearch(search).search, {
        executor: db,
        day: localDay(clock.now(), zone),
        zone,
        states,
        reviews: memory.reviewsOfKind(userId, 'card'),
      }),
      shown: await shownCards(db, holds, userId),
      states,
    };
    const { ids, total, isMore } = await findCardIds(db, filter, { skip, limit, after });
    const rows = await findCardsByIds(db, userId, ids);
    return { items: await presentCards(deps, db, rows), total, ...(isMore && { more: true }) };
  };
}
