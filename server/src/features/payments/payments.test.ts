/** Payments against the sandbox over HTTP: whatever arrives, in whatever order, one payment has one end. */
import { readdirSync, readFileSync } from 'node:fs';
import { getPayment, listPayments, receivePaystackEvent } from '@akada/contract/base/payments.ts';
import { getSubscription, upgrade } from '@akada/contract/base/subscriptions.ts';
import { currentUser } from '@akada/contract/identity/accounts.ts';
import { apiBase } from '@akada/contract/table.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { createLog } from '../../platform/log/log.ts';
import { signatureHeader, signatureOf } from '../../platform/paystack/signature.ts';
import { callAs } from '../../testing/call-as.ts';
import { notificationsOf } from '../../testing/notifications.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { accountOf, atCheckout, cards, closeGateway, openGateway, signed } from './testing/gateway.ts';

let app: TestApp;
/** All that is logged meanwhile. */
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
const rowsOf = async (text: string, values: unknown[] = []) =>
  (await app.platform.database.pool.query(text, values)).rows;

async function newStudent() {
  const person = await createPerson(app);
  const call = callAs(app, person);
  return {
    ...person,
    call,
    /** @returns the payment that was begun */
    async begin(renew = true) {
      const { status, body } = await call(upgrade, { body: { renew } });
      expect(status).toBe(201);
      return body as { reference: string; authorization_url: string };
    },
    read: async (reference: string) => (await call(getPayment, { params: { reference } })).body,
    subscription: async () => (await call(getSubscription)).body,
    plan: async () => (await call(currentUser)).body.subscription_plan,
    /** All that a payment leaves behind. */
    async traces(reference: string) {
      const [row] = await rowsOf(
        `SELECT (SELECT status FROM payments WHERE id = $1),
           (SELECT count(*)::int FROM premium_periods WHERE payment_id = $1) AS periods,
           (SELECT coalesce(sum(amount), 0)::int FROM ledger_entries WHERE source = $1::text AND purpose = 'price') AS income,
           (SELECT count(*)::int FROM ledger_entries WHERE source = $1::text) AS postings,
           (SELECT count(*)::int FROM outbox_events WHERE subject_id = $1 AND name = 'subscription.paid') AS notices`,
        [reference],
      );
      return row;
    },
  };
}

const webhook = (content: { body: string; headers: Record<string, string> }) =>
  app.http.inject({
    method: 'POST',
    url: apiBase + receivePaystackEvent.path,
    payload: content.body,
    headers: content.headers,
  });

/** One run of every job that waits, as workers do it. */
async function work(): Promise<void> {
  for (const { name, data } of await rowsOf(
    "DELETE FROM pgboss.job WHERE name LIKE 'payments.%' RETURNING name, data",
  )) {
    const handler = app.features.jobs.find(({ job }) => job.name === name);
    await handler?.run(data, { signal: new AbortController().signal });
  }
}

const runTask = (name: string) => app.features.tasks.find((task) => task.name === name)?.run();

const done = { status: 'paid', periods: 1, income: 150_000, postings: 2, notices: 1 };
const nothing = { periods: 0, income: 0, postings: 0, notices: 0 };

describe('a payment by card', () => {
  it('is premium from the button to the badge, and comes again when the button is pressed twice', async () => {
    const ada = await newStudent();
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
    expect(await ada.traces(payment.reference)).toEqual(done);
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
    expect((await notificationsOf(app, ada)).map(({ title }) => title)).toContain('You have premium');
    const { rows } = await app.platform.database.pool.query(
      'SELECT * FROM subscriptions WHERE user_id = $1',
      [ada.userId],
    );
    expect(JSON.stringify(rows)).not.toContain('AUTH_');
  });

  it.each([
    ['a PIN', cards.pin, [{ pin: '1111' }]],
    ['a PIN and a code', cards.pinAndCode, [{ pin: '1234' }, { pin: '1234', otp: '123456' }]],
  ] as const)('that asks for %s is paid with it, and not before', async (_name, number, proofs) => {
    const ada = await newStudent();
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
  ])('that is refused (%s) says so, gives nothing, and may still be paid', async (number, failure) => {
    const ada = await newStudent();
    const { reference, authorization_url } = await ada.begin();
    await atCheckout(app, authorization_url, 'card', { number });
    for (let twice = 0; twice < 2; twice += 1) {
      expect(await ada.read(reference)).toMatchObject({ state: 'failed', failure });
    }
    expect(await ada.traces(reference)).toEqual({ ...nothing, status: 'failed' });
    expect(await ada.plan()).toBe('free');
    const failed = await rowsOf(
      "SELECT 1 FROM outbox_events WHERE subject_id = $1 AND name = 'subscription.failed'",
      [reference],
    );
    expect(failed).toHaveLength(1);

    await atCheckout(app, authorization_url, 'card', { number: cards.good });
    expect(await ada.read(reference)).toMatchObject({ state: 'paid', failure: null });
    expect(await ada.traces(reference)).toEqual(done);
  });
});

describe('a payment that is not made at once', () => {
  it.each(['bank_transfer', 'ussd'])(
    'by %s counts when it arrives, without anybody asking',
    async (channel) => {
      const ada = await newStudent();
      const { reference, authorization_url } = await ada.begin();
      await atCheckout(app, authorization_url, channel);
      expect(await ada.read(reference)).toMatchObject({ state: 'pending' });
      expect(await ada.plan()).toBe('free');

      app.clock.advance(11 * minuteMs);
      await runTask('payments.reconcile');
      expect(await ada.traces(reference)).toEqual(done);
      expect(await ada.subscription()).toMatchObject({ state: 'non_renewing', renews: false, card: null });
    },
  );

  it('is abandoned after a day, and counts all the same when money comes after that', async () => {
    const ada = await newStudent();
    const { reference, authorization_url } = await ada.begin();
    expect((await atCheckout(app, authorization_url, 'back')).status).toBe(303);
    expect((await ada.read(reference)).state).toBe('pending');

    app.clock.advance(25 * 60 * minuteMs);
    await runTask('payments.reconcile');
    expect(await ada.traces(reference)).toEqual({ ...nothing, status: 'abandoned' });
    expect((await ada.begin()).reference).not.toBe(reference);

    await atCheckout(app, authorization_url, 'card', { number: cards.good });
    await runTask('payments.reconcile');
    expect(await ada.traces(reference)).toEqual(done);
  });

  it('is begun again by the same button while the provider was away, and nothing is lost', async () => {
    const ada = await newStudent();
    closeGateway(app);
    const refused = await ada.call(upgrade, { body: { renew: true } });
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
    await openGateway(app);
    const { reference, authorization_url } = await ada.begin();
    expect((await ada.call(listPayments)).body).toMatchObject({ total: 1, items: [{ reference }] });
    await atCheckout(app, authorization_url, 'card', { number: cards.good });

    closeGateway(app);
    expect((await ada.read(reference)).state).toBe('pending');
    await runTask('payments.reconcile');
    await openGateway(app);
    expect((await ada.read(reference)).state).toBe('paid');
  });
});

describe('an event of the provider', () => {
  const eventOf = (reference: string, change: object = {}) => ({
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
    const ada = await newStudent();
    const { reference, authorization_url } = await ada.begin();
    const event = signed(app, eventOf(reference));
    expect((await webhook(event)).statusCode).toBe(200);
    await work();
    expect(await ada.traces(reference)).toEqual({ ...nothing, status: 'pending' });

    await atCheckout(app, authorization_url, 'card', { number: cards.good });
    for (let times = 0; times < 3; times += 1) expect((await webhook(event)).statusCode).toBe(200);
    await work();
    expect(await ada.traces(reference)).toEqual(done);
    app.clock.advance(40 * 86_400_000);
    const replayed = signed(app, eventOf(reference, { replayed: true }));
    for (const one of [event, replayed]) expect((await webhook(one)).statusCode).toBe(200);
    await work();
    expect([await ada.traces(reference), await ada.plan()]).toEqual([done, 'free']);
  });

  it('that is not signed over its very bytes by our key is refused, and nothing is stored', async () => {
    const { body, headers } = signed(app, eventOf(newId()));
    const signature = headers[signatureHeader] ?? '';
    const before = await rowsOf('SELECT count(*) FROM provider_events');
    const forged = [
      signature.toUpperCase(),
      signature.slice(0, 127),
      `${signature}0`,
      '',
      signatureOf(Buffer.from(body), 'another key'),
      signatureOf(Buffer.from(JSON.stringify(JSON.parse(body), null, 2)), accountOf(app).secretKey),
    ];
    for (const wrong of forged) {
      const answer = await webhook({ body, headers: { ...headers, [signatureHeader]: wrong } });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'signature_wrong']);
    }
    expect((await webhook({ body, headers: { 'content-type': 'application/json' } })).statusCode).toBe(401);
    expect((await webhook({ body: `${body} `, headers })).statusCode).toBe(401);
    expect(await rowsOf('SELECT count(*) FROM provider_events')).toEqual(before);
    expect((await webhook(signed(app, 'x'.repeat(300_000)))).statusCode).toBe(413);
  });

  it('of any shape is received, and changes nothing that is not ours', async () => {
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
    const before = await rowsOf('SELECT id, status FROM payments ORDER BY id');
    for (const body of [...recorded, ...odd, ...recorded.toReversed(), ...recorded]) {
      expect((await webhook(signed(app, body))).statusCode).toBe(200);
    }
    await work();
    expect(await rowsOf('SELECT id, status FROM payments ORDER BY id')).toEqual(before);
    const stored = JSON.stringify(await rowsOf('SELECT event, reference FROM provider_events'));
    expect(stored).not.toContain('AUTH_');
  });
});

describe('money that does not fit', () => {
  it.each([
    ['149,900 kobo', 'amount = 149900', 'wrong_amount', 2],
    ['dollars', "currency = 'USD'", 'wrong_currency', 0],
  ])(
    'because it is %s opens no period, is flagged, and is in the ledger as unassigned',
    async (_name, change, reason, postings) => {
      const ada = await newStudent();
      const { reference, authorization_url } = await ada.begin();
      await rowsOf(`UPDATE sandbox_paystack_transactions SET ${change} WHERE reference = $1`, [reference]);
      await atCheckout(app, authorization_url, 'card', { number: cards.good });
      for (let twice = 0; twice < 2; twice += 1) expect((await ada.read(reference)).state).toBe('in_review');
      expect(await ada.traces(reference)).toEqual({ ...nothing, status: 'in_review', postings });
      expect(await rowsOf('SELECT reason FROM payment_flags WHERE reference = $1', [reference])).toEqual([
        { reason },
      ]);
      expect(await ada.plan()).toBe('free');
    },
  );

  it('of an account that was erased meanwhile is flagged, and names nobody', async () => {
    const ada = await newStudent();
    const { reference, authorization_url } = await ada.begin();
    await rowsOf('DELETE FROM users WHERE id = $1', [ada.userId]);
    await atCheckout(app, authorization_url, 'card', { number: cards.good });
    for (let twice = 0; twice < 2; twice += 1) await runTask('payments.reconcile');
    expect(await rowsOf('SELECT reason FROM payment_flags WHERE reference = $1', [reference])).toEqual([
      { reason: 'unknown_reference' },
    ]);
    const posted = await rowsOf('SELECT purpose FROM ledger_entries WHERE source = $1 ORDER BY purpose', [
      reference,
    ]);
    expect(posted.map(({ purpose }) => purpose)).toEqual(['fee', 'unassigned']);
  });

  it('is not hidden by erasure: a paid month stays in the ledger', async () => {
    const ada = await newStudent();
    const { reference, authorization_url } = await ada.begin();
    await atCheckout(app, authorization_url, 'card', { number: cards.good });
    await ada.read(reference);
    await rowsOf('DELETE FROM users WHERE id = $1', [ada.userId]);
    await runTask('payments.reconcile');
    expect(await ada.traces(reference)).toMatchObject({ status: null, income: 150_000 });
    expect(await rowsOf('SELECT 1 FROM payment_flags WHERE reference = $1', [reference])).toEqual([]);
  });
});

it('the ledger is never changed', async () => {
  await rowsOf(`INSERT INTO ledger_entries (source, purpose, debit, credit, amount, written_at)
    VALUES ('x', 'price', 'at_provider', 'subscription_income', 1, now())`);
  for (const change of [
    'UPDATE ledger_entries SET amount = 2',
    'DELETE FROM ledger_entries',
    'TRUNCATE ledger_entries',
  ]) {
    await expect(rowsOf(change)).rejects.toThrow('never changed');
  }
});

it('20 callbacks, 20 events and the reconciler at once are one period, one posting and one notification', async () => {
  const ada = await newStudent();
  const { reference, authorization_url } = await ada.begin();
  await atCheckout(app, authorization_url, 'card', { number: cards.good });
  app.clock.advance(11 * minuteMs);
  const events = Array.from({ length: 20 }, (_, at) =>
    signed(app, { event: 'charge.success', data: { reference, at } }),
  );
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, () => ada.call(getPayment, { params: { reference } })),
    ...events.map(async (event) => ({ status: (await webhook(event)).statusCode })),
    runTask('payments.reconcile'),
    work(),
  ]);
  await work();
  expect(answers.slice(0, 40).map((answer) => (answer as { status: number }).status)).toEqual(
    Array.from({ length: 40 }, () => 200),
  );
  expect(await ada.traces(reference)).toEqual(done);
});

/** Last, because it looks at what all of them left. */
it('no log and no row has a key, a code of a card or an address in it', async () => {
  const { secretKey } = accountOf(app);
  const tables = ['payments', 'provider_events', 'payment_flags', 'ledger_entries', 'subscriptions'];
  const texts = [logged];
  for (const table of tables) texts.push(JSON.stringify(await rowsOf(`SELECT t::text FROM ${table} AS t`)));
  for (const text of texts) {
    for (const secret of [secretKey, 'AUTH_', '@school.test', cards.good]) expect(text).not.toContain(secret);
  }
  expect(logged).toContain('payments not reconciled');
});
