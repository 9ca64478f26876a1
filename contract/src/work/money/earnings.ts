/**
 * Tutors' earnings from sessions and tutorials, the payment for a session, and teaching figures. All amounts
 * are in kobo.
 */
import * as z from 'zod/mini';
import { Payment } from '../../base/payments.ts';
import { PaymentStart } from '../../base/subscriptions.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { getPage, IdParams, pagingFields, Timestamp } from '../../wire/fields.ts';
import { Payout } from './payouts.ts';

/** A session or a tutorial that was paid for; all seats of a tutorial are one line. */
export const EarningLine = z.object({
  kind: z.enum(['session', 'tutorial']),
  /** The id of the booking or the tutorial. */
  session_id: z.uuid(),
  /** Subject of the session, or title of the tutorial. */
  title: z.string(),
  /** Name of a session's student; null for a group, and if the account was deleted. */
  student: z.nullable(z.string()),
  starts_at: Timestamp,
  minutes: z.int(),
  seats: z.int(),
  /** The students' payments. */
  paid: z.int(),
  /** The tutor's share of it. */
  amount: z.int(),
  /**
   * `waiting`: until the session is completed; `available`; `frozen`: a student's bank disputes a payment; `returned`:
   * the students have it back.
   */
  state: z.enum(['waiting', 'available', 'frozen', 'returned']),
});
export type EarningLine = z.output<typeof EarningLine>;

export const Month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Choose a month'));

export const getEarnings = endpoint({
  id: 'earnings.get',
  summary: 'What you have earned: available, waiting, by month, and each session of it',
  method: 'GET',
  path: '/tutors/me/earnings',
  access: 'tutor',
  effect: 'safe',
  /** A month, such as 2026-11 in the tutor's time zone, limits the lines. */
  query: z.strictObject({ ...pagingFields, month: z.optional(Month) }),
  responses: {
    200: z.object({
      available: z.int(),
      waiting: z.int(),
      /** Earned, but not paid out while a student's bank disputes the payment. */
      frozen: z.int(),
      /** The sum of all payouts that the bank has. */
      paid_out: z.int(),
      /** Ordered transfers that have not ended. */
      on_its_way: z.int(),
      /** Payouts to the tutor's bank, latest first; the available amount excludes them unless they came back. */
      payouts: z.array(Payout),
      /** The end of a stop of payouts, because an administrator handed over a link to your account; else null. */
      payouts_stopped_until: z.nullable(Timestamp),
      /** Sessions and tutorials whose money waits. */
      waiting_sessions: z.int(),
      /** The platform's share of each session. */
      commission_percent: z.number(),
      /** The last six months, the oldest first; what became available in each, by the start of its session. */
      months: z.array(z.object({ month: z.string(), amount: z.int() })),
      /** The latest first. */
      lines: getPage(EarningLine),
    }),
  },
});

export const exportEarnings = endpoint({
  id: 'earnings.export',
  summary: 'All lines of your earnings, or those of a month, as a table',
  method: 'GET',
  path: '/tutors/me/earnings/csv',
  access: 'tutor',
  effect: 'safe',
  private: true,
  query: z.strictObject({ month: z.optional(Month) }),
  sendsFile: 'text/csv',
  responses: { 200: null },
});

const part = { of: z.int(), percent: z.nullable(z.int()) };

export const TutorAnalytics = z.object({
  /** The days that are counted. */
  days: z.int(),
  /** The minutes of sessions and tutorials that took place. */
  minutes_taught: z.int(),
  sessions: z.int(),
  students: z.int(),
  /** Accepted ones among the requests that had an answer or ran out. */
  acceptance: z.object({ accepted: z.int(), ...part }),
  /** The middle of the hours to an answer; null without answers. */
  answer_hours: z.nullable(z.int()),
  cancellations: z.object({ by_tutor: z.int(), by_student: z.int() }),
  /** Students with more than one session among all with one. */
  returning: z.object({ students: z.int(), ...part }),
  /** Requests for each view of the profile; each student counts once a day. */
  requests: z.object({ requests: z.int(), ...part }),
  /** The last six months, the oldest first. */
  months: z.array(z.object({ month: z.string(), minutes: z.int(), sessions: z.int() })),
});
export type TutorAnalytics = z.output<typeof TutorAnalytics>;

export const getTutorAnalytics = endpoint({
  id: 'earnings.analytics',
  summary: 'How your teaching went in the last 90 days',
  method: 'GET',
  path: '/tutors/me/analytics',
  access: 'tutor',
  effect: 'safe',
  responses: { 200: TutorAnalytics },
});

const booking = { kind: 'booking', in: 'params', field: 'id' } as const;

export const payForSession = endpoint({
  id: 'earnings.pay_session',
  summary: 'Start the payment of an accepted session; the payer comes back to /subscription/callback',
  method: 'POST',
  path: '/bookings/{id}/pay',
  access: 'student',
  effect: 'natural',
  object: booking,
  params: IdParams,
  responses: { 201: PaymentStart },
});

export const getSessionPayment = endpoint({
  id: 'earnings.session_payment',
  summary: 'What you have paid for a session, and what came back',
  method: 'GET',
  path: '/bookings/{id}/payment',
  access: 'student',
  effect: 'safe',
  object: booking,
  params: IdParams,
  responses: { 200: z.object({ payment: z.nullable(Payment) }) },
});
