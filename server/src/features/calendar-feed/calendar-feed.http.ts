import { Readable } from 'node:stream';
import * as endpoints from '@akada/contract/work/plans/calendar-feed.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { CalendarFeedService } from './calendar-feed.service.ts';

export function calendarFeedRoutes(feed: CalendarFeedService): Route[] {
  return [
    route(endpoints.getCalendarFeed)(async ({ caller }) => ({
      status: 200,
      body: await feed.read(caller.userId),
    })),
    route(endpoints.renewCalendarFeed)(async ({ caller, body }) => ({
      status: 200,
      body: await feed.renew(caller.userId, body.replaces),
    })),
    route(endpoints.removeCalendarFeed)(async ({ caller }) => {
      await feed.remove(caller.userId);
      return { status: 204 };
    }),
    route(endpoints.readCalendarFeed)(async ({ params }) => {
      const bytes = Buffer.from(await feed.write(params.token));
      const stream = Readable.from([bytes], { objectMode: false });
      return { status: 200, content: { filename: 'akada.ics', stream, bytes: bytes.length } };
    }),
  ];
}
