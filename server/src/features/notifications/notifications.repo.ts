import { categoryOf, type NotificationCategory, notificationTypes } from '@akada/core/notifications/types.ts';
import { and, count, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/database/database.ts';
import { type NotificationRow, notifications } from './notifications.tables.ts';

export interface NotificationFilter {
  userId: string;
  unreadOnly: boolean;
  category: NotificationCategory | null;
  skip: number;
  limit: number;
}

export type ListedNotification = Pick<
  NotificationRow,
  'id' | 'type' | 'title' | 'message' | 'link' | 'readAt' | 'createdAt'
>;

const listed = {
  id: notifications.id,
  type: notifications.type,
  title: notifications.title,
  message: notifications.message,
  link: notifications.link,
  readAt: notifications.readAt,
  createdAt: notifications.createdAt,
};

const shownTo = (userId: string) => and(eq(notifications.userId, userId), eq(notifications.inApp, true));
const shownOne = (userId: string, id: string) => and(shownTo(userId), eq(notifications.id, id));
const unread = isNull(notifications.readAt);

/** Every open tab asks for the number twice a minute, so that statement is prepared once. */
export function prepareNotificationQueries({ db }: Pick<Database, 'db'>) {
  const unreadCount = db
    .select({ total: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, sql.placeholder('userId')), eq(notifications.inApp, true), unread))
    .prepare('notifications.unread_count');

  return {
    async countUnread(userId: string): Promise<number> {
      const [row] = await unreadCount.execute({ userId });
      return row?.total ?? 0;
    },
  };
}

export async function listNotifications(
  executor: Executor,
  { userId, unreadOnly, category, skip, limit }: NotificationFilter,
): Promise<{ rows: ListedNotification[]; total: number }> {
  const types = notificationTypes.filter((type) => categoryOf[type] === category);
  const matches = and(
    shownTo(userId),
    unreadOnly ? unread : undefined,
    category ? inArray(notifications.type, types) : undefined,
  );
  const rows = await executor
    .select(listed)
    .from(notifications)
    .where(matches)
    .orderBy(desc(notifications.createdAt), desc(notifications.eventId))
    .limit(limit)
    .offset(skip);
  const [counted] = await executor.select({ total: count() }).from(notifications).where(matches);
  return { rows, total: counted?.total ?? 0 };
}

/** @returns false when the event was told before */
export async function insertNotification(executor: Executor, row: NotificationRow): Promise<boolean> {
  const inserted = await executor
    .insert(notifications)
    .values(row)
    .onConflictDoNothing({ target: [notifications.userId, notifications.eventId] })
    .returning({ id: notifications.id });
  return inserted.length > 0;
}

/** @returns the notification, read from now on or from before; null where there is none */
export async function markRead(
  executor: Executor,
  userId: string,
  id: string,
  now: string,
): Promise<ListedNotification | null> {
  const [row] = await executor
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${now}::timestamptz)` })
    .where(shownOne(userId, id))
    .returning(listed);
  return row ?? null;
}

export async function markAllRead(executor: Executor, userId: string, now: string): Promise<void> {
  await executor
    .update(notifications)
    .set({ readAt: now })
    .where(and(shownTo(userId), unread));
}

export async function deleteNotification(executor: Executor, userId: string, id: string): Promise<boolean> {
  const deleted = await executor
    .delete(notifications)
    .where(shownOne(userId, id))
    .returning({ id: notifications.id });
  return deleted.length > 0;
}

/** @returns people whose mail of the day is due */
export async function findDigestOwners(executor: Executor, now: string, limit: number): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ userId: notifications.userId })
    .from(notifications)
    .where(lte(notifications.digestAt, now))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** Takes what the mail of the day is to tell: of any number of workers at once, one gets each. */
export function takeDigest(
  executor: Executor,
  userId: string,
  now: string,
): Promise<Pick<NotificationRow, 'title' | 'message' | 'createdAt'>[]> {
  return executor
    .update(notifications)
    .set({ digestAt: null })
    .where(and(eq(notifications.userId, userId), lte(notifications.digestAt, now)))
    .returning({
      title: notifications.title,
      message: notifications.message,
      createdAt: notifications.createdAt,
    });
}
