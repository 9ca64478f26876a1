/** Money as administrators see it: payments, what fits none of them, the ledger, and what is owed to tutors. In kobo. */
import { chargebackStates, refundActors } from '@akada/core/payments/payment-state.ts';
import { ledgerAccounts, postingPurposes } from '@akada/core/payments/postings.ts';
import * as z from 'zod/mini';
import { Payment, PaymentPurpose, PaymentState, RefundState } from '../base/payments.ts';
import { Reason } from '../wire/decisions.ts';
import { endpoint } from '../wire/endpoint.ts';
import { countedPageOf, getPage, IdParams, pagingFields, Timestamp, textSearch } from '../wire/fields.ts';
import { Month } from '../work/money/earnings.ts';
import { Payout, PayoutAccount } from '../work/money/payouts.ts';

const Named = { id: z.uuid(), full_name: z.string(), email: z.string() };

/** The filters for a list of payments: their decision, and their refund. */
export const moneyStates = [
  'pending',
  'paid',
  'failed',
  'abandoned',
  'in_review',
  'set_aside',
  'going_back',
  'went_back',
  'refund_failed',
  'disputed',
  'charged_back',
] as const;

export const moneyOrders = ['newest', 'oldest', 'amount'] as const;

export const AdminPayment = z.object({ ...Payment.shape, payer: z.object(Named) });
export type AdminPayment = z.output<typeof AdminPayment>;

export const listAdminPayments = endpoint({
  id: 'admin.list_payments',
  summary: 'Payments that match, the latest first where no other order is asked for',
  method: 'GET',
  path: '/admin/payments',
  access: 'admin',
  effect: 'safe',
  query: z.strictObject({
    ...pagingFields,
    /** The beginning of a reference, or part of the name or address of the payer. */
    search: textSearch,
    state: z.optional(z.enum(moneyStates)),
    purpose: z.optional(PaymentPurpose),
    /** The month in which it began, in Lagos. */
    month: z.optional(Month),
    order: z._default(z.enum(moneyOrders), 'newest'),
  }),
  responses: { 200: countedPageOf(AdminPayment) },
});

export const LedgerLine = z.object({
  id: z.int(),
  /** Reference of the payment, or id of the payout to a tutor. */
  source: z.string(),
  /** Null if the account that paid was erased, or if it is no payment. */
  payment_id: z.nullable(z.uuid()),
  purpose: z.enum(postingPurposes),
  /** Gains the amount. */
  debit: z.enum(ledgerAccounts),
  /** Gives it. */
  credit: z.enum(ledgerAccounts),
  amount: z.int(),
  written_at: Timestamp,
});
export type LedgerLine = z.output<typeof LedgerLine>;

export const AdminPaymentHistory = z.object({
  ...AdminPayment.shape,
  /** The provider's reference for the money, if it was assigned by hand. */
  received_as: z.nullable(z.string()),
  /** The refunds, oldest first. `covered`: the payer's bank gave the money back instead. */
  refunds: z.array(
    z.object({
      id: z.uuid(),
      amount: z.int(),
      state: z.enum([...RefundState.options, 'covered']),
      actor: z.nullable(z.enum(refundActors)),
      ordered_at: Timestamp,
      /** The time of the provider's decision. */
      settled_at: z.nullable(Timestamp),
      /** The number of requests to the provider since the refund was ordered or retried. */
      attempts: z.int(),
    }),
  ),
  /** The disputes of the payer's bank, oldest first. */
  chargebacks: z.array(
    z.object({
      id: z.uuid(),
      amount: z.int(),
      state: z.enum(chargebackStates),
      opened_at: Timestamp,
      /** The end of the time for evidence; null if the provider names none. */
      evidence_due_at: z.nullable(Timestamp),
      decided_at: z.nullable(Timestamp),
    }),
  ),
  /** The amount that can be refunded now; null if none. */
  refundable: z.nullable(
    z.object({
      amount: z.int(),
      /** The complete price is held, so refunding all of it cancels the session or seat. */
      cancels: z.boolean(),
    }),
  ),
  /** The provider's events about it, oldest first. */
  events: z.array(
    z.object({
      event: z.string(),
      received_at: Timestamp,
      status: z.enum(['waiting', 'running', 'done', 'given_up']),
    }),
  ),
  /** The oldest first. */
  ledger: z.array(LedgerLine),
});
export type AdminPaymentHistory = z.output<typeof AdminPaymentHistory>;

export const readAdminPayment = endpoint({
  id: 'admin.read_payment',
  summary: 'A payment with its history, its events and its rows of the ledger',
  method: 'GET',
  path: '/admin/payments/{id}',
  access: 'admin',
  effect: 'safe',
  params: IdParams,
  responses: { 200: AdminPaymentHistory },
});

const change = {
  /** The values the administrator saw; the decision is rejected if they have changed since. */
  seen: z.strictObject(
    {
      state: PaymentState,
      refund_state: z.nullable(RefundState),
      /** The sum of all refunds. */
      refunded: z.int(),
    },
    'Load this page again, then decide',
  ),
  reason: Reason,
};
export type SeenPayment = z.output<typeof change.seen>;

const Kobo = z.int('Type an amount').check(z.minimum(1, 'Type an amount above zero'));

export const refundPayment = endpoint({
  id: 'admin.refund_payment',
  summary: 'Give a part of a payment back, or all of it, which cancels a session that is ahead',
  method: 'POST',
  path: '/admin/payments/{id}/refund',
  access: 'admin',
  effect: 'key',
  params: IdParams,
  body: z.strictObject({ ...change, amount: Kobo }),
  responses: { 200: AdminPaymentHistory },
});

export const retryRefund = endpoint({
  id: 'admin.retry_refund',
  summary: 'Try a refund again that failed',
  method: 'POST',
  path: '/admin/payments/{id}/refund/retry',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject({ ...change, refund_id: z.uuid('Choose the refund') }),
  responses: { 200: AdminPaymentHistory },
});

export const UnmatchedMoney = z.object({
  id: z.uuid(),
  /** As the provider has it. */
  reference: z.string(),
  why: z.enum(['wrong_amount', 'wrong_currency', 'unknown_reference']),
  /** The amount in the smallest unit of the currency. */
  amount: z.int(),
  currency: z.string(),
  found_at: Timestamp,
  decision: z.nullable(z.enum(['assigned', 'set_aside'])),
  decided_at: z.nullable(Timestamp),
  /** That it was assigned to. */
  payment_id: z.nullable(z.uuid()),
  reason: z.nullable(z.string()),
});
export type UnmatchedMoney = z.output<typeof UnmatchedMoney>;

export const listUnmatchedMoney = endpoint({
  id: 'admin.list_unmatched_money',
  summary: 'Money that came and fits no payment, the oldest first; or what was decided of it',
  method: 'GET',
  path: '/admin/payments/inbox',
  access: 'admin',
  effect: 'safe',
  query: z.strictObject({ ...pagingFields, decided: z._default(z.enum(['no', 'yes']), 'no') }),
  responses: { 200: getPage(UnmatchedMoney) },
});

export const assignMoney = endpoint({
  id: 'admin.assign_money',
  summary: 'Count money that fits nothing as the price of a payment, which gives what was paid for',
  method: 'POST',
  path: '/admin/payments/inbox/{id}/assign',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject({ payment_id: z.uuid('Type the whole reference of a payment'), reason: Reason }),
  responses: { 200: UnmatchedMoney },
});

export const setMoneyAside = endpoint({
  id: 'admin.set_money_aside',
  summary: 'Decide that money fits no payment, and say why',
  method: 'POST',
  path: '/admin/payments/inbox/{id}/set-aside',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject({ reason: Reason }),
  responses: { 200: UnmatchedMoney },
});

export const readLedger = endpoint({
  id: 'admin.read_ledger',
  summary: 'What stands on each account, and the rows that it comes from, the latest first',
  method: 'GET',
  path: '/admin/ledger',
  access: 'admin',
  effect: 'safe',
  query: z.strictObject({
    ...pagingFields,
    account: z.optional(z.enum(ledgerAccounts)),
    /** The month in which the rows were written, in Lagos. */
    month: z.optional(Month),
  }),
  responses: {
    200: z.object({
      /** Balances over all rows, whatever filters the lines. */
      accounts: z.array(z.object({ account: z.enum(ledgerAccounts), balance: z.int() })),
      /** The sum over all accounts, which must be 0. */
      sum: z.int(),
      lines: getPage(LedgerLine),
    }),
  },
});

/** The longest time of one export. */
export const maxExportedMonths = 24;

export const exportLedger = endpoint({
  id: 'admin.export_ledger',
  summary: 'The ledger as double entry by day for an accountant, as a CSV file, which is on record',
  method: 'GET',
  path: '/admin/ledger/export.csv',
  access: 'admin',
  effect: 'safe',
  query: z.strictObject({
    /** The first month, such as 2026-01 in Lagos. */
    from: Month,
    /** The last month, included. */
    until: Month,
    /** `day` sums the postings of a day with the same purpose and accounts; `posting` lists each of them. */
    detail: z._default(z.enum(['day', 'posting']), 'day'),
  }),
  sendsFile: 'text/csv',
  responses: { 200: null },
});

export const owedOrders = ['most', 'oldest', 'waiting'] as const;

export const OwedTutor = z.object({
  ...Named,
  /** The amount that can be paid now. */
  available: z.int(),
  /** The amount of unsettled sessions. */
  waiting: z.int(),
  paid_out: z.int(),
  /** Ordered transfers that have not ended. */
  on_its_way: z.int(),
  /** Start of the first session whose money is or was available. */
  oldest_at: z.nullable(Timestamp),
  last_payout: z.nullable(Payout),
  /** The account, which the answer has without its number. */
  account: z.nullable(PayoutAccount),
  /**
   * The end of a stop of payouts, because an administrator handed over a link to the account; null if there
   * is no stop.
   */
  payouts_stopped_until: z.nullable(Timestamp),
});
export type OwedTutor = z.output<typeof OwedTutor>;

const owedFilter = { search: textSearch, order: z._default(z.enum(owedOrders), 'most') };

export const listOwedTutors = endpoint({
  id: 'admin.list_owed_tutors',
  summary: 'What is owed to each tutor, the most first where no other order is asked for',
  method: 'GET',
  path: '/admin/payouts/owed',
  access: 'admin',
  effect: 'safe',
  query: z.strictObject({ ...pagingFields, ...owedFilter }),
  responses: { 200: getPage(OwedTutor) },
});

export const exportOwedTutors = endpoint({
  id: 'admin.export_owed_tutors',
  summary: 'Tutors who can be paid now with their amounts as a CSV file, which is on record',
  method: 'GET',
  path: '/admin/payouts/owed.csv',
  access: 'admin',
  effect: 'safe',
  query: z.strictObject(owedFilter),
  sendsFile: 'text/csv',
  responses: { 200: null },
});

export const recordPayout = endpoint({
  id: 'admin.record_payout',
  summary: 'Write down what our bank has paid to a tutor, who is told; `id` is the account',
  method: 'POST',
  path: '/admin/tutors/{id}/payouts',
  access: 'admin',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject({
    amount: Kobo,
    /** In any case: the same reference is the same payment of the bank. */
    bank_reference: z
      .string('Type the reference of the bank')
      .check(
        z.trim(),
        z.regex(/^[A-Za-z0-9][A-Za-z0-9 ./_-]{2,59}$/, 'Type the reference as the bank writes it'),
      ),
    paid_on: z.iso.date('Choose the day'),
    /** The payable amount that the administrator saw. */
    seen_available: z.int(),
  }),
  responses: { 200: OwedTutor },
});

export const readTutorAccount = endpoint({
  id: 'admin.read_tutor_account',
  summary:
    'The bank account of a tutor with its number, to pay by hand; each look is on record. `id` is the account',
  method: 'GET',
  path: '/admin/tutors/{id}/payout-account',
  access: 'admin',
  effect: 'safe',
  params: IdParams,
  responses: { 200: z.object({ ...PayoutAccount.shape, account_number: z.string() }) },
});
