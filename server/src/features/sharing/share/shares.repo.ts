import type { ShareKind } from '@akada/core/sharing/share-rules.ts';
import type { VersionPart } from '@akada/core/sharing/version-changes.ts';
import { and, count, desc, eq, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { type ShareRow, shareRecipients, shareReports, shares, shareVersions } from './shares.tables.ts';

/** @returns the share that this person has of the subject, ended ones omitted; of two at once the first one */
export async function insertShare(tx: Transaction, row: ShareRow): Promise<boolean> {
  const added = await tx.insert(shares).values(row).onConflictDoNothing().returning({ id: shares.id });
  return added.length > 0;
}

export async function findShare(executor: Executor, id: string): Promise<ShareRow | null> {
  const [row] = await executor.select().from(shares).where(eq(shares.id, id));
  return row ?? null;
}

export async function findShareOf(
  executor: Executor,
  { ownerId, kind, subjectId }: { ownerId: string; kind: ShareKind; subjectId: string },
): Promise<ShareRow | null> {
  const [row] = await executor
    .select()
    .from(shares)
    .where(
      and(
        eq(shares.ownerId, ownerId),
        eq(shares.kind, kind),
        eq(shares.subjectId, subjectId),
        isNull(shares.revokedAt),
      ),
    );
  return row ?? null;
}

export async function findShareByLink(executor: Executor, linkToken: string): Promise<ShareRow | null> {
  const [row] = await executor.select().from(shares).where(eq(shares.linkToken, linkToken));
  return row ?? null;
}

/** Locks it until the transaction ends: its versions, and who may open it. */
export async function lockShare(tx: Transaction, id: string): Promise<ShareRow | null> {
  const [row] = await tx.select().from(shares).where(eq(shares.id, id)).for('update');
  return row ?? null;
}

export async function updateShare(tx: Transaction, id: string, next: Partial<ShareRow>): Promise<void> {
  await tx.update(shares).set(next).where(eq(shares.id, id));
}

export interface SharesPage {
  ownerId: string;
  kind?: ShareKind | undefined;
  subject_id?: string | undefined;
  skip: number;
  limit: number;
}

export async function listShares(
  executor: Executor,
  { ownerId, kind, subject_id: subjectId, skip, limit }: SharesPage,
): Promise<{ rows: ShareRow[]; total: number }> {
  const own = and(
    eq(shares.ownerId, ownerId),
    isNull(shares.revokedAt),
    kind && eq(shares.kind, kind),
    subjectId === undefined ? undefined : eq(shares.subjectId, subjectId),
  );
  const rows = await executor
    .select()
    .from(shares)
    .where(own)
    .orderBy(desc(shares.createdAt), desc(shares.id))
    .limit(limit)
    .offset(skip);
  return { rows, total: await countOf(executor, shares, own) };
}

async function countOf(
  executor: Executor,
  table: typeof shares | typeof shareReports,
  where: SQL | undefined,
): Promise<number> {
  const [row] = await executor.select({ total: count() }).from(table).where(where);
  return row?.total ?? 0;
}

export interface ShareCounts {
  parts: number;
  accepted: number;
  waiting: number;
  reports: number;
}

/** @returns by share what its owner reads of it in a list */
export async function getCounts(
  executor: Executor,
  rows: readonly Pick<ShareRow, 'id'>[],
): Promise<Map<string, ShareCounts>> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return new Map();

  const answered = (state: string) =>
    sql`(SELECT count(*)::int FROM ${shareRecipients} WHERE share_id = share.id AND state = ${state})`;
  const { rows: counts } = await executor.execute<Record<string, unknown> & ShareCounts & { id: string }>(sql`
    SELECT share.id, ${answered('accepted')} AS accepted, ${answered('invited')} AS waiting,
      (SELECT parts FROM ${shareVersions} WHERE share_id = share.id AND number = share.version) AS parts,
      (SELECT count(*)::int FROM ${shareReports} WHERE share_id = share.id) AS reports
    FROM ${shares} AS share WHERE share.id = ANY (${sql.param(ids)}::uuid[])`);
  return new Map(counts.map(({ id, ...found }) => [id, found]));
}

export async function insertVersion(
  tx: Transaction,
  version: { shareId: string; number: number; content: VersionPart[]; madeAt: string },
): Promise<void> {
  await tx.insert(shareVersions).values({ ...version, parts: version.content.length });
}

/** @returns the parts of a version; none if it does not exist */
export async function findVersion(
  executor: Executor,
  shareId: string,
  number: number,
): Promise<VersionPart[]> {
  const [row] = await executor
    .select({ content: shareVersions.content })
    .from(shareVersions)
    .where(and(eq(shareVersions.shareId, shareId), eq(shareVersions.number, number)));
  return row?.content ?? [];
}

/** Removes older versions without a copy. */
export async function removeUnused(tx: Transaction, shareId: string, present: number): Promise<void> {
  const copied = tx
    .select({ number: sql<number>`coalesce(${shareRecipients.copiedVersion}, 0)` })
    .from(shareRecipients)
    .where(eq(shareRecipients.shareId, shareId));
  await tx
    .delete(shareVersions)
    .where(
      and(
        eq(shareVersions.shareId, shareId),
        lt(shareVersions.number, present),
        notInArray(shareVersions.number, copied),
      ),
    );
}

/** A second report of the same person about the same part changes the first. */
export async function putReport(tx: Transaction, row: typeof shareReports.$inferInsert): Promise<boolean> {
  const { shareId, reporterId, partKey } = shareReports;
  const [put] = await tx
    .insert(shareReports)
    .values(row)
    .onConflictDoUpdate({
      target: [shareId, reporterId, partKey],
      set: { comment: row.comment, reportedAt: row.reportedAt },
    })
    .returning({ id: shareReports.id });
  return put?.id === row.id;
}

export async function listReports(
  executor: Executor,
  shareId: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: (typeof shareReports.$inferSelect)[]; total: number }> {
  const ofShare = eq(shareReports.shareId, shareId);
  const rows = await executor
    .select()
    .from(shareReports)
    .where(ofShare)
    .orderBy(desc(shareReports.reportedAt), desc(shareReports.id))
    .limit(limit)
    .offset(skip);
  return { rows, total: await countOf(executor, shareReports, ofShare) };
}
