import { and, count, desc, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { notDeleted } from '../../platform/undo/undo.ts';
import { type AnnouncementRow, announcementReads, announcements } from './announcements.tables.ts';

export async function insertAnnouncement(tx: Transaction, row: AnnouncementRow): Promise<void> {
  await tx.insert(announcements).values(row);
}

export async function findAnnouncement(executor: Executor, id: string): Promise<AnnouncementRow | null> {
  const [row] = await executor
    .select()
    .from(announcements)
    .where(and(eq(announcements.id, id), notDeleted(announcements)));
  return row ?? null;
}

/** Until the transaction ends no other one changes or deletes it. */
export async function lockAnnouncement(tx: Transaction, id: string): Promise<AnnouncementRow | null> {
  const [row] = await tx
    .select()
    .from(announcements)
    .where(and(eq(announcements.id, id), notDeleted(announcements)))
    .for('no key update');
  return row ?? null;
}

export async function updateText(
  tx: Transaction,
  id: string,
  change: Pick<AnnouncementRow, 'text' | 'editedAt'>,
): Promise<void> {
  await tx.update(announcements).set(change).where(eq(announcements.id, id));
}

/** @returns a page of the announcements of a course, the last one first */
export async function listAnnouncements(
  executor: Executor,
  courseId: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: AnnouncementRow[]; total: number }> {
  const isVisible = and(eq(announcements.courseId, courseId), notDeleted(announcements));
  const rows = await executor
    .select()
    .from(announcements)
    .where(isVisible)
    .orderBy(desc(announcements.sentAt), announcements.id)
    .offset(skip)
    .limit(limit);
  const [counted] = await executor.select({ total: count() }).from(announcements).where(isVisible);
  return { rows, total: counted?.total ?? 0 };
}

/** @returns the announcements among these that this person has read */
export async function findRead(
  executor: Executor,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await executor
    .select({ id: announcementReads.announcementId })
    .from(announcementReads)
    .where(and(eq(announcementReads.userId, userId), inArray(announcementReads.announcementId, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** @returns by announcement, how many of these people have read it; absent for none */
export async function countReaders(
  executor: Executor,
  ids: readonly string[],
  userIds: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0 || userIds.length === 0) return new Map();
  const rows = await executor
    .select({ id: announcementReads.announcementId, readers: count() })
    .from(announcementReads)
    .where(
      and(
        inArray(announcementReads.announcementId, [...ids]),
        inArray(announcementReads.userId, [...userIds]),
      ),
    )
    .groupBy(announcementReads.announcementId);
  return new Map(rows.map(({ id, readers }) => [id, readers]));
}

/** @returns the ids of all who have read it */
export async function findReaders(executor: Executor, id: string): Promise<Set<string>> {
  const rows = await executor
    .select({ userId: announcementReads.userId })
    .from(announcementReads)
    .where(eq(announcementReads.announcementId, id));
  return new Set(rows.map(({ userId }) => userId));
}

/**
 * Ids of other courses and of deleted announcements are ignored.
 *
 * @param time ISO time
 * @returns how many of them are read for the first time
 */
export async function putReads(
  tx: Transaction,
  { courseId, userId, ids, time }: { courseId: string; userId: string; ids: readonly string[]; time: string },
): Promise<number> {
  const isUnread = and(
    eq(announcements.courseId, courseId),
    inArray(announcements.id, [...ids]),
    notDeleted(announcements),
  ) as SQLWrapper;
  const { rows } = await tx.execute(sql`
    INSERT INTO ${announcementReads} (announcement_id, user_id, read_at)
    SELECT ${announcements.id}, ${userId}::uuid, ${time}::timestamptz FROM ${announcements} WHERE ${isUnread}
    ON CONFLICT DO NOTHING RETURNING announcement_id`);
  return rows.length;
}
