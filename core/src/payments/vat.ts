/**
 * VAT of our own income: premium and commission. A tutor's share is income of the tutor. VAT is inside of each amount, so
 * it moves from the income to the tax authority's account, and all other postings stay as they are.
 */
import type { LedgerAccount, Posting } from './postings.ts';

const incomeAccounts: ReadonlySet<LedgerAccount> = new Set(['subscription_income', 'commission_income']);

/** @returns whether an account is our own income, which has VAT inside */
export const isOurIncome = (account: LedgerAccount): boolean => incomeAccounts.has(account);

/**
 * @param amount in kobo, with its VAT
 * @param percent of the amount without VAT
 * @returns the VAT inside of the amount, in kobo, rounded once
 */
export function readVatInside(amount: number, percent: number): number {
  return Math.round((amount * percent) / (100 + percent));
}

/** @returns the postings of the VAT inside of new income */
export function postingsOfVat(postings: readonly Posting[], percent: number): Posting[] {
  return (
    postings
      // Regained money was income before, and its VAT is posted.
      .filter(({ credit, purpose }) => incomeAccounts.has(credit) && purpose !== 'regained')
      .map(({ credit: account, amount }): Posting => {
        const vat = readVatInside(amount, percent);
        return { purpose: 'vat', debit: account, credit: 'vat_owed', amount: vat };
      })
      .filter(({ amount }) => amount > 0)
  );
}

/**
 * The rate may have changed since the payment, so the VAT of a refund follows from the posted VAT. A refund can be larger
 * than our income from the payment, where we bear what the tutor was already paid; VAT comes back at most once.
 *
 * @param refund the postings of one refund, or of money that the payer's bank took
 * @param posted all earlier postings of the same payment
 * @returns the postings of the VAT that is no longer owed
 */
export function postingsOfReturnedVat(refund: readonly Posting[], posted: readonly Posting[]): Posting[] {
  return [...incomeAccounts].flatMap((account): Posting[] => {
    const amount = sumAmounts(refund, ({ debit, credit }) => debit === account && credit !== 'vat_owed');
    const income = sumAmounts(posted, ({ debit, credit }) => credit === account && debit !== 'vat_owed');
    const vat = sumAmounts(posted, ({ debit, credit }) => debit === account && credit === 'vat_owed');
    const returned = sumAmounts(posted, ({ debit, credit }) => credit === account && debit === 'vat_owed');
    const part = income === 0 ? 0 : Math.round((vat * amount) / income);
    const back = Math.min(part, vat - returned);
    return back > 0 ? [{ purpose: 'vat_returned', debit: 'vat_owed', credit: account, amount: back }] : [];
  });
}

function sumAmounts(postings: readonly Posting[], isIncluded: (posting: Posting) => boolean): number {
  return postings.filter(isIncluded).reduce((sum, { amount }) => sum + amount, 0);
}
