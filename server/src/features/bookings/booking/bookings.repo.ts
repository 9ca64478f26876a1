import { type BookingState, bookingStates, openStates } from '@akada/core/bookings/booking-state.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { type BookingRow, bookings, bookingWords, type WordsRow } from './bookings.tables.ts';

export async function insertBooking(tx: Transaction, row: BookingRow): Promise<void> {
  await tx.insert(bookings).values(row);
}

export async function findBooking(executor: Executor, id: string): Promise<BookingRow | null> {
  const [row] = await executor.select().from(bookings).where(eq(bookings.id, id));
  return row ?? null;
}

export async function lockBooking(tx: Transaction, id: string): Promise<BookingRow | null> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('no key update');
  return row ?? null;
}

export async function updateBooking(
  tx: Transaction,
  id: string,
  change: Partial<BookingRow>,
): Promise<BookingRow> {
  const [row] = await tx.update(bookings).set(change).where(eq(bookings.id, id)).returning();
  if (!row) throw new Error('The booking was not locked');

  return row;
}

/**
 * Every transaction that takes hours of these people waits until this one ends. Ids are locked in their
 * order, so that two transactions never wait for each other: a transaction also waits for an hour that a
 * concurrent transaction releases.
 */
export async function lockHoursOf(tx: Transaction, personIds: readonly string[]): Promise<void> {
  for (const id of [...new Set(personIds)].sort()) {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`hours ${id}`}, 0))`);
  }
}

export async function findHold(executor: Executor, studentId: string): Promise<BookingRow | null> {
  const [row] = await executor
    .select()
    .from(bookings)
    .where(and(eq(bookings.studentId, studentId), eq(bookings.state, 'held')));
  return row ?? null;
}

/** Also removes the hours that it has taken. */
export async function removeBooking(tx: Transaction, id: string): Promise<void> {
  await tx.delete(bookings).where(eq(bookings.id, id));
}

/** @returns how many requests of a student wait, and how many of them with this tutor */
export async function countRequests(
  executor: Executor,
  studentId: string,
  tutorId: string,
): Promise<{ all: number; toTutor: number }> {
  const [row] = await executor
    .select({ all: count(), toTutor: count(sql`CASE WHEN ${bookings.tutorId} = ${tutorId} THEN 1 END`) })
    .from(bookings)
    .where(and(eq(bookings.studentId, studentId), eq(bookings.state, 'requested')));
  return row ?? { all: 0, toTutor: 0 };
}

const isOf = (userId: string): SQL | undefined =>
  or(eq(bookings.studentId, userId), eq(bookings.tutorId, userId));

export type BookingFilter = BookingState | 'waiting' | 'ahead' | 'past';

/** Waiting requests and sessions ahead come with the nearest first. */
const waitingFilters: readonly BookingFilter[] = ['ahead', 'waiting', 'requested', 'accepted'];

function matches(filter: BookingFilter | undefined, now: string): SQL | undefined {
  switch (filter) {
    case undefined:
      return ne(bookings.state, 'held');
    case 'waiting':
      return inArray(bookings.state, ['requested', 'accepted']);
    case 'ahead':
      return and(eq(bookings.state, 'confirmed'), gt(bookings.endsAt, now));
    case 'past':
      return or(
        notInArray(bookings.state, [...openStates]),
        and(eq(bookings.state, 'confirmed'), lte(bookings.endsAt, now)),
      );
    default:
      return eq(bookings.state, bookingStates.find((state) => state === filter) ?? 'held');
  }
}

export async function listBookings(
  executor: Executor,
  userId: string,
  {
    filter,
    now,
    skip,
    limit,
  }: { filter: BookingFilter | undefined; now: string; skip: number; limit: number },
): Promise<{ rows: BookingRow[]; total: number }> {
  const shown = and(isOf(userId), matches(filter, now));
  const isAhead = filter !== undefined && waitingFilters.includes(filter);
  const rows = await executor
    .select()
    .from(bookings)
    .where(shown)
    .orderBy(isAhead ? asc(bookings.startsAt) : desc(bookings.startsAt), asc(bookings.id))
    .offset(skip)
    .limit(limit);
  const [counted] = await executor.select({ total: count() }).from(bookings).where(shown);
  return { rows, total: counted?.total ?? 0 };
}

/** @returns the confirmed session that is next or in progress */
export async function findNext(executor: Executor, userId: string, now: string): Promise<BookingRow | null> {
  const [row] = await executor
    .select()
    .from(bookings)
    .where(and(isOf(userId), matches('ahead', now)))
    .orderBy(asc(bookings.startsAt))
    .limit(1);
  return row ?? null;
}

/** @returns how many bookings wait for this person: requests, payments and proposals of the other side */
export async function countWaitingFor(executor: Executor, userId: string): Promise<number> {
  const isTurn = or(
    and(eq(bookings.tutorId, userId), eq(bookings.state, 'requested'), isNull(bookings.proposedBy)),
    and(eq(bookings.studentId, userId), eq(bookings.state, 'accepted')),
    and(eq(bookings.studentId, userId), eq(bookings.proposedBy, 'tutor')),
    and(eq(bookings.tutorId, userId), eq(bookings.proposedBy, 'student')),
  );
  const [row] = await executor.select({ total: count() }).from(bookings).where(isTurn);
  return row?.total ?? 0;
}

/** @returns requests to a tutor, the first to end first */
export async function findRequests(
  executor: Executor,
  tutorId: string,
  limit: number,
): Promise<{ rows: BookingRow[]; total: number }> {
  const waiting = and(eq(bookings.tutorId, tutorId), eq(bookings.state, 'requested'));
  const rows = await executor
    .select()
    .from(bookings)
    .where(waiting)
    .orderBy(asc(bookings.expiresAt), asc(bookings.id))
    .limit(limit);
  const [counted] = await executor.select({ total: count() }).from(bookings).where(waiting);
  return { rows, total: counted?.total ?? 0 };
}

export async function countAhead(
  executor: Executor,
  side: 'studentId' | 'tutorId',
  userId: string,
  { from, to }: { from: number; to: number },
): Promise<number> {
  const [row] = await executor
    .select({ total: count() })
    .from(bookings)
    .where(
      and(
        eq(bookings[side], userId),
        eq(bookings.state, 'confirmed'),
        gt(bookings.startsAt, getInstant(from)),
        lte(bookings.startsAt, getInstant(to)),
      ),
    );
  return row?.total ?? 0;
}

/** @returns ids of open bookings of a person, whichever side */
export async function findOpen(executor: Executor, userId: string): Promise<string[]> {
  const rows = await executor
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isOf(userId), or(inArray(bookings.state, [...openStates]), isNull(bookings.settledAt))));
  return rows.map(({ id }) => id);
}

/** Kinds of rows with which time has something to do. */
const dueWhen = {
  expiry: (now: string) => and(lte(bookings.expiresAt, now), isNull(bookings.endedAt)),
  proposal: (now: string) => lte(bookings.proposalExpiresAt, now),
  settlement: (now: string) => and(lte(bookings.settlesAt, now), isNull(bookings.settledAt)),
};

/** @returns ids of rows that are due, at most `limit` */
export async function findDue(
  executor: Executor,
  kind: keyof typeof dueWhen,
  now: number,
  limit: number,
): Promise<string[]> {
  const rows = await executor
    .select({ id: bookings.id })
    .from(bookings)
    .where(dueWhen[kind](getInstant(now)))
    .orderBy(asc(bookings.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** @returns ids of confirmed sessions that begin within these hours and have no reminder yet */
export async function findToRemind(executor: Executor, hours: number, now: number): Promise<string[]> {
  const rows = await executor
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.state, 'confirmed'),
        gt(bookings.startsAt, getInstant(now)),
        lte(bookings.startsAt, getInstant(now + hours * 3_600_000)),
        or(isNull(bookings.remindedHours), gt(bookings.remindedHours, hours)),
      ),
    )
    .orderBy(asc(bookings.startsAt))
    .limit(200);
  return rows.map(({ id }) => id);
}

/** @returns when the sessions since a moment began to which this tutor did not come, as it is settled */
export async function findMissed(executor: Executor, tutorId: string, since: number): Promise<number[]> {
  const rows = await executor
    .select({ startsAt: bookings.startsAt })
    .from(bookings)
    .where(
      and(
        eq(bookings.tutorId, tutorId),
        bookings.tutorMissing,
        inArray(bookings.state, ['no_show', 'cancelled']),
        isNotNull(bookings.settledAt),
        gt(bookings.startsAt, getInstant(since)),
      ),
    );
  return rows.map(({ startsAt }) => Date.parse(startsAt));
}

/** @returns how many sessions of this pair took place */
export async function countCompleted(
  executor: Executor,
  { studentId, tutorId }: { studentId: string; tutorId: string },
): Promise<number> {
  const [row] = await executor
    .select({ total: count() })
    .from(bookings)
    .where(
      and(eq(bookings.studentId, studentId), eq(bookings.tutorId, tutorId), eq(bookings.state, 'completed')),
    );
  return row?.total ?? 0;
}

/** Said twice it is said once. */
export async function addWords(tx: Transaction, row: WordsRow): Promise<void> {
  await tx.insert(bookingWords).values(row).onConflictDoNothing();
}

/**
 * An administrator cancels a session without a report, and decides a dispute only after one.
 *
 * @returns the ids of the sessions whose dispute an administrator decided
 */
export async function findDecided(
  executor: Executor,
  rows: readonly Pick<BookingRow, 'id' | 'endedBy'>[],
): Promise<ReadonlySet<string>> {
  const ids = rows.filter(({ endedBy }) => endedBy === 'admin').map(({ id }) => id);
  if (ids.length === 0) return new Set();

  const reported = await executor
    .selectDistinct({ id: bookingWords.bookingId })
    .from(bookingWords)
    .where(inArray(bookingWords.bookingId, ids));
  return new Set(reported.map(({ id }) => id));
}

/** @returns what student and tutor reported about the session, oldest first */
export function findWords(executor: Executor, bookingId: string): Promise<WordsRow[]> {
  return executor
    .select()
    .from(bookingWords)
    .where(eq(bookingWords.bookingId, bookingId))
    .orderBy(asc(bookingWords.saidAt), asc(bookingWords.id));
}
