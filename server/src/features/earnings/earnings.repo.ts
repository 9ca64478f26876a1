import { and, asc, count, desc, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { type EarningRow, earnings, type HeldPaymentRow, heldPayments } from './earnings.tables.ts';

export async function insertHeld(
  tx: Transaction,
  held: Omit<HeldPaymentRow, 'givenBack' | 'settledAt'>,
  earning: typeof earnings.$inferInsert,
): Promise<void> {
  await tx.insert(heldPayments).values(held);
  await tx.insert(earnings).values(earning);
}

/** Money of a booking, or of a payment. */
export type HeldMoney = { bookingId: string } | { reference: string };

/** Until the transaction ends no other one decides about the money. */
export async function lockHeld(tx: Transaction, which: HeldMoney): Promise<HeldPaymentRow | null> {
  const isMeant =
    'bookingId' in which
      ? and(eq(heldPayments.subjectId, which.bookingId), eq(heldPayments.kind, 'session'))
      : eq(heldPayments.reference, which.reference);
  const [row] = await tx.select().from(heldPayments).where(isMeant).for('update');
  return row ?? null;
}

/** @returns the tutor whose earnings change; null after the account was erased */
export async function settleHeld(
  tx: Transaction,
  reference: string,
  { givenBack, settledAt, share }: { givenBack: number; settledAt: string; share: number },
): Promise<string | null> {
  await tx.update(heldPayments).set({ givenBack, settledAt }).where(eq(heldPayments.reference, reference));
  const state = share > 0 ? 'available' : 'returned';
  const [earning] = await tx
    .update(earnings)
    .set({ share, state, frozen: limitFrozen(share) })
    .where(eq(earnings.reference, reference))
    .returning({ tutorId: earnings.tutorId });
  return earning?.tutorId ?? null;
}

/** A frozen part is never above its share. */
const limitFrozen = (share: number) => sql`least(${earnings.frozen}, ${share})`;

/** Lets a part of a held price go back before the price is decided. @param share the tutor's expected part afterwards */
export async function giveBackHeld(
  tx: Transaction,
  reference: string,
  { givenBack, share }: { givenBack: number; share: number },
): Promise<void> {
  await tx.update(heldPayments).set({ givenBack }).where(eq(heldPayments.reference, reference));
  await tx
    .update(earnings)
    .set({ share, frozen: limitFrozen(share) })
    .where(eq(earnings.reference, reference));
}

/** Freezes a part of a tutor's share; 0 makes all of it payable again. */
export async function setFrozen(tx: Transaction, reference: string, frozen: number): Promise<void> {
  await tx.update(earnings).set({ frozen }).where(eq(earnings.reference, reference));
}

export async function moveEarning(
  tx: Transaction,
  bookingId: string,
  hour: Pick<EarningRow, 'startsAt' | 'endsAt'>,
): Promise<void> {
  await tx
    .update(earnings)
    .set(hour)
    .where(and(eq(earnings.subjectId, bookingId), eq(earnings.kind, 'session')));
}

/**
 * Returns a part of a price that was already decided.
 *
 * @param share the tutor's part afterwards
 */
export async function giveBackSettled(
  tx: Transaction,
  reference: string,
  { givenBack, share }: { givenBack: number; share: number },
): Promise<void> {
  await tx.update(heldPayments).set({ givenBack }).where(eq(heldPayments.reference, reference));
  const state = share > 0 ? 'available' : 'returned';
  await tx
    .update(earnings)
    .set({ share, state, frozen: limitFrozen(share) })
    .where(eq(earnings.reference, reference));
}

/** @returns what a tutor has of a payment, null once the account is erased */
export async function findEarning(executor: Executor, reference: string): Promise<EarningRow | null> {
  const [row] = await executor.select().from(earnings).where(eq(earnings.reference, reference));
  return row ?? null;
}

export async function findHeld(executor: Executor, reference: string): Promise<HeldPaymentRow | null> {
  const [row] = await executor.select().from(heldPayments).where(eq(heldPayments.reference, reference));
  return row ?? null;
}

/** @returns the references whose price is held */
export async function findHeldReferences(
  executor: Executor,
  references: readonly string[],
): Promise<Set<string>> {
  const { reference, settledAt } = heldPayments;
  const rows = await executor
    .select({ reference })
    .from(heldPayments)
    .where(and(inArray(reference, [...references]), isNull(settledAt)));
  return new Set(rows.map((row) => row.reference));
}

/** @returns the sums of a tutor, in kobo, and how many sessions and tutorials wait */
export async function getSums(executor: Executor, tutorId: string) {
  const getSum = (amount: SQL | PgColumn, state: EarningRow['state']) =>
    sql<number>`coalesce(sum(${amount}) FILTER (WHERE ${earnings.state} = ${state}), 0)::float8`;
  const [sums] = await executor
    .select({
      available: getSum(sql`${earnings.share} - ${earnings.frozen}`, 'available'),
      frozen: getSum(earnings.frozen, 'available'),
      waiting: getSum(earnings.share, 'waiting'),
      waitingSessions: sql<number>`(count(DISTINCT ${earnings.subjectId}) FILTER (WHERE ${earnings.state} = 'waiting'))::int`,
    })
    .from(earnings)
    .where(eq(earnings.tutorId, tutorId));
  return sums ?? { available: 0, frozen: 0, waiting: 0, waitingSessions: 0 };
}

const findMonth = (timeZone: string) =>
  sql<string>`to_char(${earnings.startsAt} AT TIME ZONE ${timeZone}, 'YYYY-MM')`;

/** @returns by month in a time zone what became available of sessions since then */
export async function sumsByMonth(
  executor: Executor,
  tutorId: string,
  { since, timeZone }: { since: string; timeZone: string },
): Promise<Map<string, number>> {
  const month = findMonth(timeZone);
  const rows = await executor
    .select({ month, amount: sql<number>`sum(${earnings.share})::float8` })
    .from(earnings)
    .where(and(eq(earnings.tutorId, tutorId), eq(earnings.state, 'available'), gte(earnings.startsAt, since)))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.month, row.amount]));
}

/** A session, or all seats of a tutorial. */
export interface StoredLine {
  kind: EarningRow['kind'];
  subjectId: string;
  title: string;
  studentId: string | null;
  startsAt: string;
  endsAt: string;
  seats: number;
  paid: number;
  share: number;
  frozen: number;
  isWaiting: boolean;
}

export interface LinesPage {
  tutorId: string;
  timeZone: string;
  /** Such as 2026-11; undefined for all. */
  month: string | undefined;
}

/** @returns the lines with the latest session first, and how many there are in all */
export async function listLines(
  executor: Executor,
  { tutorId, timeZone, month }: LinesPage,
  page: { skip: number; limit: number } | null,
): Promise<{ rows: StoredLine[]; total: number }> {
  const where = and(
    eq(earnings.tutorId, tutorId),
    month === undefined ? undefined : eq(findMonth(timeZone), month),
  );
  const query = executor
    .select({
      kind: earnings.kind,
      subjectId: earnings.subjectId,
      title: sql<string>`min(${earnings.title})`,
      studentId: sql<string | null>`CASE WHEN count(*) = 1 THEN min(${earnings.studentId}::text) END`,
      startsAt: sql<string>`min(${earnings.startsAt})`.mapWith(earnings.startsAt),
      endsAt: sql<string>`min(${earnings.endsAt})`.mapWith(earnings.endsAt),
      seats: sql<number>`count(*)::int`,
      paid: sql<number>`sum(${earnings.price})::float8`,
      share: sql<number>`sum(${earnings.share})::float8`,
      frozen: sql<number>`sum(${earnings.frozen})::float8`,
      isWaiting: sql<boolean>`bool_or(${earnings.state} = 'waiting')`,
      total: sql<number>`(count(*) OVER ())::int`,
    })
    .from(earnings)
    .where(where)
    .groupBy(earnings.kind, earnings.subjectId)
    .orderBy(desc(sql`min(${earnings.startsAt})`), earnings.subjectId)
    .$dynamic();
  const rows = page ? await query.offset(page.skip).limit(page.limit) : await query;
  const total = rows[0]?.total ?? (page && page.skip > 0 ? await countLines(executor, where) : 0);
  return { rows, total };
}

async function countLines(executor: Executor, where: SQL | undefined): Promise<number> {
  const [counted] = await executor
    .select({ total: sql<number>`count(DISTINCT ${earnings.subjectId})::int` })
    .from(earnings)
    .where(where);
  return counted?.total ?? 0;
}

/** Lessons of a package by their money. */
export interface PaidLessons {
  packageId: string;
  /** Booked and not settled. */
  booked: number;
  /** Settled without a return. */
  used: number;
}

/** @returns a row for each package with a lesson that paid for a session */
export async function countPaidLessons(
  executor: Executor,
  packageIds: readonly string[],
): Promise<PaidLessons[]> {
  const { packageId, settledAt, givenBack } = heldPayments;
  return executor
    .select({
      packageId: sql<string>`${packageId}`,
      booked: sql<number>`(count(*) FILTER (WHERE ${settledAt} IS NULL))::int`,
      used: sql<number>`(count(*) FILTER (WHERE ${givenBack} = 0))::int`,
    })
    .from(heldPayments)
    .where(inArray(packageId, [...packageIds]))
    .groupBy(packageId);
}

/** The sum of a month, in kobo. */
export interface MonthSum {
  month: string;
  /** The students' payments, without what went back. */
  paid: number;
  share: number;
}

/** @returns the settled sessions by the month of their start, latest first */
export async function sumMonths(
  executor: Executor,
  tutorId: string,
  { timeZone, limit }: { timeZone: string; limit: number },
): Promise<MonthSum[]> {
  return executor
    .select({
      month: findMonth(timeZone),
      paid: sql<number>`sum(${earnings.price} - coalesce(${heldPayments.givenBack}, 0))::float8`,
      share: sql<number>`sum(${earnings.share})::float8`,
    })
    .from(earnings)
    .innerJoin(heldPayments, eq(heldPayments.reference, earnings.reference))
    .where(and(eq(earnings.tutorId, tutorId), eq(earnings.state, 'available')))
    .groupBy(sql`1`)
    .orderBy(desc(sql`1`))
    .limit(limit);
}

/** @returns the earnings that wait, the earliest session first, and how many there are */
export async function listWaiting(
  executor: Executor,
  tutorId: string,
  limit: number,
): Promise<{ rows: EarningRow[]; total: number }> {
  const isWaiting = and(eq(earnings.tutorId, tutorId), eq(earnings.state, 'waiting'));
  const rows = await executor
    .select()
    .from(earnings)
    .where(isWaiting)
    .orderBy(asc(earnings.startsAt), asc(earnings.reference))
    .limit(limit);
  const [counted] = await executor.select({ total: count() }).from(earnings).where(isWaiting);
  return { rows, total: counted?.total ?? 0 };
}
