/**
 * Simulates Paystack while no key is configured. Mount it only then; it answers only this machine, speaks the
 * protocol over HTTP, and stores its state in separate tables, so that a restart loses nothing.
 */
import type { AddressInfo } from 'node:net';
import { receivePaystackEvent } from '@akada/contract/base/payments.ts';
import { apiBase } from '@akada/contract/table.ts';
import { links } from '@akada/core/links/links.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { PaystackAccount } from '../../../platform/config/payments.ts';
import { sandboxPaystackPath as path } from '../../../platform/config/sandbox-address.ts';
import type { Database } from '../../../platform/database/database.ts';
import { loopbackOnly } from '../loopback-only.ts';
import type { PersonHereOnly } from '../person-here.ts';
import { sandboxPolicy } from '../sandbox-page.ts';
import { createSandboxBank } from './bank.ts';
import { checkoutPage, overPage, overviewPage, proofPage } from './pages.ts';
import { mountProtocol } from './protocol.ts';
import { disputeActs } from './returns-desk.ts';
import { createSandboxReturns } from './returns-store.ts';
import { createSandboxStore, type SandboxTransaction, sandboxFaults } from './store.ts';
import { getTestCard, type TestCard } from './test-cards.ts';
import { createSandboxTransferBank } from './transfer-bank.ts';
import { createSandboxTransferStore } from './transfer-store.ts';

export interface SandboxPaystackDeps {
  config: Pick<Config, 'publicUrl'>;
  database: Database;
  clock: Clock;
  personHereOnly: PersonHereOnly;
}

export function mountSandboxPaystack(
  app: FastifyInstance,
  { config, database, clock, personHereOnly }: SandboxPaystackDeps,
  account: PaystackAccount,
): void {
  const store = createSandboxStore(database);
  const returns = createSandboxReturns(database);
  const bank = createSandboxBank({ store, returns, clock, ...account, webhookUrl: () => getWebhook(app) });
  const transfers = createSandboxTransferStore(database);
  const transferBank = createSandboxTransferBank({ transfers, bank, clock });
  mountProtocol(app, path, {
    store,
    returns,
    bank,
    transfers,
    transferBank,
    clock,
    secretKey: account.secretKey,
    address: account.url,
  });

  // The code in the address of a checkout is known to its payer only, as at the real provider.
  const checkoutOptions = { onRequest: loopbackOnly, schema: { hide: true } };
  const options = { onRequest: personHereOnly, schema: { hide: true } };
  const home = new URL(links.subscription(), config.publicUrl).href;
  const policy = sandboxPolicy([config.publicUrl.origin]);
  const send = (reply: FastifyReply, page: string, status = 200) =>
    reply
      .status(status)
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page);
  const getAddress = ({ access_code }: SandboxTransaction) => `${path}/checkout/${access_code}`;
  const back = (reply: FastifyReply, { callback_url, reference }: SandboxTransaction) => {
    const url = new URL(callback_url ?? home);
    url.searchParams.set('trxref', reference);
    url.searchParams.set('reference', reference);
    return reply.redirect(url.href, 303);
  };
  /** Runs with the payment of the address, which is not paid yet. */
  const atCheckout =
    (
      work: (
        transaction: SandboxTransaction,
        request: FastifyRequest,
        reply: FastifyReply,
      ) => Promise<unknown>,
    ) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      await bank.settleTransfers();
      const transaction = await store.findByCode((request.params as { code: string }).code);
      const isOver = transaction?.status === 'success' || transaction?.status === 'reversed';
      if (!transaction || isOver) return send(reply, overPage(home), 404);
      return work(transaction, request, reply);
    };
  const checkout = `${path}/checkout/:code`;

  app.get(
    checkout,
    checkoutOptions,
    atCheckout(async (transaction, _request, reply) =>
      send(reply, checkoutPage(getAddress(transaction), transaction, null)),
    ),
  );
  app.post(
    `${checkout}/card`,
    checkoutOptions,
    atCheckout(async (transaction, { body }, reply) => {
      const card = getTestCard(getField(body, 'number'));
      if (!card)
        return send(reply, checkoutPage(getAddress(transaction), transaction, 'Choose a test card.'), 422);

      const requested = wantedProof(card, body);
      if (requested)
        return send(
          reply,
          proofPage(getAddress(transaction), card, requested),
          requested.problem ? 422 : 200,
        );

      await bank.charge(transaction.reference, card, card.outcome);
      if (card.outcome === 'success') return back(reply, transaction);
      const problem = `${card.outcome}. Choose another way to pay, or go back.`;
      return send(reply, checkoutPage(getAddress(transaction), transaction, problem));
    }),
  );
  for (const channel of ['bank_transfer', 'ussd'] as const) {
    app.post(
      `${checkout}/${channel}`,
      checkoutOptions,
      atCheckout(async (transaction, _request, reply) => {
        await bank.transfer(transaction.reference, channel);
        return back(reply, transaction);
      }),
    );
  }
  app.post(
    `${checkout}/back`,
    checkoutOptions,
    atCheckout(async (transaction, _request, reply) => back(reply, transaction)),
  );

  const again = (reply: FastifyReply) => reply.redirect(path, 303);
  app.get(path, options, async (_request, reply) => {
    await bank.settleTransfers();
    await bank.settleRefunds();
    await transferBank.settle();
    const [transactions, sentTransfers, deliveries, settings] = [
      await store.list(50, 0),
      await transfers.list(50),
      await store.deliveries(100),
      await store.settings(),
    ];
    const references = transactions.map(({ reference }) => reference);
    const refunds = await returns.refunds(references);
    const disputes = await returns.disputes({ references });
    const found = { transactions, transfers: sentTransfers, deliveries, settings, refunds, disputes };
    return send(reply, overviewPage(path, found));
  });
  app.post(`${path}/hold`, options, async ({ body }: FastifyRequest, reply) => {
    await store.setSettings({ ...(await store.settings()), holds: getField(body, 'holds') === 'yes' });
    return again(reply);
  });
  app.post(`${path}/fault`, options, async ({ body }: FastifyRequest, reply) => {
    const fault = sandboxFaults.find((known) => known === getField(body, 'fault')) ?? null;
    await store.setSettings({ ...(await store.settings()), fault });
    return again(reply);
  });
  app.post(`${path}/send`, options, async ({ body }: FastifyRequest, reply) => {
    const id = getField(body, 'id');
    const delivery = /^\d{1,9}$/.test(id) ? await store.findDelivery(Number(id)) : null;
    if (delivery) await bank.send(delivery);
    return again(reply);
  });
  app.post(`${path}/shuffle`, options, async (_request: FastifyRequest, reply) => {
    for (const delivery of shuffled(await store.deliveries(100))) await bank.send(delivery);
    return again(reply);
  });
  app.post(`${path}/refund-end`, options, async ({ body }: FastifyRequest, reply) => {
    const status = getField(body, 'status') === 'processed' ? 'processed' : 'failed';
    await bank.endRefund(getNumber(body, 'id'), status);
    return again(reply);
  });
  app.post(`${path}/dispute`, options, async ({ body }: FastifyRequest, reply) => {
    await bank.openDispute(getField(body, 'reference'), getNumber(body, 'amount') || null);
    return again(reply);
  });
  app.post(`${path}/dispute-end`, options, async ({ body }: FastifyRequest, reply) => {
    const act = disputeActs.find((known) => known === getField(body, 'act'));
    if (act) await bank.changeDispute(getNumber(body, 'id'), act);
    return again(reply);
  });
  app.post(`${path}/transfer-end`, options, async ({ body }: FastifyRequest, reply) => {
    const ends = ['success', 'failed', 'reversed', 'otp'] as const;
    const status = ends.find((end) => end === getField(body, 'status')) ?? 'failed';
    await transferBank.end(getField(body, 'reference'), status);
    return again(reply);
  });
  app.post(`${path}/arrive`, options, async ({ body }: FastifyRequest, reply) => {
    await bank.arrive(getField(body, 'reference'), 'bank_transfer');
    return again(reply);
  });
}

/** @returns the proof that the card requires before a charge; null if none */
function wantedProof(
  { pin, otp }: TestCard,
  body: unknown,
): { ask: 'pin' | 'otp'; problem: string | null } | null {
  for (const [ask, right] of [['pin', pin] as const, ['otp', otp] as const]) {
    const input = getField(body, ask);
    if (right !== null && input !== right) {
      return { ask, problem: input === '' ? null : 'That is not right. Try again.' };
    }
  }
  return null;
}

/** Any other value is not a text field of a form. */
function getField(body: unknown, name: string): string {
  const value = new Map(Object.entries(body ?? {})).get(name);
  return typeof value === 'string' ? value : '';
}

/** @returns 0 for a text that is no number */
function getNumber(body: unknown, name: string): number {
  const field = getField(body, name);
  return /^\d{1,9}$/.test(field) ? Number(field) : 0;
}

function shuffled<Element>(elements: readonly Element[]): Element[] {
  return elements
    .map((element) => ({ element, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ element }) => element);
}

/** The webhook of this server, which may listen on a random port. */
function getWebhook(app: FastifyInstance): string | null {
  const bound = app.server.address() as AddressInfo | null;
  if (!bound) return null;
  const anyAddress = bound.address === '0.0.0.0' || bound.address === '::';
  const host = anyAddress ? '127.0.0.1' : bound.family === 'IPv6' ? `[${bound.address}]` : bound.address;
  return `http://${host}:${bound.port}${apiBase}${receivePaystackEvent.path}`;
}
