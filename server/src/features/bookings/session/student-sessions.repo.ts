import type { BookingState } from '@akada/core/bookings/booking-state.ts';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { bookings } from '../booking/bookings.tables.ts';

/** A request that came to nothing is no session. */
const visibleStates: BookingState[] = [
  'accepted',
  'confirmed',
  'completed',
  'cancelled',
  'no_show',
  'disputed',
];

/** @returns sessions of a student with tutors, the latest start first, and how many there are */
export async function listSessionsOfStudent(
  executor: Executor,
  studentId: string,
  { skip, limit }: { skip: number; limit: number },
) {
  const { id, tutorId, state, startsAt, endsAt } = bookings;
  const isVisible = and(eq(bookings.studentId, studentId), inArray(state, visibleStates));
  const rows = await executor
    .select({ tutorId, state, startsAt, endsAt })
    .from(bookings)
    .where(isVisible)
    .orderBy(desc(startsAt), asc(id))
    .offset(skip)
    .limit(limit);
  const [counted] = await executor.select({ total: count() }).from(bookings).where(isVisible);
  return { rows, total: counted?.total ?? 0 };
}
