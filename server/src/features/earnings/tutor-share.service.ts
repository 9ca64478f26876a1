/** The part of returned money that a tutor gives: from the share that was not paid out. */
import { dividePrice } from '@akada/core/payments/postings.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { findEarning, giveBackSettled, setFrozen } from './earnings.repo.ts';
import type { EarningRow, HeldPaymentRow } from './earnings.tables.ts';
import { getBalance } from './payouts/payouts.repo.ts';

interface ReturnedPart {
  /** A price that was decided. */
  settledPrice: HeldPaymentRow;
  /** Null after the tutor's account was erased. */
  earning: EarningRow | null;
  /** The returned kobo; an amount above the rest of the price is no concern of the tutor. */
  amount: number;
}

/**
 * Lowers the tutor's share by the tutor's part of the money, and never below what the tutor was paid.
 *
 * @returns the kobo that the share is lower
 */
export async function takeFromTutor(
  tx: Transaction,
  { settledPrice, earning, amount }: ReturnedPart,
): Promise<number> {
  const { reference, price, commissionPercent } = settledPrice;
  const earlier = settledPrice.givenBack ?? 0;
  const givenBack = Math.min(price, earlier + amount);
  const oldParts = dividePrice(price, earlier, commissionPercent);
  const newParts = dividePrice(price, givenBack, commissionPercent);
  if (earning) await lockAccount(tx, earning.tutorId);
  const balance = earning ? Math.max(0, await getBalance(tx, earning.tutorId)) : 0;
  const fromTutor = Math.min(oldParts.share - newParts.share, earning?.share ?? 0, balance);
  await giveBackSettled(tx, reference, { givenBack, share: (earning?.share ?? 0) - fromTutor });
  return fromTutor;
}

/** Keeps a share from being paid out while a bank disputes its payment. @param disputed kobo; 0 after the decision */
export async function freezeShare(tx: Transaction, reference: string, disputed: number): Promise<void> {
  const earning = await findEarning(tx, reference);
  if (!earning) return;

  await lockAccount(tx, earning.tutorId);
  await setFrozen(tx, reference, 0);
  if (disputed === 0) return;
  // Money that the tutor was paid already cannot be frozen, and other shares are not touched.
  const unpaid =
    earning.state === 'available' ? Math.max(0, await getBalance(tx, earning.tutorId)) : earning.share;
  await setFrozen(tx, reference, Math.min(earning.share, disputed, unpaid));
}
