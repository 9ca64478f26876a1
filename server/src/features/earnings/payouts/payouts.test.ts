/** Payouts by transfer against the sandbox over HTTP: the account, the request, the week, and each end of a transfer. */
import { readTutorAccount, recordPayout } from '@akada/contract/observers/money.ts';
import { getEarnings } from '@akada/contract/work/money/earnings.ts';
import * as endpoints from '@akada/contract/work/money/payouts.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { callAs } from '../../../testing/call-as.ts';
import { notificationsDuring } from '../../../testing/notifications-during.ts';
import { createPerson } from '../../../testing/people.ts';
import { inLine } from '../../../testing/postgres/barrier.ts';
import { giveSecondFactor } from '../../../testing/second-factor.ts';
import { createTestApp, sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTutor, giveProfile } from '../../../testing/tutors.ts';
import { getAudit } from '../../admin/testing/administrators.ts';
import { closeGateway, notifyGateway, openGateway } from '../../payments/testing/gateway.ts';
import { workOff } from '../../payments/testing/payers.ts';
import { getRows } from '../../subscriptions/testing/subscribers.ts';
import { giveBalance } from '../testing/earnings.samples.ts';
import { endTransfer, follow, newPayee, numbers, readBank, readLedger, runTask } from '../testing/payees.ts';

let app: TestApp;
const hourMs = 3_600_000;
const sunday = Date.parse('2026-11-29T10:00:00Z');
const balance = 8_670_000;
const fee = 5_000;

beforeAll(async () => {
  app = await createTestApp({ startsAt: sunday });
});
afterAll(() => app.close());
beforeEach(() => openGateway(app));

const gtbank = { bank_code: '058', account_number: numbers.good };

describe('the bank account of a tutor', () => {
  const save = (userId: string, body: object) =>
    callAs(app, { userId })(endpoints.savePayoutAccount, { body: { ...gtbank, ...body } });

  it('is named by the bank, sealed, masked, and waits 48 hours after each change, and its owner is notified', async () => {
    const tutor = await createPerson(app, { role: 'tutor', password: 'correct horse' });
    await giveProfile(app, tutor.userId, 'approved');
    await giveBalance(app, tutor.userId, balance);
    const call = callAs(app, tutor);
    const holder = await call(endpoints.nameHolder, { body: gtbank });
    expect(holder.body).toEqual({ account_name: 'AMINA LAWAL' });
    expect((await save(tutor.userId, { password: 'wrong' })).body.detail).toHaveProperty('password');

    const notified = await notificationsDuring(app, { tutor }, async () => {
      for (let twice = 0; twice < 2; twice += 1) await save(tutor.userId, { password: 'correct horse' });
    });
    expect(notified).toEqual({ tutor: ['earning.payout_account_changed'] });
    const { account } = (await call(endpoints.readPayoutAccount)).body;
    const until = new Date(app.clock.now() + 48 * hourMs).toISOString();
    expect(account).toMatchObject({ bank: 'Guaranty Trust Bank', last4: '4471', waits_until: until });
    const [stored] = await getRows(app, 'SELECT a::text AS row FROM payout_accounts a WHERE user_id = $1', [
      tutor.userId,
    ]);
    expect(stored.row).not.toContain(numbers.good);

    const ask = () => call(endpoints.requestPayout, { body: { amount: balance, fee } });
    app.clock.advance(48 * hourMs - 1);
    expect((await ask()).body).toMatchObject({ code: 'conflict', detail: expect.stringContaining('is new') });
    app.clock.advance(1);
    expect((await ask()).status).toBe(201);
    await save(tutor.userId, { account_number: '0123454472', password: 'correct horse' });
    expect((await call(endpoints.getPayouts)).body).toMatchObject({
      obstacle: 'account_waits',
      available: 0,
    });
    app.clock.advance(sunday - app.clock.now());
  });

  it('is changed only with a code where the second factor is on, and each code works once', async () => {
    const tutor = await createPerson(app, { role: 'tutor', password: 'correct horse' });
    const factor = await giveSecondFactor(app, tutor.userId);
    expect((await save(tutor.userId, { password: 'correct horse' })).body.detail).toHaveProperty('code');
    const code = factor.code();
    expect((await save(tutor.userId, { code })).status).toBe(200);
    const second = await save(tutor.userId, { code, account_number: '0123454473' });
    expect(second.body.code).toBe('second_factor_wrong');
  });

  it.each([
    ['that the bank does not know', { account_number: numbers.unknown }, 'account_number'],
    ['of an invented bank', { bank_code: '12345' }, 'bank_code'],
    ['with nine digits', { account_number: '012345447' }, 'account_number'],
  ])('%s is rejected at its field', async (_name, change, field) => {
    const { status, body } = await save(await createTutor(app, 'approved'), change);
    expect([status, Object.keys(body.detail)]).toEqual([422, [field]]);
  });

  it('cannot be named while the bank is away, and names cannot be collected', async () => {
    const tutorId = await createTutor(app, 'approved');
    const ask = () => callAs(app, { userId: tutorId })(endpoints.nameHolder, { body: gtbank });
    expect((await ask()).status).toBe(200);
    closeGateway(app);
    expect((await ask()).body.code).toBe('unavailable');
    await openGateway(app);
    for (let count = 0; count < 18; count += 1) await ask();
    expect((await ask()).body.code).toBe('too_many_requests');
  });
});

describe('a payout on request', () => {
  it('is one transfer for two presses, on its way until the bank has it, with the fee that was shown', async () => {
    const tutor = await newPayee(app, balance);
    expect(await tutor.read()).toMatchObject({ available: balance, request_fee: fee, obstacle: null });
    const key = newId();
    const [first, second] = await Promise.all([tutor.request(key), tutor.request(key)]);
    expect([first.status, second.status, first.body.id]).toEqual([201, 201, second.body.id]);
    expect(await tutor.read()).toMatchObject({ available: 0, on_its_way: balance, paid_out: 0 });
    expect(await readLedger(app, tutor.userId)).toEqual({
      taken: balance,
      under_way: balance,
      left_provider: 0,
      sum: 0,
    });

    const notified = await notificationsDuring(app, { tutor }, () => follow(app));
    expect(notified).toEqual({ tutor: ['earning.paid_out'] });
    expect(await tutor.read()).toMatchObject({
      available: 0,
      earned: balance,
      on_its_way: 0,
      paid_out: balance,
      lines: { items: [{ state: 'paid', kind: 'requested', amount: balance, fee, last4: '4471' }], total: 1 },
    });
    expect(await readLedger(app, tutor.userId)).toEqual({
      taken: balance,
      under_way: 0,
      left_provider: balance,
      sum: 0,
    });
    expect(await readBank(app, tutor.userId)).toEqual({ transfers: 1, arrived: balance - fee });
    const [{ sealed_account: sealed }] = await getRows(
      app,
      'SELECT sealed_account FROM transfers WHERE id = $1',
      [first.body.id],
    );
    expect(sealed).toBe(null);
  });

  it('is one for two browsers, and the other reads the present state', async () => {
    const tutor = await newPayee(app, balance);
    const barrier = { sql: 'SELECT FROM users WHERE id = $1 FOR UPDATE', values: [tutor.userId] };
    const ask = () => tutor.call(endpoints.requestPayout, { body: { amount: balance, fee } });
    const answers = await inLine(app, barrier, [ask, ask]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const rejected = answers.find(({ status }) => status === 409);
    expect(rejected?.body.detail).toContain('smallest payout is ₦1,000');
  });

  it('is rejected for another fee, below the minimum, and without an account', async () => {
    const tutor = await newPayee(app, balance);
    const cheap = await tutor.call(endpoints.requestPayout, { body: { amount: balance, fee: 0 } });
    expect(cheap.body.detail).toContain('₦86,700 now, for a fee of ₦50');
    const poor = await newPayee(app, 99_999);
    expect([(await poor.request()).status, (await poor.read()).obstacle]).toEqual([409, 'below_minimum']);
    const newTutor = callAs(app, { userId: await createTutor(app, 'approved') });
    expect((await newTutor(endpoints.getPayouts)).body).toMatchObject({
      obstacle: 'no_account',
      account: null,
    });
  });

  it('is in the balance again after a rejection, a failure or a return, and can be requested again', async () => {
    const [refused, failed, returned] = [
      await newPayee(app, balance, numbers.refused),
      await newPayee(app, balance),
      await newPayee(app, balance),
    ];
    const people = { refused, failed, returned };
    const notified = await notificationsDuring(app, people, async () => {
      await refused.request();
      const { body } = await failed.request();
      const { body: sent } = await returned.request();
      await workOff(app);
      await endTransfer(app, body.id, 'failed');
      await endTransfer(app, sent.id, 'success');
      await follow(app);
      await endTransfer(app, sent.id, 'reversed');
      await workOff(app);
    });
    expect(notified).toEqual({
      refused: ['earning.payout_returned'],
      failed: ['earning.payout_returned'],
      returned: ['earning.paid_out', 'earning.payout_returned'],
    });
    for (const tutor of [refused, failed]) {
      expect(await tutor.read()).toMatchObject({
        available: balance,
        lines: { items: [{ state: 'failed' }] },
      });
      expect(await readLedger(app, tutor.userId)).toEqual({
        taken: 0,
        under_way: 0,
        left_provider: 0,
        sum: 0,
      });
    }
    expect(await returned.read()).toMatchObject({
      available: balance,
      paid_out: 0,
      lines: { items: [{ state: 'returned' }] },
    });
    // The provider retains its fee.
    expect(await readLedger(app, returned.userId)).toEqual({
      taken: 0,
      under_way: 0,
      left_provider: fee,
      sum: 0,
    });
    expect((await returned.request()).status).toBe(201);
    expect((await returned.read()).lines.total).toBe(2);
  });

  it('arrives once although the provider was away for a day, and all events were lost', async () => {
    const tutor = await newPayee(app, balance);
    await notifyGateway(app, 'hold', { holds: 'yes' });
    await tutor.request();
    closeGateway(app);
    for (let hours = 0; hours < 24; hours += 3) await follow(app);
    expect(await tutor.read()).toMatchObject({ on_its_way: balance, available: 0 });
    await openGateway(app);
    await follow(app);
    expect(await tutor.read()).toMatchObject({ on_its_way: 0, paid_out: balance });
    expect(await readBank(app, tutor.userId)).toEqual({ transfers: 1, arrived: balance - fee });
    await notifyGateway(app, 'hold', { holds: 'no' });
    app.clock.advance(sunday - app.clock.now());
  });

  it('reaches its end after the account was deleted', async () => {
    const tutor = await newPayee(app, balance);
    const { body } = await tutor.request();
    await getRows(app, 'DELETE FROM users WHERE id = $1', [tutor.userId]);
    await follow(app);
    const [row] = await getRows(app, 'SELECT status FROM transfers WHERE id = $1', [body.id]);
    expect(row.status).toBe('paid');
    app.clock.advance(sunday - app.clock.now());
  });
});

describe('the weekly payouts', () => {
  const tuesday = Date.parse('2026-12-01T09:00:00Z');
  const pay = () => runTask(app, 'earnings.weekly_payouts');

  it('go out once on a Tuesday without a fee, and not to tutors who hold them back or wait', async () => {
    app.clock.advance(tuesday - 60_000 - app.clock.now());
    const [paid, holding, poor] = [
      await newPayee(app, balance),
      await newPayee(app, balance),
      await newPayee(app, 99_999),
    ];
    for (let twice = 0; twice < 2; twice += 1)
      await holding.call(endpoints.setWeeklyPayouts, { body: { is_held_back: true } });
    await pay();
    expect((await paid.read()).lines.total).toBe(0);
    app.clock.advance(60_000);
    await Promise.all([pay(), pay()]);
    await giveBalance(app, paid.userId, balance);
    app.clock.advance(hourMs);
    await pay();
    expect((await paid.read()).lines.items).toMatchObject([{ kind: 'weekly', amount: balance, fee: 0 }]);
    const nextWeek = new Date(tuesday + 7 * 24 * hourMs).toISOString();
    expect((await paid.read()).weekly.next_at).toBe(nextWeek);
    expect((await holding.read()).weekly).toMatchObject({ is_held_back: true });
    for (const tutor of [holding, poor]) expect((await tutor.read()).lines.total).toBe(0);

    app.clock.advance(tuesday + 7 * 24 * hourMs - app.clock.now());
    await pay();
    expect((await paid.read()).lines.total).toBe(2);
    app.clock.advance(sunday - app.clock.now());
  });
});

describe('an administrator who pays by hand', () => {
  it('sees the account with its number on record, waits for a new account, and pays only what is not on its way', async () => {
    const admin = await createPerson(app, { role: 'admin' });
    const call = callAs(app, admin);
    const tutor = await newPayee(app, balance);
    const params = { id: tutor.userId };
    const { body } = await call(readTutorAccount, { params });
    expect(body).toMatchObject({ account_number: numbers.good, account_name: 'AMINA NWOSU' });
    expect(await getAudit(app, tutor.userId)).toHaveLength(1);
    const recordFor = (available: number) =>
      call(recordPayout, {
        params,
        body: {
          amount: available,
          bank_reference: `GTB/${newId()}`,
          paid_on: '2026-11-28',
          seen_available: available,
        },
      });
    await tutor.request();
    expect((await recordFor(balance)).body.detail).toContain('it is ₦0 now');
    await giveBalance(app, tutor.userId, 300_000);
    await getRows(
      app,
      "UPDATE payout_accounts SET usable_at = usable_at + interval '1 hour' WHERE user_id = $1",
      [tutor.userId],
    );
    expect((await recordFor(300_000)).body.detail).toContain('bank account is new');
    app.clock.advance(hourMs);
    expect((await recordFor(300_000)).body).toMatchObject({
      available: 0,
      on_its_way: balance,
      paid_out: 300_000,
    });
    expect((await tutor.call(getEarnings)).body).toMatchObject({ available: 0, on_its_way: balance });
  });

  it('is the only way if nothing is sold: the tutor types the name, and no transfer is ordered', async () => {
    const other = await sharedTestApp({ env: { PAYMENTS: 'none' } });
    const userId = await createTutor(other, 'approved');
    await giveBalance(other, userId, balance);
    const call = callAs(other, { userId });
    expect((await call(endpoints.listBanks)).body).toMatchObject({ names_holder: false });
    const nameless = await call(endpoints.savePayoutAccount, { body: gtbank });
    expect(nameless.body.detail).toHaveProperty('account_name');
    const body = { ...gtbank, account_name: 'Chidi Balogun' };
    expect((await call(endpoints.savePayoutAccount, { body })).body.account).toMatchObject({ last4: '4471' });
    expect((await call(endpoints.getPayouts)).body).toMatchObject({
      obstacle: 'by_hand',
      available: balance,
    });
    expect((await call(endpoints.requestPayout, { body: { amount: balance, fee: 0 } })).status).toBe(409);
  });
});
