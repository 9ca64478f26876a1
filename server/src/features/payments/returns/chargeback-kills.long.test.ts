/**
 * A connection that dies while a chargeback freezes or takes money: the change exists completely or not at all, and the next
 * event or sweep repeats it once.
 */
import { listPayments } from '@akada/contract/base/payments.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deathsAt, dying } from '../../../testing/postgres/dying-connection.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createAdministrator } from '../../admin/testing/administrators.ts';
import { hourMs } from '../../bookings/testing/booking-people.ts';
import { acceptedPair, getBalances, pay, settle } from '../../earnings/testing/paid-sessions.ts';
import { getRows, newSubscriber } from '../../subscriptions/testing/subscribers.ts';
import { decideDispute, openDispute } from '../testing/chargebacks.ts';
import { openGateway } from '../testing/gateway.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ startsAt: Date.parse('2026-11-27T10:00:00Z') });
  await openGateway(app);
  await createAdministrator(app);
});
afterAll(() => app.close());

/** Lets time pass, and runs the queue and the leases. */
async function later(): Promise<void> {
  app.clock.advance(10 * 60_000);
  await app.features.tasks.find(({ name }) => name === 'payments.handle_event.resend')?.run();
  await settle(app);
}

const countNotices = async (reference: string) => {
  const [{ count }] = await getRows(
    app,
    "SELECT count(*)::int FROM outbox_events WHERE name LIKE 'payment.chargeback%' AND facts->>'payment_id' = $1",
    [reference],
  );
  return count;
};

describe('a connection that dies', { timeout: 120_000 }, () => {
  it.each(
    deathsAt([
      ['chargeback.row', 'chargebacks', 'INSERT'],
      ['chargeback.decision', 'chargebacks', 'UPDATE'],
      ['chargeback.posting', 'ledger_entries', 'INSERT'],
      ['chargeback.renewal', 'subscriptions', 'UPDATE'],
      ['chargeback.notice', 'outbox_events', 'INSERT'],
    ]),
  )('while a bank takes a month back (%s, %s) takes it once', async (_name, moment, point) => {
    const ada = await newSubscriber(app);
    await ada.pay();
    const reference = (await ada.call(listPayments)).body.items[0].reference;
    await openDispute(app, reference);
    await dying(app, point, moment, () => settle(app));
    await later();
    await decideDispute(app, reference, 'lose');
    await dying(app, point, moment, () => settle(app));
    await later();
    await later();
    expect(await getBalances(app, reference)).toEqual({ at_provider: -2_250, provider_fees: 2_250 });
    expect(await ada.read()).toMatchObject({ has_subscription: false });
    // Payer and administrator read of both the dispute and its end.
    expect(await countNotices(reference)).toBe(4);
  });

  it.each(
    deathsAt([
      ['chargeback.share', 'earnings', 'UPDATE'],
      ['chargeback.held', 'held_payments', 'UPDATE'],
    ]),
  )('while a bank takes the price of a session (%s, %s) takes it once', async (_name, moment, point) => {
    const { student, id } = await acceptedPair(app, 3);
    const { reference } = await pay(app, student, id);
    app.clock.advance(5 * hourMs);
    await student.complete(id);
    await settle(app);
    await openDispute(app, reference);
    await dying(app, point, moment, () => settle(app));
    await later();
    await decideDispute(app, reference, 'lose');
    await dying(app, point, moment, () => settle(app));
    await later();
    await later();
    expect(await getBalances(app, reference)).toEqual({ at_provider: -16_750, provider_fees: 16_750 });
  });
});
