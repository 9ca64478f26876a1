import { and, eq, inArray } from 'drizzle-orm';
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
