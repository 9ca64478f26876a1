/** What the pages about money say of what the API names. */
import type { AdminPayment, moneyStates, UnmatchedMoney } from '@akada/contract/observers/money.ts';
import type { LedgerAccount, PostingPurpose } from '@akada/core/payments/postings.ts';
import { nairaText } from '../../../lib/format/money.ts';

export const purposes: Record<AdminPayment['purpose'], string> = {
  month: 'Premium, 1 month',
  card: 'Premium, with another card',
  renewal: 'Premium, renewed',
  session: 'Session',
  seat: 'Seat in a tutorial',
};

export const states: Record<(typeof moneyStates)[number], string> = {
  pending: 'Not decided',
  paid: 'Paid',
  failed: 'Failed',
  abandoned: 'Not finished',
  in_review: 'Does not fit',
  going_back: 'Going back',
  went_back: 'Went back',
  refund_failed: 'Refund failed',
};

const refundStates = {
  pending: states.going_back,
  processing: states.going_back,
  processed: states.went_back,
  failed: states.refund_failed,
  needs_attention: 'Refund waits for bank details',
} as const;

/** @returns how it was decided, or what of it goes back */
export function stateText({ state, refund }: Pick<AdminPayment, 'state' | 'refund'>): string {
  return refund === null ? states[state] : `${refundStates[refund.state]}, ${nairaText(refund.amount)}`;
}

export const whys: Record<UnmatchedMoney['why'], string> = {
  wrong_amount: 'Not the amount we asked for',
  wrong_currency: 'Another currency',
  unknown_reference: 'Not one of our payments',
};

export const accounts: Record<LedgerAccount, string> = {
  at_provider: 'At Paystack',
  subscription_income: 'Income from premium',
  provider_fees: 'Paystack fees',
  unassigned: 'Unmatched money',
  held_for_sessions: 'Held for sessions',
  refunds_under_way: 'Refunds under way',
  owed_to_tutors: 'Owed to tutors',
  commission_income: 'Income from commission',
  bank: 'Our bank',
};

export const lines: Record<PostingPurpose, string> = {
  price: 'Price',
  fee: 'Fee',
  fee_on_top: 'Fee the payer covers',
  unassigned: 'Unmatched money',
  assigned: 'Assigned to a payment',
  share: 'Tutor’s share',
  commission: 'Commission',
  refund: 'Refund',
  refund_share: 'Refund from the tutor’s share',
  refund_sent: 'Refund sent',
  payout: 'Paid to the tutor',
};

/** @returns such as `₦1,500`, or `15.00 USD` */
export function amountText({ amount, currency }: Pick<UnmatchedMoney, 'amount' | 'currency'>): string {
  return currency === 'NGN' ? nairaText(amount) : `${(amount / 100).toFixed(2)} ${currency}`;
}

/** @returns `November 2026` */
export function monthText(month: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${month}-15T12:00Z`).toLocaleDateString('en-GB', options);
}
