import { openStates } from '@akada/core/bookings/booking-state.ts';
import { and, eq, gt, inArray, or } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { type BookingRow, bookings } from './bookings.tables.ts';

/** @returns bookings of a person, on either side, that are open and have not started */
export function findComing(executor: Executor, userId: string, now: string): Promise<BookingRow[]> {
  const { tutorId, studentId, state, startsAt } = bookings;
  return executor
    .select()
    .from(bookings)
    .where(
      and(or(eq(tutorId, userId), eq(studentId, userId)), inArray(state, [...openStates]), gt(startsAt, now)),
    );
}
