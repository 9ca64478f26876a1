import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { type ExamNoticeRow, examNotices } from './exam-notices.tables.ts';

/** Adds a notice that the tutor gets soon. The same subject is added once. */
export async function addNotice(tx: Transaction, notice: Omit<ExamNoticeRow, 'notifiedAt'>): Promise<void> {
  await tx.insert(examNotices).values(notice).onConflictDoNothing();
}

/** Notices of a kind about one exam or question. */
export type NoticeGroup = Pick<ExamNoticeRow, 'kind' | 'groupId' | 'userId'>;

/**
 * @param latest ISO time: newer groups still gather
 * @param since ISO time: a group whose tutor was notified since then waits
 */
export function findWaiting(executor: Executor, latest: string, since: string): Promise<NoticeGroup[]> {
  const { kind, groupId, userId, happenedAt, notifiedAt } = examNotices;
  const sent = sql`SELECT FROM ${examNotices} AS sent
    WHERE sent.kind = ${kind} AND sent.group_id = ${groupId} AND sent.notified_at > ${since}::timestamptz`;
  return executor
    .selectDistinct({ kind, groupId, userId })
    .from(examNotices)
    .where(and(isNull(notifiedAt), lte(happenedAt, latest), sql`NOT EXISTS (${sent})`))
    .limit(500);
}

/** @returns the papers of the notices that are sent now; empty if another process has sent them */
export async function markNotified(
  tx: Transaction,
  group: NoticeGroup,
  time: string,
): Promise<(string | null)[]> {
  const { kind, groupId, userId, paperId, notifiedAt } = examNotices;
  const rows = await tx
    .update(examNotices)
    .set({ notifiedAt: time })
    .where(
      and(eq(kind, group.kind), eq(groupId, group.groupId), eq(userId, group.userId), isNull(notifiedAt)),
    )
    .returning({ paperId });
  return rows.map((row) => row.paperId);
}
