/**
 * The state of a payment and of its refund. Every page, mail, notification and file reads the state here, and takes its
 * words from `payment-words.ts`, so that two places never say two things about one sum.
 */

/** Decisions of the provider about a payment. */
export const providerStates = ['pending', 'paid', 'failed', 'abandoned', 'in_review'] as const;

/** States of a refund at the provider. `failed` and `needs_attention` wait for a person. */
export const refundStates = ['pending', 'processing', 'processed', 'failed', 'needs_attention'] as const;

/** The people who can give a price back. `clock`: a rule of Akada did it, at a deadline. */
export const refundActors = ['student', 'tutor', 'admin', 'clock'] as const;

export type RefundActor = (typeof refundActors)[number];

/** Everything that the state of a payment depends on. */
export interface PaymentFacts {
  /** The provider's decision. */
  state: (typeof providerStates)[number];
  failure: 'declined' | 'insufficient_funds' | 'not_finished' | null;
  purpose: 'month' | 'card' | 'renewal' | 'session' | 'seat';
  /** In kobo. */
  amount: number;
  refund: {
    /** In kobo. */
    amount: number;
    state: (typeof refundStates)[number];
    /** Null if the record names no actor. */
    actor: RefundActor | null;
  } | null;
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
] as const;

export type PaymentState = (typeof paymentStates)[number];

const refundedStates: Readonly<Record<(typeof refundStates)[number], PaymentState>> = {
  pending: 'refund_ordered',
  processing: 'refund_ordered',
  processed: 'refunded',
  failed: 'refund_failed',
  needs_attention: 'refund_needs_details',
};

/**
 * @param facts the facts of one payment
 * @returns its only state; `refunded` only after the provider has processed the refund
 */
export function readPaymentState({
  state,
  failure,
  purpose,
  refund,
  held,
  unneeded,
}: PaymentFacts): PaymentState {
  if (refund) return refundedStates[refund.state];
  if (state === 'in_review') return 'in_review';
  if (state !== 'paid' && unneeded) return 'unneeded';
  if (state === 'pending') return 'waiting';
  if (state === 'paid' && purpose !== 'session' && purpose !== 'seat') return 'paid';
  if (state === 'paid') return held ? 'held' : 'earned';
  return failure === null || failure === 'not_finished' ? 'unfinished' : failure;
}
