/** Tells the payer, the tutor and all administrators about a chargeback: once when it begins, and once when it is decided. */
import { fullText } from '@akada/core/bookings/when-text.ts';
import { type ChargebackState, isOpenChargeback } from '@akada/core/payments/payment-state.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { repeatableId } from '../../../platform/ids/ids.ts';
import { recordOnce } from '../../../platform/outbox/outbox.ts';
import { findAdministrators, getZone } from '../../accounts/accounts.ts';
import type { ChargebackRow, PaymentRow } from '../payment/payments.tables.ts';
import type { Purpose } from '../payment/purposes.service.ts';
import { chargebackDecided, chargebackOpened } from './chargebacks.events.ts';

interface Announcement {
  payment: PaymentRow;
  purpose: Purpose;
  chargeback: ChargebackRow;
  /** Null if the chargeback is new. */
  previous: ChargebackState | null;
  /** The kobo of a lost dispute that the tutor gives. */
  fromTutor: number;
}

export async function announceChargeback(
  tx: Transaction,
  { payment, purpose, chargeback, previous, fromTutor }: Announcement,
): Promise<void> {
  const { id, state, evidenceDueAt } = chargeback;
  if (previous !== null && isOpenChargeback(previous) && isOpenChargeback(state)) return;

  const purchase = (await purpose.readFacts?.(tx, [payment]))?.get(payment.id);
  for (const { side, userId } of await findReaders(tx, payment, purpose)) {
    const { purpose: kind, amount: price } = payment;
    const facts = {
      side,
      payment_id: payment.id,
      amount: chargeback.amount,
      price,
      purpose: kind,
      held: purchase?.held ?? false,
    };
    const getSubject = (part: string) => repeatableId('chargeback', id, part, userId);
    if (state === 'won' || state === 'lost') {
      const subjectId = getSubject(state);
      const share = side === 'tutor' && state === 'lost' ? { from_tutor: fromTutor } : {};
      await recordOnce(tx, chargebackDecided, { userId, subjectId, facts: { ...facts, state, ...share } });
    } else {
      const due = evidenceDueAt && fullText(evidenceDueAt, await getZone(tx, userId));
      const subjectId = getSubject('opened');
      await recordOnce(tx, chargebackOpened, { userId, subjectId, facts: { ...facts, due } });
    }
  }
}

async function findReaders(tx: Transaction, payment: PaymentRow, purpose: Purpose) {
  const tutorId = await purpose.findSeller?.(tx, payment);
  const administrators = await findAdministrators(tx);
  return [
    { side: 'payer' as const, userId: payment.userId },
    ...(tutorId ? [{ side: 'tutor' as const, userId: tutorId }] : []),
    ...administrators.map((userId) => ({ side: 'admin' as const, userId })),
  ];
}
