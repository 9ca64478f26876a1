/** Payments: each starts as a row of the product, and only the provider's confirmation has an effect. */
import {
  chargebackStates,
  providerStates,
  refundActors,
  refundStates,
} from '@akada/core/payments/payment-state.ts';
import { receiptKinds } from '@akada/core/payments/receipt-words.ts';
import { periodKinds } from '@akada/core/subscriptions/subscription-state.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { getPage, Paging, Timestamp } from '../wire/fields.ts';

/**
 * `pending`: not decided; `paid`; `failed`: rejected, but may still be paid on the provider's page;
 * `abandoned`: not finished within a day; `in_review`: the money received does not match, and a person checks
 * it; `set_aside`: the person decided that the money does not count as this payment.
 */
export const PaymentState = z.enum(providerStates);
export type PaymentState = z.output<typeof PaymentState>;

/**
 * `month`: a month that the payer chose; `card`: a payment that registers another card; `renewal`: charged to
 * the saved card; `session`: a session with a tutor; `seat`: a seat in a tutorial;
 * `package`: a package of lessons;
 * `group`: premium for a class or a school.
 */
export const PaymentPurpose = z.enum(['month', 'card', 'renewal', 'session', 'seat', 'package', 'group']);
export type PaymentPurpose = z.output<typeof PaymentPurpose>;

/** The reason for a failed payment, as far as it is known. */
export const PaymentFailure = z.enum(['declined', 'insufficient_funds', 'not_finished']);
export type PaymentFailure = z.output<typeof PaymentFailure>;

export const PremiumPeriod = z.object({
  kind: z.enum(periodKinds),
  from: Timestamp,
  until: Timestamp,
});

export const Money = z.object({
  /** In kobo, the hundredth of a naira. */
  amount: z.int(),
  currency: z.literal('NGN'),
});

/** The state of a refund. An administrator handles `failed` and `needs_attention`; `frozen` waits for a chargeback. */
export const RefundState = z.enum(refundStates);
export type RefundState = z.output<typeof RefundState>;

/** A printed receipt, or the note about a refund. */
export const Receipt = z.object({
  kind: z.enum(receiptKinds),
  /** Such as 2026-000123: the year, and a number without holes. */
  number: z.string(),
});
export type Receipt = z.output<typeof Receipt>;
/** All refunds of a payment together. */
export const PaymentRefund = z.object({
  amount: z.int(),
  /** The state of the refunds that are not processed; `processed` if all are. */
  state: RefundState,
  /** Null if the record names none, or several. */
  actor: z.nullable(z.enum(refundActors)),
  /** The part of the amount that was processed. */
  processed: z.int(),
});

/** The payer's bank disputes a payment: `evidence_due` and `under_review` are undecided. */
export const PaymentChargeback = z.object({ amount: z.int(), state: z.enum(chargebackStates) });

export const Payment = z.object({
  reference: z.uuid(),
  state: PaymentState,
  purpose: PaymentPurpose,
  /** The paid session, tutorial or package; null for a month. */
  subject_id: z.nullable(z.uuid()),
  /** True if a payer used a link of the student. */
  by_link: z.boolean(),
  /** All refunds to the payer together; null if there is none. */
  refund: z.nullable(PaymentRefund),
  /** The latest dispute of the payer's bank; null if there is none. */
  chargeback: z.nullable(PaymentChargeback),
  /** True while Akada holds the price of a session or seat, until that is settled. */
  held: z.boolean(),
  /** True if the session or seat ended before the money arrived. */
  unneeded: z.boolean(),
  /** The amount in kobo. */
  amount: z.int(),
  currency: z.literal('NGN'),
  failure: z.nullable(PaymentFailure),
  /** The provider's name for the means of payment, such as `card` or `bank_transfer`; null before it is paid. */
  channel: z.nullable(z.string()),
  created_at: Timestamp,
  /** The time of the provider's decision. */
  settled_at: z.nullable(Timestamp),
  /** The receipt, then the notes of refunds; empty until they are printed. */
  receipts: z.array(Receipt),
});
export type Payment = z.output<typeof Payment>;

/** Reading an undecided payment asks the provider, so that the page after a payment needs no webhook. */
export const getPayment = endpoint({
  id: 'payments.get',
  summary: 'What became of a payment of your own',
  method: 'GET',
  path: '/subscription/payments/{reference}',
  access: 'student',
  effect: 'natural',
  object: { kind: 'payment', in: 'params', field: 'reference' },
  params: z.strictObject({ reference: z.uuid() }),
  responses: { 200: Payment },
});

export const listPayments = endpoint({
  id: 'payments.list',
  summary: 'Your payments, the latest first',
  method: 'GET',
  path: '/payments',
  access: 'student',
  effect: 'safe',
  query: Paging,
  responses: { 200: getPage(Payment) },
});

/** An event is only a hint: the server asks the provider for the current state and applies that. */
export const receivePaystackEvent = endpoint({
  id: 'payments.receive_paystack_event',
  summary: 'An event of the payment provider, signed over its bytes',
  method: 'POST',
  path: '/payments/paystack/webhook',
  access: 'public',
  effect: 'natural',
  rawBody: true,
  responses: { 200: z.object({ received: z.literal(true) }) },
});
