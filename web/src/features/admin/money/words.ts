/** Texts of the pages about money. */
import type { moneyStates, UnmatchedMoney } from '@akada/contract/observers/money.ts';
import { nairaText } from '../../../lib/format/money.ts';

/** Names of the filters; the texts about one payment come from core. */
export const states: Record<(typeof moneyStates)[number], string> = {
  pending: 'Not confirmed yet',
  paid: 'Paid',
  failed: 'Failed',
  abandoned: 'Not finished',
  in_review: 'Does not match',
  going_back: 'On its way back',
  went_back: 'Went back',
  refund_failed: 'Refund failed',
};

export const whys: Record<UnmatchedMoney['why'], string> = {
  wrong_amount: 'Not the amount we asked for',
  wrong_currency: 'Another currency',
  unknown_reference: 'Not one of our payments',
};

/** @returns an amount such as `₦1,500`, or `15.00 USD` */
export function amountText({ amount, currency }: Pick<UnmatchedMoney, 'amount' | 'currency'>): string {
  return currency === 'NGN' ? nairaText(amount) : `${(amount / 100).toFixed(2)} ${currency}`;
}

/** @returns `November 2026` */
export function monthText(month: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${month}-15T12:00Z`).toLocaleDateString('en-GB', options);
}
