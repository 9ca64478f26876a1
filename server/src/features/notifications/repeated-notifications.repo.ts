import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { notDeleted } from '../../platform/undo/undo.ts';
import { type NotificationRow, notifications } from './notifications.tables.ts';

/** The cause of an event, of one entry. */
export interface NotificationCause {
  /** The fact that names the cause; null if all events of the entry have one cause. */
  fact: { name: string; value: string } | null;
  /** Earlier notifications of the cause stay as they are. */
  since: string;
}

/**
 * Events of one cause arrive as one notification until its reader has seen it. A retried event may come after a later
 * one, whose news stays.
 * @returns the unread notification of the cause, which now has the newest facts; null if there is none
 */
export async function updateUnread(
  executor: Executor,
  row: NotificationRow,
  { fact, since }: NotificationCause,
): Promise<{ id: string; isNewer: boolean } | null> {
  const [unread] = await executor
    .select({ id: notifications.id, eventId: notifications.eventId })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, row.userId),
        sql`${notifications.entry} = ${row.entry}`,
        fact === null ? undefined : sql`${notifications.facts} ->> ${fact.name}::text = ${fact.value}`,
        gt(notifications.createdAt, since),
        isNull(notifications.readAt),
        notDeleted(notifications),
      ),
    )
    .orderBy(desc(notifications.createdAt))
    .limit(1)
    .for('update');
  if (unread === undefined) return null;
  if (unread.eventId >= row.eventId) return { id: unread.id, isNewer: false };

  const { facts, eventId, createdAt, inApp, digestAt } = row;
  await executor
    .update(notifications)
    .set({
      facts,
      eventId,
      createdAt,
      inApp,
      times: sql`${notifications.times} + 1`,
      // A digest that waits already takes the newest facts along.
      digestAt: sql`coalesce(${notifications.digestAt}, ${digestAt}::timestamptz)`,
    })
    .where(eq(notifications.id, unread.id));
  return { id: unread.id, isNewer: true };
}
