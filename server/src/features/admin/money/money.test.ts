/**
 * Tests administrators' money actions against the sandbox over HTTP: each happens once, is on record, and
 * leaves a balanced ledger.
 */
import * as money from '@akada/contract/observers/money.ts';
import { listWaiting } from '@akada/contract/observers/waiting.ts';
import { getEarnings } from '@akada/contract/work/money/earnings.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { callAs } from '../../../testing/call-as.ts';
import { getNotifications } from '../../../testing/notifications.ts';
import { notificationsDuring } from '../../../testing/notifications-during.ts';
import type { SignedInCaller } from '../../../testing/people.ts';
import { inLine } from '../../../testing/postgres/barrier.ts';
import { deathsAt, dying } from '../../../testing/postgres/dying-connection.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { hourMs } from '../../bookings/testing/booking-people.ts';
import { createOwedTutor } from '../../earnings/testing/earnings.samples.ts';
import { acceptedPair, getBalances, pay, rate, settle } from '../../earnings/testing/paid-sessions.ts';
import { atCheckout, notifyGateway, openGateway } from '../../payments/testing/gateway.ts';
import { newPayer } from '../../payments/testing/payers.ts';
import { getRows } from '../../subscriptions/testing/subscribers.ts';
import { createUnmatched } from '../testing/admin-money.samples.ts';
import { createAdministrator, getAudit } from '../testing/administrators.ts';

let app: TestApp;
let admin: SignedInCaller;
let colleague: SignedInCaller;
let call: ReturnType<typeof callAs>;

beforeAll(async () => {
  app = await createTestApp({ startsAt: Date.parse('2026-11-27T10:00:00Z') });
  admin = await createAdministrator(app);
  colleague = await createAdministrator(app);
  call = callAs(app, admin);
});
afterAll(() => app.close());
beforeEach(() => openGateway(app));

const reason = 'Paid by mistake';
const paid = { state: 'paid', refund_state: null as string | null, refunded: 0 };
const month = 150_000;
const share = 382_500;
const dayMs = 86_400_000;

const getRefund = (id: string, amount: number, key = newId(), as = call, seen = paid) =>
  as(money.refundPayment, {
    params: { id },
    headers: { 'idempotency-key': key },
    body: { seen, reason, amount },
  });
const read = async (id: string) => (await call(money.readAdminPayment, { params: { id } })).body;
const later = async () => {
  await settle(app);
  app.clock.advance(60_000);
  await settle(app);
};

/** A month that is paid by transfer, whose refunds the sandbox ends as it is told. */
async function paidMonth(channel: 'bank_transfer' | 'card' = 'bank_transfer') {
  const payer = await newPayer(app);
  const { reference, authorization_url: url } = await payer.begin();
  await atCheckout(app, url, channel, { number: '4084084084084081' });
  app.clock.advance(60_000);
  expect((await payer.read(reference)).state).toBe('paid');
  return { payer, reference };
}

const endRefund = async (reference: string, status: 'processed' | 'failed') => {
  const latest = 'SELECT max(id) AS id FROM sandbox_paystack_refunds WHERE reference = $1';
  const [{ id }] = await getRows(app, latest, [reference]);
  await notifyGateway(app, 'refund-end', { id, status });
  await settle(app);
};

describe('a refund of a month', () => {
  it('is made once by two clicks and by two administrators, and ends what was paid for', async () => {
    const { payer, reference } = await paidMonth('card');
    const key = newId();
    const clicks = await Promise.all([getRefund(reference, month, key), getRefund(reference, month, key)]);
    expect(clicks.map(({ status }) => status)).toEqual([200, 200]);
    const second = await getRefund(reference, month, newId(), callAs(app, colleague));
    expect(second.status).toBe(409);
    expect(second.body.detail).toContain('changed to “Refund of ₦1,500 ordered”');
    expect(await payer.subscription()).toMatchObject({ has_subscription: true, renews: false });
    await later();
    expect(await read(reference)).toMatchObject({
      refund: { amount: month, state: 'processed', actor: 'admin' },
      refundable: null,
      payer: { id: payer.userId },
      ledger: [{ purpose: 'price' }, { purpose: 'fee' }, { purpose: 'refund' }, { purpose: 'refund_sent' }],
    });
    expect((await read(reference)).events.map(({ event }: { event: string }) => event)).toEqual([
      'charge.success',
      'refund.processed',
    ]);
    expect(await payer.subscription()).toMatchObject({ has_subscription: false, renews: false });
    expect(await getBalances(app, reference)).toMatchObject({ at_provider: -2_250 });
    expect(await getAudit(app, payer.userId)).toMatchObject([
      { actor_id: admin.userId, action: 'payment.refund', facts: { after: { amount: month, reason } } },
    ]);
  });

  it('several partial refunds shorten the month by their shares, and never exceed the price', async () => {
    const { payer, reference } = await paidMonth();
    const before = Date.parse((await payer.subscription()).access_until);
    const part = month / 5;
    expect((await getRefund(reference, month + 1)).body.detail).toHaveProperty('amount');
    expect((await getRefund(reference, part)).status).toBe(200);
    const pending = { state: 'paid', refund_state: 'pending', refunded: part };
    // Two administrators who saw the same payment give one more part back, not two.
    const held = { sql: 'SELECT FROM payments WHERE id = $1 FOR UPDATE', values: [reference] };
    const both = [call, callAs(app, colleague)].map(
      (as) => () => getRefund(reference, part, newId(), as, pending),
    );
    const answers = await inLine(app, held, both);
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(Date.parse((await payer.subscription()).access_until)).toBe(before);
    await later();
    expect(before - Date.parse((await payer.subscription()).access_until)).toBe(12 * dayMs);
    const done = { state: 'paid', refund_state: 'processed', refunded: 2 * part };
    const tooMuch = await getRefund(reference, 3 * part + 1, newId(), call, done);
    expect(tooMuch.body.detail.amount).toContain('₦900');
    expect(await read(reference)).toMatchObject({
      refund: { amount: 2 * part, state: 'processed', actor: 'admin', processed: 2 * part },
      refundable: { amount: 3 * part, cancels: false },
      refunds: [{ amount: part, state: 'processed' }, { amount: part }],
    });
    await getRefund(reference, 3 * part, newId(), call, done);
    await later();
    expect(await payer.subscription()).toMatchObject({ has_subscription: false });
    expect(await getBalances(app, reference)).toEqual({ at_provider: -2_250, provider_fees: 2_250 });
  });

  it('a failed refund can be retried once', async () => {
    const { reference } = await paidMonth();
    await getRefund(reference, month);
    await settle(app);
    await endRefund(reference, 'failed');
    const failed = { state: 'paid', refund_state: 'failed', refunded: month };
    expect((await read(reference)).refund.state).toBe('failed');
    const listed = await call(money.listAdminPayments, { query: { state: 'refund_failed' } });
    expect(listed.body.items.map((one: { reference: string }) => one.reference)).toEqual([reference]);
    const paidOnly = await call(money.listAdminPayments, { query: { state: 'paid', search: reference } });
    expect(paidOnly.body.total).toBe(0);
    const refund_id = (await read(reference)).refunds[0].id;
    const retry = () =>
      call(money.retryRefund, { params: { id: reference }, body: { seen: failed, reason, refund_id } });
    const held = { sql: 'SELECT FROM payments WHERE id = $1 FOR UPDATE', values: [reference] };
    const answers = await inLine(app, held, [retry, retry]);
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    const getState = async (state: string) =>
      (await call(money.listAdminPayments, { query: { state, search: reference } })).body.total;
    expect([await getState('refund_failed'), await getState('going_back')]).toEqual([0, 1]);
    expect((await read(reference)).refund).toEqual({
      amount: month,
      state: 'pending',
      actor: 'admin',
      processed: 0,
    });
    await later();
    expect((await read(reference)).refund.state).toBe('processed');
    expect(await getBalances(app, reference)).toEqual({ at_provider: -2_250, provider_fees: 2_250 });
  });
});

describe('a connection that dies', () => {
  it.each(
    deathsAt([
      ['admin.refund', 'refunds', 'INSERT'],
      ['admin.record', 'admin_audit', 'INSERT'],
    ]),
  )(
    'while money goes back (%s, %s) leaves nothing behind, and the next click gives it back once',
    async (_name, moment, point) => {
      const { payer, reference } = await paidMonth('card');
      const key = newId();
      await dying(app, point, moment, () => getRefund(reference, month, key));
      expect([(await read(reference)).refund, await getAudit(app, payer.userId)]).toEqual([null, []]);
      expect((await getRefund(reference, month, key)).status).toBe(200);
      await later();
      expect(await getBalances(app, reference)).toEqual({ at_provider: -2_250, provider_fees: 2_250 });
      expect(await getAudit(app, payer.userId)).toHaveLength(1);
    },
  );
});

describe('a refund of a session', () => {
  it('a refund before the session returns the full price and cancels the session', async () => {
    const { tutor, student, id } = await acceptedPair(app);
    const { reference } = await pay(app, student, id);
    expect((await read(reference)).refundable).toEqual({ amount: rate, cancels: true });
    expect((await getRefund(reference, rate)).status).toBe(200);
    for (const person of [student, tutor])
      expect(await person.read(id)).toMatchObject({
        state: 'cancelled',
        ended_by: 'admin',
        end_reason: '',
        given_back: rate,
        settled: true,
      });
    await later();
    expect((await student.read(id)).refund).toMatchObject({
      amount: rate,
      state: 'processed',
      actor: 'admin',
    });
    expect(await getBalances(app, reference)).toMatchObject({ at_provider: -16_750 });
    for (const person of [student, tutor]) {
      expect(
        (await getNotifications(app, person)).map(({ title, message }) => title + message).join(),
      ).toContain('An administrator');
    }
  });

  it('a part of a held price goes back before the session, and the tutor earns from the rest', async () => {
    const { tutor, student, id } = await acceptedPair(app, 3);
    const { reference } = await pay(app, student, id);
    expect(await notificationsDuring(app, { tutor, student }, () => getRefund(reference, 100_000))).toEqual({
      tutor: ['earning.price_returned'],
      student: ['earning.price_returned'],
    });
    await later();
    expect((await student.read(id)).state).toBe('confirmed');
    expect(await getBalances(app, reference)).toMatchObject({ held_for_sessions: 100_000 - rate });
    expect((await tutor.call(getEarnings)).body).toMatchObject({ waiting: 297_500 });
    app.clock.advance(5 * hourMs);
    await student.complete(id);
    await later();
    expect(await getBalances(app, reference)).toMatchObject({
      owed_to_tutors: -297_500,
      commission_income: -52_500,
    });
    // A second part comes from both, after the session was settled.
    const seen = { state: 'paid', refund_state: 'processed', refunded: 100_000 };
    await getRefund(reference, 100_000, newId(), call, seen);
    await later();
    expect(await getBalances(app, reference)).toMatchObject({
      owed_to_tutors: -212_500,
      commission_income: -37_500,
    });
  });

  it('tutor and platform share a refund after the session, which never takes the tutor’s payouts', async () => {
    const { tutor, student, id } = await acceptedPair(app, 3);
    const { reference } = await pay(app, student, id);
    app.clock.advance(5 * hourMs);
    await student.complete(id);
    await settle(app);
    const payOut = await payTutor(tutor.userId, 300_000, share);
    expect(payOut.body).toMatchObject({ available: 82_500, paid_out: 300_000 });
    expect(await notificationsDuring(app, { tutor, student }, () => getRefund(reference, rate))).toEqual({
      tutor: ['earning.price_returned'],
      student: ['earning.price_returned'],
    });
    expect(await notificationsDuring(app, { tutor, student }, () => getRefund(reference, rate))).toEqual({});
    await later();
    expect(await getBalances(app, reference)).toMatchObject({
      owed_to_tutors: -300_000,
      commission_income: 300_000,
    });
    expect((await tutor.call(getEarnings)).body).toMatchObject({ available: 0 });
  });
});

const payTutor = (id: string, amount: number, seen: number, reference = `GTB/${newId()}`, as = call) =>
  as(money.recordPayout, {
    params: { id },
    body: { amount, bank_reference: reference, paid_on: '2026-11-27', seen_available: seen },
  });

describe('what is owed to tutors', () => {
  it('is marked as paid once for a reference, as a row of the ledger that the tutor sees and is told of', async () => {
    const tutorId = await createOwedTutor(app);
    const bank = `gtb/${newId()}`;
    expect((await payTutor(tutorId, share + 1, share, bank)).body.detail).toHaveProperty('amount');
    const answers = [
      await payTutor(tutorId, 100_000, share, bank),
      await payTutor(tutorId, 100_000, share, bank),
    ];
    for (const { status, body } of answers) {
      expect([status, body.available, body.paid_out]).toEqual([200, share - 100_000, 100_000]);
    }
    const other = await createOwedTutor(app);
    expect((await payTutor(other, 100_000, share, bank.toUpperCase())).body.detail).toContain('already used');
    const { body } = await callAs(app, { userId: tutorId })(getEarnings);
    expect(body).toMatchObject({
      available: share - 100_000,
      payouts: [{ bank_reference: bank, amount: 100_000 }],
    });
    expect(await getBalances(app, body.payouts[0].id)).toEqual({ bank: -100_000, owed_to_tutors: 100_000 });
    await settle(app);
    const said = await getNotifications(app, { userId: tutorId });
    expect(said.map(({ title }) => title)).toContain('₦1,000 went to your bank');
    expect(await getAudit(app, tutorId)).toHaveLength(1);
  });

  it('is rejected for the second of two administrators, who gets the present amount', async () => {
    const tutorId = await createOwedTutor(app);
    const held = { sql: 'SELECT FROM users WHERE id = $1 FOR UPDATE', values: [tutorId] };
    const [first, second] = await inLine(app, held, [
      () => payTutor(tutorId, share, share),
      () => payTutor(tutorId, share, share, undefined, callAs(app, colleague)),
    ]);
    expect([first.status, second.status]).toEqual([200, 409]);
    expect(second.body.detail).toContain('it is ₦0 now');
  });

  it('is exported to a file without formulas', async () => {
    const tutorId = await createOwedTutor(app);
    const { platform } = app;
    await platform.database.pool.query("UPDATE users SET full_name = '=1+1 of%the_file' WHERE id = $1", [
      tutorId,
    ]);
    const { access_token } = await import('../../../testing/people.ts').then(({ signIn }) =>
      signIn(app, admin),
    );
    const file = await app.http.inject({
      url: '/api/v1/admin/payouts/owed.csv?search=of%25the_',
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(file.body).toMatch(
      /^.?name,email,available \(naira\)\r\n"'=1\+1 of%the_file",[^,]+,3825\.00\r\n$/,
    );
    const none = await call(money.listOwedTutors, { query: { search: 'of_the' } });
    expect(none.body.total).toBe(0);
  });
});

describe('money that fits nothing', () => {
  it('is assigned to a payment, which gives what was paid for and can go back', async () => {
    const payer = await newPayer(app);
    const { reference } = await payer.begin();
    const id = await createUnmatched(app);
    const assign = (to: string, as = call) =>
      as(money.assignMoney, { params: { id }, body: { payment_id: to, reason } });
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await assign(reference)).body).toMatchObject({ decision: 'assigned', payment_id: reference });
    }
    expect(await payer.subscription()).toMatchObject({ has_subscription: true });
    expect((await read(reference)).ledger).toMatchObject([{ purpose: 'assigned', payment_id: reference }]);
    const other = await payer.begin();
    expect((await assign(other.reference)).body.detail).toContain(`assigned to ${reference}`);
    const aside = await call(money.setMoneyAside, { params: { id }, body: { reason } });
    expect(aside.status).toBe(409);
    const short = await createUnmatched(app, month - 1);
    const rejection = await call(money.assignMoney, {
      params: { id: short },
      body: { payment_id: other.reference, reason },
    });
    expect(rejection.status).toBe(409);
    expect((await call(money.setMoneyAside, { params: { id: short }, body: { reason } })).body).toMatchObject(
      {
        decision: 'set_aside',
        reason,
      },
    );
  });
});

describe('the list of payments', () => {
  it('finds by reference, name and address, with % and _ as text, and narrows by state, kind and month', async () => {
    const { payer, reference } = await paidMonth();
    await app.platform.database.pool.query("UPDATE users SET full_name = 'Ọlá 100%_x' WHERE id = $1", [
      payer.userId,
    ]);
    const found = async (query: object) => {
      const { items } = (await call(money.listAdminPayments, { query: query as Record<string, string> }))
        .body;
      return items.map((one: { reference: string }) => one.reference);
    };
    const state = 'paid';
    for (const search of [reference, reference.slice(0, 23).toUpperCase(), 'ola 100%_', payer.userId]) {
      expect(await found({ search, state, purpose: 'month', month: '2026-11' }), search).toEqual([reference]);
    }
    expect(await found({ search: 'ola 100__' })).toEqual([]);
    expect(await found({ search: 'ola 100%', month: '2026-10' })).toEqual([]);
    expect(await found({ search: 'ola 100%', purpose: 'seat' })).toEqual([]);
    expect((await call(money.listAdminPayments, { query: { order: 'status' } })).status).toBe(422);
    const amounts = (await call(money.listAdminPayments, { query: { order: 'amount' } })).body.items;
    expect(amounts[0].amount).toBe(rate);
  });
});

it('an administrator sees the money that waits, and its amount', async () => {
  const [id, tutorId] = [await createUnmatched(app), await createOwedTutor(app)];
  const { body } = await call(listWaiting, { query: { limit: '100' } });
  const find = (requested: string) => body.items.find((item: { id: string }) => item.id === requested);
  const since = new Date(app.clock.now()).toISOString();
  expect(find(id)).toMatchObject({ kind: 'unmatched_money', since, currency: 'NGN' });
  expect(find(tutorId)).toMatchObject({ kind: 'owed_tutors', amount: 382_500 });
});

it('the ledger says that its sum is nought, and what is owed is what tutors can be paid', async () => {
  await later();
  const { accounts, sum, lines } = (await call(money.readLedger, { query: { account: 'owed_to_tutors' } }))
    .body;
  expect(sum).toBe(0);
  expect(accounts.reduce((all: number, { balance }: { balance: number }) => all + balance, 0)).toBe(0);
  expect(
    lines.items.every((one: { debit: string; credit: string }) =>
      [one.debit, one.credit].includes('owed_to_tutors'),
    ),
  ).toBe(true);
});
