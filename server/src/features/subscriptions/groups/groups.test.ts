/** Premium for a class or a school: from the order to the end of its seats, against the sandbox over HTTP. */

import { getPayment } from '@akada/contract/base/payments.ts';
import * as endpoints from '@akada/contract/base/premium-groups.ts';
import { getSubscription, upgrade } from '@akada/contract/base/subscriptions.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callAs } from '../../../testing/call-as.ts';
import { notificationsDuring } from '../../../testing/notifications-during.ts';
import { createPerson, type PersonTraits } from '../../../testing/people.ts';
import { inLine } from '../../../testing/postgres/barrier.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { getBalances, settle } from '../../earnings/testing/paid-sessions.ts';
import { atCheckout, cards, openGateway } from '../../payments/testing/gateway.ts';
import { getRows } from '../testing/subscribers.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ startsAt: Date.parse('2026-11-27T23:30:00Z') });
});
afterAll(() => app.close());
beforeEach(() => openGateway(app));

const dayMs = 86_400_000;
const price = 300_000;

async function newCaller(traits: PersonTraits = {}) {
  const person = await createPerson(app, traits);
  const call = callAs(app, person);
  return {
    ...person,
    call,
    join: (code: string) => call(endpoints.joinGroup, { body: { code } }),
    subscription: async () => (await call(getSubscription, {})).body,
  };
}
type Caller = Awaited<ReturnType<typeof newCaller>>;

const newStudent = () => newCaller();

/** @returns a teacher with a group of two seats whose invoice is open, and an administrator */
async function newGroup(seats = 2) {
  const owner = await newCaller({ role: 'tutor' });
  const admin = await newCaller({ role: 'admin' });
  const body = { name: 'Hope College', seats, months: 1 as const };
  const { status, body: group } = await owner.call(endpoints.createGroup, { body });
  expect(status).toBe(201);
  return { owner, admin, group };
}

const confirm = (admin: Caller, id: string, reference: string, amount = price) =>
  admin.call(endpoints.confirmTransfer, { params: { id }, body: { bank_reference: reference, amount } });
const read = async (owner: Caller, id: string) =>
  (await owner.call(endpoints.getGroup, { params: { id } })).body;

/** @returns a group whose transfer has arrived */
async function newPaidGroup() {
  const group = await newGroup();
  expect((await confirm(group.admin, group.group.invoice.id, `GTB ${group.group.id}`)).status).toBe(200);
  await settle(app);
  return group;
}

async function passTime(days: number) {
  app.clock.advance(days * dayMs);
  await app.features.tasks.find(({ name }) => name === 'premium_groups.by_time')?.run();
}

it('a transfer pays an invoice once, for its amount, by whichever of two administrators confirms it', async () => {
  const { owner, admin, group } = await newGroup();
  const other = await newGroup();
  expect(group).toMatchObject({ state: 'unpaid', seats: 0, invoice: { amount: price, state: 'open' } });
  const { id } = group.invoice;
  expect((await confirm(admin, id, 'GTB 1', price - 100)).status).toBe(422);
  const sql = 'SELECT 1 FROM premium_groups WHERE id = $1 FOR UPDATE';
  const notified = await notificationsDuring(app, { owner }, async () => {
    const answers = await inLine(app, { sql, values: [group.id] }, [
      () => confirm(admin, id, 'GTB 1'),
      () => confirm(other.admin, id, 'GTB 2'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
  });
  expect(notified).toEqual({ owner: ['premium_group.paid'] });
  expect((await confirm(admin, id, 'GTB 1')).status).toBe(200);
  expect((await confirm(admin, other.group.invoice.id, 'gtb 1')).status).toBe(422);
  expect(await getBalances(app, id)).toEqual({ bank: price, subscription_income: -price });
  expect(await read(owner, group.id)).toMatchObject({
    state: 'active',
    seats: 2,
    paid_until: '2026-12-27T23:30:00.000Z',
    invoice: { state: 'paid', paid_by: 'transfer' },
  });
  const record = await getRows(app, 'SELECT action FROM admin_audit WHERE actor_id = $1', [admin.userId]);
  expect(record).toEqual([{ action: 'payment.confirm_transfer' }]);
});

it('a card pays an invoice too, and money for a paid invoice goes back', async () => {
  const { owner, admin, group } = await newGroup();
  const first = await owner.call(endpoints.payInvoice, { params: { id: group.id } });
  const second = await owner.call(endpoints.payInvoice, { params: { id: group.id } });
  expect(second.body).toEqual(first.body);
  const { reference, authorization_url: url } = first.body;
  await atCheckout(app, url, 'card', { number: cards.good });
  expect(await read(owner, group.id)).toMatchObject({ state: 'active', invoice: { paid_by: 'card' } });
  expect((await owner.call(endpoints.payInvoice, { params: { id: group.id } })).status).toBe(409);
  expect((await confirm(admin, group.invoice.id, 'GTB 3')).status).toBe(409);
  expect(await getBalances(app, reference)).toMatchObject({ subscription_income: -price });

  const late = await newGroup();
  const start = await late.owner.call(endpoints.payInvoice, { params: { id: late.group.id } });
  await confirm(late.admin, late.group.invoice.id, 'GTB 4');
  const notified = await notificationsDuring(app, { owner: late.owner }, async () => {
    await atCheckout(app, start.body.authorization_url, 'card', { number: cards.good });
    for (let round = 0; round < 2; round += 1) {
      await settle(app);
      app.clock.advance(60_000);
    }
  });
  expect(notified).toEqual({ owner: ['premium_group.payment_not_needed'] });
  expect((await getBalances(app, start.body.reference)).subscription_income).toBeUndefined();
  expect(await read(late.owner, late.group.id)).toMatchObject({ invoice: { paid_by: 'transfer' } });
});

it('students take seats by the code, the last one once, and a seat moves to another student', async () => {
  const { owner, group } = await newPaidGroup();
  const [one, two, three] = [await newStudent(), await newStudent(), await newStudent()];
  const code = group.join_code.toLowerCase();
  expect((await one.join('BCDF-GHJK')).status).toBe(422);
  expect((await one.join(code)).body).toMatchObject({ name: 'Hope College', state: 'active' });
  expect((await one.join(code)).status).toBe(200);
  expect(await one.subscription()).toMatchObject({
    has_subscription: true,
    state: 'none',
    seat: { state: 'active' },
  });
  const sql = 'SELECT 1 FROM premium_groups WHERE id = $1 FOR UPDATE';
  const answers = await inLine(app, { sql, values: [group.id] }, [
    () => two.join(code),
    () => three.join(code),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 409]);
  expect((await read(owner, group.id)).taken).toBe(2);

  const remove = (caller: Caller, member: Caller) =>
    caller.call(endpoints.removeMember, { params: { id: group.id, member_id: member.userId } });
  expect((await remove(three, one)).status).toBe(404);
  const notified = await notificationsDuring(app, { owner, one, two, three }, async () => {
    await remove(owner, one);
    await remove(owner, one);
  });
  expect(notified).toEqual({ one: ['premium_group.seat_removed'] });
  expect(await one.subscription()).toMatchObject({ has_subscription: false, seat: null });
  app.clock.advance(1_000);
  expect((await three.join(code)).status).toBe(200);
  const members = await owner.call(endpoints.listMembers, { params: { id: group.id } });
  expect(members.body).toMatchObject({ total: 2, items: [{ id: three.userId }, { id: two.userId }] });
  const fewer = { params: { id: group.id }, body: { seats: 2, months: 1 } };
  await two.call(endpoints.giveSeatBack, {});
  expect((await owner.call(endpoints.orderInvoice, fewer)).status).toBe(200);

  const elsewhere = await newPaidGroup();
  expect((await three.join(elsewhere.group.join_code)).status).toBe(409);
});

it('seats end after the days of grace, all are told once, and a late payment gives them back', async () => {
  const { owner, admin, group } = await newPaidGroup();
  const member = await newStudent();
  await member.join(group.join_code);
  const people = { owner, member };
  expect(await notificationsDuring(app, people, () => passTime(17))).toEqual({
    owner: ['premium_group.ends_soon'],
  });
  expect(await notificationsDuring(app, people, () => passTime(1))).toEqual({});
  expect(await notificationsDuring(app, people, () => passTime(13))).toEqual({
    owner: ['premium_group.ended'],
    member: ['premium_group.ended'],
  });
  expect(await notificationsDuring(app, people, () => passTime(1))).toEqual({});
  expect(await member.subscription()).toMatchObject({ has_subscription: true, seat: { state: 'grace' } });
  await passTime(7);
  expect(await member.subscription()).toMatchObject({ has_subscription: false, seat: { state: 'ended' } });
  expect((await (await newStudent()).join(group.join_code)).status).toBe(409);

  const order = { params: { id: group.id }, body: { seats: 3, months: 3 } };
  const { body } = await owner.call(endpoints.orderInvoice, order);
  expect((await owner.call(endpoints.orderInvoice, order)).body.invoice.id).toBe(body.invoice.id);
  await confirm(admin, body.invoice.id, 'GTB 5', 3 * 3 * 150_000);
  await settle(app);
  expect(await member.subscription()).toMatchObject({ has_subscription: true, seat: { state: 'active' } });
});

it('a month of one’s own and a seat last until the later end, and a group outlives its owner', async () => {
  const { owner, group } = await newPaidGroup();
  const member = await newStudent();
  const payer = await newStudent();
  const { body: month } = await payer.call(upgrade, { body: { renew: false } });
  await atCheckout(app, month.authorization_url, 'card', { number: cards.good });
  await payer.call(getPayment, { params: { reference: month.reference } });
  await payer.join(group.join_code);
  const { seats_until: end } = (await payer.subscription()).seat;
  const [stored] = await getRows(app, 'SELECT premium_until FROM users WHERE id = $1', [payer.userId]);
  expect(new Date(stored.premium_until).toISOString()).toBe(end);
  await payer.call(endpoints.giveSeatBack, {});
  expect(await payer.subscription()).toMatchObject({ has_subscription: true, state: 'non_renewing' });
  await member.join(group.join_code);
  await getRows(app, 'DELETE FROM users WHERE id = $1 RETURNING id', [owner.userId]);
  await member.call(endpoints.giveSeatBack, {});
  expect((await member.subscription()).has_subscription).toBe(false);
  expect((await member.join(group.join_code)).status).toBe(200);
  await passTime(31);
  expect(await member.subscription()).toMatchObject({ has_subscription: true, seat: { state: 'grace' } });
});
