/** Cancels bookings whose tutor or student leaves: the hours become free, and prices are returned. */

import { freeUntil } from '@akada/core/bookings/booking-rules.ts';
import { bookingAfter, openStates } from '@akada/core/bookings/booking-state.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault/fault.ts';
import { changeBooking, noteSettlement } from './booking/booking-changes.service.ts';
import { getFacts, getPerson, getSide, otherSide } from './booking/booking-facts.ts';
import { notify } from './booking/booking-notices.service.ts';
import { bookingCancelled } from './booking/bookings.events.ts';
import * as repo from './booking/bookings.repo.ts';
import type { BookingRow, Side } from './booking/bookings.tables.ts';
import { findComing } from './booking/coming-bookings.repo.ts';

/** Before the account goes: its rows go with it, so what others have to know is said here. */
export async function endBookingsOf(tx: Transaction, userId: string, now: number): Promise<void> {
  for (const id of await repo.findOpen(tx, userId)) {
    const row = await repo.lockBooking(tx, id);
    if (!row || row.settledAt !== null) continue;

    const side = getSide(row, userId);
    const isOpen = openStates.some((open) => open === row.state);
    const isShown = isOpen && row.state !== 'held';
    const givenBack = isOpen ? givenBackBy(row, side, now) : (row.givenBack ?? row.price);
    const ended = { ...row, state: isOpen ? ('cancelled' as const) : row.state, givenBack };
    if (isShown && Date.parse(row.startsAt) > now) {
      const calendar = row.state === 'confirmed' ? 'cancel' : null;
      const notice = { ...ended, sequence: row.sequence + 1 };
      // The name is deleted with the account.
      const name = side === 'tutor' ? 'Your tutor' : 'Your student';
      await notify(tx, bookingCancelled, notice, otherSide(side), { calendar, name });
    }
    await noteSettlement(tx, ended, getPerson(row, otherSide(side)));
  }
}

/** A tutor who leaves returns the price; a student owes the price after the deadline for cancelling. */
function givenBackBy(row: BookingRow, side: Side, now: number): number {
  return side === 'tutor' || now < freeUntil(getFacts(row, now)) ? row.price : 0;
}

/** Before a tutor becomes something else. @throws Fault `conflict` while sessions are open or their money is not settled */
export async function assertNoBookings(tx: Transaction, tutorId: string): Promise<void> {
  const open = await repo.findOpen(tx, tutorId);
  if (open.length === 0) return;

  const sessions =
    open.length === 1 ? 'A session of this tutor is' : `${open.length} sessions of this tutor are`;
  throw new Fault('conflict', `${sessions} not settled yet. Cancel or settle them first.`);
}

/** An administrator withdrew the approval of a tutor, who then teaches no session that has not started. */
export async function cancelBookingsOf(tx: Transaction, tutorId: string, now: number): Promise<void> {
  for (const id of await repo.findOpen(tx, tutorId)) {
    const row = await repo.lockBooking(tx, id);
    if (!row || row.tutorId !== tutorId) continue;
    if (row.state === 'held') {
      await repo.removeBooking(tx, id);
      continue;
    }
    if (!isCancellable(row, now)) continue;

    const calendar = row.state === 'confirmed' ? 'cancel' : null;
    const change = calendar === null ? {} : { sequence: row.sequence + 1 };
    const ended = await changeBooking(tx, row, { action: 'cancel', actor: 'admin', now }, change);
    await notify(tx, bookingCancelled, ended, 'student', { calendar, name: 'An administrator' });
  }
}

/** An administrator closed the account: sessions that have not started end, and their payments are refunded. */
export async function cancelComingOf(tx: Transaction, userId: string, now: number): Promise<void> {
  for (const id of await repo.findOpen(tx, userId)) {
    const row = await repo.lockBooking(tx, id);
    if (!row) continue;
    if (row.state === 'held') {
      await repo.removeBooking(tx, id);
      continue;
    }
    if (!isCancellable(row, now)) continue;

    const calendar = row.state === 'confirmed' ? 'cancel' : null;
    const change = calendar === null ? {} : { sequence: row.sequence + 1 };
    const ended = await changeBooking(tx, row, { action: 'cancel', actor: 'admin', now }, change);
    const other = otherSide(getSide(row, userId));
    await notify(tx, bookingCancelled, ended, other, { calendar, name: 'An administrator' });
  }
}

/** Counts the effects that `cancelComingOf` would have now: sessions that end, money in kobo and lessons of packages that go back. */
export async function countCancellations(executor: Executor, userId: string, now: number) {
  const coming = await findComing(executor, userId, getInstant(now));
  const ending = coming.filter((row) => row.state !== 'held' && isCancellable(row, now));
  const paid = ending.filter(({ paidAt, price }) => paidAt !== null && price > 0);
  const inMoney = paid.filter(({ packageId }) => packageId === null);
  return {
    sessions: ending.length,
    refunds: inMoney.reduce((sum, { price }) => sum + price, 0),
    lessons: paid.length - inMoney.length,
  };
}

function isCancellable(row: BookingRow, now: number): boolean {
  return (
    Date.parse(row.startsAt) > now && bookingAfter(getFacts(row, now), 'cancel', 'admin') === 'cancelled'
  );
}
