import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { notDeleted } from '../../platform/undo/undo.ts';
import { type NotificationRow, notifications } from './notifications.tables.ts';

/** The cause that one entry names by one of its facts. */
export interface NotificationCause {
  fact: string;
  value: string;
  /** Earlier notifications of the cause stay as they are. */
  since: string;
}

/**
 * Events of one cause arrive as one notification until its reader has seen it. A retried event may come after a later
 * one, whose news stays.
 * @returns the id of the unread notification of the cause, which now has the newest facts; null if there is none
 */
export async function updateUnread(
  executor: Executor,
  row: NotificationRow,
  { fact, value, since }: NotificationCause,
): Promise<string | null> {
  const [unread] = await executor
    .select({ id: notifications.id, eventId: notifications.eventId })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, row.userId),
        sql`${notifications.entry} = ${row.entry}`,
        sql`${notifications.facts} ->> ${fact}::text = ${value}`,
        gt(notifications.createdAt, since),
        isNull(notifications.readAt),
        notDeleted(notifications),
      ),
    )
    .orderBy(desc(notifications.createdAt))
    .limit(1)
    .for('update');
  if (unread === undefined) return null;
  if (unread.eventId >= row.eventId) return unread.id;

  const { facts, eventId, createdAt, inApp, digestAt } = row;
  await executor
    .update(notifications)
    .set({
      facts,
      eventId,
      createdAt,
      inApp,
      // A digest that waits already takes the newest facts along.
      digestAt: sql`coalesce(${notifications.digestAt}, ${digestAt}::timestamptz)`,
    })
    .where(eq(notifications.id, unread.id));
  return unread.id;
}
