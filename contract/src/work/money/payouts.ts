/** Payouts of earnings to the bank account of a tutor. All amounts are in kobo. */
import { payoutKinds, payoutObstacles, payoutStates } from '@akada/core/payments/payout-rules.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { getPage, pagingFields, Timestamp } from '../../wire/fields.ts';

/** Money that was paid to a tutor, or is on its way. */
export const Payout = z.object({
  id: z.uuid(),
  /** The amount that left the balance. */
  amount: z.int(),
  /** The part of it that paid for the transfer. */
  fee: z.int(),
  kind: z.enum(payoutKinds),
  state: z.enum(payoutStates),
  /** The name of the bank; null for a payout by hand. */
  bank: z.nullable(z.string()),
  last4: z.nullable(z.string()),
  bank_reference: z.string(),
  /** The day on which it left, such as 2026-11-28. */
  paid_on: z.string(),
});
export type Payout = z.output<typeof Payout>;

/** The account without its number. */
export const PayoutAccount = z.object({
  bank_code: z.string(),
  bank: z.string(),
  last4: z.string(),
  /** The name of the holder as the bank has it; without a provider, as the tutor typed it. */
  account_name: z.string(),
  saved_at: Timestamp,
  /** The end of the wait of a new account; null once it has ended. */
  waits_until: z.nullable(Timestamp),
});
export type PayoutAccount = z.output<typeof PayoutAccount>;

const accountFields = {
  bank_code: z.string('Choose your bank').check(z.regex(/^[0-9A-Za-z]{2,12}$/, 'Choose your bank')),
  account_number: z
    .string('Type the account number')
    .check(z.trim(), z.regex(/^\d{10}$/, 'An account number has 10 digits')),
};

export const listBanks = endpoint({
  id: 'payouts.list_banks',
  summary: 'The banks that payouts can go to, by name',
  method: 'GET',
  path: '/banks',
  access: 'tutor',
  effect: 'safe',
  responses: {
    200: z.object({
      items: z.array(z.object({ code: z.string(), name: z.string() })),
      /** The bank gives the name of the holder; else the tutor types it. */
      names_holder: z.boolean(),
    }),
  },
});

export const readPayoutAccount = endpoint({
  id: 'payouts.get_account',
  summary: 'The bank account that you are paid to',
  method: 'GET',
  path: '/tutors/me/payout-account',
  access: 'tutor',
  effect: 'safe',
  private: true,
  responses: { 200: z.object({ account: z.nullable(PayoutAccount) }) },
});

export const nameHolder = endpoint({
  id: 'payouts.name_holder',
  summary: 'The name that the bank has for an account, before you save it',
  method: 'POST',
  path: '/tutors/me/payout-account/name',
  access: 'tutor',
  effect: 'natural',
  body: z.strictObject(accountFields),
  responses: { 200: z.object({ account_name: z.string() }) },
});

export const savePayoutAccount = endpoint({
  id: 'payouts.save_account',
  summary: 'Save the bank account that you are paid to; a new one waits 48 hours',
  method: 'PUT',
  path: '/tutors/me/payout-account',
  access: 'tutor',
  effect: 'natural',
  body: z.strictObject({
    ...accountFields,
    /** Needed where the bank is not asked for it; else the bank's name counts. */
    account_name: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(2, 'Type the name on the account'),
          z.maxLength(100, 'Type a shorter name'),
        ),
    ),
    /** A code of the second factor if it is on; else the password. */
    password: z.optional(z.string().check(z.maxLength(256, 'Password is too long'))),
    code: z.optional(z.string().check(z.trim(), z.maxLength(40, 'Enter the code'))),
  }),
  responses: { 200: z.object({ account: PayoutAccount }) },
});

/** A paid session or tutorial whose price Akada holds. */
export const HeldLine = z.object({
  reference: z.uuid(),
  kind: z.enum(['session', 'tutorial']),
  session_id: z.uuid(),
  title: z.string(),
  student: z.nullable(z.string()),
  starts_at: Timestamp,
  /** The tutor's share, if nothing goes back. */
  amount: z.int(),
  /**
   * `ahead`: it has not ended; `settling`: the time for objections runs; `reported`: one side was reported as missing;
   * `disputed`: an administrator decides.
   */
  reason: z.enum(['ahead', 'settling', 'reported', 'disputed']),
  /** The moment at which the share is the tutor's without an objection; null if an administrator decides. */
  free_at: z.nullable(Timestamp),
});
export type HeldLine = z.output<typeof HeldLine>;

/** The settled sessions of a month, by their start in the tutor's time zone. */
const MonthStatement = z.object({
  month: z.string(),
  /** The students' payments, without what went back. */
  paid: z.int(),
  commission: z.int(),
  yours: z.int(),
});

export const PayoutsOverview = z.object({
  /** Earned, and neither paid out nor on its way. */
  available: z.int(),
  earned: z.int(),
  /** The part of it that waits, because a student's bank disputes the payment. */
  frozen: z.int(),
  on_its_way: z.int(),
  paid_out: z.int(),
  held: z.object({ amount: z.int(), total: z.int(), lines: z.array(HeldLine) }),
  account: z.nullable(PayoutAccount),
  /** The reason against a payout now; null if money can leave. */
  obstacle: z.nullable(z.enum(payoutObstacles)),
  payouts_stopped_until: z.nullable(Timestamp),
  minimum: z.int(),
  /** The fee if the tutor asks for the available amount now. The weekly payout has no fee. */
  request_fee: z.int(),
  weekly: z.object({ is_held_back: z.boolean(), next_at: Timestamp }),
  commission_percent: z.number(),
  /** Latest first; months without earnings are omitted. */
  months: z.array(MonthStatement),
  /** Each payout, the latest first. */
  lines: getPage(Payout),
});
export type PayoutsOverview = z.output<typeof PayoutsOverview>;

export const getPayouts = endpoint({
  id: 'payouts.get',
  summary: 'What is held, available, on its way and paid, and each payout, the latest first',
  method: 'GET',
  path: '/tutors/me/payouts',
  access: 'tutor',
  effect: 'safe',
  private: true,
  query: z.strictObject(pagingFields),
  responses: { 200: PayoutsOverview },
});

export const requestPayout = endpoint({
  id: 'payouts.request',
  summary: 'Ask for the available amount now, for a fee',
  method: 'POST',
  path: '/tutors/me/payouts',
  access: 'tutor',
  effect: 'key',
  /** The amount and the fee that the tutor saw; the request is rejected if they have changed since. */
  body: z.strictObject({
    amount: z.int('Type an amount').check(z.minimum(1, 'Type an amount above zero')),
    fee: z.int('Look at the fee').check(z.minimum(0, 'Look at the fee')),
  }),
  responses: { 201: Payout },
});

export const setWeeklyPayouts = endpoint({
  id: 'payouts.set_weekly',
  summary: 'Hold back the weekly payouts, or let them go out again',
  method: 'PUT',
  path: '/tutors/me/payouts/weekly',
  access: 'tutor',
  effect: 'natural',
  body: z.strictObject({ is_held_back: z.boolean() }),
  responses: { 200: z.object({ is_held_back: z.boolean() }) },
});
