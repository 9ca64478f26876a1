/** Judges the provider's answer about our payment. No other code decides that money came. */

const dayMs = 24 * 60 * 60_000;

/** The payment as we ordered it. */
export interface OrderedPayment {
  /** In kobo. */
  amount: number;
  currency: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
}

/** The provider's data about it. */
export interface ProviderAnswer {
  status: 'succeeded' | 'failed' | 'abandoned' | 'reversed' | 'open';
  /** The requested amount, without fees that the payer paid on top. */
  requested: number;
  currency: string;
  /** True if the payer's bank declined the payment because the balance is too low. */
  lacksFunds: boolean;
}

export type Judgement =
  | { kind: 'paid' | 'abandoned' | 'undecided' }
  | { kind: 'in_review'; reason: 'wrong_amount' | 'wrong_currency' }
  | { kind: 'failed'; failure: 'declined' | 'insufficient_funds' | 'not_finished' };

/**
 * @param answer null if the provider does not know the payment
 * @param now milliseconds since the epoch
 * @returns `undecided` for a status that may still change
 */
export function judgePayment(payment: OrderedPayment, answer: ProviderAnswer | null, now: number): Judgement {
  if (answer?.status === 'succeeded') return judgeMoney(payment, answer);
  if (answer?.status === 'failed')
    return { kind: 'failed', failure: answer.lacksFunds ? 'insufficient_funds' : 'declined' };
  if (answer?.status === 'reversed') return { kind: 'failed', failure: 'not_finished' };

  const hasNotStarted = answer === null || answer.status === 'abandoned';
  return { kind: hasNotStarted && now - payment.createdAt > dayMs ? 'abandoned' : 'undecided' };
}

function judgeMoney({ amount, currency }: OrderedPayment, answer: ProviderAnswer): Judgement {
  if (answer.currency !== currency) return { kind: 'in_review', reason: 'wrong_currency' };
  return answer.requested === amount ? { kind: 'paid' } : { kind: 'in_review', reason: 'wrong_amount' };
}
