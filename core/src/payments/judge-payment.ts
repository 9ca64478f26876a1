/** What an answer of the provider means for a payment of ours. Nothing but this decides that money came. */

const dayMs = 24 * 60 * 60_000;

/** The payment as we ordered it. */
export interface OrderedPayment {
  /** In kobo. */
  amount: number;
  currency: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
}

/** What the provider says of it. */
export interface ProviderAnswer {
  status: string;
  /** What was asked for, without fees that the payer bore on top. */
  requested: number;
  currency: string;
  gatewayResponse: string;
}

export type Judgement =
  | { kind: 'paid' | 'abandoned' | 'undecided' }
  | { kind: 'in_review'; reason: 'wrong_amount' | 'wrong_currency' }
  | { kind: 'failed'; failure: 'declined' | 'insufficient_funds' | 'not_finished' };

/**
 * @param answer null where the provider does not know the payment
 * @param now milliseconds since the epoch
 * @returns `undecided` for every status that may still change, also for those that do not exist today
 */
export function judgePayment(payment: OrderedPayment, answer: ProviderAnswer | null, now: number): Judgement {
  if (answer?.status === 'success') return judgeMoney(payment, answer);
  if (answer?.status === 'failed') return { kind: 'failed', failure: failureOf(answer.gatewayResponse) };
  if (answer?.status === 'reversed') return { kind: 'failed', failure: 'not_finished' };

  const isNotBegun = answer === null || answer.status === 'abandoned';
  return { kind: isNotBegun && now - payment.createdAt > dayMs ? 'abandoned' : 'undecided' };
}

function judgeMoney({ amount, currency }: OrderedPayment, answer: ProviderAnswer): Judgement {
  if (answer.currency !== currency) return { kind: 'in_review', reason: 'wrong_currency' };
  return answer.requested === amount ? { kind: 'paid' } : { kind: 'in_review', reason: 'wrong_amount' };
}

function failureOf(gatewayResponse: string): 'declined' | 'insufficient_funds' {
  return /insufficient/i.test(gatewayResponse) ? 'insufficient_funds' : 'declined';
}
