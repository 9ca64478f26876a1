import { and, eq, gt, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { users } from './account.tables.ts';

export async function setPayoutStop(executor: Executor, userId: string, until: string): Promise<void> {
  await executor.update(users).set({ payoutsStoppedUntil: until }).where(eq(users.id, userId));
}

/** @returns by person the end of the payout stop; people who can be paid at `now` are absent */
export async function findPayoutStops(
  executor: Executor,
  userIds: readonly string[],
  now: string,
): Promise<Map<string, string>> {
  const rows = await executor
    .select({ id: users.id, until: users.payoutsStoppedUntil })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), gt(users.payoutsStoppedUntil, now)));
  return new Map(rows.flatMap(({ id, until }) => (until === null ? [] : [[id, until]])));
}

/** @returns the condition that payouts to a person are stopped at `now` */
export function hasPayoutStop(userId: SQLWrapper, now: string): SQL<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM ${users} WHERE ${users.id} = ${userId}
    AND ${users.payoutsStoppedUntil} > ${now})`;
}
