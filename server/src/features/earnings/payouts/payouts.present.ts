import type { Payout, PayoutAccount } from '@akada/contract/work/money/payouts.ts';
import type { PayoutAccountRow, PayoutRow } from './payouts.tables.ts';

export function presentPayout(row: PayoutRow): Payout {
  const { id, amount, fee, kind, state, bankName: bank, last4, bankReference, paidOn } = row;
  return { id, amount, fee, kind, state, bank, last4, bank_reference: bankReference, paid_on: paidOn };
}

/** @param now milliseconds since the epoch @returns the account without its number */
export function presentAccount(row: PayoutAccountRow, now: number): PayoutAccount {
  return {
    bank_code: row.bankCode,
    bank: row.bankName,
    last4: row.last4,
    account_name: row.accountName,
    saved_at: row.savedAt,
    waits_until: Date.parse(row.usableAt) > now ? row.usableAt : null,
  };
}
