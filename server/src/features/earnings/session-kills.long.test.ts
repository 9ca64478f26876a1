/**
 * A connection that dies while a session is paid, released or refunded: the change exists completely or not
 * at all, and the next read, event or sweep repeats it once.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deathsAt, dying } from '../../testing/postgres/dying-connection.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { hourMs } from '../bookings/testing/booking-people.ts';
import { atCheckout, cards, notifyGateway, openGateway } from '../payments/testing/gateway.ts';
import { acceptedPair, begin, getBalances, pay, paymentOf, rate, settle } from './testing/paid-sessions.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ startsAt: Date.parse('2026-11-27T10:00:00Z') });
  await openGateway(app);
});
afterAll(() => app.close());

const fee = 16_750;

/** Lets time pass, and runs the queue and the leases. */
async function later(): Promise<void> {
  app.clock.advance(10 * 60_000);
  for (const name of ['payments.refund.resend', 'payments.handle_event.resend']) {
    await app.features.tasks.find((task) => task.name === name)?.run();
  }
  await settle(app);
  app.clock.advance(60_000);
  await settle(app);
}

describe('a connection that dies', { timeout: 60_000 }, () => {
  it.each(
    deathsAt([
      ['book.paid', 'payments', 'UPDATE'],
      ['book.held', 'held_payments', 'INSERT'],
      ['book.confirmed', 'bookings', 'UPDATE'],
      ['book.hours', 'taken_hours', 'UPDATE'],
      ['book.posting', 'ledger_entries', 'INSERT'],
      ['book.notice', 'outbox_events', 'INSERT'],
    ]),
  )(
    'while a payment confirms a session (%s, %s) confirms nothing, and the next look does',
    async (_name, moment, point) => {
      const { student, id } = await acceptedPair(app);
      const { reference, authorization_url } = await begin(student, id);
      const hold = (holds: string) => notifyGateway(app, 'hold', { holds });
      await hold('yes');
      await atCheckout(app, authorization_url, 'card', { number: cards.good });
      await dying(app, point, moment, () => paymentOf(student, id));
      expect([(await student.read(id)).state, await getBalances(app, reference)]).toEqual(['accepted', {}]);
      await Promise.all([paymentOf(student, id), paymentOf(student, id)]);
      expect((await student.read(id)).state).toBe('confirmed');
      expect(await getBalances(app, reference)).toMatchObject({ held_for_sessions: -rate });
      await hold('no');
    },
  );

  it.each(
    deathsAt([
      ['book.released', 'held_payments', 'UPDATE'],
      ['book.earned', 'earnings', 'UPDATE'],
      ['book.share', 'ledger_entries', 'INSERT'],
    ]),
  )('while a price is released (%s, %s) releases it once', async (_name, moment, point) => {
    const { student, id } = await acceptedPair(app, 3);
    const { reference } = await pay(app, student, id);
    app.clock.advance(5 * hourMs);
    await student.complete(id);
    await dying(app, point, moment, () => settle(app));
    await later();
    expect(await getBalances(app, reference)).toEqual({
      at_provider: rate - fee,
      provider_fees: fee,
      owed_to_tutors: -382_500,
      commission_income: -67_500,
    });
  });

  it.each(
    deathsAt([
      ['book.refund', 'refunds', 'INSERT'],
      ['book.refunded', 'refunds', 'UPDATE'],
      ['book.refund_there', 'sandbox_paystack_refunds', 'INSERT'],
      ['book.back', 'ledger_entries', 'INSERT'],
    ]),
  )('while a price goes back (%s, %s) gives it back once', async (_name, moment, point) => {
    const { tutor, student, id } = await acceptedPair(app);
    const { reference } = await pay(app, student, id);
    await tutor.cancel(id);
    await dying(app, point, moment, () => settle(app));
    await later();
    await later();
    expect((await paymentOf(student, id)).refund).toMatchObject({ amount: rate, state: 'processed' });
    expect(await getBalances(app, reference)).toEqual({ at_provider: -fee, provider_fees: fee });
  });
});
