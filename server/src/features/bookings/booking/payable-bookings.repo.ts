import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { bookings } from './bookings.tables.ts';

/** @returns the ids of those bookings that wait for their price */
export async function findPayableIds(executor: Executor, ids: readonly string[]): Promise<string[]> {
  const rows = await executor
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(inArray(bookings.id, [...ids]), eq(bookings.state, 'accepted')));
  return rows.map(({ id }) => id);
}

/** @returns package and number of its lessons in requests that wait for an answer */
export async function countReserved(
  executor: Executor,
  packageIds: readonly string[],
): Promise<[packageId: string, lessons: number][]> {
  const { packageId, state } = bookings;
  const rows = await executor
    .select({ packageId: sql<string>`${packageId}`, lessons: count() })
    .from(bookings)
    .where(and(inArray(packageId, [...packageIds]), eq(state, 'requested')))
    .groupBy(packageId);
  return rows.map((row) => [row.packageId, row.lessons]);
}
