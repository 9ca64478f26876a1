import type { Booking, SessionRefund } from '@akada/contract/work/bookings.ts';
import { getSettlement } from '@akada/core/bookings/booking-deadlines.ts';
import { freeUntil, objectionEnd } from '@akada/core/bookings/booking-rules.ts';
import { bookingAfter, getActions } from '@akada/core/bookings/booking-state.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Person } from '../accounts/accounts.ts';
import { getFacts, getSide, otherSide } from './booking/booking-facts.ts';
import type { BookingRow, Side } from './booking/bookings.tables.ts';

/** Data that the row lacks. */
export interface BookingAround {
  student: Person | undefined;
  tutor: Person | undefined;
  /** The zone of the profile. */
  tutorZone: string;
  callUrl: string | null;
  refund: SessionRefund | null;
  chargeback: Booking['chargeback'];
  /** True after an administrator decided a dispute about it. */
  decided: boolean;
}

/** @param userId of the one who reads it */
export function presentBooking(
  row: BookingRow,
  userId: string,
  { student, tutor, tutorZone, callUrl, refund, chargeback, decided }: BookingAround,
  now: number,
): Booking {
  const side = getSide(row, userId);
  const facts = getFacts(row, now);
  const { id, state, subject, message, startsAt, endsAt, price } = row;
  const isConfirmed = state === 'confirmed' && now < facts.endsAt + 3_600_000;
  return {
    id,
    state,
    side,
    subject,
    message,
    starts_at: startsAt,
    ends_at: endsAt,
    price,
    tutor: presentPerson(row.tutorId, tutor, tutorZone),
    student: presentPerson(row.studentId, student, student?.timeZone ?? 'UTC'),
    ...presentProgress(row, decided),
    last_move: presentLastMove(row),
    answered: row.answeredAt !== null,
    waits_for: getWaits(row),
    actions: getActions(facts, side),
    free_until: getInstant(freeUntil(facts)),
    back_if_cancelled: backIfCancelled(row, side, now),
    given_back: row.endedAt === null ? null : row.givenBack,
    refund,
    is_trial: row.isTrial,
    chargeback,
    share_weak_topics: row.shareWeakTopics,
    call_url: isConfirmed ? callUrl : null,
    created_at: row.createdAt,
  };
}

/** The fields from which the words about a session are made; administrators read the same. */
export function presentProgress(row: BookingRow, decided: boolean) {
  const [startsAt, endsAt] = [Date.parse(row.startsAt), Date.parse(row.endsAt)];
  return {
    expires_at: row.endedAt === null && row.state !== 'confirmed' ? row.expiresAt : null,
    proposal: presentProposal(row, endsAt - startsAt),
    objection_until: getInstant(objectionEnd({ startsAt })),
    paid: row.paidAt !== null,
    uses_lesson: row.packageId !== null,
    ended_by: row.endedBy,
    ended_at: row.endedAt,
    end_reason: row.endReason,
    settled: row.settledAt !== null,
    decided,
  };
}

function presentPerson(id: string, person: Person | undefined, timeZone: string) {
  return {
    id,
    full_name: person?.fullName ?? '',
    picture_url: person?.pictureUrl ?? null,
    time_zone: timeZone,
  };
}

function getWaits({ state, proposedBy }: BookingRow): Side | null {
  if (proposedBy !== null) return otherSide(proposedBy);
  if (state === 'requested') return 'tutor';
  return state === 'accepted' ? 'student' : null;
}

function presentProposal(row: BookingRow, length: number): Booking['proposal'] {
  const { proposedStartsAt, proposedBy, proposalExpiresAt } = row;
  if (proposedStartsAt === null || proposedBy === null || proposalExpiresAt === null) return null;
  return {
    starts_at: proposedStartsAt,
    by: proposedBy,
    expires_at: proposalExpiresAt,
    ends_at: getInstant(Date.parse(proposedStartsAt) + length),
  };
}

function presentLastMove({ moveOutcome, moveActor, moveTime }: BookingRow): Booking['last_move'] {
  if (moveOutcome === null || moveActor === null || moveTime === null) return null;
  return { outcome: moveOutcome, by: moveActor, time: moveTime };
}

function backIfCancelled(row: BookingRow, side: Side, now: number): number | null {
  const facts = getFacts(row, now);
  const state = bookingAfter(facts, 'cancel', side);
  if (state !== 'cancelled' && state !== 'rejected') return null;
  const paid = row.paidAt === null ? 0 : row.price;
  return getSettlement({ ...facts, state, endedBy: side, endedAt: now, paid })?.givenBack ?? null;
}
