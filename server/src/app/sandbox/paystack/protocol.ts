/** The part of Paystack's protocol that the product speaks, over HTTP, with its statuses and its errors. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import { loopbackOnly } from '../loopback-only.ts';
import { reject, succeed } from './answers.ts';
import { answerOf, cardOfAuthorization, type SandboxBank } from './bank.ts';
import { getDisputeAnswer, getRefundAnswer } from './returns-desk.ts';
import type { SandboxReturns } from './returns-store.ts';
import type { SandboxStore, SandboxTransaction } from './store.ts';
import type { SandboxTransferBank } from './transfer-bank.ts';
import { mountTransferProtocol } from './transfer-protocol.ts';
import type { SandboxTransferStore } from './transfer-store.ts';

export interface SandboxProtocolDeps {
  store: SandboxStore;
  returns: SandboxReturns;
  bank: SandboxBank;
  transfers: SandboxTransferStore;
  transferBank: SandboxTransferBank;
  clock: Clock;
  secretKey: string;
  /** Origin and path of the stand-in. */
  address: URL;
}

const Order = z.object({
  reference: z.string().check(z.regex(/^[A-Za-z0-9.=-]{1,100}$/)),
  email: z.email(),
  amount: z.coerce.number().check(z.int(), z.positive(), z.maximum(1e12)),
  currency: z._default(z.string(), 'NGN'),
  callback_url: z.optional(z.url()),
  channels: z._default(z.array(z.string()), ['card', 'bank_transfer', 'ussd']),
});
const Charge = z.extend(Order, { authorization_code: z.string() });
const Refund = z.object({
  transaction: z.string(),
  amount: z.coerce.number().check(z.int(), z.positive()),
  merchant_note: z._default(z.nullable(z.string()), null),
});
const RefundListing = z.object({ transaction: z.string() });
const Listing = z.object({
  perPage: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  from: z.optional(z.iso.datetime()),
});
const DisputeListing = z.extend(Listing, { transaction: z.optional(z.string()) });

export function mountProtocol(app: FastifyInstance, path: string, deps: SandboxProtocolDeps): void {
  const { store, returns, bank, clock, secretKey, address } = deps;
  const options = {
    onRequest: [loopbackOnly, authorized, failing],
    onSend: cutting,
    schema: { hide: true },
  };
  mountTransferProtocol(app, path, { ...deps, options });
  const now = () => getInstant(clock.now());
  const getCheckout = ({ access_code }: SandboxTransaction) => `${address.href}/checkout/${access_code}`;

  async function authorized({ headers }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (headers.authorization === `Bearer ${secretKey}`) return;
    return reject(reply, 401, 'Invalid key');
  }

  async function failing(_request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if ((await store.settings()).fault === 'fails') return reject(reply, 500, 'An error occurred');
  }

  async function cutting(_request: FastifyRequest, _reply: FastifyReply, answer: unknown): Promise<unknown> {
    const isCut = typeof answer === 'string' && (await store.settings()).fault === 'cut';
    return isCut ? answer.slice(0, answer.length / 2) : answer;
  }

  app.post(`${path}/transaction/initialize`, options, async ({ body }, reply) => {
    const order = Order.safeParse(body);
    if (!order.success) return reject(reply, 400, 'Invalid transaction parameters');
    const { callback_url = null } = order.data;
    const startedSandboxTransaction = await store.begin({ ...order.data, callback_url }, now());
    if (!startedSandboxTransaction)
      return reject(reply, 400, 'Duplicate Transaction Reference', 'duplicate_reference');

    const { access_code, reference } = startedSandboxTransaction;
    return succeed(reply, 'Authorization URL created', {
      authorization_url: getCheckout(startedSandboxTransaction),
      access_code,
      reference,
    });
  });

  app.get<{ Params: { reference: string } }>(
    `${path}/transaction/verify/:reference`,
    options,
    async ({ params }, reply) => {
      await bank.settleTransfers();
      const transaction = await store.find(params.reference);
      if (!transaction)
        return reject(reply, 400, 'Transaction reference not found.', 'transaction_not_found');
      return succeed(reply, 'Verification successful', answerOf(transaction));
    },
  );

  app.get(`${path}/transaction`, options, async ({ query }, reply) => {
    const listing = Listing.safeParse(query);
    if (!listing.success) return reject(reply, 400, 'Invalid parameters');
    await bank.settleTransfers();
    const { perPage, page, from } = listing.data;
    const listedSandboxTransactions = await store.list(perPage, (page - 1) * perPage, from);
    return succeed(reply, 'Transactions retrieved', listedSandboxTransactions.map(answerOf));
  });

  app.post(`${path}/transaction/charge_authorization`, options, async ({ body }, reply) => {
    const order = Charge.safeParse(body);
    const card = order.success ? cardOfAuthorization(order.data.authorization_code) : null;
    if (!order.success || !card?.reusable) return reject(reply, 400, 'Invalid authorization code');
    const { reference, amount, currency } = order.data;
    const input = { reference, amount, currency, callback_url: null, channels: ['card'] };
    const startedSandboxTransaction = await store.begin(input, now());
    if (!startedSandboxTransaction)
      return reject(reply, 400, 'Duplicate Transaction Reference', 'duplicate_reference');

    const isCharged = await bank.chargeAgain(reference, card);
    const transaction = (await store.find(reference)) ?? startedSandboxTransaction;
    const confirmation = isCharged
      ? {}
      : { paused: true, authorization_url: getCheckout(startedSandboxTransaction) };
    return succeed(reply, 'Charge attempted', { ...answerOf(transaction), ...confirmation });
  });

  app.post(`${path}/refund`, options, async ({ body }, reply) => {
    const order = Refund.safeParse(body);
    if (!order.success) return reject(reply, 400, 'Invalid parameters');
    const { transaction: reference, amount, merchant_note: note } = order.data;
    if (!(await store.find(reference))) return reject(reply, 404, 'Transaction not found');
    const refund = await bank.refund(reference, amount, note);
    if (!refund) return reject(reply, 400, 'Transaction has been fully reversed');
    return succeed(reply, 'Refund has been queued for processing', getRefundAnswer(refund));
  });

  app.get(`${path}/refund`, options, async ({ query }, reply) => {
    const listing = RefundListing.safeParse(query);
    if (!listing.success) return reject(reply, 400, 'Invalid parameters');
    await bank.settleRefunds();
    const refunds = await returns.refunds([listing.data.transaction]);
    return succeed(reply, 'Refunds retrieved', refunds.map(getRefundAnswer));
  });

  app.get(`${path}/dispute`, options, async ({ query }, reply) => {
    const listing = DisputeListing.safeParse(query);
    if (!listing.success) return reject(reply, 400, 'Invalid parameters');
    const { perPage, page, from, transaction } = listing.data;
    const asked = transaction === undefined ? null : await store.findById(transaction);
    const disputes = await returns.disputes({
      references: transaction === undefined ? null : [asked?.reference ?? ''],
      from,
      limit: perPage,
      skip: (page - 1) * perPage,
    });
    const answers = [];
    for (const dispute of disputes) {
      const about = await store.find(dispute.reference);
      if (about) answers.push(getDisputeAnswer(dispute, about));
    }
    return succeed(reply, 'Disputes retrieved', answers);
  });
}
