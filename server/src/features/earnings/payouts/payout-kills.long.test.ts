/** A connection that dies while a payout is ordered, sent or decided: money leaves once, and the rows agree with it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { deathsAt, dying } from '../../../testing/postgres/dying-connection.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openGateway } from '../../payments/testing/gateway.ts';
import { workOff } from '../../payments/testing/payers.ts';
import { endTransfer, follow, newPayee, readBank, readLedger, runTask } from '../testing/payees.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ startsAt: Date.parse('2026-11-30T10:00:00Z') });
  await openGateway(app);
});
afterAll(() => app.close());

const balance = 8_670_000;
const fee = 5_000;
const paid = { taken: balance, under_way: 0, left_provider: balance, sum: 0 };
const returned = { taken: 0, under_way: 0, left_provider: fee, sum: 0 };

describe('a connection that dies', { timeout: 60_000 }, () => {
  it.each(
    deathsAt([
      ['payout.transfer', 'transfers', 'INSERT'],
      ['payout.row', 'tutor_payouts', 'INSERT'],
      ['payout.posting', 'ledger_entries', 'INSERT'],
      ['payout.key', 'idempotency_keys', 'INSERT'],
    ]),
  )('while a payout is ordered (%s, %s) costs a press of the button', async (_name, moment, point) => {
    const tutor = await newPayee(app, balance);
    const key = newId();
    await dying(app, point, moment, () => tutor.request(key));
    if ((await tutor.read()).available > 0) await tutor.request(key);
    await follow(app);
    expect(await readLedger(app, tutor.userId)).toEqual(paid);
    expect(await readBank(app, tutor.userId)).toEqual({ transfers: 1, arrived: balance - fee });
  });

  it.each(
    deathsAt([
      ['payout.claim', 'transfers', 'UPDATE'],
      ['payout.recipient_there', 'sandbox_paystack_recipients', 'INSERT'],
      ['payout.sent_there', 'sandbox_paystack_transfers', 'INSERT'],
    ]),
  )('while a payout is sent (%s, %s) sends it once', async (_name, moment, point) => {
    const tutor = await newPayee(app, balance);
    await tutor.request();
    await dying(app, point, moment, () => workOff(app));
    await follow(app);
    expect(await readLedger(app, tutor.userId)).toEqual(paid);
    expect(await readBank(app, tutor.userId)).toEqual({ transfers: 1, arrived: balance - fee });
  });

  it.each(
    deathsAt([
      ['payout.decided', 'transfers', 'UPDATE'],
      ['payout.shown', 'tutor_payouts', 'UPDATE'],
      ['payout.posted', 'ledger_entries', 'INSERT'],
      ['payout.notice', 'outbox_events', 'INSERT'],
    ]),
  )('while a payout comes back (%s, %s) gives it back once', async (_name, moment, point) => {
    const tutor = await newPayee(app, balance);
    const { body } = await tutor.request();
    await follow(app);
    await dying(app, point, moment, async () => {
      await endTransfer(app, body.id, 'reversed');
      await workOff(app);
    });
    await follow(app);
    app.clock.advance(25 * 3_600_000);
    await follow(app);
    expect(await readLedger(app, tutor.userId)).toEqual(returned);
    expect(await tutor.read()).toMatchObject({ available: balance, on_its_way: 0, paid_out: 0 });
  });

  it.each(deathsAt([['payout.week', 'transfers', 'INSERT']]))(
    'on a Tuesday (%s, %s) leaves the weekly payout for the next turn',
    async (_name, moment, point) => {
      const tuesday = Date.parse('2027-03-02T09:30:00Z');
      app.clock.advance(tuesday - app.clock.now());
      const tutor = await newPayee(app, balance);
      await dying(app, point, moment, () => runTask(app, 'earnings.weekly_payouts'));
      await runTask(app, 'earnings.weekly_payouts');
      await runTask(app, 'earnings.weekly_payouts');
      await follow(app);
      expect(await readBank(app, tutor.userId)).toEqual({ transfers: 1, arrived: balance });
    },
  );
});
