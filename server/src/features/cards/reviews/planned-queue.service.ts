/** A queue of the faces that a plan chose, due or not: neither the caps of a day nor the deck count for it. */
import type { CardQueue } from '@akada/contract/work/reviews.ts';
import { dayAfter, localDay } from '@akada/core/time/local-day.ts';
import { getMoment } from '@akada/core/time/wall-time.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { QuestionHolds } from '../../questions/holds/question-holds.service.ts';
import { isVisibleAndDue, shownCards } from '../card/card-scope.queries.ts';
import { findCardsOfFaces } from './card-queue.queries.ts';
import type { CardSettingsService } from './card-settings.service.ts';
import { findUndoable, presentItems, type QueueItemsDeps } from './queue-items.service.ts';

export interface PlannedQueueDeps extends QueueItemsDeps {
  holds: QuestionHolds;
  settings: CardSettingsService;
}

/** @param faceIds in the order in which they are asked; faces that the student must not see now are omitted */
export type ReadPlannedQueue = (
  userId: string,
  faceIds: readonly string[],
  zone: string,
) => Promise<CardQueue>;

export function createPlannedQueue(deps: PlannedQueueDeps): ReadPlannedQueue {
  const { database, clock, holds, settings } = deps;
  const { db } = database;

  return async (userId, faceIds, zone) => {
    const day = localDay(clock.now(), zone);
    const deck = { userId };
    const visibleCards = await shownCards(db, holds, userId);
    const cards = await findCardsOfFaces(db, { deck, shown: isVisibleAndDue(visibleCards, day) }, faceIds);
    const turns = faceIds.flatMap((faceId) => {
      const cardId = cards.get(faceId);
      return cardId === undefined ? [] : [{ faceId, cardId }];
    });
    const items = await presentItems(deps, userId, turns);
    const fresh = items.filter(({ state }) => state === null).length;
    return {
      day,
      day_ends_at: getInstant(getMoment(`${dayAfter(day, 1)}T04:00`, zone)),
      items,
      counts: { learning: 0, due: items.length - fresh, new: fresh },
      left_over: { due: 0, new: 0 },
      settings: await settings.present(userId),
      undoable: await findUndoable(deps, { deck, shown: visibleCards }),
    };
  };
}
