import type { Payment, PaymentState } from '@akada/contract/base/payments.ts';
import type { PaymentRow, PaymentStatus } from './payments.tables.ts';

/** A charge that is at work is not decided, like a payment that its payer is about to make. */
const stateOf: Readonly<Record<PaymentStatus, PaymentState>> = {
  to_charge: 'pending',
  charging: 'pending',
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
  abandoned: 'abandoned',
  in_review: 'in_review',
};

export function presentPayment(row: PaymentRow): Payment {
  return {
    reference: row.id,
    state: stateOf[row.status],
    purpose: row.purpose,
    subject_id: row.subjectId,
    refund:
      row.refundAmount === null || row.refundState === null
        ? null
        : { amount: row.refundAmount, state: row.refundState },
    amount: row.amount,
    currency: row.currency,
    failure: row.failure,
    channel: row.status === 'paid' ? row.channel : null,
    created_at: row.createdAt,
    settled_at: row.settledAt,
  };
}
