/**
 * The decisions of the sandbox bank: cards are charged by their published outcomes, transfers arrive later,
 * and each success sends an event.
 */
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import { getSignature, signatureHeader } from '../../../platform/paystack/signature.ts';
import { createReturnsDesk } from './returns-desk.ts';
import type { SandboxReturns } from './returns-store.ts';
import type { SandboxDelivery, SandboxStore, SandboxTransaction } from './store.ts';
import { getTestCard, type TestCard } from './test-cards.ts';

/** The duration of a transfer on this machine. */
const transferMs = 30_000;

export interface SandboxBankDeps {
  store: SandboxStore;
  returns: SandboxReturns;
  clock: Clock;
  secretKey: string;
  /** The recipient of events; null while nothing listens. */
  webhookUrl(): string | null;
}

export type SandboxBank = ReturnType<typeof createSandboxBank>;

export function createSandboxBank({ store, returns, clock, secretKey, webhookUrl }: SandboxBankDeps) {
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
    /** Writes an event and delivers it, unless new events are held. */
    publish,
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
    ...createReturnsDesk({ store, returns, clock, publish }),
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
  const { id, reference, status, amount, currency, channel, gateway_response, created_at, paid_at } =
    transaction;
  const card = transaction.card_number === null ? null : getTestCard(transaction.card_number);
  const isPaid = status === 'success' || status === 'reversed';
  return {
    id,
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
