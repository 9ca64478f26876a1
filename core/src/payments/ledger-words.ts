/**
 * The ledger in the words of a reader. Double entry writes income and debts with a minus; a reader sees income above
 * zero, and names in the order in which the money moved.
 */
import type { LedgerAccount, Posting, PostingPurpose } from './postings.ts';

/** Accounts of money that Akada has or spends: a debit makes them larger. All others are earned or owed. */
const spentOrOwned: ReadonlySet<LedgerAccount> = new Set(['at_provider', 'provider_fees', 'bank']);

export const accountNames: Readonly<Record<LedgerAccount, string>> = {
  at_provider: 'At Paystack',
  subscription_income: 'Income from premium',
  provider_fees: 'Paystack fees',
  unassigned: 'Unmatched money',
  held_for_sessions: 'Held for sessions',
  held_for_packages: 'Held for packages',
  refunds_under_way: 'Refunds in progress',
  owed_to_tutors: 'Owed to tutors',
  payouts_under_way: 'Payouts on their way',
  commission_income: 'Income from commission',
  vat_owed: 'VAT owed',
  bank: 'Our bank',
};

export const purposeNames: Readonly<Record<PostingPurpose, string>> = {
  price: 'Price',
  fee: 'Fee',
  fee_on_top: 'Fee the payer covers',
  unassigned: 'Unmatched money',
  assigned: 'Assigned to a payment',
  lesson: 'Lesson of a package',
  lesson_returned: 'Lesson back in its package',
  regained: 'Not refunded, because the bank paid it',
  share: 'Tutor’s share',
  commission: 'Commission',
  refund: 'Refund ordered',
  refund_share: 'Refund from the tutor’s share',
  refund_sent: 'Refund sent',
  payout: 'Paid to the tutor',
  transfer: 'Bank transfer',
  payout_ordered: 'Payout ordered',
  payout_sent: 'Payout sent to the bank',
  payout_fee: 'Fee for the transfer',
  payout_fee_share: 'Fee that the tutor covers',
  payout_failed: 'Payout not made',
  payout_returned: 'Payout came back',
  payout_fee_returned: 'Fee returned to the tutor',
  vat: 'VAT inside the income',
  vat_returned: 'VAT no longer owed',
  chargeback: 'Taken by the payer’s bank',
  chargeback_share: 'Taken by the bank, from the tutor’s share',
  chargeback_refund: 'Taken by the bank, instead of a refund',
  chargeback_excess: 'Taken by the bank, above the price',
};

/**
 * @param balance debits less credits, in kobo
 * @returns the amount that a reader expects, in kobo: income, debts and possessions above zero
 */
export function readableBalance(account: LedgerAccount, balance: number): number {
  return spentOrOwned.has(account) || balance === 0 ? balance : -balance;
}

/** @returns the names that a row of the ledger moved its amount from and to */
export function describeFlow({ purpose, debit, credit }: Pick<Posting, 'purpose' | 'debit' | 'credit'>): {
  from: string;
  to: string;
} {
  if (purpose === 'payout' || purpose === 'payout_sent')
    return { from: accountNames[debit], to: 'The tutor’s bank' };
  if (purpose.startsWith('chargeback')) return { from: accountNames[debit], to: 'The payer’s bank' };
  if (purpose === 'refund_sent') return { from: accountNames[debit], to: 'The payer' };
  if (purpose === 'payout_returned') return { from: 'The tutor’s bank', to: accountNames[credit] };
  if (purpose === 'fee' || purpose === 'payout_fee') {
    return { from: accountNames[credit], to: accountNames[debit] };
  }
  if (debit === 'at_provider' || purpose === 'transfer')
    return { from: 'The payer', to: accountNames[credit] };
  return { from: accountNames[debit], to: accountNames[credit] };
}
