import type { UsageKind } from '@akada/core/plans/plans.ts';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';

export const usageCounters = pgTable('usage_counters', {
  userId: uuid('user_id').notNull(),
  kind: text().$type<UsageKind>().notNull(),
  periodStart: instant('period_start').notNull(),
  used: integer().notNull(),
  /** Its owner was warned, and has not been notified of the month after it. */
  resetOwed: boolean('reset_owed').notNull().default(false),
});

/** Administrators' additions to monthly limits. */
export const usageExtras = pgTable('usage_extras', {
  userId: uuid('user_id').notNull(),
  kind: text().$type<UsageKind>().notNull(),
  extra: integer().notNull(),
  until: instant('until').notNull(),
});

export type Raised = Pick<typeof usageExtras.$inferSelect, 'extra' | 'until'>;

export interface Counter {
  userId: string;
  kind: UsageKind;
  periodStart: string;
}

const thisCounter = ({ userId, kind, periodStart }: Counter) =>
  and(
    eq(usageCounters.userId, userId),
    eq(usageCounters.kind, kind),
    eq(usageCounters.periodStart, periodStart),
  );

/**
 * Takes one unit if there is one. It is a single statement, so parallel callers never take more units than
 * there are.
 *
 * @returns the number of used units, including this one; null if none was left
 */
export async function takeUnit(
  executor: Executor,
  counter: Counter,
  limit: number | null,
): Promise<number | null> {
  if (limit !== null && limit < 1) return null;

  const taken = await executor
    .insert(usageCounters)
    .values({ ...counter, used: 1 })
    .onConflictDoUpdate({
      target: [usageCounters.userId, usageCounters.kind, usageCounters.periodStart],
      set: { used: sql`${usageCounters.used} + 1` },
      setWhere: limit === null ? undefined : sql`${usageCounters.used} < ${limit}`,
    })
    .returning({ used: usageCounters.used });
  return taken[0]?.used ?? null;
}

export async function returnUnit(executor: Executor, counter: Counter): Promise<void> {
  await executor
    .update(usageCounters)
    .set({ used: sql`${usageCounters.used} - 1` })
    .where(thisCounter(counter));
}

/** @returns units used of each kind; kinds without a row are absent */
export async function unitsUsed(
  executor: Executor,
  userId: string,
  periodStart: string,
): Promise<Map<UsageKind, number>> {
  const rows = await executor
    .select({ kind: usageCounters.kind, used: usageCounters.used })
    .from(usageCounters)
    .where(and(eq(usageCounters.userId, userId), eq(usageCounters.periodStart, periodStart)));
  return new Map(rows.map(({ kind, used }) => [kind, used]));
}

export async function setResetOwed(executor: Executor, counter: Counter, resetOwed: boolean): Promise<void> {
  await executor.update(usageCounters).set({ resetOwed }).where(thisCounter(counter));
}

/**
 * @returns counters of earlier months that owe a notification, locked; rows that another worker has locked
 * are omitted
 */
export function lockOwingCounters(tx: Transaction, thisMonth: string, atMost: number): Promise<Counter[]> {
  return tx
    .select({
      userId: usageCounters.userId,
      kind: usageCounters.kind,
      periodStart: usageCounters.periodStart,
    })
    .from(usageCounters)
    .where(and(eq(usageCounters.resetOwed, true), lt(usageCounters.periodStart, thisMonth)))
    .limit(atMost)
    .for('update', { skipLocked: true });
}

/** @returns what counts at this moment, by kind */
export async function findRaised(
  executor: Executor,
  userId: string,
  now: string,
): Promise<Map<UsageKind, Raised>> {
  const rows = await executor
    .select({ kind: usageExtras.kind, extra: usageExtras.extra, until: usageExtras.until })
    .from(usageExtras)
    .where(and(eq(usageExtras.userId, userId), gt(usageExtras.until, now)));
  return new Map(rows.map(({ kind, ...raised }) => [kind, raised]));
}

/** Replaces the earlier addition. */
export async function putRaised(
  executor: Executor,
  { userId, kind }: Pick<Counter, 'userId' | 'kind'>,
  raised: Raised,
): Promise<void> {
  await executor
    .insert(usageExtras)
    .values({ userId, kind, ...raised })
    .onConflictDoUpdate({ target: [usageExtras.userId, usageExtras.kind], set: raised });
}
