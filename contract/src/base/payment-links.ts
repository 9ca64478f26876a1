/** Payment links: a student sends one to a person without an account, who pays. Payers see nothing else about the student. */
import { linkPurposes, linkStates } from '@akada/core/payments/payment-links.ts';
import * as z from 'zod/mini';
import { Email } from '../identity/accounts.ts';
import { endpoint } from '../wire/endpoint.ts';
import { IdParams, Timestamp } from '../wire/fields.ts';
import { PaymentStart } from './subscriptions.ts';

const Offer = {
  purpose: z.enum(linkPurposes),
  /** In kobo. It stays as it was when the link was made. */
  amount: z.int(),
  currency: z.literal('NGN'),
  expires_at: Timestamp,
};

/** True if the payer gets a receipt by email; an instance without mail sends none. */
const HasReceipt = z.boolean();

export const PaymentLink = z.object({
  ...Offer,
  id: z.uuid(),
  /** The address that is sent to the payer. */
  url: z.url(),
  /** True if the payer sees the student's first name. */
  shows_name: z.boolean(),
  created_at: Timestamp,
});
export type PaymentLink = z.output<typeof PaymentLink>;

/** The page of a link, for anybody who has its address. */
export const OpenedLink = z.object({
  state: z.enum(linkStates),
  /** Null unless the link is open. */
  offer: z.nullable(
    z.object({
      ...Offer,
      /** Null unless the student chose to show it. */
      first_name: z.nullable(z.string()),
      has_receipt: HasReceipt,
    }),
  ),
});
export type OpenedLink = z.output<typeof OpenedLink>;

/**
 * `checking`: the bank has not answered yet; `paid`; `failed`: rejected or not finished, may be tried again; `in_review`: the
 * money received does not match, and a person checks it; `set_aside`: that person found that it does not count; `already_paid`, `too_late` and `returned`: the money goes back.
 */
export const linkedPaymentStates = [
  'checking',
  'paid',
  'failed',
  'in_review',
  'set_aside',
  'already_paid',
  'too_late',
  'returned',
] as const;

export const LinkedPayment = z.object({
  state: z.enum(linkedPaymentStates),
  /** In kobo. */
  amount: z.int(),
  has_receipt: HasReceipt,
});
export type LinkedPayment = z.output<typeof LinkedPayment>;

export const listPaymentLinks = endpoint({
  id: 'payment_links.list',
  summary: 'Your open payment links',
  method: 'GET',
  path: '/payment-links',
  access: 'student',
  effect: 'safe',
  private: true,
  responses: { 200: z.object({ items: z.array(PaymentLink) }) },
});

export const createPaymentLink = endpoint({
  id: 'payment_links.create',
  summary: 'Make a link by which another person pays for you',
  method: 'POST',
  path: '/payment-links',
  access: 'student',
  effect: 'key',
  body: z.strictObject({
    purpose: z.enum(linkPurposes),
    /** The session to pay for; absent for a month. */
    subject_id: z.optional(z.uuid()),
    shows_name: z.boolean('Say whether your first name is shown'),
  }),
  responses: { 201: PaymentLink },
});

export const endPaymentLink = endpoint({
  id: 'payment_links.end',
  summary: 'End a link; money that still arrives goes back to its payer',
  method: 'DELETE',
  path: '/payment-links/{id}',
  access: 'student',
  effect: 'natural',
  object: { kind: 'payment_link', in: 'params', field: 'id' },
  params: IdParams,
  responses: { 204: null },
});

const Code = z.string().check(z.regex(/^[\w-]{22}$/));

export const openPaymentLink = endpoint({
  id: 'payment_links.open',
  summary: 'What a payment link asks for, without an account',
  method: 'GET',
  path: '/payment-links/opened/{code}',
  access: 'public',
  effect: 'safe',
  params: z.strictObject({ code: Code }),
  responses: { 200: OpenedLink },
});

/** The same address within half an hour gets the same payment. */
export const payByLink = endpoint({
  id: 'payment_links.pay',
  summary: 'Start the payment of a link',
  method: 'POST',
  path: '/payment-links/opened/{code}/payments',
  access: 'public',
  effect: 'natural',
  params: z.strictObject({ code: Code }),
  body: z.strictObject({
    /** Gets the receipt. */
    email: Email,
  }),
  responses: { 201: PaymentStart },
});

/** Reading an undecided payment asks the provider. */
export const readLinkedPayment = endpoint({
  id: 'payment_links.read_payment',
  summary: 'What became of a payment of a link',
  method: 'GET',
  path: '/payment-links/opened/{code}/payments/{reference}',
  access: 'public',
  effect: 'natural',
  params: z.strictObject({ code: Code, reference: z.uuid() }),
  responses: { 200: LinkedPayment },
});
