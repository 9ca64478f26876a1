/** The person who gave the price of a settled booking back; for the words of its refund. */
import { freeUntil } from '@akada/core/bookings/booking-rules.ts';
import type { RefundActor } from '@akada/core/payments/payment-state.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { findBooking } from './bookings.repo.ts';
import type { BookingRow } from './bookings.tables.ts';

/** @returns null if the booking was deleted, or if its row names no actor */
export async function readRefundActor(executor: Executor, bookingId: string): Promise<RefundActor | null> {
  const row = await findBooking(executor, bookingId);
  return row && findActor(row);
}

/** A report that the other side did not answer is settled by the clock; a late cancellation only by the tutor's word. */
function findActor({ state, endedBy, endedAt, startsAt, cancelHours }: BookingRow): RefundActor | null {
  if (state === 'no_show') return 'clock';
  if (endedBy === 'payment' || endedAt === null) return null;
  if (endedBy !== 'student') return endedBy;

  const isInTime = Date.parse(endedAt) < freeUntil({ startsAt: Date.parse(startsAt), cancelHours });
  return isInTime ? 'student' : 'tutor';
}
