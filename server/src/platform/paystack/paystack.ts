/** Paystack's protocol, translated for our port. The stand-in speaks the same protocol. */
import * as z from 'zod/mini';
import type { PaystackAccount } from '../config/payments.ts';
import {
  type PaymentProvider,
  ProviderError,
  type ProviderTransaction,
} from '../payment-provider/payment-provider.ts';
import { readEvent } from './event.ts';
import { getChargeback, getRefund } from './returned-money.ts';
import { getTransaction, getTransactionId } from './transaction.ts';
import { createTransfers } from './transfers.ts';

/** Shorter than the 15 s after which a browser gives up. */
const patienceMs = 8_000;

const perPage = 100;

const Answer = z.object({ status: z.literal(true), data: z.unknown() });

/** @param account read at each call */
export function createPaystack(account: PaystackAccount): PaymentProvider {
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
      throw new ProviderError('unreachable', `Paystack answered ${response.status}`);
    if (response.status >= 400) throw makeRejection(response.status, answer);

    const parsed = Answer.safeParse(answer);
    if (!parsed.success) throw new ProviderError('unreachable', 'Paystack sent an answer of another shape');
    return parsed.data.data;
  };
  const transactionAt = async (path: string, body?: object) => readTransaction(await ask(path, body));

  return {
    ...createTransfers({ ask, isUnknown: (error) => error instanceof UnknownReference }),
    name: 'paystack',
    async initialize({ reference, email, amount, callbackUrl, channels }) {
      const input = { reference, email, amount, currency: 'NGN', callback_url: callbackUrl.href, channels };
      const started = Started.safeParse(await ask('/transaction/initialize', input));
      if (!started.success) throw new ProviderError('unreachable', 'Paystack sent no address to pay at');
      return started.data.authorization_url;
    },
    async verify(reference) {
      try {
        return await transactionAt(`/transaction/verify/${encodeURIComponent(reference)}`);
      } catch (error) {
        if (error instanceof UnknownReference) return null;
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
    async refund({ reference, amount, note }) {
      const input = { transaction: reference, amount, currency: 'NGN', merchant_note: note };
      return read(getRefund, await ask('/refund', input)).state;
    },
    async listRefunds(reference) {
      const query = new URLSearchParams({ transaction: reference, perPage: `${perPage}` });
      return readAll(getRefund, await ask(`/refund?${query}`));
    },
    async findChargebacks(reference) {
      const transaction = await ask(`/transaction/verify/${encodeURIComponent(reference)}`);
      const id = read(getTransactionId, transaction);
      const query = new URLSearchParams({ transaction: id, perPage: `${perPage}` });
      const chargebacks = readAll(getChargeback, await ask(`/dispute?${query}`));
      return chargebacks.filter((chargeback) => chargeback.reference === reference);
    },
    async *listChargebacksSince(since) {
      for (let page = 1; ; page += 1) {
        const query = new URLSearchParams({ perPage: `${perPage}`, page: `${page}`, from: since });
        const items = readAll(getChargeback, await ask(`/dispute?${query}`));
        yield* items;
        if (items.length < perPage) return;
      }
    },
    isAboutChargeback: (name) => name.startsWith('charge.dispute.'),
    async *listSince(since) {
      for (let page = 1; ; page += 1) {
        const query = new URLSearchParams({ perPage: `${perPage}`, page: `${page}`, from: since });
        const items = readAll(getTransaction, await ask(`/transaction?${query}`));
        yield* items.filter(({ status }) => status === 'succeeded');
        if (items.length < perPage) return;
      }
    },
    readEvent: (body, signature) => readEvent(body, signature, account.secretKey),
  };
}

const Started = z.object({ authorization_url: z.url({ protocol: /^https?$/ }) });

const readTransaction = (answer: unknown): ProviderTransaction => read(getTransaction, answer);

function readAll<Result>(parse: (answer: unknown) => Result, answer: unknown): Result[] {
  return read((list) => z.array(z.unknown()).parse(list), answer).map((item) => read(parse, item));
}

function read<Result>(parse: (answer: unknown) => Result, answer: unknown): Result {
  try {
    return parse(answer);
  } catch (cause) {
    throw new ProviderError('unreachable', 'Paystack sent an answer of another shape', { cause });
  }
}

function unreachable(cause: unknown): never {
  throw new ProviderError('unreachable', 'Paystack gave no answer', { cause });
}

class UnknownReference extends ProviderError {}

const Rejection = z.object({ code: z.catch(z.string(), ''), message: z.catch(z.string(), '') });

/** Answers of today have a code; older ones have only their published sentence. */
const unknownReference = [
  'transaction_not_found',
  'Transaction reference not found.',
  'transfer_not_found',
  'Transfer not found',
];
const takenReference = [
  'duplicate_reference',
  'Duplicate Transaction Reference',
  'duplicate_transfer_reference',
  'Please provide a unique reference. Reference already exists on a transfer',
];

function makeRejection(status: number, answer: unknown): ProviderError {
  const read = Rejection.safeParse(answer);
  const texts = read.success ? [read.data.code, read.data.message] : [];
  const message = `Paystack refused with ${status}`;
  if (status === 404 || texts.some((text) => unknownReference.includes(text)))
    return new UnknownReference('rejected', message);

  const isTaken = texts.some((text) => takenReference.includes(text));
  return new ProviderError(isTaken ? 'reference_taken' : 'rejected', message);
}
