/** Posts facts to the ledger, together with the VAT that is inside of our income. */
import type { Posting } from '@akada/core/payments/postings.ts';
import { postingsOfReturnedVat, postingsOfVat } from '@akada/core/payments/vat.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { post } from './ledger.repo.ts';
import { getEntries, type LedgerRow } from './ledger-reading.repo.ts';

export type Ledger = ReturnType<typeof createLedger>;

/** @param vatPercent of our income without VAT */
export function createLedger({ vatPercent }: { vatPercent: number }) {
  return {
    /**
     * Posts in the transaction of the fact. Postings that exist stay as they are.
     *
     * @param source the reference of the payment, or of the money that was assigned to it
     */
    async post(tx: Transaction, source: string, postings: readonly Posting[], now: string): Promise<void> {
      await post(tx, source, [...postings, ...postingsOfVat(postings, vatPercent)], now);
    },
    /**
     * Posts money of a payment that goes back, by a refund or a lost chargeback.
     *
     * @param id of either
     * @param sources everything that the money of the payment was posted with before
     */
    async postReturned(
      tx: Transaction,
      { id, sources }: { id: string; sources: readonly string[] },
      postings: readonly Posting[],
      now: string,
    ): Promise<void> {
      const vat = postingsOfReturnedVat(postings, await getEntries(tx, sources));
      await post(tx, id, [...postings, ...vat], now);
    },
    /** @returns the VAT inside of a payment, in kobo */
    async readVat(tx: Transaction, sources: readonly string[]): Promise<number> {
      return sumAmounts(await getEntries(tx, sources), ({ purpose }) => purpose === 'vat');
    },
    /**
     * The payer's bank may have returned a part of an ordered refund, which is smaller then.
     *
     * @param refund as it was made
     * @returns the VAT inside of it, in kobo
     */
    async readRefundedVat(tx: Transaction, { id, amount }: { id: string; amount: number }): Promise<number> {
      const rows = await getEntries(tx, [id]);
      const vat = sumAmounts(rows, ({ purpose }) => purpose === 'vat_returned');
      const ordered = sumAmounts(rows, ({ credit }) => credit === 'refunds_under_way');
      return ordered === 0 ? 0 : Math.round((vat * amount) / ordered);
    },
  };
}

function sumAmounts(rows: readonly LedgerRow[], isIncluded: (row: LedgerRow) => boolean): number {
  return rows.filter(isIncluded).reduce((sum, { amount }) => sum + amount, 0);
}
