/** Somebody else pays for a session by a link, against the sandbox over HTTP. */
import {
  createPaymentLink,
  openPaymentLink,
  payByLink,
  readLinkedPayment,
} from '@akada/contract/base/payment-links.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getNotifications } from '../../testing/notifications.ts';
import { send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { hourMs } from '../bookings/testing/booking-people.ts';
import { atCheckout, cards, openGateway } from '../payments/testing/gateway.ts';
import { acceptedPair, begin, getBalances, pay, paymentOf, rate, settle } from './testing/paid-sessions.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ startsAt: Date.parse('2026-11-27T10:00:00Z') });
});
afterAll(() => app.close());
beforeEach(() => openGateway(app));

/** @returns a session that waits for its payment, and the calls of a payer who has its link */
async function linkedSession() {
  const pair = await acceptedPair(app);
  const body = { purpose: 'session', subject_id: pair.id, shows_name: false };
  const { body: link } = await pair.student.call(createPaymentLink, { body });
  const params = { code: String(link.url.split('/').at(-1)) };
  const open = async () => JSON.parse((await send(app, openPaymentLink, { params })).body);
  const start = async () =>
    JSON.parse((await send(app, payByLink, { params, body: { email: 'aunt@family.test' } })).body);
  return {
    ...pair,
    link,
    open,
    start,
    read: async (reference: string) =>
      JSON.parse((await send(app, readLinkedPayment, { params: { ...params, reference } })).body).state,
  };
}

const payByCard = (url: string) => atCheckout(app, url, 'card', { number: cards.good });

it('a session is confirmed by its link, and a second payment of its student goes back with a true sentence', async () => {
  const { student, id, link, open, start, read } = await linkedSession();
  expect(await open()).toMatchObject({ state: 'open', offer: { purpose: 'session', amount: rate } });
  expect(link.expires_at).toBe((await student.read(id)).expires_at);
  const ownPayment = await begin(student, id);
  const { reference, authorization_url } = await start();
  expect(reference).not.toBe(ownPayment.reference);

  await payByCard(authorization_url);
  expect(await read(reference)).toBe('paid');
  expect(await student.read(id)).toMatchObject({ state: 'confirmed', paid: true });
  expect(await getBalances(app, reference)).toMatchObject({ held_for_sessions: -rate });

  await payByCard(ownPayment.authorization_url);
  await settle(app);
  expect(await paymentOf(student, id)).toMatchObject({ reference, by_link: true, refund: null });
  expect(await getBalances(app, ownPayment.reference)).not.toHaveProperty('held_for_sessions');
  const titles = (await getNotifications(app, student)).map(({ title }) => title);
  expect(titles).toContain('Your session was paid twice');
  expect(titles).not.toContain('Your payment came too late');
});

it('a link of a session ends when its student pays, and when the session can be paid no more', async () => {
  const paid = await linkedSession();
  await pay(app, paid.student, paid.id);
  expect(await paid.open()).toEqual({ state: 'ended', offer: null });

  const missed = await linkedSession();
  const { reference, authorization_url } = await missed.start();
  app.clock.advance(72 * hourMs);
  await payByCard(authorization_url);
  expect(await missed.read(reference)).toBe('too_late');
  const titles = (await getNotifications(app, missed.student)).map(({ title }) => title);
  expect(titles).not.toContain('Your payment came too late');
});
