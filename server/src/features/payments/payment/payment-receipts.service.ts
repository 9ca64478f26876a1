/** Orders receipts and refund notes with the facts of a payment. The ledger gives the amounts of VAT. */
import { isOurIncome } from '@akada/core/payments/vat.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Receipts } from '../../receipts/receipts.service.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { PaymentRow, RefundRow } from './payments.tables.ts';
import type { Purposes } from './purposes.service.ts';

export type PaymentReceipts = ReturnType<typeof createPaymentReceipts>;

interface PaymentReceiptsDeps extends Pick<Platform, 'clock'> {
  purposes: Purposes;
  ledger: Pick<Ledger, 'readVat' | 'readRefundedVat'>;
  receipts: Receipts;
}

export function createPaymentReceipts({ clock, purposes, ledger, receipts }: PaymentReceiptsDeps) {
  return {
    /** @param payment after its money was posted and the paid thing was given */
    async paid(tx: Transaction, payment: PaymentRow): Promise<void> {
      await order(tx, payment, { kind: 'receipt', source: payment.id, amount: payment.amount });
    },
    /** @param refund that the provider has made */
    async refunded(tx: Transaction, payment: PaymentRow, refund: Pick<RefundRow, 'id' | 'amount'>) {
      await order(tx, payment, { kind: 'refund_note', source: refund.id, amount: refund.amount });
    },
  };

  async function order(
    tx: Transaction,
    payment: PaymentRow,
    fact: { kind: 'receipt' | 'refund_note'; source: string; amount: number },
  ): Promise<void> {
    const { id: paymentId, userId, purpose, channel, linkId, payerEmail } = payment;
    // A stranger who pays by a link learns no tutor and no subject.
    const item = linkId === null ? ((await purposes[purpose].describe?.(tx, payment)) ?? null) : null;
    const happenedAt = getInstant(clock.now());
    const vat = await readVat(tx, payment, fact);
    await receipts.order(tx, {
      ...fact,
      paymentId,
      userId,
      purpose,
      channel,
      item,
      vat,
      happenedAt,
      payerEmail,
    });
  }

  /** The price of a lesson is no income of ours. VAT of the commission concerns the tutor and not the payer. */
  async function readVat(
    tx: Transaction,
    { id, receivedAs, purpose }: PaymentRow,
    { kind, source, amount }: { kind: 'receipt' | 'refund_note'; source: string; amount: number },
  ): Promise<number> {
    if (!isOurIncome(purposes[purpose].account)) return 0;
    if (kind === 'refund_note') return ledger.readRefundedVat(tx, { id: source, amount });
    return ledger.readVat(tx, receivedAs === null ? [id] : [id, receivedAs]);
  }
}
