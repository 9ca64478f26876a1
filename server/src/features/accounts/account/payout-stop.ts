/** Payouts wait after an administrator has handed over a link to an account: the owner has time to notice a stranger. */
import { and, eq, gt, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { instantOf } from '../../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { users } from './account.tables.ts';

/** How long payouts wait after a link was made, and again after it was used, in hours. */
export const payoutStopHours = 48;

/** @param now milliseconds since the epoch; an earlier stop never ends later than the new one */
export async function stopPayouts(tx: Transaction, userId: string, now: number): Promise<void> {
  const until = instantOf(now + payoutStopHours * 3_600_000);
  await tx.update(users).set({ payoutsStoppedUntil: until }).where(eq(users.id, userId));
}

/** @returns by person until when payouts are stopped; nobody who can be paid now is in it */
export async function payoutStops(
  executor: Executor,
  userIds: readonly string[],
  now: number,
): Promise<Map<string, string>> {
  const rows = await executor
    .select({ id: users.id, until: users.payoutsStoppedUntil })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), gt(users.payoutsStoppedUntil, instantOf(now))));
  return new Map(rows.flatMap(({ id, until }) => (until === null ? [] : [[id, until]])));
}

/** @returns the condition that payouts to a person are stopped at this moment */
export function hasPayoutStop(userId: SQLWrapper, now: number): SQL<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM ${users} WHERE ${users.id} = ${userId}
    AND ${users.payoutsStoppedUntil} > ${instantOf(now)})`;
}
