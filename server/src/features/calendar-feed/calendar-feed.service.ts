/** The calendar feed of a student: its secret address, and the entries behind it. */

import { apiBase } from '@akada/contract/table.ts';
import { readCalendarFeed } from '@akada/contract/work/plans/calendar-feed.ts';
import { type CalendarEntry, writeCalendar } from '../../platform/calendar/calendar-text.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { getContact, lockAccount } from '../accounts/accounts.ts';
import * as repo from './calendar-feed.repo.ts';
import { makeFeedToken, readFeedToken } from './feed-token.ts';

export interface CalendarFeedDeps extends Pick<Platform, 'database' | 'clock' | 'config' | 'dataSecret'> {
  /** Finds everything that a student's calendar shows; links are paths of the app. */
  findEntries(userId: string): Promise<CalendarEntry[]>;
}

export type CalendarFeedService = ReturnType<typeof createCalendarFeedService>;

export function createCalendarFeedService(deps: CalendarFeedDeps) {
  const { database, clock, config, dataSecret, findEntries } = deps;
  const { db } = database;

  const read = async (userId: string) => {
    const row = await repo.findFeed(db, userId);
    if (row === null) return { feed: null };

    const token = makeFeedToken(dataSecret, row.id);
    const path = `${apiBase}${readCalendarFeed.path.replace('{token}', token)}`;
    return { feed: { id: row.id, path, created_at: row.createdAt } };
  };

  return {
    read,
    /** Two devices that renew the same address get the same new one. */
    async renew(userId: string, replaces: string | null) {
      await database.transaction(async (tx) => {
        if (!(await lockAccount(tx, userId))) throw notFound();
        const row = await repo.findFeed(tx, userId);
        if (row !== null && row.id !== replaces?.toLowerCase()) return;

        await repo.putFeed(tx, { userId, id: newId(), createdAt: getInstant(clock.now()) });
        await publishHint(tx, userId, { topic: 'exam_plan', id: null });
      });
      return read(userId);
    },
    async remove(userId: string): Promise<void> {
      await database.transaction(async (tx) => {
        await repo.deleteFeed(tx, userId);
        await publishHint(tx, userId, { topic: 'exam_plan', id: null });
      });
    },
    /** @throws Fault `not_found` for every address but the present one of an active account */
    async write(token: string): Promise<string> {
      const id = readFeedToken(dataSecret, token);
      const row = id === null ? null : await repo.findFeedWithId(db, id);
      if (row === null || (await getContact(db, row.userId)) === null) throw notFound();

      const entries = await findEntries(row.userId);
      const absoluteEntries = entries.map(({ url, ...entry }) => ({
        ...entry,
        url: new URL(url, config.publicUrl).href,
      }));
      return writeCalendar(absoluteEntries, clock.now());
    },
  };
}
