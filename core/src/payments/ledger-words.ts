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
  refunds_under_way: 'Refunds in progress',
  owed_to_tutors: 'Owed to tutors',
  commission_income: 'Income from commission',
  bank: 'Our bank',
};

export const purposeNames: Readonly<Record<PostingPurpose, string>> = {
  price: 'Price',
  fee: 'Fee',
  fee_on_top: 'Fee the payer covers',
  unassigned: 'Unmatched money',
  assigned: 'Assigned to a payment',
  share: 'Tutor’s share',
  commission: 'Commission',
  refund: 'Refund ordered',
  refund_share: 'Refund from the tutor’s share',
  refund_sent: 'Refund sent',
  payout: 'Paid to the tutor',
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
  if (purpose === 'payout') return { from: accountNames[debit], to: 'The tutor’s bank' };
  if (purpose === 'refund_sent') return { from: accountNames[debit], to: 'The payer' };
  if (purpose === 'fee') return { from: accountNames[credit], to: accountNames[debit] };
  if (debit === 'at_provider') return { from: 'The payer', to: accountNames[credit] };
  return { from: accountNames[debit], to: accountNames[credit] };
}
