/** Booking an hour with a tutor: holding, requesting, answering, moving and ending it. The price is paid elsewhere. */
import { bookingLimits } from '@akada/core/bookings/booking-rules.ts';
import { bookingActions, bookingActors, bookingStates } from '@akada/core/bookings/booking-state.ts';
import { moveOutcomes } from '@akada/core/bookings/session-facts.ts';
import * as z from 'zod/mini';
import { PaymentChargeback, PaymentRefund } from '../base/payments.ts';
import { endpoint } from '../wire/endpoint.ts';
import { getPage, IdParams, pagingFields, Timestamp } from '../wire/fields.ts';
import { BookingLength } from './availability.ts';

export const BookingState = z.enum(bookingStates);
export type BookingState = z.output<typeof BookingState>;
export const BookingSide = z.enum(['student', 'tutor']);
export type BookingSide = z.output<typeof BookingSide>;

/** The refunds of a session's price. */
export const SessionRefund = PaymentRefund;
export type SessionRefund = z.output<typeof SessionRefund>;

const BookedPerson = z.object({
  id: z.uuid(),
  full_name: z.string(),
  picture_url: z.nullable(z.string()),
  time_zone: z.string(),
});

/** A booking as one of its two people sees it. */
export const Booking = z.object({
  id: z.uuid(),
  state: BookingState,
  /** The caller's side of the booking. */
  side: BookingSide,
  tutor: BookedPerson,
  student: BookedPerson,
  subject: z.string(),
  message: z.string(),
  starts_at: Timestamp,
  ends_at: Timestamp,
  /** In kobo; 0 is never paid. */
  price: z.int(),
  /** The automatic end of the current state: an unanswered request, or an unpaid price. Null once it has ended. */
  expires_at: z.nullable(Timestamp),
  /** The side that must act next; null if nothing waits. */
  waits_for: z.nullable(BookingSide),
  /** Another hour that one of the two has proposed. */
  proposal: z.nullable(
    z.object({ starts_at: Timestamp, ends_at: Timestamp, by: BookingSide, expires_at: Timestamp }),
  ),
  /** The last end of a proposed time; null if there was none. */
  last_move: z.nullable(
    z.object({
      outcome: z.enum(moveOutcomes),
      by: z.enum(['student', 'tutor', 'admin']),
      /** The time before the move, or the proposed time that the session did not get. */
      time: Timestamp,
    }),
  ),
  /** The tutor has accepted or rejected the request. */
  answered: z.boolean(),
  /**
   * The caller's possible actions now. `accept` and `reject` answer a request, `accept_move` and `end_move` a
   * proposal.
   */
  actions: z.array(z.enum(bookingActions)),
  /** The end of free cancellation for the student. */
  free_until: Timestamp,
  /** The student's refund if the caller cancels now, in kobo; null if that cannot be done. */
  back_if_cancelled: z.nullable(z.int()),
  /** The last time to report a problem. */
  objection_until: Timestamp,
  paid: z.boolean(),
  /** A lesson of a package pays the price. */
  uses_lesson: z.boolean(),
  /** The first lesson of this pair, at the tutor's price for it. */
  is_trial: z.boolean(),
  ended_by: z.nullable(z.enum(bookingActors)),
  ended_at: z.nullable(Timestamp),
  end_reason: z.string(),
  /** In kobo; null while it is not decided. */
  given_back: z.nullable(z.int()),
  /** True after it was decided for good who gets the price. */
  settled: z.boolean(),
  /** True after an administrator decided a dispute about it. */
  decided: z.boolean(),
  refund: z.nullable(SessionRefund),
  /** The latest dispute of the student's bank; null if there is none. */
  chargeback: z.nullable(PaymentChargeback),
  share_weak_topics: z.boolean(),
  /** Opened in a new tab; null before the session is confirmed, after it, and where the tutor gives none. */
  call_url: z.nullable(z.string()),
  created_at: Timestamp,
});
export type Booking = z.output<typeof Booking>;

const booking = { kind: 'booking', in: 'params', field: 'id' } as const;
const changed = { 200: Booking };
const reason = z._default(
  z.string().check(z.trim(), z.maxLength(bookingLimits.reason, 'Use fewer words')),
  '',
);

const Start = z.iso.datetime({ offset: true, error: 'Give a moment such as 2026-12-01T09:30:00Z' });

export const Hold = z.object({
  id: z.uuid(),
  tutor_id: z.uuid(),
  starts_at: Timestamp,
  ends_at: Timestamp,
  /** The hour is free for others from then on. */
  expires_at: Timestamp,
  /** In kobo. */
  price: z.int(),
  /** The tutor's deadline for answering a request that is sent now. */
  answer_until: Timestamp,
  free_until: Timestamp,
  /** The tutor's subjects; the session is about one of them. */
  subjects: z.array(z.string()),
});
export type Hold = z.output<typeof Hold>;

/** An administrator who views an account reads neither messages of a booking nor the address of its call. */
export const hiddenOfBooking = { message: '', call_url: null, end_reason: '' } as const;

export const holdHour = endpoint({
  id: 'bookings.hold',
  summary: 'Hold an hour of a tutor for five minutes, in place of the one that I hold',
  method: 'POST',
  path: '/bookings/holds',
  access: 'student',
  effect: 'natural',
  body: z.strictObject({
    tutor_id: z.uuid('Choose a tutor'),
    starts_at: Start,
    minutes: BookingLength,
    /** True for the trial lesson, which has its own length and price. */
    trial: z._default(z.boolean(), false),
  }),
  responses: { 201: Hold },
});

export const releaseHold = endpoint({
  id: 'bookings.release_hold',
  summary: 'Give a held hour back',
  method: 'DELETE',
  path: '/bookings/holds/{id}',
  access: 'student',
  effect: 'natural',
  object: booking,
  params: IdParams,
  responses: { 204: null },
});

export const requestBooking = endpoint({
  id: 'bookings.request',
  summary: 'Request the hour that I hold. Sent again, the booking as it is then',
  method: 'POST',
  path: '/bookings',
  access: 'student',
  effect: 'natural',
  object: { kind: 'booking', in: 'body', field: 'hold_id' },
  body: z.strictObject({
    hold_id: z.uuid(),
    /** A subject of the tutor; the first if absent. */
    subject: z.optional(z.string().check(z.maxLength(80))),
    message: z._default(
      z.string().check(z.trim(), z.maxLength(bookingLimits.message, 'Use fewer words')),
      '',
    ),
    /** The tutor sees the weakest topics of the subject until the session has ended. */
    share_weak_topics: z._default(z.boolean(), false),
  }),
  responses: { 201: Booking },
});

/** `waiting`: requested or to be paid; `ahead`: confirmed and not over; `past`: ended or over. */
export const bookingGroups = ['waiting', 'ahead', 'past'] as const;

export const listBookings = endpoint({
  id: 'bookings.list',
  summary:
    'My bookings, as student or as tutor: what waits and what is ahead by its hour, the past with the last one first',
  method: 'GET',
  path: '/bookings',
  access: 'signed_in',
  effect: 'safe',
  hidden: hiddenOfBooking,
  query: z.strictObject({
    ...pagingFields,
    /** A state, or a group of them; all where absent. */
    state: z.optional(z.enum([...bookingStates, ...bookingGroups])),
  }),
  responses: { 200: getPage(Booking) },
});

export const nextBooking = endpoint({
  id: 'bookings.next',
  summary: 'My next session, and how many bookings wait for me',
  method: 'GET',
  path: '/bookings/next',
  access: 'signed_in',
  effect: 'safe',
  hidden: hiddenOfBooking,
  responses: { 200: z.object({ next: z.nullable(Booking), waiting_for_me: z.int() }) },
});

export const getBooking = endpoint({
  id: 'bookings.get',
  summary: 'One booking of mine',
  method: 'GET',
  path: '/bookings/{id}',
  access: 'signed_in',
  effect: 'safe',
  private: true,
  object: booking,
  params: IdParams,
  responses: changed,
});

export const acceptBooking = endpoint({
  id: 'bookings.accept',
  summary: 'Accept a request, or another hour that the other side proposes',
  method: 'POST',
  path: '/bookings/{id}/accept',
  access: 'signed_in',
  effect: 'natural',
  object: booking,
  params: IdParams,
  responses: changed,
});

export const rejectBooking = endpoint({
  id: 'bookings.reject',
  summary: 'Reject a request; or end a proposal of another hour, the hour stays as it was then',
  method: 'POST',
  path: '/bookings/{id}/reject',
  access: 'signed_in',
  effect: 'natural',
  object: booking,
  params: IdParams,
  body: z.strictObject({ reason }),
  responses: changed,
});

export const cancelBooking = endpoint({
  id: 'bookings.cancel',
  summary: 'Cancel a booking. After `free_until` a student owes the price, unless the tutor waives it',
  method: 'POST',
  path: '/bookings/{id}/cancel',
  access: 'signed_in',
  effect: 'natural',
  object: booking,
  params: IdParams,
  body: z.strictObject({ reason }),
  responses: changed,
});

export const moveBooking = endpoint({
  id: 'bookings.move',
  summary: 'Propose another hour of the same length. It is taken until the other side has answered',
  method: 'POST',
  path: '/bookings/{id}/reschedule',
  access: 'signed_in',
  effect: 'natural',
  object: booking,
  params: IdParams,
  body: z.strictObject({ starts_at: Start }),
  responses: changed,
});

export const completeBooking = endpoint({
  id: 'bookings.complete',
  summary: 'Say that the session took place, once it is over',
  method: 'POST',
  path: '/bookings/{id}/complete',
  access: 'signed_in',
  effect: 'natural',
  object: booking,
  params: IdParams,
  responses: changed,
});

export const reportNoShow = endpoint({
  id: 'bookings.no_show',
  summary: 'Say that the other side did not come, from 15 minutes after the beginning to 72 hours after it',
  method: 'POST',
  path: '/bookings/{id}/no-show',
  access: 'signed_in',
  effect: 'natural',
  object: booking,
  params: IdParams,
  body: z.strictObject({ reason }),
  responses: changed,
});

export const disputeBooking = endpoint({
  id: 'bookings.dispute',
  summary: 'Object to how a session ended; an administrator decides',
  method: 'POST',
  path: '/bookings/{id}/dispute',
  access: 'signed_in',
  effect: 'natural',
  object: booking,
  params: IdParams,
  body: z.strictObject({ reason }),
  responses: changed,
});

export const waiveBooking = endpoint({
  id: 'bookings.waive',
  summary: 'Give the price back to a student who cancelled after the time for it',
  method: 'POST',
  path: '/bookings/{id}/waive',
  access: 'tutor',
  effect: 'natural',
  object: booking,
  params: IdParams,
  responses: changed,
});
