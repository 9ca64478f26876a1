/** A row as the rules of core see it. */
import type { BookingFacts } from '@akada/core/bookings/booking-state.ts';
import type { BookingRow, Side } from './bookings.tables.ts';

const getMoment = (text: string | null) => (text === null ? null : Date.parse(text));

export function getFacts(row: BookingRow, now: number): BookingFacts {
  const { state, price, cancelHours, endedBy } = row;
  return {
    state,
    price,
    isPrepaid: row.packageId !== null,
    cancelHours,
    endedBy,
    now,
    startsAt: Date.parse(row.startsAt),
    endsAt: Date.parse(row.endsAt),
    expiresAt: getMoment(row.expiresAt),
    movedBy: row.proposedBy,
    settledAt: getMoment(row.settledAt),
  };
}

/** @returns which of the two a person is */
export function getSide({ tutorId }: BookingRow, userId: string): Side {
  return tutorId === userId ? 'tutor' : 'student';
}

export const otherSide = (side: Side): Side => (side === 'tutor' ? 'student' : 'tutor');

export const getPerson = ({ tutorId, studentId }: BookingRow, side: Side): string =>
  side === 'tutor' ? tutorId : studentId;
