/**
 * The ledger's rules: double entry in kobo. Each posting moves an amount above zero from one account to another, so the
 * ledger balances whatever is written. Prices are without VAT.
 */

/** Accounts that money is on, or comes from. */
export const ledgerAccounts = [
  /** With the provider, not yet at our bank. */
  'at_provider',
  'subscription_income',
  'provider_fees',
  /** Money that came and fits nothing of ours; it is returned or assigned by hand. */
  'unassigned',
] as const;

export type LedgerAccount = (typeof ledgerAccounts)[number];

/** One row of the ledger. Its source and its purpose exist once together. */
export interface Posting {
  purpose: 'price' | 'fee' | 'fee_on_top' | 'unassigned';
  /** Gains the amount. */
  debit: LedgerAccount;
  /** Gives it. */
  credit: LedgerAccount;
  /** In kobo. */
  amount: number;
}

/** What the provider says of a payment that succeeded, in kobo. */
export interface ReceivedMoney {
  /** What the payer gave. */
  charged: number;
  /** What we asked for. */
  price: number;
  /** What the provider withholds. */
  fees: number;
}

/** @returns the postings of a month that was paid for; a fee that the payer bore on top takes ours back */
export function postingsOfSubscription({ charged, price, fees }: ReceivedMoney): Posting[] {
  const postings: Posting[] = [
    { purpose: 'price', debit: 'at_provider', credit: 'subscription_income', amount: price },
    { purpose: 'fee_on_top', debit: 'at_provider', credit: 'provider_fees', amount: charged - price },
    { purpose: 'fee', debit: 'provider_fees', credit: 'at_provider', amount: fees },
  ];
  return postings.filter(({ amount }) => amount > 0);
}

/** @returns the postings of money that fits no payment of ours */
export function postingsOfUnassigned({ charged, fees }: Pick<ReceivedMoney, 'charged' | 'fees'>): Posting[] {
  const postings: Posting[] = [
    { purpose: 'unassigned', debit: 'at_provider', credit: 'unassigned', amount: charged },
    { purpose: 'fee', debit: 'provider_fees', credit: 'at_provider', amount: fees },
  ];
  return postings.filter(({ amount }) => amount > 0);
}
