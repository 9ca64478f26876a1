/** Hours that people have given away. Only what these statements write stands between two bookings of one hour. */
import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { type BookingRow, type TakenHoursRow, takenHours } from './bookings.tables.ts';

interface Hour {
  startsAt: number;
  endsAt: number;
}

/**
 * Takes an hour of both people, the tutor's with its pause, under `lockHoursOf` both.
 *
 * @returns the busy person; null if the hour is taken now
 */
export async function takeHour(
  tx: Transaction,
  {
    id,
    tutorId,
    studentId,
    bufferMinutes,
  }: Pick<BookingRow, 'id' | 'tutorId' | 'studentId' | 'bufferMinutes'>,
  {
    startsAt,
    endsAt,
    kind,
    heldUntil,
    now,
  }: Hour & Pick<TakenHoursRow, 'kind'> & { heldUntil: number | null; now: number },
): Promise<'student' | 'tutor' | null> {
  const common = {
    subjectId: id,
    bookingId: id,
    kind,
    startsAt: getInstant(startsAt),
    heldUntil: heldUntil === null ? null : getInstant(heldUntil),
  };
  const buffered = endsAt + bufferMinutes * 60_000;
  const rows: (TakenHoursRow & { side: 'student' | 'tutor' })[] = [
    { ...common, side: 'tutor', personId: tutorId, endsAt: getInstant(buffered) },
    { ...common, side: 'student', personId: studentId, endsAt: getInstant(endsAt) },
  ];
  for (const { side, ...row } of rows) {
    await freeExpired(tx, row, now);
    const added = await tx
      .insert(takenHours)
      .values(row)
      .onConflictDoNothing()
      .returning({ personId: takenHours.personId });
    if (added.length === 0) return side;
  }
  return null;
}

/**
 * A constraint cannot know the time, so each statement that takes an hour removes the expired rows. Locked
 * rows are being removed.
 */
async function freeExpired(
  tx: Transaction,
  { personId, startsAt, endsAt }: TakenHoursRow,
  now: number,
): Promise<void> {
  await tx.execute(sql`DELETE FROM ${takenHours} WHERE (person_id, subject_id, kind) IN (
    SELECT person_id, subject_id, kind FROM ${takenHours}
    WHERE person_id = ${personId} AND held_until <= ${getInstant(now)}
      AND tstzrange(starts_at, ends_at) && tstzrange(${startsAt}, ${endsAt})
    FOR UPDATE SKIP LOCKED)`);
}

/** @returns false if it overlaps another hour of the person */
export async function takeOther(tx: Transaction, row: TakenHoursRow, now: number): Promise<boolean> {
  await freeExpired(tx, row, now);
  const added = await tx
    .insert(takenHours)
    .values(row)
    .onConflictDoNothing()
    .returning({ personId: takenHours.personId });
  return added.length > 0;
}

/** @param personId everybody's where undefined */
export async function freeOther(
  tx: Transaction,
  subjectId: string,
  personId: string | undefined,
): Promise<void> {
  const ofPerson = personId === undefined ? undefined : eq(takenHours.personId, personId);
  await tx.delete(takenHours).where(and(eq(takenHours.subjectId, subjectId), ofPerson));
}

export async function freeHours(
  tx: Transaction,
  bookingId: string,
  kind?: TakenHoursRow['kind'],
): Promise<void> {
  await tx
    .delete(takenHours)
    .where(
      and(eq(takenHours.bookingId, bookingId), kind === undefined ? undefined : eq(takenHours.kind, kind)),
    );
}

/**
 * Sets the end of a booking's hold on its hours; null makes it permanent.
 *
 * @returns whether both still have the hour: an expired hour may belong to another booking
 */
export async function bookHours(
  tx: Transaction,
  bookingId: string,
  heldUntil: string | null,
): Promise<boolean> {
  const changed = await tx
    .update(takenHours)
    .set({ heldUntil })
    .where(and(eq(takenHours.bookingId, bookingId), eq(takenHours.kind, 'booked')))
    .returning({ personId: takenHours.personId });
  return changed.length === 2;
}

/** The proposed hour is the booked one, and the one before is free. @returns as `bookHours` */
export async function moveHours(
  tx: Transaction,
  bookingId: string,
  heldUntil: string | null,
): Promise<boolean> {
  await freeHours(tx, bookingId, 'booked');
  const changed = await tx
    .update(takenHours)
    .set({ kind: 'booked', heldUntil })
    .where(eq(takenHours.bookingId, bookingId))
    .returning({ personId: takenHours.personId });
  return changed.length === 2;
}

/** @returns what is taken of a person between two moments, without what has run out */
export async function takenOf(
  executor: Executor,
  personIds: readonly string[],
  { from, to, now }: { from: number; to: number; now: number },
): Promise<{ personId: string; from: number; to: number }[]> {
  const rows = await executor
    .select({ personId: takenHours.personId, startsAt: takenHours.startsAt, endsAt: takenHours.endsAt })
    .from(takenHours)
    .where(
      and(
        inArray(takenHours.personId, [...personIds]),
        lt(takenHours.startsAt, getInstant(to)),
        gt(takenHours.endsAt, getInstant(from)),
        or(isNull(takenHours.heldUntil), gt(takenHours.heldUntil, getInstant(now))),
      ),
    );
  return rows.map(({ personId, startsAt, endsAt }) => ({
    personId,
    from: Date.parse(startsAt),
    to: Date.parse(endsAt),
  }));
}

export async function removeExpired(executor: Executor, now: number): Promise<void> {
  await executor.delete(takenHours).where(lte(takenHours.heldUntil, getInstant(now)));
}
