/** Events of the provider, and money that does not fit: what arrives is a hint, and nothing of it is believed. */
import { readdirSync, readFileSync } from 'node:fs';
import { setMoneyAside } from '@akada/contract/observers/money.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { getSignature, signatureHeader } from '../../platform/paystack/signature.ts';
import { callAs } from '../../testing/call-as.ts';
import { getNotifications } from '../../testing/notifications.ts';
import { portion } from '../../testing/suites/scale.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createAdministrator } from '../admin/testing/administrators.ts';
import { getRows } from '../subscriptions/testing/subscribers.ts';
import { atCheckout, cards, makeAccount, notifyGateway, openGateway, signed } from './testing/gateway.ts';
import {
  getTraces,
  newPayer,
  nothingPaid,
  paidOnce,
  reconcile,
  sendEvent,
  workOff,
} from './testing/payers.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ startsAt: Date.parse('2026-11-27T10:00:00Z') });
});
afterAll(() => app.close());
beforeEach(() => openGateway(app));

describe('an event of the provider', () => {
  const getEvent = (reference: string, change: object = {}) => ({
    event: 'charge.success',
    data: {
      reference,
      amount: 150_000,
      currency: 'NGN',
      status: 'success',
      metadata: 0,
      plan: {},
      ...change,
    },
  });

  it('is a hint: it is received once, and what the provider says is applied', async () => {
    const ada = await newPayer(app);
    const { reference, authorization_url } = await ada.begin();
    const event = signed(app, getEvent(reference));
    expect((await sendEvent(app, event)).statusCode).toBe(200);
    await workOff(app);
    expect(await getTraces(app, reference)).toEqual({ ...nothingPaid, status: 'pending' });

    await atCheckout(app, authorization_url, 'card', { number: cards.good });
    for (let times = 0; times < 3; times += 1) expect((await sendEvent(app, event)).statusCode).toBe(200);
    await workOff(app);
    expect(await getTraces(app, reference)).toEqual(paidOnce);
    app.clock.advance(40 * 86_400_000);
    const replayed = signed(app, getEvent(reference, { replayed: true }));
    for (const one of [event, replayed]) expect((await sendEvent(app, one)).statusCode).toBe(200);
    await workOff(app);
    expect([await getTraces(app, reference), await ada.plan()]).toEqual([paidOnce, 'free']);
  });

  it('is rejected without our signature over its exact bytes, and nothing is stored', async () => {
    const { body, headers } = signed(app, getEvent(newId()));
    const signature = headers[signatureHeader] ?? '';
    const previous = await getRows(app, 'SELECT count(*) FROM provider_events');
    const forged = [
      signature.toUpperCase(),
      signature.slice(0, 127),
      `${signature}0`,
      '',
      getSignature(Buffer.from(body), 'another key'),
      getSignature(Buffer.from(JSON.stringify(JSON.parse(body), null, 2)), makeAccount(app).secretKey),
    ];
    for (const wrong of forged) {
      const answer = await sendEvent(app, { body, headers: { ...headers, [signatureHeader]: wrong } });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'signature_wrong']);
    }
    expect((await sendEvent(app, { body, headers: { 'content-type': 'application/json' } })).statusCode).toBe(
      401,
    );
    expect((await sendEvent(app, { body: `${body} `, headers })).statusCode).toBe(401);
    expect(await getRows(app, 'SELECT count(*) FROM provider_events')).toEqual(previous);
    expect((await sendEvent(app, signed(app, 'x'.repeat(300_000)))).statusCode).toBe(413);
  });

  it('is received in any shape, and changes only our own payments', async () => {
    const folder = new URL('./testing/recorded/', import.meta.url);
    const recorded = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
    expect(recorded.length).toBe(5);
    const odd = [
      'no JSON',
      '[]',
      'null',
      '{"event":"charge.success","data":[{"reference":null}]}',
      '{"event":7}',
      `{"event":"subscription.expiring_cards","data":[{"reference":"${newId()}"}]}`,
      `{"event":"charge.\\u0000success","data":{"reference":"${newId()}","metadata":""}}`,
    ];
    const previous = await getRows(app, 'SELECT id, status FROM payments ORDER BY id');
    for (const body of [...recorded, ...odd, ...recorded.toReversed(), ...recorded]) {
      expect((await sendEvent(app, signed(app, body))).statusCode).toBe(200);
    }
    await workOff(app);
    expect(await getRows(app, 'SELECT id, status FROM payments ORDER BY id')).toEqual(previous);
    const storedText = JSON.stringify(await getRows(app, 'SELECT event, reference FROM provider_events'));
    expect(storedText).not.toContain('AUTH_');
  });
});

/** Every order of these elements. */
function getOrders<Element>(elements: readonly Element[]): Element[][] {
  if (elements.length < 2) return [[...elements]];
  return elements.flatMap((first, index) =>
    getOrders(elements.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  );
}

const hintsOfStory = ['the page', 'the event', 'the event of the declined one', 'the reconciler'] as const;

it.each(
  portion(getOrders(hintsOfStory)).map((order, index) => [order.join(', '), order, (index % 3) + 1] as const),
)('the order %s ends in the same rows', async (_name, order, times) => {
  const ada = await newPayer(app);
  const hold = (holds: string) => notifyGateway(app, 'hold', { holds });
  await hold('yes');
  const { reference, authorization_url } = await ada.begin();
  await atCheckout(app, authorization_url, 'card', { number: cards.poor });
  await atCheckout(app, authorization_url, 'card', { number: cards.good });
  const event = (name: string) => signed(app, { event: name, data: { reference } });
  const hints: Record<(typeof hintsOfStory)[number], () => Promise<unknown>> = {
    'the page': () => ada.read(reference),
    'the event': () => sendEvent(app, event('charge.success')),
    'the event of the declined one': () => sendEvent(app, event('charge.failed')),
    'the reconciler': () => reconcile(app),
  };
  app.clock.advance(11 * 60_000);
  for (const name of order) {
    for (let time = 0; time < times; time += 1) {
      await hints[name]();
      await workOff(app);
      expect(await getTraces(app, reference)).toEqual(paidOnce);
    }
  }
  await hold('no');
});

describe('money that does not fit', () => {
  it.each([
    ['149,900 kobo', 'amount = 149900', 'wrong_amount', 2],
    ['dollars', "currency = 'USD'", 'wrong_currency', 0],
  ])(
    'because it is %s opens no period, is flagged, and is in the ledger as unassigned',
    async (_name, change, reason, postings) => {
      const ada = await newPayer(app);
      const { reference, authorization_url } = await ada.begin();
      await getRows(app, `UPDATE sandbox_paystack_transactions SET ${change} WHERE reference = $1`, [
        reference,
      ]);
      await atCheckout(app, authorization_url, 'card', { number: cards.good });
      for (let twice = 0; twice < 2; twice += 1) expect((await ada.read(reference)).state).toBe('in_review');
      expect(await getTraces(app, reference)).toEqual({ ...nothingPaid, status: 'in_review', postings });
      expect(
        await getRows(app, 'SELECT reason FROM payment_flags WHERE reference = $1', [reference]),
      ).toEqual([{ reason }]);
      expect(await ada.plan()).toBe('free');
    },
  );

  it('is set aside by an administrator, and its payer reads that with the reason', async () => {
    const ada = await newPayer(app);
    const { reference, authorization_url } = await ada.begin();
    const change = 'UPDATE sandbox_paystack_transactions SET amount = 1000 WHERE reference = $1';
    await getRows(app, change, [reference]);
    await atCheckout(app, authorization_url, 'card', { number: cards.good });
    await ada.read(reference);
    const [{ id }] = await getRows(app, 'SELECT id FROM payment_flags WHERE reference = $1', [reference]);
    const call = callAs(app, await createAdministrator(app));
    for (let twice = 0; twice < 2; twice += 1) {
      const answer = await call(setMoneyAside, { params: { id }, body: { reason: 'Sent back by hand' } });
      expect(answer.body).toMatchObject({ decision: 'set_aside' });
    }
    expect((await ada.read(reference)).state).toBe('set_aside');
    const notified = await getNotifications(app, ada);
    expect(notified.map(({ message }) => message)).toEqual([
      expect.stringMatching(/does not count as your payment.+“Sent back by hand”/),
    ]);
  });

  it('is flagged without a name if its account was erased in the meantime', async () => {
    const ada = await newPayer(app);
    const { reference, authorization_url } = await ada.begin();
    await getRows(app, 'DELETE FROM users WHERE id = $1', [ada.userId]);
    await atCheckout(app, authorization_url, 'card', { number: cards.good });
    for (let twice = 0; twice < 2; twice += 1) await reconcile(app);
    expect(await getRows(app, 'SELECT reason FROM payment_flags WHERE reference = $1', [reference])).toEqual([
      { reason: 'unknown_reference' },
    ]);
    const posted = await getRows(
      app,
      'SELECT purpose FROM ledger_entries WHERE source = $1 ORDER BY purpose',
      [reference],
    );
    expect(posted.map(({ purpose }) => purpose)).toEqual(['fee', 'unassigned']);
  });

  it('is not hidden by erasure: a paid month stays in the ledger', async () => {
    const ada = await newPayer(app);
    const { reference, authorization_url } = await ada.begin();
    await atCheckout(app, authorization_url, 'card', { number: cards.good });
    await ada.read(reference);
    await getRows(app, 'DELETE FROM users WHERE id = $1', [ada.userId]);
    await reconcile(app);
    expect(await getTraces(app, reference)).toMatchObject({ status: null, income: 150_000 });
    expect(await getRows(app, 'SELECT 1 FROM payment_flags WHERE reference = $1', [reference])).toEqual([]);
  });
});
