import type { PremiumPeriod } from '@akada/core/subscriptions/subscription-state.ts';
import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { getInstant } from '../../platform/clock/instant.ts';
import { isoTimestamp } from '../../platform/database/columns.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepare-once.ts';
import {
  noSubscription,
  premiumPeriods,
  type SubscriptionRow,
  subscriptions,
  usedTrials,
} from './subscriptions.tables.ts';

const preparePeriods = prepareOnce((executor) => {
  const from = sql<string>`lower(${premiumPeriods.period}::tstzrange)`;
  const until = sql<string>`upper(${premiumPeriods.period}::tstzrange)`;
  return executor
    .select({ kind: premiumPeriods.kind, from, until })
    .from(premiumPeriods)
    .where(eq(premiumPeriods.userId, sql.placeholder('userId')))
    .orderBy(desc(from))
    .prepare('subscriptions.periods');
});

/** @returns the periods of a person, the latest first */
export async function findPeriods(executor: Executor, userId: string): Promise<PremiumPeriod[]> {
  const rows = await preparePeriods(executor).execute({ userId });
  return rows.map((row) => ({ kind: row.kind, from: getMoment(row.from), until: getMoment(row.until) }));
}

const getMoment = (timestamp: string) => Date.parse(isoTimestamp(timestamp));

/** @param paymentId of a paid one, null of any other */
export async function insertPeriod(
  tx: Transaction,
  userId: string,
  { kind, from, until }: PremiumPeriod,
  paymentId: string | null,
): Promise<void> {
  const period = sql`tstzrange(${getInstant(from)}::timestamptz, ${getInstant(until)}::timestamptz, '[)')`;
  await tx.insert(premiumPeriods).values({ userId, kind, paymentId, period });
}

/** Takes the period of a payment away, and all after it. @returns them, the earliest first */
export async function takePeriodsFrom(
  tx: Transaction,
  userId: string,
  paymentId: string,
): Promise<(PremiumPeriod & Pick<typeof premiumPeriods.$inferSelect, 'paymentId'>)[]> {
  const rows = await tx
    .delete(premiumPeriods)
    .where(
      and(
        eq(premiumPeriods.userId, userId),
        sql`lower(${premiumPeriods.period}::tstzrange) >= (SELECT lower(period) FROM premium_periods
          WHERE payment_id = ${paymentId} AND user_id = ${userId})`,
      ),
    )
    .returning({
      kind: premiumPeriods.kind,
      paymentId: premiumPeriods.paymentId,
      from: sql<string>`lower(${premiumPeriods.period}::tstzrange)`,
      until: sql<string>`upper(${premiumPeriods.period}::tstzrange)`,
    });
  return rows
    .map((row) => ({ ...row, from: getMoment(row.from), until: getMoment(row.until) }))
    .toSorted((one, other) => one.from - other.from);
}

const prepareSubscription = prepareOnce((executor) =>
  executor
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, sql.placeholder('userId')))
    .prepare('subscriptions.of_person'),
);

export async function findSubscription(
  executor: Executor,
  userId: string,
): Promise<Omit<SubscriptionRow, 'userId'>> {
  const [row] = await prepareSubscription(executor).execute({ userId });
  return row ?? noSubscription;
}

/** Changes the stored row, or creates it for a person who never subscribed. */
export async function putSubscription(
  executor: Executor,
  userId: string,
  change: Partial<Omit<SubscriptionRow, 'userId'>>,
): Promise<void> {
  await executor
    .insert(subscriptions)
    .values({ ...noSubscription, userId })
    .onConflictDoNothing();
  if (Object.keys(change).length === 0) return;
  await executor.update(subscriptions).set(change).where(eq(subscriptions.userId, userId));
}

/** @returns whether none of these people, as hashes, has had a trial; from now on they have */
export async function takeTrial(tx: Transaction, hashes: readonly Buffer[], now: string): Promise<boolean> {
  const taken = await tx
    .insert(usedTrials)
    .values(hashes.map((personHash) => ({ personHash, usedAt: now })))
    .onConflictDoNothing()
    .returning({ personHash: usedTrials.personHash });
  return taken.length === hashes.length;
}

export async function isTrialUsed(executor: Executor, hashes: readonly Buffer[]): Promise<boolean> {
  const rows = await executor
    .select({ usedAt: usedTrials.usedAt })
    .from(usedTrials)
    .where(inArray(usedTrials.personHash, [...hashes]))
    .limit(1);
  return rows.length > 0;
}

/** An end of a subscription, as the sweeps look for them. */
export type SubscriptionEnd = Pick<SubscriptionRow, 'userId' | 'renews' | 'cardLast4'> & {
  paidUntil: string;
};

const ends = {
  userId: subscriptions.userId,
  renews: subscriptions.renews,
  cardLast4: subscriptions.cardLast4,
  paidUntil: sql<string>`${subscriptions.paidUntil}`.mapWith(isoTimestamp),
};

/** Max rows of a sweep; the next turn takes the rest. */
const atOnce = 500;

/** @returns ends that have come, of cards that may still be charged */
export async function renewalsDue(executor: Executor, now: string): Promise<SubscriptionEnd[]> {
  return executor
    .select(ends)
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.renews, true),
        lte(subscriptions.paidUntil, now),
        gt(subscriptions.accessUntil, now),
      ),
    )
    .orderBy(subscriptions.paidUntil)
    .limit(atOnce);
}

/** @returns ends between the two moments */
export async function endsBetween(
  executor: Executor,
  now: string,
  until: string,
): Promise<SubscriptionEnd[]> {
  return executor
    .select(ends)
    .from(subscriptions)
    .where(and(gt(subscriptions.paidUntil, now), lte(subscriptions.paidUntil, until)));
}

/** @returns people whose access has ended without their being notified */
export async function unsaidEnds(executor: Executor, now: string): Promise<SubscriptionEnd[]> {
  return executor
    .select(ends)
    .from(subscriptions)
    .where(and(lte(subscriptions.accessUntil, now), isUnsaid))
    .orderBy(subscriptions.accessUntil)
    .limit(atOnce);
}

const isUnsaid = sql`${subscriptions.expiredSaidOf} IS DISTINCT FROM ${subscriptions.paidUntil}`;
