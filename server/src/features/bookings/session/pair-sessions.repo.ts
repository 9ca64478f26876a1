import { and, asc, count, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { type BookingRow, bookings } from '../booking/bookings.tables.ts';
import { bookingAssignments, bookingNotes } from './session.tables.ts';

type Pair = Pick<BookingRow, 'tutorId' | 'studentId'>;

const isOfPair = ({ tutorId, studentId }: Pair) =>
  and(eq(bookings.tutorId, tutorId), eq(bookings.studentId, studentId));

/** @returns the confirmed session that is next or in progress */
export async function findNextOfPair(
  executor: Executor,
  pair: Pair,
  now: string,
): Promise<BookingRow | null> {
  const [row] = await executor
    .select()
    .from(bookings)
    .where(and(isOfPair(pair), eq(bookings.state, 'confirmed'), gt(bookings.endsAt, now)))
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(1);
  return row ?? null;
}

/** @returns sessions whose time has passed, cancelled ones excluded, with the start of their shared notes */
export async function listPastOfPair(
  executor: Executor,
  pair: Pair,
  { now, limit }: { now: string; limit: number },
) {
  const { id, state, subject, startsAt, endsAt } = bookings;
  const isPast = and(
    isOfPair(pair),
    inArray(state, ['confirmed', 'completed', 'no_show', 'disputed']),
    lte(endsAt, now),
  );
  const rows = await executor
    .select({ id, state, subject, startsAt, endsAt, notes: bookingNotes.text })
    .from(bookings)
    .leftJoin(bookingNotes, eq(bookingNotes.bookingId, id))
    .where(isPast)
    .orderBy(desc(startsAt), desc(id))
    .limit(limit);
  const [counted] = await executor.select({ total: count() }).from(bookings).where(isPast);
  return { rows, total: counted?.total ?? 0 };
}

/** @returns sets that the tutor gave this student after sessions, the last one first */
export function findGivenSets(executor: Executor, pair: Pair): Promise<{ setId: string; title: string }[]> {
  return executor
    .select({ setId: bookingAssignments.setId, title: bookingAssignments.title })
    .from(bookingAssignments)
    .innerJoin(bookings, eq(bookings.id, bookingAssignments.bookingId))
    .where(isOfPair(pair))
    .orderBy(desc(bookingAssignments.assignedAt))
    .limit(100);
}
