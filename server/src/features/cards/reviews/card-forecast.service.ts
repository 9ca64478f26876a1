/** Reviews of the next days, and the end of a backlog. */
import type { QueryOf } from '@akada/contract/wire/endpoint.ts';
import type { CardForecast, cardForecast } from '@akada/contract/work/reviews.ts';
import { daysOfBacklog } from '@akada/core/reviews/backlog.ts';
import { dayAfter, daysBetween, localDay } from '@akada/core/time/local-day.ts';
import { getMoment } from '@akada/core/time/wall-time.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database } from '../../../platform/database/database.ts';
import { getZone } from '../../accounts/accounts.ts';
import type { MemoryService } from '../../memory/memory.service.ts';
import type { QuestionHolds } from '../../questions/holds/question-holds.service.ts';
import { shownCards } from '../card/card-scope.queries.ts';
import { getDeckScope } from '../decks/deck-scope.service.ts';
import * as queries from './card-queue.queries.ts';
import type { CardSettingsService } from './card-settings.service.ts';

export interface CardForecastDeps {
  database: Database;
  clock: Clock;
  memory: Pick<MemoryService, 'statesOfKind' | 'ofDay' | 'sumOfDay'>;
  holds: QuestionHolds;
  settings: CardSettingsService;
}

/** @throws Fault `not_found` for a course that the caller is not in */
export type ReadCardForecast = (userId: string, query: QueryOf<typeof cardForecast>) => Promise<CardForecast>;

const forecastDays = 7;
/** The number of days in which the end of a backlog is searched. */
const daysAhead = 60;
const dayMs = 24 * 60 * 60_000;

export function createCardForecast(deps: CardForecastDeps): ReadCardForecast {
  const { database, clock, memory, holds, settings } = deps;
  const { db } = database;

  return async (userId, query) => {
    const zone = query.zone ?? (await getZone(db, userId));
    const day = localDay(clock.now(), zone);
    const requestedFaces: queries.AskedFaces = {
      deck: await getDeckScope(db, userId, query),
      day,
      shown: await shownCards(db, holds, userId),
      states: memory.statesOfKind(userId, 'card'),
    };
    const today = { itemKind: 'card' as const, today: day };
    const [counts, { reviewed, introduced }, sum, { reviewsPerDay, retention }] = await Promise.all([
      queries.countByDay(db, requestedFaces, dayAfter(day, daysAhead)),
      memory.ofDay(db, userId, today),
      memory.sumOfDay(db, userId, { ...today, since: getInstant(clock.now() - 2 * dayMs) }),
      settings.of(userId),
    ]);
    const due = Array.from({ length: daysAhead }, () => 0);
    for (const count of counts) due[daysBetween(day, count.day)] = count.due;
    const learnedAt = counts.find((count) => count.learnedAt !== null)?.learnedAt ?? null;
    const nextDay = learnedAt === null ? await queries.findNextDay(db, requestedFaces) : null;
    const nextAt = learnedAt ?? (nextDay === null ? null : getMoment(`${nextDay}T04:00`, zone));
    const dueToday = due[0] ?? 0;
    const ends = daysOfBacklog({ due, cap: reviewsPerDay, known: retention / 100 });
    return {
      days: due.slice(0, forecastDays).map((count, index) => ({ day: dayAfter(day, index), due: count })),
      next_at: nextAt === null ? null : getInstant(nextAt),
      today: { reviews: reviewed, new: introduced, again: sum.again, duration_ms: sum.tookMs },
      backlog:
        dueToday > reviewsPerDay
          ? { due: dueToday, ends_on: ends === null ? null : dayAfter(day, ends) }
          : null,
    };
  };
}
