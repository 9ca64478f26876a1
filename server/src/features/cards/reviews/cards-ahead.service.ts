/** Card figures for other features: future reviews, requested retention, and the decks of cards. */
import { dayAfter } from '@akada/core/time/local-day.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { MemoryService } from '../../memory/memory.service.ts';
import type { QuestionHolds } from '../../questions/holds/question-holds.service.ts';
import { shownCards } from '../card/card-scope.queries.ts';
import { findSourcesOf } from '../card/cards.repo.ts';
import { type AheadDay, countAhead } from './card-queue.queries.ts';
import type { CardSettingsService } from './card-settings.service.ts';

export type { AheadDay } from './card-queue.queries.ts';

export const getCardSources = findSourcesOf;

export interface CardsAhead {
  /**
   * @param days number of days from today; the course narrows to its cards
   * @returns the days with due cards; overdue cards count as today
   */
  due(userId: string, today: string, days: { days: number; courseId: string | null }): Promise<AheadDay[]>;
  /** @returns the share, in per cent, of cards that the student wants to know at their next review */
  retention(userId: string): Promise<number>;
}

export function createCardsAhead({
  database: { db },
  memory,
  holds,
  settings,
}: {
  database: Database;
  memory: Pick<MemoryService, 'statesOfKind'>;
  holds: QuestionHolds;
  settings: Pick<CardSettingsService, 'of'>;
}): CardsAhead {
  return {
    async due(userId, day, { days, courseId }) {
      const deck = { userId, course: courseId === null ? undefined : { is: courseId } };
      const shown = await shownCards(db, holds, userId);
      const requested = { deck, day, shown, states: memory.statesOfKind(userId, 'card') };
      return countAhead(db, requested, dayAfter(day, days));
    },
    retention: async (userId) => (await settings.of(userId)).retention,
  };
}
