/** Texts of the pages about money. */
import type { AdminPaymentHistory, moneyStates, UnmatchedMoney } from '@akada/contract/observers/money.ts';
import { nairaText } from '../../../lib/format/money.ts';

/** Names of the filters; the texts about one payment come from core. */
export const states: Record<(typeof moneyStates)[number], string> = {
  pending: 'Not confirmed yet',
  paid: 'Paid',
  failed: 'Failed',
  abandoned: 'Not finished',
  in_review: 'Does not match',
  set_aside: 'Set aside',
  going_back: 'Refund ordered',
  went_back: 'Went back',
  refund_failed: 'Refund failed',
  disputed: 'Disputed',
  charged_back: 'Lost to a dispute',
};

export const whys: Record<UnmatchedMoney['why'], string> = {
  wrong_amount: 'Not the amount we asked for',
  wrong_currency: 'Another currency',
  unknown_reference: 'Not one of our payments',
};

const refundNames: Record<AdminPaymentHistory['refunds'][number]['state'], string> = {
  frozen: 'Waits for the bank’s decision',
  pending: 'Ordered',
  processing: 'On its way',
  processed: 'Went back',
  failed: 'Failed',
  needs_attention: 'Needs bank details',
  covered: 'Not needed: the bank gave it back',
};

/** @returns the state of one refund, with the number of attempts while it is not decided */
export function describeRefundRow({ state, attempts }: AdminPaymentHistory['refunds'][number]): string {
  return state === 'pending' && attempts > 1
    ? `${refundNames[state]}, attempt ${attempts}`
    : refundNames[state];
}

/** @returns an amount such as `₦1,500`, or `15.00 USD` */
export function amountText({ amount, currency }: Pick<UnmatchedMoney, 'amount' | 'currency'>): string {
  return currency === 'NGN' ? nairaText(amount) : `${(amount / 100).toFixed(2)} ${currency}`;
}

/** @returns `November 2026` */
export function monthText(month: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${month}-15T12:00Z`).toLocaleDateString('en-GB', options);
}
