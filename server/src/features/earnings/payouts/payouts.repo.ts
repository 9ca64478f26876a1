/** Payouts of tutors, and the amounts owed to each: the available shares minus what was paid or is on its way. */
import type { owedOrders } from '@akada/contract/observers/money.ts';
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isoTimestamp } from '../../../platform/database/columns.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { totalOfRows } from '../../../platform/database/read-in-time.ts';
import { type WaitingCases, waitingCases, waitingCasesAt } from '../../../platform/module/waiting-source.ts';
import { getName, hasPayoutStop, matchingPeople } from '../../accounts/accounts.ts';
import { type PayoutRow, tutorPayouts } from './payouts.tables.ts';

/** @returns the sums in kobo of a tutor's payouts that the bank has, and of those on their way */
export async function sumPayouts(
  executor: Executor,
  tutorId: string,
): Promise<{ paidOut: number; onItsWay: number }> {
  const getSum = (state: PayoutRow['state']) =>
    sql<number>`coalesce(sum(${tutorPayouts.amount}) FILTER (WHERE ${tutorPayouts.state} = ${state}), 0)::float8`;
  const [sums] = await executor
    .select({ paidOut: getSum('paid'), onItsWay: getSum('on_its_way') })
    .from(tutorPayouts)
    .where(eq(tutorPayouts.tutorId, tutorId));
  return sums ?? { paidOut: 0, onItsWay: 0 };
}

/** @returns payouts, newest first, and how many there are */
export async function listPayouts(
  executor: Executor,
  tutorId: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: PayoutRow[]; total: number }> {
  const belongsToTutor = eq(tutorPayouts.tutorId, tutorId);
  const rows = await executor
    .select()
    .from(tutorPayouts)
    .where(belongsToTutor)
    .orderBy(desc(tutorPayouts.paidOn), desc(tutorPayouts.recordedAt), desc(tutorPayouts.id))
    .offset(skip)
    .limit(limit);
  const [counted] = await executor.select({ total: count() }).from(tutorPayouts).where(belongsToTutor);
  return { rows, total: counted?.total ?? 0 };
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
export async function insertPayout(tx: Transaction, row: typeof tutorPayouts.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(tutorPayouts)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: tutorPayouts.id });
  return added.length > 0;
}

/** @returns the latest payout of each tutor that the bank has, by tutor id */
export async function latestPayouts(
  executor: Executor,
  tutorIds: readonly string[],
): Promise<Map<string, PayoutRow>> {
  const rows = await executor
    .selectDistinctOn([tutorPayouts.tutorId])
    .from(tutorPayouts)
    .where(and(inArray(tutorPayouts.tutorId, [...tutorIds]), eq(tutorPayouts.state, 'paid')))
    .orderBy(tutorPayouts.tutorId, desc(tutorPayouts.paidOn), desc(tutorPayouts.id));
  return new Map(rows.map((row) => [row.tutorId, row]));
}

/**
 * @param hasTransfers true if the provider pays tutors who have a bank account; administrators then pay only the other tutors
 * @returns the tutors whom our bank can pay now, as they wait for an administrator
 */
export function payableTutors(hasTransfers: boolean): WaitingCases {
  const isByHand = hasTransfers
    ? sql`NOT EXISTS (SELECT FROM payout_accounts a WHERE a.user_id = e.tutor_id)`
    : sql`true`;
  return waitingCasesAt('owed_tutors', (now) => ({
    id: sql`owed.tutor_id`,
    since: sql`owed.oldest_at`,
    facts: { name: getName(sql`owed.tutor_id`), amount: sql`owed.available` },
    from: sql`FROM ${owedTable(sql`NOT ${hasPayoutStop(sql`e.tutor_id`, now)} AND ${isByHand}`)} WHERE owed.available > 0`,
  }));
}

/** The latest payout of each tutor, if the bank did not take it and the tutor has given no other account since. */
export const failedPayouts = waitingCases('failed_payouts', {
  id: tutorPayouts.id,
  since: sql`coalesce(t.settled_at, ${tutorPayouts.recordedAt})`,
  facts: {
    name: getName(tutorPayouts.tutorId),
    amount: tutorPayouts.amount,
    tutor_id: tutorPayouts.tutorId,
    is_returned: eq(tutorPayouts.state, 'returned'),
  },
  from: sql`FROM ${tutorPayouts} LEFT JOIN transfers t ON t.id = ${tutorPayouts.id}
    WHERE ${inArray(tutorPayouts.state, ['failed', 'returned'])}
      AND NOT EXISTS (SELECT FROM tutor_payouts later WHERE later.tutor_id = ${tutorPayouts.tutorId}
        AND (later.recorded_at, later.id) > (${tutorPayouts.recordedAt}, ${tutorPayouts.id}))
      AND NOT EXISTS (SELECT FROM payout_accounts a WHERE a.user_id = ${tutorPayouts.tutorId}
        AND a.saved_at > coalesce(t.settled_at, ${tutorPayouts.recordedAt}))`,
});

export interface OwedRow {
  tutorId: string;
  name: string;
  available: number;
  waiting: number;
  paidOut: number;
  onItsWay: number;
  /** The start of the oldest session with an available share; null without one. */
  oldestAt: string | null;
  total: number;
}

interface OwedFilter {
  isTutor: SQL;
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
  { isTutor, order }: OwedFilter,
  page: { skip: number; limit: number } | null,
): Promise<OwedRow[]> {
  const { rows } = await executor.execute(sql`
    SELECT tutor_id AS "tutorId", ${getName(sql`tutor_id`)} AS name, available, waiting, paid_out AS "paidOut", on_its_way AS "onItsWay", oldest_at AS "oldestAt",
      ${totalOfRows} AS total
    FROM ${owedTable(isTutor)} WHERE available > 0 OR waiting > 0 OR paid_out > 0 OR on_its_way > 0 ORDER BY ${orders[order]}
    ${page ? sql`OFFSET ${page.skip} LIMIT ${page.limit}` : sql``}`);
  return (rows as unknown as OwedRow[]).map((row) => ({
    ...row,
    oldestAt: row.oldestAt === null ? null : isoTimestamp(row.oldestAt),
  }));
}

/** @returns the amounts of these tutors, as the table `owed` */
function owedTable(isTutor: SQL): SQL {
  return sql`(
    WITH earned AS (
      SELECT e.tutor_id,
        coalesce(sum(e.share - e.frozen) FILTER (WHERE e.state = 'available'), 0)::float8 AS earned,
        coalesce(sum(e.share) FILTER (WHERE e.state = 'waiting'), 0)::float8 AS waiting,
        min(e.starts_at) FILTER (WHERE e.state = 'available') AS oldest_at
      FROM earnings e WHERE ${isTutor} GROUP BY e.tutor_id
    ), paid AS (
      SELECT tutor_id, coalesce(sum(amount) FILTER (WHERE state = 'paid'), 0)::float8 AS paid,
        coalesce(sum(amount) FILTER (WHERE state = 'on_its_way'), 0)::float8 AS on_its_way
      FROM tutor_payouts GROUP BY tutor_id
    )
    SELECT earned.*, coalesce(paid, 0) AS paid_out, coalesce(on_its_way, 0) AS on_its_way,
      earned - coalesce(paid, 0) - coalesce(on_its_way, 0) AS available
    FROM earned LEFT JOIN paid USING (tutor_id)
  ) AS owed`;
}
