/** Acts of both people on an existing booking: they answer, cancel, move, and report the outcome. */
import { proposalExpiry } from '@akada/core/bookings/booking-deadlines.ts';
import { gridMinutes } from '@akada/core/bookings/booking-rules.ts';
import type { BookingAction } from '@akada/core/bookings/booking-state.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { bookable } from './availability/availability.service.ts';
import { changeBooking, getLastMove, noProposal, stateAfter } from './booking/booking-changes.service.ts';
import { getPerson, getSide, otherSide } from './booking/booking-facts.ts';
import { notify, publishBooking } from './booking/booking-notices.service.ts';
import * as events from './booking/bookings.events.ts';
import * as repo from './booking/bookings.repo.ts';
import type { BookingRow, Side } from './booking/bookings.tables.ts';
import { createSessionPrices } from './booking/session-prices.service.ts';
import { bookHours, freeHours, moveHours, takeHour } from './booking/taken-hours.repo.ts';
import { assertOpen, type BookedLessons, busyFault } from './requests.service.ts';

export type AnswersService = ReturnType<typeof createAnswers>;

/** A booking with the side that acts. */
interface Acting {
  row: BookingRow;
  side: Side;
  now: number;
}

export function createAnswers(
  { database, clock, config }: Pick<Platform, 'database' | 'clock' | 'config'>,
  lessons: Pick<BookedLessons, 'use'>,
) {
  const prices = createSessionPrices(config);
  const act = (
    { id }: BookingRow,
    userId: string,
    run: (tx: Transaction, acting: Acting) => Promise<BookingRow>,
  ): Promise<BookingRow> =>
    database.transaction(async (tx) => {
      const row = await repo.lockBooking(tx, id);
      if (!row) throw notFound();
      return run(tx, { row, side: getSide(row, userId), now: clock.now() });
    });

  return {
    accept: (booking: BookingRow, userId: string) =>
      act(booking, userId, (tx, acting) =>
        accept(tx, { ...acting, row: prices.toPayable(acting.row) }, lessons),
      ),
    reject: (booking: BookingRow, userId: string, reason: string) =>
      act(booking, userId, (tx, acting) => reject(tx, acting, reason)),
    cancel: (booking: BookingRow, userId: string, reason: string) =>
      act(booking, userId, (tx, acting) => cancel(tx, acting, reason)),
    /** @throws Fault `outside_hours`, `slot_taken` */
    move: (booking: BookingRow, userId: string, startsAt: number) =>
      act(booking, userId, (tx, acting) => propose(tx, acting, startsAt)),
    complete: (booking: BookingRow, userId: string) =>
      act(booking, userId, async (tx, { row, side, now }) =>
        row.state === 'completed' ? row : changeBooking(tx, row, { action: 'complete', actor: side, now }),
      ),
    noShow: (booking: BookingRow, userId: string, reason: string) =>
      act(booking, userId, (tx, acting) => object(tx, acting, 'no_show', reason)),
    dispute: (booking: BookingRow, userId: string, reason: string) =>
      act(booking, userId, (tx, acting) => object(tx, acting, 'dispute', reason)),
    waive: (booking: BookingRow, userId: string) => act(booking, userId, waive),
  };
}

type UsedLessons = Pick<BookedLessons, 'use'>;

async function accept(
  tx: Transaction,
  { row, side, now }: Acting,
  lessons: UsedLessons,
): Promise<BookingRow> {
  if (row.proposedBy !== null && row.proposedBy !== side) return acceptMove(tx, { row, side, now }, lessons);
  const isDone = side === 'tutor' && (row.state === 'accepted' || row.state === 'confirmed');
  if (isDone && row.proposedBy === null) return row;

  if (row.proposedBy !== null) await freeHours(tx, row.id, 'proposed');
  const change = { ...noProposal, ...reminded(row.startsAt, now), ...getPaidTime(row, now) };
  const next = await changeBooking(tx, row, { action: 'accept', actor: side, now }, change);
  if (isPaidByLesson(row, next)) await lessons.use(tx, next, now);
  await sayAccepted(tx, next, side);
  return next;
}

/** A price is still to be paid; without one the session is confirmed. A tutor who accepted it needs no word of it. */
export async function sayAccepted(tx: Transaction, next: BookingRow, actor: Side | 'admin'): Promise<void> {
  if (next.state !== 'accepted') return sayConfirmed(tx, next);
  const readers = actor === 'tutor' ? (['student'] as const) : (['student', 'tutor'] as const);
  for (const reader of readers)
    await notify(tx, events.bookingAccepted, next, reader, { until: next.expiresAt, actor });
}

export async function sayConfirmed(tx: Transaction, row: BookingRow): Promise<void> {
  for (const side of ['student', 'tutor'] as const)
    await notify(tx, events.bookingConfirmed, row, side, { calendar: 'request' });
}

/** A session that begins soon gets no further reminder. */
export function reminded(startsAt: string, now: number): { remindedHours: number | null } {
  const hours = (Date.parse(startsAt) - now) / 3_600_000;
  return { remindedHours: hours <= 1 ? 1 : hours <= 24 ? 24 : null };
}

/** A reserved lesson pays when the request is accepted. */
const getPaidTime = ({ state, packageId }: BookingRow, now: number) =>
  state === 'requested' && packageId !== null ? { paidAt: getInstant(now) } : {};

const isPaidByLesson = (previous: BookingRow, next: BookingRow) =>
  next.packageId !== null && previous.paidAt === null && next.paidAt !== null;

async function acceptMove(
  tx: Transaction,
  { row, side, now }: Acting,
  lessons: UsedLessons,
): Promise<BookingRow> {
  const move = { action: 'accept_move', actor: side, now } as const;
  stateAfter(row, move);
  const length = Date.parse(row.endsAt) - Date.parse(row.startsAt);
  const startsAt = row.proposedStartsAt ?? row.startsAt;
  if (!(await moveHours(tx, row.id, null))) throw busyFault('tutor');
  const wasConfirmed = row.state === 'confirmed';
  const next = await changeBooking(tx, row, move, {
    ...noProposal,
    ...getLastMove('moved', row.proposedBy ?? otherSide(side), row.startsAt),
    startsAt,
    endsAt: getInstant(Date.parse(startsAt) + length),
    sequence: row.sequence + (wasConfirmed ? 1 : 0),
    ...reminded(startsAt, now),
    ...getPaidTime(row, now),
  });
  if (isPaidByLesson(row, next)) await lessons.use(tx, next, now);
  if (row.state === 'requested') await sayAccepted(tx, next, side);
  else {
    const calendar = wasConfirmed ? 'request' : null;
    for (const reader of ['student', 'tutor'] as const)
      await notify(tx, events.bookingMoved, next, reader, { calendar, actor: side });
  }
  return next;
}

async function reject(tx: Transaction, acting: Acting, reason: string): Promise<BookingRow> {
  const { row, side, now } = acting;
  if (row.state === 'rejected') return row;
  const isAnswer = row.state === 'requested' && side === 'tutor';
  if (row.proposedBy !== null && !isAnswer) return endMove(tx, acting, reason);

  const next = await changeBooking(tx, row, { action: 'reject', actor: side, reason, now });
  await notify(tx, events.bookingRejected, next, 'student', { reason });
  return next;
}

async function endMove(tx: Transaction, { row, side, now }: Acting, reason: string): Promise<BookingRow> {
  const end = row.proposedBy === side ? 'withdrawn' : 'declined';
  const next = await changeBooking(
    tx,
    row,
    { action: 'end_move', actor: side, now },
    { ...noProposal, ...getLastMove(end, side, row.proposedStartsAt ?? row.startsAt) },
  );
  await freeHours(tx, row.id, 'proposed');
  const until = next.state === 'requested' ? next.expiresAt : null;
  await notify(tx, events.moveEnded, next, otherSide(side), { reason, until, move_end: end });
  return next;
}

async function cancel(tx: Transaction, { row, side, now }: Acting, reason: string): Promise<BookingRow> {
  if (row.endedBy === side && (row.state === 'cancelled' || row.state === 'rejected')) return row;

  const wasConfirmed = row.state === 'confirmed';
  const change = wasConfirmed ? { sequence: row.sequence + 1 } : {};
  const next = await changeBooking(tx, row, { action: 'cancel', actor: side, reason, now }, change);
  if (next.state === 'rejected') await notify(tx, events.bookingRejected, next, 'student', { reason });
  else {
    const calendar = wasConfirmed ? 'cancel' : null;
    const until = next.settlesAt;
    await notify(tx, events.bookingCancelled, next, otherSide(side), { reason, calendar, until });
  }
  return next;
}

async function propose(tx: Transaction, { row, side, now }: Acting, startsAt: number): Promise<BookingRow> {
  stateAfter(row, { action: 'move', actor: side, now });
  if (row.proposedBy === otherSide(side))
    throw new Fault('booking_state', 'Another time was proposed to you. Answer that first.', {
      facts: { state: row.state },
    });
  const { id, tutorId, studentId } = row;
  const length = Date.parse(row.endsAt) - Date.parse(row.startsAt);
  // A tutor may propose what is not open to others.
  if (side === 'student') {
    const known = await bookable(tx, tutorId);
    await assertOpen(tx, { tutorId, startsAt, minutes: length / 60_000 }, known, now);
  } else if (startsAt <= now || startsAt % (gridMinutes * 60_000) !== 0)
    throw new Fault(
      'outside_hours',
      'Choose a time in the future that starts on a quarter hour, such as 09:15.',
    );

  await repo.lockHoursOf(tx, [studentId, tutorId]);
  await freeHours(tx, id, 'proposed');
  const heldUntil = proposalExpiry(Date.parse(row.startsAt), startsAt, now);
  const hour = { startsAt, endsAt: startsAt + length, kind: 'proposed' as const, heldUntil, now };
  const busy = await takeHour(tx, row, hour);
  if (busy) throw busyFault(busy);

  const until = getInstant(heldUntil);
  const next = await repo.updateBooking(tx, id, {
    proposedStartsAt: getInstant(startsAt),
    proposedBy: side,
    proposalExpiresAt: until,
    // Its student answers now, and has as long for it.
    ...(row.state === 'requested' ? { expiresAt: until } : {}),
    changedAt: getInstant(now),
  });
  if (row.state === 'requested') await bookHours(tx, id, until);
  await publishBooking(tx, next);
  const times = { starts_at: getInstant(startsAt), ends_at: getInstant(startsAt + length) };
  await notify(tx, events.moveProposed, next, otherSide(side), { until, ...times });
  return next;
}

async function object(
  tx: Transaction,
  { row, side, now }: Acting,
  action: BookingAction & ('no_show' | 'dispute'),
  reason: string,
): Promise<BookingRow> {
  if (row.endedBy === side && (row.state === 'disputed' || row.state === action)) return row;

  const said = { id: newId(), bookingId: row.id, authorId: getPerson(row, side), saidAt: getInstant(now) };
  if (row.state === 'disputed') {
    stateAfter(row, { action, actor: side, now });
    await repo.addWords(tx, { ...said, action, words: reason });
    await publishBooking(tx, row);
    return row;
  }
  const missing = side === 'student' && action === 'no_show' ? { tutorMissing: true } : {};
  const next = await changeBooking(tx, row, { action, actor: side, reason, now }, missing);
  await repo.addWords(tx, { ...said, action, words: reason });
  const event = next.state === 'disputed' ? events.bookingDisputed : events.noShowReported;
  await notify(tx, event, next, otherSide(side), { reason, until: next.settlesAt });
  return next;
}

async function waive(tx: Transaction, { row, side, now }: Acting): Promise<BookingRow> {
  if (row.settledAt !== null && row.givenBack === row.price) return row;

  const change = { givenBack: row.price, settlesAt: null, settledAt: getInstant(now) };
  const next = await changeBooking(tx, row, { action: 'waive', actor: side, now }, change);
  await notify(tx, events.priceWaived, next, 'student');
  return next;
}
