import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { bookings } from './booking/bookings.tables.ts';

/** @returns which of these bookings wait for their price */
export async function findPayableBookings(executor: Executor, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();

  const rows = await executor
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(inArray(bookings.id, [...ids]), eq(bookings.state, 'accepted')));
  return new Set(rows.map(({ id }) => id));
}
