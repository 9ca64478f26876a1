/** The sums of a payment's refunds, as its row has them. */
import type { RefundState } from '@akada/contract/base/payments.ts';
import type { PaymentRow, RefundRow, RefundStatus } from '../payment/payments.tables.ts';

export type RefundTotals = Pick<
  PaymentRow,
  'refundAmount' | 'refundState' | 'refundActor' | 'refundProcessed'
>;

const publicStates: Readonly<Record<Exclude<RefundStatus, 'covered'>, RefundState>> = {
  to_refund: 'pending',
  refunding: 'pending',
  frozen: 'frozen',
  pending: 'pending',
  processing: 'processing',
  processed: 'processed',
  failed: 'failed',
  needs_attention: 'needs_attention',
};

/** The most pressing state first: people read the one of several that needs a person. */
const byPressure: readonly RefundState[] = [
  'failed',
  'needs_attention',
  'frozen',
  'pending',
  'processing',
  'processed',
];

/**
 * @param rows all refunds of one payment
 * @returns nulls if no refund remains: the payer's bank returned the money of a covered refund
 */
export function sumRefunds(rows: readonly RefundRow[]): RefundTotals {
  const refunds = rows.flatMap(({ status, amount, actor }) =>
    status === 'covered' ? [] : [{ state: publicStates[status], amount, actor }],
  );
  const refundState = byPressure.find((state) => refunds.some((refund) => refund.state === state)) ?? null;
  if (refundState === null) {
    return { refundAmount: null, refundState, refundActor: null, refundProcessed: 0 };
  }
  const processed = refunds.filter(({ state }) => state === 'processed');
  const open = refunds.filter(({ state }) => state !== 'processed');
  const actors = new Set((open.length > 0 ? open : processed).map(({ actor }) => actor));
  const [actor = null] = actors;
  return {
    refundAmount: sumAmounts(refunds),
    refundState,
    refundActor: actors.size === 1 ? actor : null,
    refundProcessed: sumAmounts(processed),
  };
}

/** @returns the state that people see of one refund */
export const getPublicState = (status: RefundStatus) =>
  status === 'covered' ? status : publicStates[status];

const sumAmounts = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);
