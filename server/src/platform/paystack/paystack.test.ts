/** Answers of Paystack as they are published, in all their forms; and a Paystack that does not answer as it should. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createPaystack } from './paystack.ts';
import { getTransaction } from './transaction.ts';

const published = {
  reference: 'x',
  status: 'success',
  amount: 40_333,
  requested_amount: 30_050,
  fees: 10_283,
  currency: 'NGN',
  channel: 'card',
  gateway_response: 'Successful',
  metadata: '',
};
const authorization = {
  authorization_code: 'AUTH_x',
  last4: '4081',
  exp_month: '08',
  exp_year: '2030',
  brand: 'visa ',
  reusable: true,
};

describe('a transaction', () => {
  it('has the requested amount, also with fees on top', () => {
    expect(getTransaction(published)).toMatchObject({ charged: 40_333, requested: 30_050, fees: 10_283 });
  });

  it.each([
    [
      'amounts as text',
      { amount: '150000', requested_amount: null, fees: null },
      { charged: 150_000, requested: 150_000, fees: 0 },
    ],
    [
      'nothing but what must be',
      { amount: 1, requested_amount: undefined, channel: null },
      { charged: 1, channel: null },
    ],
    ['an empty authorization', { authorization: {} }, { authorization: null }],
    [
      'a card that is not reusable',
      { authorization: { ...authorization, reusable: false } },
      { authorization: null },
    ],
    [
      'a card',
      { authorization },
      { authorization: { code: 'AUTH_x', last4: '4081', expMonth: 8, expYear: 2030 } },
    ],
    [
      'a charge to be confirmed',
      { paused: true, authorization_url: 'https://x.example' },
      { confirmationUrl: 'https://x.example' },
    ],
  ])('is read with %s', (_name, change, read) => {
    expect(getTransaction({ ...published, ...change })).toMatchObject(read);
  });
});

let close: (() => void) | undefined;
afterEach(() => close?.());

async function getPaystack(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  close = () => server.close();
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return createPaystack({ kind: 'paystack', url, secretKey: 'sk_test_x' });
}

describe('a Paystack', () => {
  it.each<[string, RequestListener, unknown]>([
    ['answers 500', (_, response) => response.writeHead(500).end('{}'), 'unreachable'],
    ['is busy', (_, response) => response.writeHead(429).end('{}'), 'unreachable'],
    ['sends no JSON', (_, response) => response.end('<html>'), 'unreachable'],
    [
      'cuts its answer',
      (_, response) => response.writeHead(200, { 'content-length': 50 }).end('{"sta'),
      'unreachable',
    ],
    ['breaks the line', (request) => request.socket.destroy(), 'unreachable'],
    [
      'says something else',
      (_, response) => response.end('{"status":true,"data":{"status":1}}'),
      'unreachable',
    ],
    ['sends us elsewhere', (_, response) => response.writeHead(302, { location: '/x' }).end(), 'unreachable'],
    [
      'refuses the key',
      (_, response) => response.writeHead(401).end('{"message":"Invalid key"}'),
      'rejected',
    ],
  ])('differs from one without the payment: it %s', async (_name, listener, failure) => {
    const paystack = await getPaystack(listener);
    await expect(paystack.verify('x')).rejects.toMatchObject({ failure });
  });

  it('reports an unknown payment', async () => {
    const paystack = await getPaystack((_, response) =>
      response
        .writeHead(400)
        .end('{"status":false,"message":"No such reference.","code":"transaction_not_found"}'),
    );
    expect(await paystack.verify('x')).toBeNull();
  });
});
