/** Tests the functions of the Paystack sandbox page, and who can reach it. The payment tests prove its decisions. */
import { upgrade } from '@akada/contract/base/subscriptions.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  atCheckout,
  cards,
  makeAccount,
  notifyGateway,
  openGateway,
} from '../../../features/payments/testing/gateway.ts';
import { getRows, newSubscriber } from '../../../features/subscriptions/testing/subscribers.ts';
import { sandboxToken } from '../../../platform/config/sandbox-address.ts';
import { createTestApp, sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let gateway: string;

beforeAll(async () => {
  app = await createTestApp();
  gateway = await openGateway(app);
});
afterAll(() => app.close());

const proof = () => ({ authorization: `Bearer ${sandboxToken(app.platform.config.authSecret)}` });
const page = async () => (await fetch(gateway, { headers: proof() })).text();
const act = (path: string, fields: Record<string, string> = {}) => notifyGateway(app, path, fields);
const received = async () =>
  (await getRows(app, 'SELECT count(*)::int AS count FROM provider_events'))[0].count;

it('the stand-in holds events, sends them on request, and repeats them in any order', async () => {
  await act('hold', { holds: 'yes' });
  const ada = await newSubscriber(app);
  for (const number of [cards.good, cards.good]) {
    const { authorization_url } = await ada.begin();
    await atCheckout(app, authorization_url, 'card', { number });
    await getRows(app, "UPDATE payments SET created_at = created_at - interval '1 hour'");
  }
  expect(await page()).toContain('<strong>held</strong>');
  expect(await received()).toBe(0);

  const [{ id }] = await getRows(app, 'SELECT id FROM sandbox_paystack_deliveries ORDER BY id LIMIT 1');
  await act('send', { id: String(id) });
  expect(await received()).toBe(1);
  await act('shuffle');
  await act('shuffle');
  expect(await received()).toBe(2);
  expect(await page()).not.toContain('<strong>held</strong>');
  expect(await page()).toContain('answered 200');
});

it('the stand-in offers no transfer for a card-only payment, and can deliver a late transfer', async () => {
  const ada = await newSubscriber(app);
  const { reference, authorization_url } = await ada.begin();
  const url = new URL(authorization_url);
  url.host = new URL(gateway).host;
  const checkout = await (await fetch(url)).text();
  expect(checkout).toContain('bank transfer');
  expect((await atCheckout(app, authorization_url, 'card', { number: '1234' })).status).toBe(422);
  await act('arrive', { reference });
  expect((await fetch(url)).status).toBe(404);
});

it('the stand-in answers only our key and only this machine', async () => {
  const verify = `${gateway}/transaction/verify/x`;
  expect((await fetch(verify)).status).toBe(401);
  const headers = { authorization: `Bearer ${makeAccount(app).secretKey}` };
  expect([
    (await fetch(verify, { headers })).status,
    await (await fetch(verify, { headers })).json(),
  ]).toEqual([
    400,
    { status: false, message: 'Transaction reference not found.', code: 'transaction_not_found' },
  ]);
  const forwarded = { ...headers, 'x-forwarded-for': '10.0.0.1' };
  for (const url of [verify, gateway]) expect((await fetch(url, { headers: forwarded })).status).toBe(404);
});

it('the stand-in lists and controls payments only for people at this machine', async () => {
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/hold'],
    ['POST', '/fault'],
    ['POST', '/send'],
    ['POST', '/shuffle'],
    ['POST', '/refund-end'],
    ['POST', '/transfer-end'],
    ['POST', '/dispute'],
    ['POST', '/dispute-end'],
    ['POST', '/arrive'],
  ] as const) {
    const answer = await app.http.inject({
      method,
      url: `/sandbox/paystack${path}`,
      headers: { host: 'localhost' },
    });
    expect([path, answer.statusCode, answer.body]).toEqual([
      path,
      403,
      expect.stringContaining('akada -- sandbox'),
    ]);
  }
});

it('the stand-in is absent if a key is set or nothing is sold', async () => {
  const live = { PAYSTACK_SECRET_KEY: 'sk_test_x', PAYSTACK_URL: 'http://127.0.0.1:9' };
  for (const env of [live, { PAYMENTS: 'none' }]) {
    const other = await sharedTestApp({ env });
    const answer = await other.http.inject({ url: '/sandbox/paystack', headers: { host: 'localhost' } });
    expect(answer.body).not.toContain('Paystack of this machine');
  }
  const other = await sharedTestApp({ env: live });
  const ada = await newSubscriber(other);
  expect((await ada.call(upgrade, { body: { renew: true } })).status).toBe(503);
});
