/** Sessions of all people, as administrators find and change them. */
import { bookingActions, bookingActors, bookingStates } from '@akada/core/bookings/booking-state.ts';
import * as z from 'zod/mini';
import { Reason } from '../wire/decisions.ts';
import { endpoint } from '../wire/endpoint.ts';
import { getPage, IdParams, pagingFields, Timestamp } from '../wire/fields.ts';
import { BookingLength } from '../work/availability.ts';
import { Booking, BookingSide, BookingState, SessionRefund } from '../work/bookings.ts';

const SessionPerson = z.object({ id: z.uuid(), full_name: z.string() });

const listed = {
  id: z.uuid(),
  state: BookingState,
  student: SessionPerson,
  tutor: SessionPerson,
  subject: z.string(),
  starts_at: Timestamp,
  ends_at: Timestamp,
  /** In kobo; 0 is never paid. */
  price: z.int(),
  paid: z.boolean(),
  /** A lesson of a package pays the price. */
  uses_lesson: z.boolean(),
  /** In kobo; null while it is not decided. */
  given_back: z.nullable(z.int()),
  ended_by: z.nullable(z.enum(bookingActors)),
  ended_at: z.nullable(Timestamp),
  end_reason: z.string(),
  /** The end of a request or of the time to pay; null in other states. */
  expires_at: z.nullable(Timestamp),
  /** Another time that one of the two has proposed. */
  proposal: Booking.shape.proposal,
  /** The last moment at which one of the two can object. */
  objection_until: Timestamp,
  /** True after it was decided for good who gets the price. */
  settled: z.boolean(),
  /** True after an administrator decided a dispute about it. */
  decided: z.boolean(),
  refund: z.nullable(SessionRefund),
  chargeback: Booking.shape.chargeback,
};

export const AdminSession = z.object(listed);
export type AdminSession = z.output<typeof AdminSession>;

/** The session as the administrator saw it; the decision is rejected if it has changed since. */
const seen = z.strictObject(
  { state: BookingState, starts_at: z.string(), words: z.int() },
  'Load this page again, then decide',
);
export type SeenSession = z.output<typeof seen>;

export const AdminSessionDetail = z.object({
  ...listed,
  seen: z.object({ state: BookingState, starts_at: Timestamp, words: z.int() }),
  /** Written with the request. */
  message: z.string(),
  created_at: Timestamp,
  paid_at: z.nullable(Timestamp),
  /** The time at which the refund was decided. */
  settled_at: z.nullable(Timestamp),
  /** Reports of student and tutor about the session, oldest first. */
  words: z.array(
    z.object({
      side: BookingSide,
      action: z.enum(['no_show', 'dispute']),
      text: z.string(),
      said_at: Timestamp,
    }),
  ),
  /** The administrator's possible actions now. */
  actions: z.array(z.enum(bookingActions)),
});
export type AdminSessionDetail = z.output<typeof AdminSessionDetail>;

export const sessionMoney = ['none', 'to_pay', 'held', 'given_back', 'earned'] as const;
export const sessionOrders = ['latest', 'earliest', 'price', 'ended'] as const;

const filter = {
  /** Part of the name of either of the two, in any case. */
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  state: z.optional(z.enum(bookingStates)),
  /** `held` is paid and not decided; `given_back` also a part of the price. */
  money: z.optional(z.enum(sessionMoney)),
  /** The earliest start day, in UTC; both days are included. */
  from: z.optional(z.iso.date('Choose a day')),
  to: z.optional(z.iso.date('Choose a day')),
  tutor: z.optional(z.uuid()),
  student: z.optional(z.uuid()),
  order: z._default(z.enum(sessionOrders), 'latest'),
};

export const listAdminSessions = endpoint({
  id: 'admin_sessions.list',
  summary: 'Sessions of all people that match, the latest first where no other order is asked for',
  method: 'GET',
  path: '/admin/sessions',
  access: 'admin',
  effect: 'safe',
  query: z.strictObject({ ...pagingFields, ...filter }),
  responses: { 200: getPage(AdminSession) },
});

/** Sessions that one file holds at most. */
export const exportedSessionsLimit = 100_000;

export const exportAdminSessions = endpoint({
  id: 'admin_sessions.export',
  summary: 'All sessions that match as a CSV file, which is on record',
  method: 'GET',
  path: '/admin/sessions.csv',
  access: 'admin',
  effect: 'safe',
  query: z.strictObject(filter),
  sendsFile: 'text/csv',
  timeoutMs: 60_000,
  responses: { 200: null },
});

export const readAdminSession = endpoint({
  id: 'admin_sessions.read',
  summary: 'One session with what both said, its money, and what can be done about it',
  method: 'GET',
  path: '/admin/sessions/{id}',
  access: 'admin',
  effect: 'safe',
  params: IdParams,
  responses: { 200: AdminSessionDetail },
});

const Start = z.iso.datetime({ offset: true, error: 'Give a moment such as 2026-12-01T09:30:00Z' });

export const createAdminSession = endpoint({
  id: 'admin_sessions.create',
  summary:
    'Book a free hour of a tutor for a student, who pays for it or not. Both hear of it once it is confirmed',
  method: 'POST',
  path: '/admin/sessions',
  access: 'admin',
  effect: 'key',
  body: z.strictObject({
    student_id: z.uuid('Choose a student'),
    tutor_id: z.uuid('Choose a tutor'),
    starts_at: Start,
    minutes: BookingLength,
    /** Nothing is paid. */
    free: z.boolean('Say whether the student pays'),
    reason: Reason,
  }),
  responses: { 201: AdminSessionDetail },
});

const answersSession = { 200: AdminSessionDetail };

export const moveAdminSession = endpoint({
  id: 'admin_sessions.move',
  summary: 'Move a session to another hour at which both have time. Both are told',
  method: 'POST',
  path: '/admin/sessions/{id}/move',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject({ seen, reason: Reason, starts_at: Start }),
  responses: answersSession,
});

export const cancelAdminSession = endpoint({
  id: 'admin_sessions.cancel',
  summary: 'Cancel a session; what was paid goes back to the student, or to the tutor. Both are told',
  method: 'POST',
  path: '/admin/sessions/{id}/cancel',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject({ seen, reason: Reason, refund: z.boolean('Say where the money goes') }),
  responses: answersSession,
});

export const decideDispute = endpoint({
  id: 'admin_sessions.decide',
  summary: 'Decide a dispute: the price goes back to the student, or to the tutor. Both are told why',
  method: 'POST',
  path: '/admin/sessions/{id}/decide',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject({ seen, reason: Reason, for: BookingSide }),
  responses: answersSession,
});
