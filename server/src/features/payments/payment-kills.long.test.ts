/**
 * A connection that dies in the middle of each step of a payment, and at its very end: the change exists
 * completely or not at all, and the same call, event or sweep repeats it once.
 */
import { getPayment } from '@akada/contract/base/payments.ts';
import { upgrade } from '@akada/contract/base/subscriptions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deathsAt, dying } from '../../testing/postgres/dying-connection.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { getRows, newSubscriber, pass, tick } from '../subscriptions/testing/subscribers.ts';
import { atCheckout, cards, notifyGateway, openGateway } from './testing/gateway.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ startsAt: Date.parse('2026-11-27T10:00:00Z') });
  await openGateway(app);
});
afterAll(() => app.close());

const end = async (userId: string) => {
  const [found] = await getRows(
    app,
    `SELECT (SELECT count(*)::int FROM payments WHERE user_id = $1 AND status = 'paid') AS paid,
       (SELECT count(*)::int FROM premium_periods WHERE user_id = $1) AS periods,
       (SELECT count(*)::int FROM ledger_entries WHERE purpose = 'price'
         AND source IN (SELECT id::text FROM payments WHERE user_id = $1)) AS prices,
       (SELECT count(*)::int FROM outbox_events WHERE user_id = $1 AND name = 'subscription.paid') AS notices,
       (SELECT count(*)::int FROM sandbox_paystack_transactions WHERE status = 'success'
         AND reference IN (SELECT id::text FROM payments WHERE user_id = $1)) AS received`,
    [userId],
  );
  return found;
};
const once = (count: number) => ({
  paid: count,
  periods: count,
  prices: count,
  notices: count,
  received: count,
});

describe('a connection that dies', { timeout: 60_000 }, () => {
  it.each(
    deathsAt([
      ['pay.row', 'payments', 'INSERT'],
      ['pay.address', 'payments', 'UPDATE'],
    ]),
  )('while a payment begins (%s, %s) costs a press of the button', async (_name, moment, point) => {
    const ada = await newSubscriber(app);
    await dying(app, point, moment, () => ada.call(upgrade, { body: { renew: false } }));
    const { authorization_url, reference } = await ada.begin();
    await atCheckout(app, authorization_url, 'card', { number: cards.good });
    await ada.call(getPayment, { params: { reference } });
    expect(await end(ada.userId)).toEqual(once(1));
  });

  it.each(
    deathsAt([
      ['pay.paid', 'payments', 'UPDATE'],
      ['pay.posting', 'ledger_entries', 'INSERT'],
      ['pay.period', 'premium_periods', 'INSERT'],
      ['pay.renewal', 'subscriptions', 'UPDATE'],
      ['pay.access', 'users', 'UPDATE'],
      ['pay.notice', 'outbox_events', 'INSERT'],
    ]),
  )(
    'while a payment is decided (%s, %s) decides nothing, and the next look does',
    async (_name, moment, point) => {
      const ada = await newSubscriber(app);
      const { authorization_url, reference } = await ada.begin();
      await notifyGateway(app, 'hold', { holds: 'yes' });
      await atCheckout(app, authorization_url, 'card', { number: cards.good });
      const look = () => ada.call(getPayment, { params: { reference } });
      await dying(app, point, moment, look);
      expect(await end(ada.userId)).toEqual({ ...once(0), received: 1 });
      await Promise.all([look(), look()]);
      expect(await end(ada.userId)).toEqual(once(1));
    },
  );

  it.each(
    deathsAt([
      ['pay.event', 'provider_events', 'INSERT'],
      ['pay.event_done', 'provider_events', 'UPDATE'],
    ]),
  )('while an event is handled (%s, %s) loses nothing', async (_name, moment, point) => {
    const ada = await newSubscriber(app);
    await notifyGateway(app, 'hold', { holds: 'no' });
    const { authorization_url } = await ada.begin();
    await dying(app, point, moment, async () => {
      await atCheckout(app, authorization_url, 'card', { number: cards.good });
      await tick(app);
    });
    app.clock.advance(11 * 60_000);
    await tick(app);
    expect(await end(ada.userId)).toEqual(once(1));
  });

  it.each(
    deathsAt([
      ['pay.order', 'payments', 'INSERT'],
      ['pay.charge', 'payments', 'UPDATE'],
      ['pay.charged', 'sandbox_paystack_transactions', 'UPDATE'],
      ['pay.renewed', 'premium_periods', 'INSERT'],
    ]),
  )('while a card is charged again (%s, %s) charges it once', async (_name, moment, point) => {
    const ada = await newSubscriber(app);
    await ada.pay();
    const { access_until } = await ada.read();
    app.clock.advance(Date.parse(access_until) - app.clock.now() + 14 * 3_600_000);
    await dying(app, point, moment, () => tick(app));
    // The queue repeats its job, or its lease expires.
    app.clock.advance(400_000);
    for (const name of ['payments.charge.resend', 'payments.handle_event.resend']) {
      await app.features.tasks.find((task) => task.name === name)?.run();
    }
    await pass(app, 36);
    expect(await end(ada.userId)).toEqual(once(2));
    await getRows(app, 'DELETE FROM users WHERE id = $1', [ada.userId]);
  });
});
