/**
 * The state of a payment and of its refund. Every page, mail, notification and file reads the state here, and takes its
 * words from `payment-words.ts`, so that two places never say two things about one sum.
 */

/** Decisions of the provider about a payment. */
export const providerStates = ['pending', 'paid', 'failed', 'abandoned', 'in_review', 'set_aside'] as const;

/**
 * States of a refund. `frozen` waits until a bank has decided about the payment; `failed` and `needs_attention` wait for
 * a person.
 */
export const refundStates = [
  'frozen',
  'pending',
  'processing',
  'processed',
  'failed',
  'needs_attention',
] as const;

/** States of a chargeback: the payer's bank disputes a payment, and the money may be taken from Akada. */
export const chargebackStates = ['evidence_due', 'under_review', 'won', 'lost'] as const;

export type ChargebackState = (typeof chargebackStates)[number];

/** @returns whether the bank has yet to decide */
export const isOpenChargeback = (state: ChargebackState) =>
  state === 'evidence_due' || state === 'under_review';

/** The people who can give a price back. `clock`: a rule of Akada did it, at a deadline. */
export const refundActors = ['student', 'tutor', 'admin', 'clock'] as const;

export type RefundActor = (typeof refundActors)[number];

/** Everything that the state of a payment depends on. */
export interface PaymentFacts {
  /** The provider's decision. */
  state: (typeof providerStates)[number];
  failure: 'declined' | 'insufficient_funds' | 'not_finished' | null;
  purpose: 'month' | 'card' | 'renewal' | 'session' | 'seat' | 'package' | 'group';
  /** In kobo. */
  amount: number;
  /** All refunds of the payment together. */
  refund: {
    /** In kobo. */
    amount: number;
    /** The state of the refunds that are not processed; `processed` if all of them are. */
    state: (typeof refundStates)[number];
    /** Null if the record names no actor, or several. */
    actor: RefundActor | null;
    /** Kobo of the amount that were processed earlier; all of them if `state` is `processed`. */
    processed?: number | undefined;
  } | null;
  /** The latest chargeback; null or absent without one. */
  chargeback?:
    | {
        /** In kobo. */
        amount: number;
        state: ChargebackState;
      }
    | null
    | undefined;
  /** Akada holds the price of this session or seat until it is settled. */
  held: boolean;
  /** The session or seat ended before the money arrived, so the payer need not pay. */
  unneeded: boolean;
}

/** All states of a payment, in the order in which a payment usually reaches them. */
export const paymentStates = [
  'waiting',
  'unneeded',
  'in_review',
  'set_aside',
  'declined',
  'insufficient_funds',
  'unfinished',
  'paid',
  'held',
  'earned',
  'refund_ordered',
  'refunded',
  'refund_failed',
  'refund_needs_details',
  'disputed',
  'charged_back',
] as const;

export type PaymentState = (typeof paymentStates)[number];

const refundedStates: Readonly<Record<(typeof refundStates)[number], PaymentState>> = {
  frozen: 'refund_ordered',
  pending: 'refund_ordered',
  processing: 'refund_ordered',
  processed: 'refunded',
  failed: 'refund_failed',
  needs_attention: 'refund_needs_details',
};

/**
 * @param facts the facts of one payment
 * @returns its only state; `refunded` only after the provider has processed every refund
 */
export function readPaymentState({
  state,
  failure,
  purpose,
  refund,
  chargeback,
  held,
  unneeded,
}: PaymentFacts): PaymentState {
  if (chargeback && isOpenChargeback(chargeback.state)) return 'disputed';
  if (refund && refund.state !== 'processed') return refundedStates[refund.state];
  if (chargeback?.state === 'lost') return 'charged_back';
  if (refund) return refundedStates[refund.state];
  if (state === 'in_review' || state === 'set_aside') return state;
  if (state !== 'paid' && unneeded) return 'unneeded';
  if (state === 'pending') return 'waiting';
  if (state === 'paid' && purpose !== 'session' && purpose !== 'seat') return 'paid';
  if (state === 'paid') return held ? 'held' : 'earned';
  return failure === null || failure === 'not_finished' ? 'unfinished' : failure;
}
