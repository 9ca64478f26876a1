import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { calendarFeedRoutes } from './calendar-feed.http.ts';
import { type CalendarFeedDeps, createCalendarFeedService } from './calendar-feed.service.ts';
import { calendarFeeds } from './calendar-feed.tables.ts';

/** The calendar feed: other features add its entries. */
export function createCalendarFeed(platform: Platform, uses: Pick<CalendarFeedDeps, 'findEntries'>) {
  const module: FeatureModule = {
    routes: calendarFeedRoutes(createCalendarFeedService({ ...platform, ...uses })),
    personalData: [
      {
        tables: [
          personalTable(calendarFeeds, {
            name: 'calendar-feed',
            owned: calendarFeeds.userId,
            order: [calendarFeeds.userId],
            withheld: { id: 'is a part of the secret address' },
          }),
        ],
      },
    ],
  };
  return { module };
}
