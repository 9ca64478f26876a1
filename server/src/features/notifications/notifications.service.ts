import type { Notification } from '@akada/contract/notifications.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import * as repo from './notifications.repo.ts';
import { presentNotification } from './present-notification.ts';

export interface NotificationsService {
  list(filter: repo.NotificationFilter): Promise<{ items: Notification[]; total: number }>;
  countUnread(userId: string): Promise<number>;
  /** @throws Fault `not_found` */
  markRead(userId: string, id: string): Promise<Notification>;
  markAllRead(userId: string): Promise<void>;
  /** @throws Fault `not_found` */
  remove(userId: string, id: string): Promise<void>;
}

/** What people do with their notifications. Their other tabs hear of it. */
export function createNotificationsService(ports: {
  database: Database;
  clock: Clock;
}): NotificationsService {
  const { database, clock } = ports;
  const queries = repo.prepareNotificationQueries(database);

  return {
    async list(filter) {
      const { rows, total } = await repo.listNotifications(database.db, filter);
      return { items: rows.map(presentNotification), total };
    },
    countUnread: (userId) => queries.countUnread(userId),
    markRead: (userId, id) =>
      database.transaction(async (tx) => {
        const row = await repo.markRead(tx, userId, id, instantOf(clock.now()));
        if (!row) throw notFound();

        await publishHint(tx, userId, { topic: 'notification', id });
        return presentNotification(row);
      }),
    markAllRead: (userId) =>
      database.transaction(async (tx) => {
        await repo.markAllRead(tx, userId, instantOf(clock.now()));
        await publishHint(tx, userId, { topic: 'notification', id: null });
      }),
    remove: (userId, id) =>
      database.transaction(async (tx) => {
        if (!(await repo.deleteNotification(tx, userId, id))) throw notFound();

        await publishHint(tx, userId, { topic: 'notification', id });
      }),
  };
}
