import type { NotificationTypeSettings } from '@akada/core/notifications/catalog.ts';
import type { NotificationCategory } from '@akada/core/notifications/entry.ts';
import { and, count, desc, eq, inArray, isNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/database/database.ts';
import { notDeleted } from '../../platform/undo/undo.ts';
import { type NotificationContent, type NotificationRow, notifications } from './notifications.tables.ts';

export interface NotificationFilter {
  userId: string;
  unreadOnly: boolean;
  category: NotificationCategory | null;
  skip: number;
  limit: number;
}

export type ListedNotification = NotificationContent & Pick<NotificationRow, 'id' | 'readAt' | 'createdAt'>;

const content = {
  type: notifications.type,
  entry: notifications.entry,
  facts: notifications.facts,
  times: notifications.times,
  title: notifications.title,
  message: notifications.message,
  link: notifications.link,
};

const listed = {
  ...content,
  id: notifications.id,
  readAt: notifications.readAt,
  createdAt: notifications.createdAt,
};

const inApp = and(eq(notifications.inApp, true), notDeleted(notifications));
const shownTo = (userId: string) => and(eq(notifications.userId, userId), inApp);
const unread = isNull(notifications.readAt);

/** Every open tab asks for the number twice a minute, so its statement is prepared once. */
export function prepareNotificationQueries({ db }: Pick<Database, 'db'>) {
  const unreadCount = db
    .select({ total: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, sql.placeholder('userId')), inApp, unread))
    .prepare('notifications.unread_count');

  return {
    async countUnread(userId: string): Promise<number> {
      const [row] = await unreadCount.execute({ userId });
      return row?.total ?? 0;
    },
  };
}

/** Types of earlier versions stand under `other`. */
function inCategory(category: NotificationCategory, types: readonly NotificationTypeSettings[]) {
  const { type } = notifications;
  const typesByPresence = Map.groupBy(types, (row) => row.category === category);
  const getTypes = (isInside: boolean) => typesByPresence.get(isInside)?.map((row) => row.type) ?? [];
  return category === 'other' ? notInArray(type, getTypes(false)) : inArray(type, getTypes(true));
}

export async function listNotifications(
  executor: Executor,
  { userId, unreadOnly, category, skip, limit }: NotificationFilter,
  types: readonly NotificationTypeSettings[],
): Promise<{ rows: ListedNotification[]; total: number }> {
  const matches = and(
    shownTo(userId),
    unreadOnly ? unread : undefined,
    category ? inCategory(category, types) : undefined,
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

/** @returns false when the event has its notification already */
export async function insertNotification(executor: Executor, row: NotificationRow): Promise<boolean> {
  const inserted = await executor
    .insert(notifications)
    .values(row)
    .onConflictDoNothing({ target: [notifications.userId, notifications.eventId] })
    .returning({ id: notifications.id });
  return inserted.length > 0;
}

/** @returns the notification of any account, also if it was deleted and can still be restored */
export async function findNotification(executor: Executor, id: string): Promise<NotificationRow | null> {
  const [row] = await executor
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.inApp, true)));
  return row ?? null;
}

/** @returns the notification, read from now on or from before; null if it was deleted */
export async function markRead(executor: Executor, id: string, now: string): Promise<NotificationRow | null> {
  const [row] = await executor
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${now}::timestamptz)` })
    .where(and(eq(notifications.id, id), notDeleted(notifications)))
    .returning();
  return row ?? null;
}

export async function markAllRead(executor: Executor, userId: string, now: string): Promise<void> {
  await executor
    .update(notifications)
    .set({ readAt: now })
    .where(and(shownTo(userId), unread));
}

/** @returns whether there were any of these types */
export async function removeTypes(
  executor: Executor,
  userId: string,
  types: readonly string[],
): Promise<boolean> {
  const removed = await executor
    .delete(notifications)
    .where(and(eq(notifications.userId, userId), inArray(notifications.type, [...types])))
    .returning({ id: notifications.id });
  return removed.length > 0;
}

/** @returns people whose digest is due */
export async function findDigestOwners(executor: Executor, now: string, limit: number): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ userId: notifications.userId })
    .from(notifications)
    .where(and(lte(notifications.digestAt, now), notDeleted(notifications)))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** Takes the rows of the digest. If calls are concurrent, exactly one gets each row. */
export function takeDigest(
  executor: Executor,
  userId: string,
  now: string,
): Promise<(NotificationContent & Pick<NotificationRow, 'createdAt' | 'readAt'>)[]> {
  return executor
    .update(notifications)
    .set({ digestAt: null })
    .where(and(eq(notifications.userId, userId), lte(notifications.digestAt, now), notDeleted(notifications)))
    .returning({ ...content, createdAt: notifications.createdAt, readAt: notifications.readAt });
}
