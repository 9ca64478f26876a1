/** Figures of how the product is used: counted by the day, read by range. */
import type { Analytics, analyticsRanges } from '@akada/contract/observers/analytics.ts';
import {
  analyticsPeriods,
  getCohorts,
  getReasons,
  rangeStart,
  signUpSteps,
} from '@akada/core/analytics/analytics.ts';
import { type AnalyticsGroup, lagosDay, lagosMidnight, openDays } from '@akada/core/analytics/day-figures.ts';
import { dayAfter, daysBetween } from '@akada/core/time/local-day.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import { readInTime } from '../../../platform/database/read-in-time.ts';
import type { PeriodicTask } from '../../../platform/periodic/periodic.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as repo from './analytics.queries.ts';

type Deps = Pick<Platform, 'database' | 'clock'>;

const everyMs = 10 * 60_000;

/** @returns the figures of the last days, as they were counted */
export function createAnalytics({ database, clock }: Deps) {
  return {
    read(range: { days: (typeof analyticsRanges)[number]; group: AnalyticsGroup }): Promise<Analytics> {
      const { group } = range;
      const to = lagosDay(clock.now());
      const from = rangeStart(to, Number(range.days), group);
      return readInTime(database, async (tx) => {
        const days = await repo.findDays(tx, from, to);
        const since = await repo.findSince(tx);
        return {
          from,
          to,
          since,
          counted_at: days.at(-1)?.counted_at ?? null,
          periods: analyticsPeriods(days, { from, to, group }),
          steps: signUpSteps(days),
          cohorts: getCohorts(days, to),
          reasons: getReasons(days),
        };
      });
    },
  };
}

/**
 * Counts today at every turn, a past day once on each of the days on which it may still change, and every day
 * without figures.
 */
export function analyticsCounting({ database: { db }, clock }: Deps): PeriodicTask {
  return {
    name: 'admin.count_analytics',
    everyMs,
    async run() {
      const today = lagosDay(clock.now());
      const first = await repo.findFirstDay(db);
      if (first === null) return;

      const settled = await repo.findCountedSince(db, first, '-infinity');
      const countedToday = await repo.findCountedSince(db, first, lagosMidnight(today));
      const openSince = dayAfter(today, -openDays);
      for (let day = first; day <= today; day = dayAfter(day, 1)) {
        const isDone = day < openSince ? settled.has(day) : day < today && countedToday.has(day);
        if (!isDone) await repo.countDay(db, day, getInstant(clock.now()));
      }
    },
  };
}

/** @returns a function that counts every day again and returns their number; safe next to a running server */
export function createAnalyticsRebuild({ database, clock }: Deps): () => Promise<number> {
  return async () => {
    const today = lagosDay(clock.now());
    const first = await repo.findFirstDay(database.db);
    await repo.removeDaysBefore(database.db, first ?? dayAfter(today, 1));
    if (first === null) return 0;

    const days = daysBetween(first, today) + 1;
    for (let index = 0; index < days; index += 1)
      await repo.countDay(database.db, dayAfter(first, index), getInstant(clock.now()));
    return days;
  };
}
