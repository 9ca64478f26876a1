/** Payouts of tutors, and the amounts owed to each: the available shares minus those payouts. */
import { maxCasesPerKind, type WaitingOf } from '@akada/contract/observers/admin.ts';
import type { owedOrders } from '@akada/contract/observers/money.ts';
import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isoTimestamp } from '../../platform/database/columns.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { getWaiting, totalOfRows } from '../../platform/database/read-in-time.ts';
import { getName, hasPayoutStop, matchingPeople } from '../accounts/accounts.ts';
import { type PayoutRow, tutorPayouts } from './earnings.tables.ts';

export async function paidOutTo(executor: Executor, tutorId: string): Promise<number> {
  const [paid] = await executor
    .select({ sum: sql<number>`coalesce(sum(${tutorPayouts.amount}), 0)::float8` })
    .from(tutorPayouts)
    .where(eq(tutorPayouts.tutorId, tutorId));
  return paid?.sum ?? 0;
}

/** @returns the latest payouts, newest first */
export function listPayouts(executor: Executor, tutorId: string, limit: number): Promise<PayoutRow[]> {
  return executor
    .select()
    .from(tutorPayouts)
    .where(eq(tutorPayouts.tutorId, tutorId))
    .orderBy(desc(tutorPayouts.paidOn), desc(tutorPayouts.id))
    .limit(limit);
}

/** @returns the amount that can be paid to a tutor; callers that pay must lock the tutor's account first */
export async function getBalance(executor: Executor, tutorId: string): Promise<number> {
  const [owed] = await findOwed(executor, { isTutor: isTutor(tutorId), order: 'most' }, null);
  return owed?.available ?? 0;
}

/** @returns the payout with this reference, in any case */
export async function findByReference(executor: Executor, reference: string): Promise<PayoutRow | null> {
  const [row] = await executor
    .select()
    .from(tutorPayouts)
    .where(sql`upper(${tutorPayouts.bankReference}) = upper(${reference})`);
  return row ?? null;
}

/** @returns false if the bank has used this reference for another payout */
export async function insertPayout(tx: Transaction, row: PayoutRow): Promise<boolean> {
  const added = await tx
    .insert(tutorPayouts)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: tutorPayouts.id });
  return added.length > 0;
}

/** @returns the latest payout of each tutor, by tutor id */
export async function latestPayouts(
  executor: Executor,
  tutorIds: readonly string[],
): Promise<Map<string, PayoutRow>> {
  const rows = await executor
    .selectDistinctOn([tutorPayouts.tutorId])
    .from(tutorPayouts)
    .where(inArray(tutorPayouts.tutorId, [...tutorIds]))
    .orderBy(tutorPayouts.tutorId, desc(tutorPayouts.paidOn), desc(tutorPayouts.id));
  return new Map(rows.map((row) => [row.tutorId, row]));
}

/** @returns the tutors whom the bank can pay now, longest waiting first, and their number */
export async function findPayable(executor: Executor, now: string): Promise<WaitingOf<'owed_tutors'>> {
  const isTutor = sql`NOT ${hasPayoutStop(sql`e.tutor_id`, now)}`;
  const requested = { isTutor, isPayable: true, order: 'oldest' } as const;
  const rows = await findOwed(executor, requested, { skip: 0, limit: maxCasesPerKind });
  return getWaiting(
    'owed_tutors',
    rows.map(({ tutorId, oldestAt, name, available, total }) => ({
      id: tutorId,
      since: oldestAt ?? '',
      name,
      amount: available,
      total,
    })),
  );
}

export interface OwedRow {
  tutorId: string;
  name: string;
  available: number;
  waiting: number;
  paidOut: number;
  /** The start of the oldest session with an available share; null without one. */
  oldestAt: string | null;
  total: number;
}

interface OwedFilter {
  isTutor: SQL;
  /** Only tutors whom the bank can pay now. */
  isPayable?: true;
  order: (typeof owedOrders)[number];
}

const orders: Record<OwedFilter['order'], SQL> = {
  most: sql`available DESC, tutor_id`,
  oldest: sql`oldest_at, tutor_id`,
  waiting: sql`waiting DESC, tutor_id`,
};

export const isTutor = (tutorId: string): SQL => sql`e.tutor_id = ${tutorId}`;

/** Tutors with a similar name or address; all if the search is empty. */
export const tutorsLike = (search: string): SQL =>
  search === '' ? sql`true` : sql`e.tutor_id IN ${matchingPeople(search)}`;

/** @returns tutors with an available or a waiting share, and their number */
export async function findOwed(
  executor: Executor,
  { isTutor, isPayable, order }: OwedFilter,
  page: { skip: number; limit: number } | null,
): Promise<OwedRow[]> {
  const { rows } = await executor.execute(sql`
    WITH earned AS (
      SELECT e.tutor_id,
        coalesce(sum(e.share) FILTER (WHERE e.state = 'available'), 0)::float8 AS earned,
        coalesce(sum(e.share) FILTER (WHERE e.state = 'waiting'), 0)::float8 AS waiting,
        min(e.starts_at) FILTER (WHERE e.state = 'available') AS oldest_at
      FROM earnings e WHERE ${isTutor} GROUP BY e.tutor_id
    ), paid AS (SELECT tutor_id, sum(amount)::float8 AS paid FROM tutor_payouts GROUP BY tutor_id),
    owed AS (
      SELECT earned.*, coalesce(paid, 0) AS paid_out, earned - coalesce(paid, 0) AS available
      FROM earned LEFT JOIN paid USING (tutor_id)
    )
    SELECT tutor_id AS "tutorId", ${getName(sql`tutor_id`)} AS name, available, waiting, paid_out AS "paidOut", oldest_at AS "oldestAt",
      ${totalOfRows} AS total
    FROM owed WHERE available > 0 ${isPayable ? sql`` : sql`OR waiting > 0 OR paid_out > 0`} ORDER BY ${orders[order]}
    ${page ? sql`OFFSET ${page.skip} LIMIT ${page.limit}` : sql``}`);
  return (rows as unknown as OwedRow[]).map((row) => ({
    ...row,
    oldestAt: row.oldestAt === null ? null : isoTimestamp(row.oldestAt),
  }));
}
