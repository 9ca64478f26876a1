import type { Payment, PaymentState } from '@akada/contract/base/payments.ts';
import type { Executor } from '../../platform/database/database.ts';
import { asSessionPayment, type LessonFacts, type SessionFulfilment } from './payment-fulfilment.service.ts';
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

const ofMonth: LessonFacts = { held: false, unneeded: false };

/** @returns the payments in the same order, with the facts about their sessions and seats */
export async function presentPayments(
  executor: Executor,
  sessions: Pick<SessionFulfilment, 'factsOf'>,
  rows: readonly PaymentRow[],
): Promise<Payment[]> {
  const lessons = rows.flatMap((row) => {
    const payment = asSessionPayment(row);
    return payment ? [{ ...payment, status: row.status }] : [];
  });
  const facts = await sessions.factsOf(executor, lessons);
  return rows.map((row) => presentPayment(row, facts.get(row.id) ?? ofMonth));
}

function presentPayment(row: PaymentRow, { held, unneeded }: LessonFacts): Payment {
  return {
    reference: row.id,
    state: stateOf[row.status],
    purpose: row.purpose,
    subject_id: row.subjectId,
    refund:
      row.refundAmount === null || row.refundState === null
        ? null
        : { amount: row.refundAmount, state: row.refundState, actor: row.refundActor },
    held,
    unneeded,
    amount: row.amount,
    currency: row.currency,
    failure: row.failure,
    channel: row.status === 'paid' ? row.channel : null,
    created_at: row.createdAt,
    settled_at: row.settledAt,
  };
}
