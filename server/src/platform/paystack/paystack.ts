/** The calls of Paystack's protocol. Product code speaks only this protocol, also with the stand-in. */
import * as z from 'zod/mini';
import type { PaystackAccount } from '../config/payments.ts';
import { getTransaction, type PaystackTransaction } from './transaction.ts';

/** No answer came, or none that can be understood: the result of the call is unknown. */
export class PaystackUnreachable extends Error {}

/**
 * Paystack has understood the call and rejects it. Its words may name people, so the message, which logs
 * contain, is ours.
 */
export class PaystackRefused extends Error {
  readonly status: number;
  readonly #words: string;

  constructor(status: number, words: string) {
    super(`Paystack refused with ${status}`);
    this.status = status;
    this.#words = words;
  }

  /** @returns whether its words are about this */
  isAbout(subject: RegExp): boolean {
    return subject.test(this.#words);
  }
}

/** The provider's status of a refund; `needs_attention` needs an action by a person. */
export type PaystackRefundState = 'pending' | 'processing' | 'processed' | 'failed' | 'needs_attention';

export interface NewTransaction {
  reference: string;
  email: string;
  /** In kobo. */
  amount: number;
}

export interface Paystack {
  /** @returns where the payer pays */
  initialize(
    transaction: NewTransaction & { callbackUrl: URL; channels: readonly string[] },
  ): Promise<string>;
  /** @returns null for a reference that is not known there */
  verify(reference: string): Promise<PaystackTransaction | null>;
  /** Charges a card. The same reference is never charged twice. */
  charge(transaction: NewTransaction & { authorizationCode: string }): Promise<PaystackTransaction>;
  /** Gives money of a transaction back to its payer. Asked twice it may do it twice. @param amount in kobo */
  refund(refund: { reference: string; amount: number }): Promise<PaystackRefundState>;
  /** @returns the status of a transaction's refund; null if there is none */
  refundOf(reference: string): Promise<PaystackRefundState | null>;
  /** Successful transactions since a moment, a page after the other. @param since ISO 8601 */
  listSince(since: string): AsyncIterable<PaystackTransaction>;
}

/** Shorter than the 15 s after which a browser gives up. */
const patienceMs = 8_000;

const perPage = 100;

const Answer = z.object({ status: z.literal(true), data: z.unknown() });

/** Each method throws PaystackUnreachable or PaystackRefused. @param account read at each call */
export function createPaystack(account: PaystackAccount): Paystack {
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${account.url.href.replace(/\/$/, '')}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${account.secretKey}`, 'content-type': 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
      ...(body && { body: JSON.stringify(body) }),
    }).catch(unreachable);
    // The failure of the parser would quote what it has read.
    const answer: unknown = await response.json().catch(() => null);
    if (response.status >= 500 || response.status === 429)
      throw new PaystackUnreachable(`${response.status}`);
    if (response.status >= 400) throw new PaystackRefused(response.status, getMessage(answer));

    const read = Answer.safeParse(answer);
    if (!read.success) throw new PaystackUnreachable('an answer of another shape');
    return read.data.data;
  };
  const transactionAt = async (path: string, body?: object) => readTransaction(await ask(path, body));

  return {
    async initialize({ reference, email, amount, callbackUrl, channels }) {
      const input = { reference, email, amount, currency: 'NGN', callback_url: callbackUrl.href, channels };
      const started = Started.safeParse(await ask('/transaction/initialize', input));
      if (!started.success) throw new PaystackUnreachable('no address to pay at');
      return started.data.authorization_url;
    },
    async verify(reference) {
      try {
        return await transactionAt(`/transaction/verify/${encodeURIComponent(reference)}`);
      } catch (error) {
        const isUnknown =
          error instanceof PaystackRefused && (error.status === 404 || error.isAbout(/not found/i));
        if (isUnknown) return null;
        throw error;
      }
    },
    charge: ({ reference, email, amount, authorizationCode }) =>
      transactionAt('/transaction/charge_authorization', {
        reference,
        email,
        amount,
        currency: 'NGN',
        authorization_code: authorizationCode,
      }),
    async refund({ reference, amount }) {
      const input = { transaction: reference, amount, currency: 'NGN' };
      return getRefundState(await ask('/refund', input));
    },
    async refundOf(reference) {
      const query = new URLSearchParams({ transaction: reference, perPage: '1' });
      const [refund] = z.array(z.unknown()).parse(await ask(`/refund?${query}`));
      return refund === undefined ? null : getRefundState(refund);
    },
    async *listSince(since) {
      for (let page = 1; ; page += 1) {
        const query = new URLSearchParams({ perPage: `${perPage}`, page: `${page}`, from: since });
        const items = z.array(z.unknown()).parse(await ask(`/transaction?${query}`));
        yield* items.map(readTransaction).filter(({ status }) => status === 'success');
        if (items.length < perPage) return;
      }
    },
  };
}

const Started = z.object({ authorization_url: z.url({ protocol: /^https?$/ }) });

function readTransaction(answer: unknown): PaystackTransaction {
  try {
    return getTransaction(answer);
  } catch (cause) {
    throw new PaystackUnreachable('a transaction of another shape', { cause });
  }
}

const refundStates: Readonly<Record<string, PaystackRefundState>> = {
  processing: 'processing',
  processed: 'processed',
  failed: 'failed',
  'needs-attention': 'needs_attention',
};

/** A state of tomorrow is not the last one. */
function getRefundState(answer: unknown): PaystackRefundState {
  const read = z.object({ status: z.string() }).safeParse(answer);
  if (!read.success) throw new PaystackUnreachable('a refund of another shape');
  return refundStates[read.data.status] ?? 'pending';
}

function unreachable(cause: unknown): never {
  throw new PaystackUnreachable('no answer', { cause });
}

function getMessage(answer: unknown): string {
  const read = z.object({ message: z.string() }).safeParse(answer);
  return read.success ? read.data.message : '';
}
