/** Payments against the sandbox over HTTP: one payment has one end, for any caller and any number of calls. */
import { getPayment, listPayments } from '@akada/contract/base/payments.ts';
import { upgrade } from '@akada/contract/base/subscriptions.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../platform/log/log.ts';
import { ProviderError } from '../../platform/payment-provider/payment-provider.ts';
import { getNotifications } from '../../testing/notifications.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { getRows } from '../subscriptions/testing/subscribers.ts';
import {
  atCheckout,
  breakGateway,
  cards,
  closeGateway,
  makeAccount,
  openGateway,
  signed,
} from './testing/gateway.ts';
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
/** Log lines of the test. */
let logged = '';
const log = createLog('trace', {
  write(line) {
    logged += line;
  },
});

beforeAll(async () => {
  app = await createTestApp({ startsAt: Date.parse('2026-11-27T10:00:00Z'), log });
});
afterAll(() => app.close());
beforeEach(() => openGateway(app));

const minuteMs = 60_000;

describe('a payment by card', () => {
  it('is premium from the button to the badge, and comes again when the button is pressed twice', async () => {
    const ada = await newPayer(app);
    expect(await ada.plan()).toBe('free');
    const [payment, same] = await Promise.all([ada.begin(), ada.begin()]);
    expect(same).toEqual(payment);
    expect(await ada.begin()).toEqual(payment);
    expect((await ada.read(payment.reference)).state).toBe('pending');
    expect((await ada.subscription()).pending).toEqual([payment.reference]);

    const back = await atCheckout(app, payment.authorization_url, 'card', { number: cards.good });
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `http://localhost:3000/subscription/callback?trxref=${payment.reference}&reference=${payment.reference}`,
    ]);
    expect(await ada.read(payment.reference)).toMatchObject({
      state: 'paid',
      channel: 'card',
      failure: null,
    });
    expect(await getTraces(app, payment.reference)).toEqual(paidOnce);
    expect(await ada.plan()).toBe('premium');
    expect(await ada.subscription()).toMatchObject({
      state: 'active',
      has_subscription: true,
      renews: true,
      card: { brand: 'visa', last4: '4081', exp_month: 12, exp_year: 2030 },
      access_until: '2026-12-27T10:00:00.000Z',
      next_charge_at: '2026-12-27T10:00:00.000Z',
      pending: [],
    });
    expect((await getNotifications(app, ada)).map(({ title }) => title)).toContain('You have premium');
    const { rows } = await app.platform.database.pool.query(
      'SELECT * FROM subscriptions WHERE user_id = $1',
      [ada.userId],
    );
    expect(JSON.stringify(rows)).not.toContain('AUTH_');
  });

  it.each([
    ['a PIN', cards.pin, [{ pin: '1111' }]],
    ['a PIN and a code', cards.pinAndCode, [{ pin: '1234' }, { pin: '1234', otp: '123456' }]],
  ] as const)('is paid after %s, and not before', async (_name, number, proofs) => {
    const ada = await newPayer(app);
    const { reference, authorization_url } = await ada.begin();
    const pay = (fields: object) => atCheckout(app, authorization_url, 'card', { number, ...fields });
    expect((await pay({})).status).toBe(200);
    expect((await pay({ pin: '9999' })).status).toBe(422);
    for (const [at, proof] of proofs.entries()) {
      expect((await ada.read(reference)).state).toBe('pending');
      expect((await pay(proof)).status).toBe(at === proofs.length - 1 ? 303 : 200);
    }
    expect((await ada.read(reference)).state).toBe('paid');
  });

  it.each([
    [cards.declined, 'declined'],
    [cards.poor, 'insufficient_funds'],
  ])('says so if it is rejected (%s), gives nothing, and can still be paid', async (number, failure) => {
    const ada = await newPayer(app);
    const { reference, authorization_url } = await ada.begin();
    await atCheckout(app, authorization_url, 'card', { number });
    for (let twice = 0; twice < 2; twice += 1) {
      expect(await ada.read(reference)).toMatchObject({ state: 'failed', failure });
    }
    expect(await getTraces(app, reference)).toEqual({ ...nothingPaid, status: 'failed' });
    expect(await ada.plan()).toBe('free');
    const failed = await getRows(
      app,
      "SELECT 1 FROM outbox_events WHERE subject_id = $1 AND name = 'subscription.failed'",
      [reference],
    );
    expect(failed).toHaveLength(1);

    await atCheckout(app, authorization_url, 'card', { number: cards.good });
    expect(await ada.read(reference)).toMatchObject({ state: 'paid', failure: null });
    expect(await getTraces(app, reference)).toEqual(paidOnce);
  });
});

describe('a delayed payment', () => {
  it.each(['bank_transfer', 'ussd'])(
    'by %s counts when it arrives, without anybody asking',
    async (channel) => {
      const ada = await newPayer(app);
      const { reference, authorization_url } = await ada.begin();
      await atCheckout(app, authorization_url, channel);
      expect(await ada.read(reference)).toMatchObject({ state: 'pending' });
      expect(await ada.plan()).toBe('free');

      app.clock.advance(11 * minuteMs);
      await reconcile(app);
      expect(await getTraces(app, reference)).toEqual(paidOnce);
      expect(await ada.subscription()).toMatchObject({ state: 'non_renewing', renews: false, card: null });
    },
  );

  it('is abandoned after a day, and counts all the same when money comes after that', async () => {
    const ada = await newPayer(app);
    const { reference, authorization_url } = await ada.begin();
    expect((await atCheckout(app, authorization_url, 'back')).status).toBe(303);
    expect((await ada.read(reference)).state).toBe('pending');

    app.clock.advance(25 * 60 * minuteMs);
    await reconcile(app);
    expect(await getTraces(app, reference)).toEqual({ ...nothingPaid, status: 'abandoned' });
    expect((await ada.begin()).reference).not.toBe(reference);

    await atCheckout(app, authorization_url, 'card', { number: cards.good });
    await reconcile(app);
    expect(await getTraces(app, reference)).toEqual(paidOnce);
  });

  it('is started again by the same button after an outage of the provider, and nothing is lost', async () => {
    const ada = await newPayer(app);
    closeGateway(app);
    const rejection = await ada.call(upgrade, { body: { renew: true } });
    expect([rejection.status, rejection.body.code]).toEqual([503, 'unavailable']);
    await openGateway(app);
    const { reference, authorization_url } = await ada.begin();
    expect((await ada.call(listPayments)).body).toMatchObject({ total: 1, items: [{ reference }] });
    await atCheckout(app, authorization_url, 'card', { number: cards.good });

    closeGateway(app);
    expect((await ada.read(reference)).state).toBe('pending');
    await reconcile(app);
    await openGateway(app);
    expect((await ada.read(reference)).state).toBe('paid');
  });

  it.each(['fails', 'cut'] as const)(
    'loses nothing to a provider whose API %s, when it begins and when it is paid',
    async (fault) => {
      const ada = await newPayer(app);
      await breakGateway(app, fault);
      const rejection = await ada.call(upgrade, { body: { renew: true } });
      expect([rejection.status, rejection.body.code]).toEqual([503, 'unavailable']);
      await breakGateway(app, 'none');
      const { reference, authorization_url } = await ada.begin();

      await breakGateway(app, fault);
      await atCheckout(app, authorization_url, 'card', { number: cards.good });
      // The queue repeats it.
      await expect(workOff(app)).rejects.toThrow(ProviderError);
      app.clock.advance(11 * minuteMs);
      await reconcile(app);
      expect((await ada.read(reference)).state).toBe('pending');
      expect(await getTraces(app, reference)).toEqual({ ...nothingPaid, status: 'pending' });

      await breakGateway(app, 'none');
      await reconcile(app);
      expect(await getTraces(app, reference)).toEqual(paidOnce);
    },
  );
});

it('the ledger is never changed', async () => {
  await getRows(
    app,
    `INSERT INTO ledger_entries (source, purpose, debit, credit, amount, written_at)
    VALUES ('x', 'price', 'at_provider', 'subscription_income', 1, now())`,
  );
  for (const change of [
    'UPDATE ledger_entries SET amount = 2',
    'DELETE FROM ledger_entries',
    'TRUNCATE ledger_entries',
  ]) {
    await expect(getRows(app, change)).rejects.toThrow('never changed');
  }
});

it('20 callbacks, 20 events and the reconciler concurrently are one period, one posting and one notification', async () => {
  const ada = await newPayer(app);
  const { reference, authorization_url } = await ada.begin();
  await atCheckout(app, authorization_url, 'card', { number: cards.good });
  app.clock.advance(11 * minuteMs);
  const events = Array.from({ length: 20 }, (_, index) =>
    signed(app, { event: 'charge.success', data: { reference, at: index } }),
  );
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, () => ada.call(getPayment, { params: { reference } })),
    ...events.map(async (event) => ({ status: (await sendEvent(app, event)).statusCode })),
    reconcile(app),
    workOff(app),
  ]);
  await workOff(app);
  expect(answers.slice(0, 40).map((answer) => (answer as { status: number }).status)).toEqual(
    Array.from({ length: 40 }, () => 200),
  );
  expect(await getTraces(app, reference)).toEqual(paidOnce);
});

/** Last, because it looks at what all of them left. */
it('no log and no row has a key, a code of a card or an address in it', async () => {
  const { secretKey } = makeAccount(app);
  const tables = ['payments', 'provider_events', 'payment_flags', 'ledger_entries', 'subscriptions'];
  const texts = [logged];
  for (const table of tables)
    texts.push(JSON.stringify(await getRows(app, `SELECT t::text FROM ${table} AS t`)));
  for (const text of texts) {
    for (const secret of [secretKey, 'AUTH_', '@school.test', cards.good]) expect(text).not.toContain(secret);
  }
  expect(logged).toContain('payments not reconciled');
});
