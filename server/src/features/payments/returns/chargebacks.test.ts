/** Disputes of payers' banks, against the stand-in over HTTP: they freeze, and a lost one takes the money once. */
import { listPayments } from '@akada/contract/base/payments.ts';
import * as money from '@akada/contract/observers/money.ts';
import { listWaiting } from '@akada/contract/observers/waiting.ts';
import { getEarnings } from '@akada/contract/work/money/earnings.ts';
import { describeForStudent } from '@akada/core/payments/payment-words.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { callAs } from '../../../testing/call-as.ts';
import { getNotifications } from '../../../testing/notifications.ts';
import { notificationsDuring } from '../../../testing/notifications-during.ts';
import type { SignedInCaller } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createAdministrator } from '../../admin/testing/administrators.ts';
import { hourMs } from '../../bookings/testing/booking-people.ts';
import { acceptedPair, getBalances, pay, rate, settle } from '../../earnings/testing/paid-sessions.ts';
import { newSubscriber } from '../../subscriptions/testing/subscribers.ts';
import { decideDispute, openDispute } from '../testing/chargebacks.ts';
import { closeGateway, notifyGateway, openGateway } from '../testing/gateway.ts';

let app: TestApp;
let admin: SignedInCaller;
let call: ReturnType<typeof callAs>;

beforeAll(async () => {
  app = await createTestApp({ startsAt: Date.parse('2026-11-27T10:00:00Z') });
  admin = await createAdministrator(app);
  call = callAs(app, admin);
});
afterAll(() => app.close());
beforeEach(() => openGateway(app));

const month = 150_000;
const share = 382_500;
const dayMs = 86_400_000;
const reason = 'Asked for it';

const read = async (id: string) => (await call(money.readAdminPayment, { params: { id } })).body;
const later = async () => {
  await settle(app);
  app.clock.advance(60_000);
  await settle(app);
};
const refund = (id: string, amount: number, knownAmounts: object = {}) =>
  call(money.refundPayment, {
    params: { id },
    headers: { 'idempotency-key': newId() },
    body: { seen: { state: 'paid', refund_state: null, refunded: 0, ...knownAmounts }, reason, amount },
  });

async function payMonth() {
  const ada = await newSubscriber(app);
  await ada.pay();
  const [payment] = (await ada.call(listPayments)).body.items;
  const readPayment = async () => (await ada.call(listPayments)).body.items[0];
  return { ada, reference: payment.reference as string, readPayment };
}

/** A session that took place, whose share is owed to its tutor. */
async function settledSession() {
  const pair = await acceptedPair(app, 3);
  const { reference } = await pay(app, pair.student, pair.id);
  app.clock.advance(5 * hourMs);
  await pair.student.complete(pair.id);
  await settle(app);
  return { ...pair, reference };
}

describe('a dispute about a month', () => {
  it('stops refunds while it is open, tells payer and administrator once, and takes the month when it is lost', async () => {
    const { ada, reference, readPayment } = await payMonth();
    const open = () => openDispute(app, reference);
    expect(
      await notificationsDuring(app, { ada, admin }, async () => {
        await open();
        await later();
        await notifyGateway(app, 'shuffle');
      }),
    ).toEqual({ ada: ['payment.chargeback_opened'], admin: ['payment.chargeback_opened'] });
    const dueAt = new Date(app.clock.now() + 7 * dayMs).toISOString().slice(0, 13);
    expect(await read(reference)).toMatchObject({
      refundable: null,
      chargebacks: [{ state: 'evidence_due', evidence_due_at: expect.stringContaining(dueAt.slice(0, 10)) }],
    });
    expect((await refund(reference, month)).body.detail).toContain('disputes this payment');
    const listWaitingDisputes = async () =>
      (await call(listWaiting, { query: { kind: 'chargebacks' } })).body.items;
    expect(await listWaitingDisputes()).toMatchObject([{ payment_id: reference, amount: month }]);
    const found = await call(money.listAdminPayments, { query: { state: 'disputed' } });
    expect(found.body.total).toBe(1);
    expect(await ada.read()).toMatchObject({ has_subscription: true });

    await decideDispute(app, reference, 'answer');
    await settle(app);
    expect(await listWaitingDisputes()).toEqual([]);
    expect(
      await notificationsDuring(app, { ada, admin }, async () => {
        await decideDispute(app, reference, 'lose');
        await later();
        await notifyGateway(app, 'shuffle');
        await later();
      }),
    ).toEqual({ ada: ['payment.chargeback_decided'], admin: ['payment.chargeback_decided'] });
    expect(await ada.read()).toMatchObject({ has_subscription: false, renews: false });
    expect(describeForStudent(await readPayment()).sentence).toBe('Your bank gave you ₦1,500 back.');
    expect(await getBalances(app, reference)).toEqual({ at_provider: -2_250, provider_fees: 2_250 });
    expect(await read(reference)).toMatchObject({ refundable: null });
  });

  it('does not charge the card again while it is open, and leaves the month when it is won', async () => {
    const { ada, reference, readPayment } = await payMonth();
    const { access_until } = await ada.read();
    await openDispute(app, reference);
    await settle(app);
    app.clock.advance(Date.parse(access_until) - app.clock.now() + 30 * hourMs);
    await app.features.tasks.find(({ name }) => name === 'subscriptions.renew')?.run();
    expect(await ada.charges()).toEqual([]);
    await decideDispute(app, reference, 'win');
    await later();
    expect(describeForStudent(await readPayment()).state).toBe('paid');
    await app.features.tasks.find(({ name }) => name === 'subscriptions.renew')?.run();
    expect(await ada.charges()).toHaveLength(1);
  });

  it('lets a refund wait, and a lost dispute makes it needless', async () => {
    const { ada, reference } = await payMonth();
    const accessEnd = Date.parse((await ada.read()).access_until);
    await refund(reference, 30_000);
    // The dispute is known before the provider has heard of the refund.
    await openDispute(app, reference, 60_000);
    await app.features.tasks.find(({ name }) => name === 'payments.reconcile')?.run();
    await later();
    expect(await read(reference)).toMatchObject({ refund: { state: 'frozen', amount: 30_000 } });
    await decideDispute(app, reference, 'lose');
    await later();
    expect(await read(reference)).toMatchObject({
      refund: null,
      refunds: [{ state: 'covered' }],
      refundable: { amount: 90_000 },
    });
    expect(await getBalances(app, reference)).toMatchObject({
      at_provider: 90_000 - 2_250,
      subscription_income: -90_000,
    });
    // The month has 31 days.
    expect(accessEnd - Date.parse((await ada.read()).access_until)).toBe(0.4 * 31 * dayMs);
  });

  it('is found after a day without the provider, and a refund that waited is then made', async () => {
    const { reference } = await payMonth();
    await refund(reference, 30_000);
    await openDispute(app, reference);
    closeGateway(app);
    app.clock.advance(dayMs);
    for (const name of ['payments.refund.resend', 'payments.reconcile'])
      await app.features.tasks.find((task) => task.name === name)?.run();
    await openGateway(app);
    await later();
    expect((await read(reference)).refund).toMatchObject({ state: 'frozen' });
    await decideDispute(app, reference, 'win');
    await later();
    expect((await read(reference)).refund).toMatchObject({ state: 'processed', processed: 30_000 });
  });
});

describe('a dispute about a session', () => {
  it('freezes the share that is owed, and a won one releases it', async () => {
    const { tutor, student, reference } = await settledSession();
    const earned = async () => (await tutor.call(getEarnings)).body;
    expect(
      await notificationsDuring(app, { tutor, student, admin }, async () => {
        await openDispute(app, reference);
        await later();
      }),
    ).toEqual({
      tutor: ['payment.chargeback_opened'],
      student: ['payment.chargeback_opened'],
      admin: ['payment.chargeback_opened'],
    });
    expect(await earned()).toMatchObject({
      available: 0,
      frozen: share,
      lines: { items: [{ state: 'frozen', amount: share }] },
    });
    await decideDispute(app, reference, 'win');
    await later();
    expect(await earned()).toMatchObject({ available: share, frozen: 0 });
    expect(await getBalances(app, reference)).toMatchObject({ owed_to_tutors: -share });
  });

  it('takes the share and the commission when it is lost, and never what the tutor was paid', async () => {
    const { tutor, student, id, reference } = await settledSession();
    await call(money.recordPayout, {
      params: { id: tutor.userId },
      body: {
        amount: 300_000,
        bank_reference: `GTB/${newId()}`,
        paid_on: '2026-11-27',
        seen_available: share,
      },
    });
    await openDispute(app, reference);
    await later();
    expect((await tutor.call(getEarnings)).body).toMatchObject({ available: 0, frozen: 82_500 });
    await decideDispute(app, reference, 'lose');
    await later();
    expect(await getBalances(app, reference)).toMatchObject({
      owed_to_tutors: -300_000,
      commission_income: 300_000,
      at_provider: -16_750,
    });
    expect((await tutor.call(getEarnings)).body).toMatchObject({ available: 0, frozen: 0 });
    const notified = (await getNotifications(app, tutor)).at(-1);
    expect(notified?.message).toContain('Your earnings are ₦825 lower.');
    expect((await student.read(id)).chargeback).toEqual({ amount: rate, state: 'lost' });
  });

  it('takes the held price when it is lost before the session is settled, and the tutor earns nothing', async () => {
    const { tutor, student, id } = await acceptedPair(app, 3);
    const { reference } = await pay(app, student, id);
    await openDispute(app, reference);
    await later();
    app.clock.advance(5 * hourMs);
    await student.complete(id);
    await later();
    expect((await tutor.call(getEarnings)).body).toMatchObject({ available: 0, frozen: share });
    await decideDispute(app, reference, 'lose');
    await later();
    expect(await getBalances(app, reference)).toEqual({ at_provider: -16_750, provider_fees: 16_750 });

    const unsettled = await acceptedPair(app, 3);
    const second = await pay(app, unsettled.student, unsettled.id);
    await openDispute(app, second.reference);
    await decideDispute(app, second.reference, 'lose');
    await later();
    expect(await getBalances(app, second.reference)).toEqual({ at_provider: -16_750, provider_fees: 16_750 });
    expect((await unsettled.tutor.call(getEarnings)).body).toMatchObject({ waiting: 0 });
  });
});
