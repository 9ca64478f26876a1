/** Bookings as other features see them: what is paid, and what took place. */
import { bookingAfter, getActions } from '@akada/core/bookings/booking-state.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault/fault.ts';
import { reminded, sayConfirmed } from './answers.service.ts';
import { freeTimes } from './availability/availability.service.ts';
import { changeBooking } from './booking/booking-changes.service.ts';
import { getFacts, getSide } from './booking/booking-facts.ts';
import { notify } from './booking/booking-notices.service.ts';
import { bookingCancelled } from './booking/bookings.events.ts';
import * as repo from './booking/bookings.repo.ts';
import type { BookingRow } from './booking/bookings.tables.ts';
import { countReserved, findPayableIds } from './booking/payable-bookings.repo.ts';

/** A booking as its payment needs it. */
export type PayableBooking = Pick<
  BookingRow,
  'id' | 'price' | 'tutorId' | 'studentId' | 'startsAt' | 'subject'
> & {
  expiresAt: string;
};

/** @returns null for a booking that this student cannot pay now */
export async function payableBooking(
  executor: Executor,
  { id, userId, now }: { id: string; userId: string; now: number },
): Promise<PayableBooking | null> {
  const row = await repo.findBooking(executor, id);
  if (!row || getSide(row, userId) !== 'student' || row.studentId !== userId) return null;
  const isPayable = row.price > 0 && getActions(getFacts(row, now), 'student').includes('pay');
  const { price, tutorId, studentId, startsAt, subject, expiresAt } = row;
  return isPayable && expiresAt !== null
    ? { id, price, tutorId, studentId, startsAt, subject, expiresAt }
    : null;
}

/**
 * Confirms a paid booking, in the transaction that decides the payment.
 *
 * @returns `too_late` if the booking ended in the meantime: then its caller returns the price
 */
export async function confirmPaid(
  tx: Transaction,
  bookingId: string,
  now: number,
): Promise<'confirmed' | 'too_late'> {
  const row = await repo.lockBooking(tx, bookingId);
  if (!row || row.paidAt !== null) return 'too_late';
  const paid = { paidAt: getInstant(now), ...reminded(row.startsAt, now) };
  try {
    const next = await changeBooking(tx, row, { action: 'pay', actor: 'payment', now }, paid);
    await sayConfirmed(tx, next);
    return 'confirmed';
  } catch (error) {
    if (error instanceof Fault) return 'too_late';
    throw error;
  }
}

/** @returns whether a payment has confirmed this booking, also if it ended later */
export async function isPaid(executor: Executor, bookingId: string): Promise<boolean> {
  return ((await repo.findBooking(executor, bookingId))?.paidAt ?? null) !== null;
}

/**
 * Cancels a session that is paid and has not started, for an administrator: the price is returned, and both
 * people are notified.
 *
 * @returns false if it has started or ended; true also if it was deleted or cancelled
 */
export async function cancelPaid(tx: Transaction, bookingId: string, now: number): Promise<boolean> {
  const row = await repo.lockBooking(tx, bookingId);
  if (!row || row.state === 'cancelled') return true;
  if (Date.parse(row.startsAt) <= now || bookingAfter(getFacts(row, now), 'cancel', 'admin') !== 'cancelled')
    return false;

  const next = { sequence: row.sequence + 1 };
  const move = {
    action: 'cancel',
    actor: 'admin',
    now,
  } as const;
  const ended = await changeBooking(tx, row, move, next);
  for (const side of ['student', 'tutor'] as const) {
    await notify(tx, bookingCancelled, ended, side, { calendar: 'cancel', name: 'An administrator' });
  }
  return true;
}

/** @returns how many sessions of a student with a tutor took place */
export function countCompletedSessions(
  executor: Executor,
  pair: { studentId: string; tutorId: string },
): Promise<number> {
  return repo.countCompleted(executor, pair);
}

/** @returns how many confirmed sessions of a student start in this time */
export function countSessionsOfStudent(
  executor: Executor,
  studentId: string,
  time: { from: number; to: number },
): Promise<number> {
  return repo.countAhead(executor, 'studentId', studentId, time);
}

/** @returns ranges in which a tutor is free from now on, for `days` days, in milliseconds */
export function freeTimesAhead(executor: Executor, tutorId: string, now: number, days: number) {
  return freeTimes(executor, tutorId, { range: { from: now, to: now + days * 86_400_000 }, now });
}

/** @returns the ids of those bookings that wait for their price */
export async function findPayableBookings(
  executor: Executor,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(ids.length === 0 ? [] : await findPayableIds(executor, ids));
}

/** @returns by package the lessons of requests that wait for an answer; packages without one are absent */
export async function countReservedLessons(
  executor: Executor,
  packageIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  return new Map(packageIds.length === 0 ? [] : await countReserved(executor, packageIds));
}
