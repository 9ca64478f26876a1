/**
 * The ledger's rules: double entry in kobo. Each posting moves an amount above zero from one account to another, so the
 * ledger balances whatever is written. Prices are without VAT.
 */

/** Accounts that money is on, or comes from. */
export const ledgerAccounts = [
  /** Money at the provider, not yet at our bank. */
  'at_provider',
  'subscription_income',
  'provider_fees',
  /** Money that came and fits nothing of ours; it is returned or assigned by hand. */
  'unassigned',
  /** Paid for sessions and seats, and not yet decided to whom it goes. */
  'held_for_sessions',
  /** On its way back to payers; what stays here could not be refunded and is looked at. */
  'refunds_under_way',
  'owed_to_tutors',
  'commission_income',
  /** Our bank account, from which payouts are paid. The provider's transfers to it are not written yet. */
  'bank',
] as const;

export type LedgerAccount = (typeof ledgerAccounts)[number];

/** The purposes of the rows of the ledger. */
export const postingPurposes = [
  'price',
  'fee',
  'fee_on_top',
  'unassigned',
  'assigned',
  'share',
  'commission',
  'refund',
  'refund_share',
  'refund_sent',
  'payout',
] as const;

export type PostingPurpose = (typeof postingPurposes)[number];

/** One row of the ledger. Its source and its purpose exist once together. */
export interface Posting {
  purpose: PostingPurpose;
  /** Gains the amount. */
  debit: LedgerAccount;
  /** Gives it. */
  credit: LedgerAccount;
  /** In kobo. */
  amount: number;
}

/** The provider's amounts of a payment that succeeded, in kobo. */
export interface ReceivedMoney {
  /** The amount that the payer gave. */
  charged: number;
  /** The amount that we requested. */
  price: number;
  /** The amount that the provider withholds. */
  fees: number;
}

/** @returns the postings of a month that was paid for */
export function postingsOfSubscription(money: ReceivedMoney): Posting[] {
  return postingsOfPrice(money, 'subscription_income');
}

/** @returns the postings of a session or a seat that was paid for: its price is held */
export function postingsOfSession(money: ReceivedMoney): Posting[] {
  return postingsOfPrice(money, 'held_for_sessions');
}

/** A fee that the payer paid on top offsets our fee. */
function postingsOfPrice({ charged, price, fees }: ReceivedMoney, account: LedgerAccount): Posting[] {
  return moved([
    { purpose: 'price', debit: 'at_provider', credit: account, amount: price },
    { purpose: 'fee_on_top', debit: 'at_provider', credit: 'provider_fees', amount: charged - price },
    { purpose: 'fee', debit: 'provider_fees', credit: 'at_provider', amount: fees },
  ]);
}

/** The division of the price of a session that has ended, in kobo. */
export interface DividedPrice {
  /** The tutor's part. */
  share: number;
  /** The platform's part. */
  commission: number;
  /** The payer's part. */
  givenBack: number;
}

/**
 * @param givenBack of the price, from 0 to all of it
 * @param commissionPercent of the rest; rounded once, to the tutor's advantage at half a kobo
 * @returns parts whose sum is the price
 */
export function dividePrice(price: number, givenBack: number, commissionPercent: number): DividedPrice {
  const earned = price - givenBack;
  const commission = Math.max(0, Math.ceil((earned * commissionPercent) / 100 - 0.5));
  return { share: earned - commission, commission, givenBack };
}

/** @returns the postings that release the held money, except for the refund, which has its own postings */
export function postingsOfRelease({ share, commission }: DividedPrice): Posting[] {
  return moved([
    { purpose: 'share', debit: 'held_for_sessions', credit: 'owed_to_tutors', amount: share },
    { purpose: 'commission', debit: 'held_for_sessions', credit: 'commission_income', amount: commission },
  ]);
}

/** Accounts that a refund is taken from, in addition to the debt to a tutor. */
export type RefundedAccount = 'held_for_sessions' | 'subscription_income' | 'commission_income';

/**
 * @param amount of the complete refund
 * @param fromTutor the part that is taken from the debt to a tutor
 * @returns the postings of a refund that is ordered
 */
export function postingsOfRefund(amount: number, account: RefundedAccount, fromTutor = 0): Posting[] {
  const credit = 'refunds_under_way';
  return moved([
    { purpose: 'refund_share', debit: 'owed_to_tutors', credit, amount: fromTutor },
    { purpose: 'refund', debit: account, credit, amount: amount - fromTutor },
  ]);
}

/** @returns the posting of money that fitted nothing, and is assigned to a payment by hand */
export function postingsOfAssigned(
  price: number,
  account: 'held_for_sessions' | 'subscription_income',
): Posting[] {
  return [{ purpose: 'assigned', debit: 'unassigned', credit: account, amount: price }];
}

/** @returns the posting of a payout: money that left our bank for a tutor */
export function postingsOfPayout(amount: number): Posting[] {
  return [{ purpose: 'payout', debit: 'owed_to_tutors', credit: 'bank', amount }];
}

/** @returns the posting of a refund that the provider has made */
export function postingsOfSentRefund(amount: number): Posting[] {
  return [{ purpose: 'refund_sent', debit: 'refunds_under_way', credit: 'at_provider', amount }];
}

/** @returns the postings of money that fits no payment of ours */
export function postingsOfUnassigned({ charged, fees }: Pick<ReceivedMoney, 'charged' | 'fees'>): Posting[] {
  return moved([
    { purpose: 'unassigned', debit: 'at_provider', credit: 'unassigned', amount: charged },
    { purpose: 'fee', debit: 'provider_fees', credit: 'at_provider', amount: fees },
  ]);
}

const moved = (postings: readonly Posting[]) => postings.filter(({ amount }) => amount > 0);
