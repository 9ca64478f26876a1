/**
 * The decisions of the sandbox bank: cards are charged by their published outcomes, transfers arrive later,
 * and each success sends an event.
 */
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import { getSignature, signatureHeader } from '../../../platform/paystack/signature.ts';
import type { SandboxDelivery, SandboxRefundStatus, SandboxStore, SandboxTransaction } from './store.ts';
import { getTestCard, type TestCard } from './test-cards.ts';

/** The duration of a transfer and a refund on this machine. */
const transferMs = 30_000;

export interface SandboxBankDeps {
  store: SandboxStore;
  clock: Clock;
  secretKey: string;
  /** The recipient of events; null while nothing listens. */
  webhookUrl(): string | null;
}

export type SandboxBank = ReturnType<typeof createSandboxBank>;

export function createSandboxBank({ store, clock, secretKey, webhookUrl }: SandboxBankDeps) {
  const now = () => getInstant(clock.now());

  async function send({ id, body }: SandboxDelivery): Promise<void> {
    const url = webhookUrl();
    const bytes = Buffer.from(body);
    const headers = { 'content-type': 'application/json', [signatureHeader]: getSignature(bytes, secretKey) };
    const answeredCount = url
      ? await fetch(url, { method: 'POST', headers, body: bytes, signal: AbortSignal.timeout(10_000) }).then(
          ({ status }) => status,
          () => 0,
        )
      : 0;
    await store.recordAnswer(id, answeredCount);
  }

  async function succeed(reference: string, channel: string, cardNumber: string | null): Promise<void> {
    const change = { status: 'success', gateway_response: 'Successful', channel } as const;
    if (!(await store.change(reference, { ...change, card_number: cardNumber, paid_at: now() }))) return;

    const transaction = await store.find(reference);
    if (!transaction) return;
    await publish(reference, { event: 'charge.success', data: answerOf(transaction) });
  }

  async function publish(reference: string, event: { event: string; data: object }): Promise<void> {
    const delivery = await store.addDelivery(reference, JSON.stringify(event), now());
    if (!(await store.settings()).holds) await send(delivery);
  }

  async function endRefund(reference: string, status: SandboxRefundStatus): Promise<void> {
    if (!(await store.endRefund(reference, status))) return;

    const transaction = await store.find(reference);
    if (transaction)
      await publish(reference, { event: `refund.${status}`, data: getRefundEvent(transaction) });
  }

  /** Ends refunds whose time has come, as the card decides that paid. */
  async function settleRefunds(): Promise<void> {
    for (const { reference, card_number } of await store.refunding(now())) {
      const card = card_number === null ? null : getTestCard(card_number);
      await endRefund(reference, card?.refundOutcome ?? 'processed');
    }
  }

  async function charge(reference: string, card: TestCard, outcome: TestCard['outcome']): Promise<void> {
    if (outcome === 'success') return succeed(reference, 'card', card.number);
    const change = { status: 'failed', gateway_response: outcome, channel: 'card' } as const;
    await store.change(reference, { ...change, card_number: card.number });
  }

  /** Lets transfers arrive whose time has come. */
  async function settleTransfers(): Promise<void> {
    for (const { reference, channel } of await store.arriving(now())) {
      await succeed(reference, channel ?? 'bank_transfer', null);
    }
  }

  return {
    send,
    charge,
    /** The payer has ordered a transfer, or typed a code at the phone. */
    async transfer(reference: string, channel: 'bank_transfer' | 'ussd'): Promise<void> {
      const arrivesAt = getInstant(clock.now() + transferMs);
      const change = { status: 'pending', gateway_response: 'Waiting for the bank', channel } as const;
      await store.change(reference, { ...change, arrives_at: arrivesAt });
      // It arrives automatically; after a restart, on the next request.
      setTimeout(() => void settleTransfers().catch(() => {}), transferMs + 500).unref();
    },
    settleTransfers,
    settleRefunds,
    endRefund,
    /** @returns true if it is in progress now */
    async refund(reference: string, amount: number): Promise<boolean> {
      const dueAt = getInstant(clock.now() + transferMs);
      if (!(await store.beginRefund(reference, amount, dueAt))) return false;

      // It ends automatically; after a restart, on the next request.
      setTimeout(() => void settleRefunds().catch(() => {}), transferMs + 500).unref();
      return true;
    },
    arrive: (reference: string, channel: string) => succeed(reference, channel, null),
    /**
     * A charge without its owner.
     *
     * @returns false if the owner must confirm it
     */
    async chargeAgain(reference: string, card: TestCard): Promise<boolean> {
      if (card.laterOutcome === 'confirmation') return false;
      await charge(reference, card, card.laterOutcome);
      return true;
    },
  };
}

/** @returns a transaction as the protocol writes it */
export function answerOf(transaction: SandboxTransaction) {
  const { reference, status, amount, currency, channel, gateway_response, created_at, paid_at } = transaction;
  const card = transaction.card_number === null ? null : getTestCard(transaction.card_number);
  const isPaid = status === 'success' || status === 'reversed';
  return {
    domain: 'test',
    reference,
    status,
    amount,
    currency,
    channel,
    gateway_response,
    created_at,
    paid_at,
    requested_amount: amount,
    fees: isPaid ? getFees(amount) : null,
    metadata: '',
    customer: null,
    authorization: isPaid && card ? getAuthorization(card) : {},
  };
}

/** @returns the refund of a transaction as the protocol writes it */
export function getRefundAnswer({ reference, refunded, refund_status, currency }: SandboxTransaction) {
  return { transaction: reference, amount: refunded, currency, status: refund_status, channel: null };
}

/** As in published events, the amount is text and there is no id. */
function getRefundEvent({ reference, refunded, refund_status, currency }: SandboxTransaction) {
  return {
    status: refund_status,
    transaction_reference: reference,
    refund_reference: null,
    amount: String(refunded),
    currency,
    processor: 'sandbox',
    domain: 'test',
  };
}

/** 1.5 %, and 100 naira from 2,500 naira on, 2,000 naira at most. */
function getFees(amount: number): number {
  return Math.min(200_000, Math.round(amount * 0.015) + (amount < 250_000 ? 0 : 10_000));
}

function getAuthorization({ number, brand, reusable }: TestCard) {
  return {
    authorization_code: `AUTH_${number}`,
    bin: number.slice(0, 6),
    last4: number.slice(-4),
    brand,
    reusable,
    exp_month: '12',
    exp_year: '2030',
    channel: 'card',
    card_type: `${brand} debit`,
    bank: 'Test Bank',
  };
}

/** @returns the card of an authorization of this stand-in */
export function cardOfAuthorization(code: string): TestCard | null {
  return code.startsWith('AUTH_') ? getTestCard(code) : null;
}
