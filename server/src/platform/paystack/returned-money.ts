/** Paystack's answers about refunds and disputes. */
import * as z from 'zod/mini';
import type {
  ProviderChargeback,
  ProviderRefund,
  ProviderRefundState,
} from '../payment-provider/payment-provider.ts';

/** Amounts come as numbers and as text. */
const kobo = z.catch(z.coerce.number().check(z.int(), z.minimum(0)), 0);
const optionalText = z.catch(z.nullable(z.string()), null);
const optionalMoment = z.catch(
  z.nullable(
    z.pipe(
      z.iso.datetime({ offset: true }),
      z.transform((text) => new Date(text).toISOString()),
    ),
  ),
  null,
);

const RefundAnswer = z.object({ status: z.string(), amount: kobo, merchant_note: optionalText });

const refundStates: Readonly<Record<string, ProviderRefundState>> = {
  processing: 'processing',
  processed: 'processed',
  failed: 'failed',
  'needs-attention': 'needs_attention',
};

/** A state of tomorrow is not the last one. @throws ZodError if the answer is no refund */
export function getRefund(answer: unknown): ProviderRefund {
  const { status, amount, merchant_note: note } = RefundAnswer.parse(answer);
  return { state: refundStates[status] ?? 'pending', amount, note };
}

const DisputeAnswer = z.object({
  id: z.coerce.string(),
  status: z.string(),
  resolution: optionalText,
  refund_amount: kobo,
  currency: z.catch(z.string(), ''),
  dueAt: optionalMoment,
  createdAt: optionalMoment,
  transaction: z.object({ reference: z.string(), amount: kobo, currency: z.catch(z.string(), '') }),
});

const decisions: Readonly<Record<string, ProviderChargeback['state']>> = {
  'merchant-accepted': 'lost',
  'auto-accepted': 'lost',
  declined: 'won',
};

/**
 * `pending` and unknown statuses wait for the bank, because only a published decision moves money.
 *
 * @throws ZodError if the answer is no dispute
 */
export function getChargeback(answer: unknown): ProviderChargeback {
  const { id, status, resolution, transaction, ...read } = DisputeAnswer.parse(answer);
  const decision = status === 'resolved' ? decisions[resolution ?? ''] : undefined;
  const open = status === 'awaiting-merchant-feedback' ? 'evidence_due' : 'under_review';
  return {
    id,
    reference: transaction.reference,
    state: decision ?? open,
    amount: read.refund_amount || transaction.amount,
    currency: read.currency || transaction.currency,
    openedAt: read.createdAt,
    evidenceDueAt: read.dueAt,
  };
}
