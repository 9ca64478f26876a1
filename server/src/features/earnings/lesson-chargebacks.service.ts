/** Chargebacks of sessions and seats: the tutor's unpaid share is frozen, and a lost chargeback takes the held price or the shares. */
import { dividePrice, postingsOfChargeback } from '@akada/core/payments/postings.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Loss, Purpose, TakenMoney } from '../payments/payment/purposes.service.ts';
import { findEarning, giveBackHeld, lockHeld } from './earnings.repo.ts';
import type { HeldPaymentRow } from './earnings.tables.ts';
import { freezeShare, takeFromTutor } from './tutor-share.service.ts';

export const lessonChargebacks = {
  disputed: (tx, { id }, amount) => freezeShare(tx, id, amount),
  chargedBack: async (tx, { id: reference }, { rest }) => {
    const price = await lockHeld(tx, { reference });
    // The money came too late for the lesson, and its refund was ordered.
    if (!price) return { postings: postingsOfChargeback({ amount: 0, excess: rest }, 'commission_income') };
    return price.settledAt === null ? takeHeld(tx, price, rest) : takeReleased(tx, price, rest);
  },
  findSeller: async (executor, { id }) => (await findEarning(executor, id))?.tutorId ?? null,
} satisfies Pick<Purpose, 'disputed' | 'chargedBack' | 'findSeller'>;

async function takeHeld(
  tx: Transaction,
  { reference, price, commissionPercent, givenBack: earlier }: HeldPaymentRow,
  rest: Loss['rest'],
): Promise<TakenMoney> {
  const amount = Math.min(rest, price - (earlier ?? 0));
  const givenBack = (earlier ?? 0) + amount;
  const { share } = dividePrice(price, givenBack, commissionPercent);
  const previous = dividePrice(price, earlier ?? 0, commissionPercent);
  if (amount > 0) await giveBackHeld(tx, reference, { givenBack, share });
  return {
    postings: postingsOfChargeback({ amount, excess: rest - amount }, 'held_for_sessions'),
    fromTutor: previous.share - share,
  };
}

async function takeReleased(
  tx: Transaction,
  settledPrice: HeldPaymentRow,
  rest: Loss['rest'],
): Promise<TakenMoney> {
  const earning = await findEarning(tx, settledPrice.reference);
  const fromTutor = rest === 0 ? 0 : await takeFromTutor(tx, { settledPrice, earning, amount: rest });
  const postings = postingsOfChargeback({ amount: rest - fromTutor, fromTutor }, 'commission_income');
  return { postings, fromTutor };
}
