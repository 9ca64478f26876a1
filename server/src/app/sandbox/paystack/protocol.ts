/** The part of Paystack's protocol that the product speaks, over HTTP, with its statuses and its errors. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import { loopbackOnly } from '../loopback-only.ts';
import { answerOf, cardOfAuthorization, getRefundAnswer, type SandboxBank } from './bank.ts';
import type { SandboxStore, SandboxTransaction } from './store.ts';

export interface SandboxProtocolDeps {
  store: SandboxStore;
  bank: SandboxBank;
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
});
const RefundListing = z.object({ transaction: z.string() });
const Listing = z.object({
  perPage: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  from: z.optional(z.iso.datetime()),
});

export function mountProtocol(app: FastifyInstance, path: string, deps: SandboxProtocolDeps): void {
  const { store, bank, clock, secretKey, address } = deps;
  const options = {
    onRequest: [loopbackOnly, authorized, failing],
    onSend: cutting,
    schema: { hide: true },
  };
  const now = () => getInstant(clock.now());
  const getCheckout = ({ access_code }: SandboxTransaction) => `${address.href}/checkout/${access_code}`;

  async function authorized({ headers }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (headers.authorization === `Bearer ${secretKey}`) return;
    return refuse(reply, 401, 'Invalid key');
  }

  async function failing(_request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if ((await store.settings()).fault === 'fails') return refuse(reply, 500, 'An error occurred');
  }

  async function cutting(_request: FastifyRequest, _reply: FastifyReply, answer: unknown): Promise<unknown> {
    const isCut = typeof answer === 'string' && (await store.settings()).fault === 'cut';
    return isCut ? answer.slice(0, answer.length / 2) : answer;
  }

  app.post(`${path}/transaction/initialize`, options, async ({ body }, reply) => {
    const order = Order.safeParse(body);
    if (!order.success) return refuse(reply, 400, 'Invalid transaction parameters');
    const { callback_url = null } = order.data;
    const startedSandboxTransaction = await store.begin({ ...order.data, callback_url }, now());
    if (!startedSandboxTransaction) return refuse(reply, 400, 'Duplicate Transaction Reference');

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
      if (!transaction) return refuse(reply, 400, 'Transaction reference not found.');
      return succeed(reply, 'Verification successful', answerOf(transaction));
    },
  );

  app.get(`${path}/transaction`, options, async ({ query }, reply) => {
    const listing = Listing.safeParse(query);
    if (!listing.success) return refuse(reply, 400, 'Invalid parameters');
    await bank.settleTransfers();
    const { perPage, page, from } = listing.data;
    const listedSandboxTransactions = await store.list(perPage, (page - 1) * perPage, from);
    return succeed(reply, 'Transactions retrieved', listedSandboxTransactions.map(answerOf));
  });

  app.post(`${path}/transaction/charge_authorization`, options, async ({ body }, reply) => {
    const order = Charge.safeParse(body);
    const card = order.success ? cardOfAuthorization(order.data.authorization_code) : null;
    if (!order.success || !card?.reusable) return refuse(reply, 400, 'Invalid authorization code');
    const { reference, amount, currency } = order.data;
    const input = { reference, amount, currency, callback_url: null, channels: ['card'] };
    const startedSandboxTransaction = await store.begin(input, now());
    if (!startedSandboxTransaction) return refuse(reply, 400, 'Duplicate Transaction Reference');

    const isCharged = await bank.chargeAgain(reference, card);
    const transaction = (await store.find(reference)) ?? startedSandboxTransaction;
    const confirmation = isCharged
      ? {}
      : { paused: true, authorization_url: getCheckout(startedSandboxTransaction) };
    return succeed(reply, 'Charge attempted', { ...answerOf(transaction), ...confirmation });
  });

  app.post(`${path}/refund`, options, async ({ body }, reply) => {
    const order = Refund.safeParse(body);
    if (!order.success) return refuse(reply, 400, 'Invalid parameters');
    const { transaction: reference, amount } = order.data;
    if (!(await store.find(reference))) return refuse(reply, 404, 'Transaction not found');
    if (!(await bank.refund(reference, amount))) {
      return refuse(reply, 400, 'Transaction has been fully reversed');
    }
    const transaction = await store.find(reference);
    return succeed(
      reply,
      'Refund has been queued for processing',
      transaction && getRefundAnswer(transaction),
    );
  });

  app.get(`${path}/refund`, options, async ({ query }, reply) => {
    const listing = RefundListing.safeParse(query);
    if (!listing.success) return refuse(reply, 400, 'Invalid parameters');
    await bank.settleRefunds();
    const transaction = await store.find(listing.data.transaction);
    const isRefunded = transaction?.refund_status != null;
    return succeed(reply, 'Refunds retrieved', isRefunded ? [getRefundAnswer(transaction)] : []);
  });
}

function succeed(reply: FastifyReply, message: string, data: unknown): FastifyReply {
  return send(reply, 200, { status: true, message, data });
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return send(reply, status, { status: false, message });
}

function send(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply.status(status).header('cache-control', 'no-store').serializer(JSON.stringify).send(body);
}
