import type { Payment, PaymentState, Receipt } from '@akada/contract/base/payments.ts';
import type { Executor } from '../../platform/database/database.ts';
import { readReceipts } from '../receipts/receipts.service.ts';
import type { ChargebackRow, PaymentRow, PaymentStatus } from './payment/payments.tables.ts';
import { type PurchaseFacts, type Purposes, readPurchaseFacts } from './payment/purposes.service.ts';
import { findChargebacks } from './returns/chargebacks.repo.ts';
import type { RefundTotals } from './returns/refund-totals.ts';

/** A charge that is at work is not decided, like a payment that its payer is about to make. */
const stateOf: Readonly<Record<PaymentStatus, PaymentState>> = {
  to_charge: 'pending',
  charging: 'pending',
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
  abandoned: 'abandoned',
  in_review: 'in_review',
  set_aside: 'set_aside',
};

const noFacts: PurchaseFacts = { held: false, unneeded: false };

/** @returns the payments in the same order, with the facts about their purchases */
export async function presentPayments(
  executor: Executor,
  purposes: Purposes,
  rows: readonly PaymentRow[],
): Promise<Payment[]> {
  const facts = await readPurchaseFacts(executor, purposes, rows);
  const receipts = await readReceipts(
    executor,
    rows.map(({ id }) => id),
  );
  const paid = rows.filter(({ status }) => status === 'paid');
  const chargebacks = await findChargebacks(
    executor,
    paid.map(({ id }) => id),
  );
  // The latest one of a payment comes last.
  const latest = new Map(chargebacks.map((row) => [row.paymentId, row]));
  return rows.map((row) =>
    presentPayment(row, {
      ...(facts.get(row.id) ?? noFacts),
      receipts: receipts.get(row.id) ?? [],
      chargeback: latest.get(row.id),
    }),
  );
}

function presentPayment(
  row: PaymentRow,
  {
    held,
    unneeded,
    receipts,
    chargeback,
  }: PurchaseFacts & { receipts: Receipt[]; chargeback: ChargebackRow | undefined },
): Payment {
  return {
    reference: row.id,
    state: stateOf[row.status],
    purpose: row.purpose,
    subject_id: row.subjectId,
    by_link: row.linkId !== null,
    refund: presentRefund(row),
    chargeback: chargeback ? { amount: chargeback.amount, state: chargeback.state } : null,
    held,
    unneeded,
    amount: row.amount,
    currency: row.currency,
    failure: row.failure,
    channel: row.status === 'paid' ? row.channel : null,
    created_at: row.createdAt,
    settled_at: row.settledAt,
    receipts,
  };
}

/** @returns all refunds of a payment together; null if there is none */
export function presentRefund({
  refundAmount: amount,
  refundState: state,
  refundActor: actor,
  refundProcessed: processed,
}: RefundTotals): Payment['refund'] {
  return amount === null || state === null ? null : { amount, state, actor, processed };
}
