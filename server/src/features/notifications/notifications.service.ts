import type { NotificationCatalog } from '@akada/core/notifications/catalog.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { createUndo } from '../../platform/undo/undo.ts';
import { presentNotification } from './notifications.present.ts';
import * as repo from './notifications.repo.ts';
import { type NotificationRow, notifications } from './notifications.tables.ts';

export type NotificationsService = ReturnType<typeof createNotificationsService>;

export function createNotificationsService({
  database,
  clock,
  catalog,
}: {
  database: Database;
  clock: Clock;
  catalog: NotificationCatalog;
}) {
  const queries = repo.prepareNotificationQueries(database);
  const undo = createUndo({ database, clock }, notifications, { topic: 'notification' });

  return {
    async list(filter: repo.NotificationFilter) {
      const { rows, total } = await repo.listNotifications(database.db, filter, catalog.types);
      return { items: rows.map((row) => presentNotification(catalog, row)), total };
    },
    countUnread: queries.countUnread,
    /** @throws Fault `not_found` for a deleted one */
    markRead: ({ id, userId }: Authorized<NotificationRow>) =>
      database.transaction(async (tx) => {
        const row = await repo.markRead(tx, id, getInstant(clock.now()));
        if (!row) throw notFound();

        await publishHint(tx, userId, { topic: 'notification', id });
        return presentNotification(catalog, row);
      }),
    markAllRead: (userId: string) =>
      database.transaction(async (tx) => {
        await repo.markAllRead(tx, userId, getInstant(clock.now()));
        await publishHint(tx, userId, { topic: 'notification', id: null });
      }),
    /**
     * Hides it immediately; until a sweep removes it, `restore` shows it again. A repetition changes nothing
     * more.
     */
    remove: undo.remove,
    /** @throws Fault `not_found` once it was removed for good */
    restore: async (notification: Authorized<NotificationRow>) =>
      presentNotification(catalog, await undo.restore(notification)),
  };
}
