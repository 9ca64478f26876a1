/** The deadlines of each side, and the refund when a booking ends. Moments are milliseconds. */
import { bookingTimes, freeUntil, objectionEnd } from './booking-rules.ts';
import type { BookingActor, BookingState } from './booking-state.ts';

const hour = 3_600_000;
/** An answer is never due sooner, except at the beginning itself. */
const leastToAnswer = hour;
const leastToPay = hour / 2;

/** The facts from which the deadlines of an hour follow. */
export interface DeadlineFacts {
  startsAt: number;
  noticeHours: number;
  now: number;
}

/** @returns the end of a state that is entered now; null if the state has no end */
export function getExpiry(state: BookingState, { startsAt, noticeHours, now }: DeadlineFacts): number | null {
  const latest = (requested: number, end: number, min: number) =>
    Math.min(now + requested, Math.max(end, now + min), startsAt);
  switch (state) {
    case 'held':
      return Math.min(now + bookingTimes.hold, startsAt);
    case 'requested':
      return latest(bookingTimes.answer, startsAt - noticeHours * hour, leastToAnswer);
    case 'accepted':
      return latest(bookingTimes.pay, startsAt - bookingTimes.payBefore, leastToPay);
    case 'confirmed':
      return objectionEnd({ startsAt });
    default:
      return null;
  }
}

/** @returns until when another hour that is proposed now may be answered */
export function proposalExpiry(startsAt: number, proposedAt: number, now: number): number {
  return Math.min(now + bookingTimes.answer, startsAt, proposedAt);
}

/** The facts that decide the refund of a booking that has ended. */
export interface EndedBooking {
  state: BookingState;
  endedBy: BookingActor;
  endedAt: number;
  startsAt: number;
  cancelHours: number;
  /** The paid amount in kobo; 0 if nothing was paid. */
  paid: number;
}

/** The time of the decision, and the amount that goes back to the student. */
export interface Settlement {
  at: number;
  givenBack: number;
}

/** @returns null while it is not decided: the booking is open, or an administrator has to decide */
export function getSettlement({ state, endedBy, endedAt, paid, ...hours }: EndedBooking): Settlement | null {
  const now = { at: endedAt, givenBack: 0 };
  const afterObjections = { at: objectionEnd(hours), givenBack: 0 };
  switch (state) {
    case 'expired':
    case 'rejected':
      return { ...now, givenBack: paid };
    case 'cancelled':
      // Its tutor may still waive what a student who cancels after the window owes.
      return endedBy === 'student' && endedAt >= freeUntil(hours) && paid > 0
        ? afterObjections
        : { ...now, givenBack: paid };
    case 'completed':
      return endedBy === 'tutor' ? afterObjections : now;
    case 'no_show':
      return { ...afterObjections, givenBack: endedBy === 'student' ? paid : 0 };
    default:
      return null;
  }
}
