/** The decisions of the sandbox about refunds and disputes, and the events that they send. */

import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { SandboxDispute, SandboxRefund, SandboxRefundStatus, SandboxReturns } from './returns-store.ts';
import type { SandboxStore, SandboxTransaction } from './store.ts';
import { getTestCard } from './test-cards.ts';

/** The duration of a refund on this machine. */
const refundMs = 30_000;
const evidenceMs = 7 * 24 * 60 * 60_000;

/** The buttons of a dispute. */
export const disputeActs = ['answer', 'win', 'lose'] as const;

const changes = {
  answer: { status: 'awaiting-bank-feedback', resolution: null },
  win: { status: 'resolved', resolution: 'declined' },
  lose: { status: 'resolved', resolution: 'merchant-accepted' },
} as const;

export interface ReturnsDeskDeps {
  store: Pick<SandboxStore, 'find'>;
  returns: SandboxReturns;
  clock: Clock;
  publish(reference: string, event: { event: string; data: object }): Promise<void>;
}

export function createReturnsDesk({ store, returns, clock, publish }: ReturnsDeskDeps) {
  const now = () => getInstant(clock.now());
  const desk = {
    /** Ends refunds whose time has come, as the card decides that paid. */
    async settleRefunds(): Promise<void> {
      for (const { id, card_number } of await returns.refunding(now())) {
        const card = card_number === null ? null : getTestCard(card_number);
        await desk.endRefund(id, card?.refundOutcome ?? 'processed');
      }
    },
    async endRefund(id: number, status: SandboxRefundStatus): Promise<void> {
      const refund = await returns.endRefund(id, status);
      if (refund)
        await publish(refund.reference, { event: `refund.${status}`, data: getRefundEvent(refund) });
    },
    /** @returns null if not so much of the transaction is left */
    async refund(reference: string, amount: number, note: string | null): Promise<SandboxRefund | null> {
      const dueAt = getInstant(clock.now() + refundMs);
      const refund = await returns.startRefund(reference, amount, { note, dueAt });
      // It ends automatically; after a restart, on the next request.
      if (refund) setTimeout(() => void desk.settleRefunds().catch(() => {}), refundMs + 500).unref();
      return refund;
    },
    /** The payer's bank disputes a transaction. @param amount null for all of it */
    async openDispute(reference: string, amount: number | null): Promise<void> {
      const dueAt = getInstant(clock.now() + evidenceMs);
      await notify(
        'charge.dispute.create',
        await returns.openDispute(reference, amount, { now: now(), dueAt }),
      );
    },
    async changeDispute(id: number, act: (typeof disputeActs)[number]): Promise<void> {
      const event = act === 'answer' ? 'charge.dispute.remind' : 'charge.dispute.resolve';
      await notify(event, await returns.changeDispute(id, { ...changes[act], now: now() }));
    },
  };
  return desk;

  async function notify(event: string, dispute: SandboxDispute | null): Promise<void> {
    const transaction = dispute && (await store.find(dispute.reference));
    if (!transaction) return;
    await publish(dispute.reference, { event, data: getDisputeAnswer(dispute, transaction) });
  }
}

/** @returns a refund as the protocol writes it */
export function getRefundAnswer({ id, reference, amount, status, note }: SandboxRefund) {
  return { id, transaction: reference, amount, currency: 'NGN', status, channel: null, merchant_note: note };
}

/** As in published events, the amount is text and there is no id. */
function getRefundEvent({ reference, amount, status }: SandboxRefund) {
  return {
    status,
    transaction_reference: reference,
    refund_reference: null,
    amount: String(amount),
    currency: 'NGN',
    processor: 'sandbox',
    domain: 'test',
  };
}

/** @returns a dispute as the protocol writes it */
export function getDisputeAnswer(
  { id, amount, status, resolution, due_at, created_at, resolved_at }: SandboxDispute,
  transaction: SandboxTransaction,
) {
  const { reference, currency } = transaction;
  return {
    id,
    refund_amount: amount,
    currency,
    status,
    resolution,
    domain: 'test',
    category: 'chargeback',
    dueAt: due_at,
    createdAt: created_at,
    resolvedAt: resolved_at,
    transaction: { id: transaction.id, reference, amount: transaction.amount, currency },
  };
}
