/**
 * The ledger's rules: double entry in kobo. Each posting moves an amount above zero from one account to another, so the
 * ledger balances whatever is written. VAT is inside of prices (`vat.ts`).
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
  /** Paid for packages of lessons that are not booked yet. */
  'held_for_packages',
  /** On its way back to payers; what stays here could not be refunded and is looked at. */
  'refunds_under_way',
  'owed_to_tutors',
  /** Ordered transfers to tutors until the provider has made them. */
  'payouts_under_way',
  'commission_income',
  /** VAT inside of our income, until it is paid to the tax authority. */
  'vat_owed',
  /**
   * Our bank account, from which administrators pay tutors and to which groups pay. The provider's transfers to it are not
   * written yet.
   */
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
  'lesson',
  'lesson_returned',
  'regained',
  'share',
  'commission',
  'refund',
  'refund_share',
  'refund_sent',
  'payout',
  'transfer',
  'payout_ordered',
  'payout_sent',
  'payout_fee',
  'payout_fee_share',
  'payout_failed',
  'payout_returned',
  'payout_fee_returned',
  'vat',
  'vat_returned',
  'chargeback',
  'chargeback_share',
  'chargeback_refund',
  'chargeback_excess',
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

/** Accounts that receive prices: a month is earned when it is paid; the prices of lessons and packages are held. */
export type PriceAccount = 'subscription_income' | 'held_for_sessions' | 'held_for_packages';

/**
 * A fee that the payer paid on top offsets our fee.
 *
 * @returns the postings of a payment that succeeded
 */
export function postingsOfPrice({ charged, price, fees }: ReceivedMoney, account: PriceAccount): Posting[] {
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

/** @returns the posting of a lesson of a package that pays for a session, in kobo */
export function postingsOfLesson(price: number): Posting[] {
  return [{ purpose: 'lesson', debit: 'held_for_packages', credit: 'held_for_sessions', amount: price }];
}

/** @returns the posting of a lesson that returns to its package, because its session did not take place */
export function postingsOfReturnedLesson(price: number): Posting[] {
  return moved([
    { purpose: 'lesson_returned', debit: 'held_for_sessions', credit: 'held_for_packages', amount: price },
  ]);
}

/**
 * A lost chargeback can take more than the money of unused lessons, and the platform gives that part.
 *
 * @returns the posting of lessons that were not used later: the bank has returned their price, so it is not refunded
 */
export function postingsOfRegained(amount: number): Posting[] {
  return moved([{ purpose: 'regained', debit: 'held_for_packages', credit: 'commission_income', amount }]);
}

/** Accounts that a refund is taken from, in addition to the debt to a tutor. */
export type RefundedAccount = PriceAccount | 'commission_income' | 'unassigned';

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
export function postingsOfAssigned(price: number, account: PriceAccount): Posting[] {
  return [{ purpose: 'assigned', debit: 'unassigned', credit: account, amount: price }];
}

/** @returns the posting of a payout: money that left our bank for a tutor */
export function postingsOfPayout(amount: number): Posting[] {
  return [{ purpose: 'payout', debit: 'owed_to_tutors', credit: 'bank', amount }];
}

/** @returns the posting of a transfer to our bank that pays for premium of a group */
export function postingsOfTransfer(amount: number): Posting[] {
  return [{ purpose: 'transfer', debit: 'bank', credit: 'subscription_income', amount }];
}

/** A transfer to a tutor, in kobo. */
export interface TransferredMoney {
  /** The amount that leaves the tutor's balance. */
  amount: number;
  /** The part of it that pays for the transfer; the rest arrives at the bank. */
  fee: number;
}

/** @returns the posting of a transfer that is ordered */
export function postingsOfOrderedPayout(amount: number): Posting[] {
  return [{ purpose: 'payout_ordered', debit: 'owed_to_tutors', credit: 'payouts_under_way', amount }];
}

/**
 * @param providerFee the amount that the provider withholds, in kobo
 * @returns the postings of a transfer that the bank has
 */
export function postingsOfSentPayout({ amount, fee }: TransferredMoney, providerFee: number): Posting[] {
  const debit = 'payouts_under_way';
  return moved([
    { purpose: 'payout_sent', debit, credit: 'at_provider', amount: amount - fee },
    { purpose: 'payout_fee_share', debit, credit: 'provider_fees', amount: fee },
    { purpose: 'payout_fee', debit: 'provider_fees', credit: 'at_provider', amount: providerFee },
  ]);
}

/** @returns the posting of a transfer that did not leave: all of it is owed again */
export function postingsOfFailedPayout(amount: number): Posting[] {
  return [{ purpose: 'payout_failed', debit: 'payouts_under_way', credit: 'owed_to_tutors', amount }];
}

/**
 * The provider retains its fee of a transfer that came back. The tutor gets everything again.
 *
 * @returns the postings of a transfer that the bank had, and sent back
 */
export function postingsOfReturnedPayout({ amount, fee }: TransferredMoney): Posting[] {
  const credit = 'owed_to_tutors';
  return moved([
    { purpose: 'payout_returned', debit: 'at_provider', credit, amount: amount - fee },
    { purpose: 'payout_fee_returned', debit: 'provider_fees', credit, amount: fee },
  ]);
}

/** @returns the posting of a refund that the provider has made */
export function postingsOfSentRefund(amount: number): Posting[] {
  return [{ purpose: 'refund_sent', debit: 'refunds_under_way', credit: 'at_provider', amount }];
}

/** The accounts that give the money of a lost chargeback, in kobo. All amounts together are the amount the bank took. */
export interface ChargedBack {
  /** From `account`. */
  amount: number;
  /** This part comes from the debt to the tutor. */
  fromTutor?: number;
  /** From refunds that were ordered and are not needed any more, because the bank gave the money back. */
  fromRefunds?: number;
  /** The platform pays this part, which is above the price. */
  excess?: number;
}

/** @returns the postings of a chargeback that was lost: the provider took the money for the payer's bank */
export function postingsOfChargeback(
  { amount, fromTutor = 0, fromRefunds = 0, excess = 0 }: ChargedBack,
  account: RefundedAccount,
): Posting[] {
  const credit = 'at_provider';
  return moved([
    { purpose: 'chargeback_refund', debit: 'refunds_under_way', credit, amount: fromRefunds },
    { purpose: 'chargeback_share', debit: 'owed_to_tutors', credit, amount: fromTutor },
    { purpose: 'chargeback', debit: account, credit, amount },
    { purpose: 'chargeback_excess', debit: 'commission_income', credit, amount: excess },
  ]);
}

/** @returns the postings of money that fits no payment of ours */
export function postingsOfUnassigned({ charged, fees }: Pick<ReceivedMoney, 'charged' | 'fees'>): Posting[] {
  return moved([
    { purpose: 'unassigned', debit: 'at_provider', credit: 'unassigned', amount: charged },
    { purpose: 'fee', debit: 'provider_fees', credit: 'at_provider', amount: fees },
  ]);
}

const moved = (postings: readonly Posting[]) => postings.filter(({ amount }) => amount > 0);
