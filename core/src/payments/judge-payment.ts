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
  status: string;
  /** The requested amount, without fees that the payer paid on top. */
  requested: number;
  currency: string;
  gatewayResponse: string;
}

export type Judgement =
  | { kind: 'paid' | 'abandoned' | 'undecided' }
  | { kind: 'in_review'; reason: 'wrong_amount' | 'wrong_currency' }
  | { kind: 'failed'; failure: 'declined' | 'insufficient_funds' | 'not_finished' };

/**
 * @param answer null if the provider does not know the payment
 * @param now milliseconds since the epoch
 * @returns `undecided` for every status that may still change, also for a future status
 */
export function judgePayment(payment: OrderedPayment, answer: ProviderAnswer | null, now: number): Judgement {
  if (answer?.status === 'success') return judgeMoney(payment, answer);
  if (answer?.status === 'failed') return { kind: 'failed', failure: getFailure(answer.gatewayResponse) };
  if (answer?.status === 'reversed') return { kind: 'failed', failure: 'not_finished' };

  const isNotBegun = answer === null || answer.status === 'abandoned';
  return { kind: isNotBegun && now - payment.createdAt > dayMs ? 'abandoned' : 'undecided' };
}

function judgeMoney({ amount, currency }: OrderedPayment, answer: ProviderAnswer): Judgement {
  if (answer.currency !== currency) return { kind: 'in_review', reason: 'wrong_currency' };
  return answer.requested === amount ? { kind: 'paid' } : { kind: 'in_review', reason: 'wrong_amount' };
}

function getFailure(gatewayResponse: string): 'declined' | 'insufficient_funds' {
  return /insufficient/i.test(gatewayResponse) ? 'insufficient_funds' : 'declined';
}
