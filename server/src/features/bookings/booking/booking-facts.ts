/** A row as the rules of core see it. */
import type { BookingFacts } from '@akada/core/bookings/booking-state.ts';
import type { BookingRow, Side } from './bookings.tables.ts';

const momentOf = (text: string | null) => (text === null ? null : Date.parse(text));

export function factsOf(row: BookingRow, now: number): BookingFacts {
  const { state, price, cancelHours, endedBy } = row;
  return {
    state,
    price,
    cancelHours,
    endedBy,
    now,
    startsAt: Date.parse(row.startsAt),
    endsAt: Date.parse(row.endsAt),
    expiresAt: momentOf(row.expiresAt),
    movedBy: row.proposedBy,
    settledAt: momentOf(row.settledAt),
  };
}

/** @returns which of the two a person is */
export function sideOf({ tutorId }: BookingRow, userId: string): Side {
  return tutorId === userId ? 'tutor' : 'student';
}

export const otherSide = (side: Side): Side => (side === 'tutor' ? 'student' : 'tutor');

export const personOf = ({ tutorId, studentId }: BookingRow, side: Side): string =>
  side === 'tutor' ? tutorId : studentId;
