/** A subscription from the trial to its end, on a clock that the test moves; money comes by the sandbox. */
import { getPayment } from '@akada/contract/base/payments.ts';
import * as endpoints from '@akada/contract/base/subscriptions.ts';
import { currentUser } from '@akada/contract/identity/accounts.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { getNotifications } from '../../testing/notifications.ts';
import { createPerson, type PersonTraits } from '../../testing/people.ts';
import { createTestApp, sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { atCheckout, cards, closeGateway, openGateway } from '../payments/testing/gateway.ts';
import { getRows, newSubscriber, pass, tick } from './testing/subscribers.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ startsAt: Date.parse('2026-11-27T10:00:00Z') });
});
afterAll(() => app.close());
beforeEach(() => openGateway(app));

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const student = (traits?: PersonTraits) => newSubscriber(app, traits);

describe('a trial', () => {
  it('is premium for seven days to the second, is announced to end, and ends automatically', async () => {
    const ada = await student();
    expect(await ada.read()).toMatchObject({
      state: 'none',
      trial: { available: true, ends_at: null, days: 7 },
    });
    expect([await ada.trial(), await ada.trial()]).toEqual([200, 200]);
    expect(await ada.read()).toMatchObject({ state: 'trialing', has_subscription: true, renews: false });
    expect([await ada.plan(), await ada.limit()]).toEqual(['premium', 999]);

    await pass(app, 7 * 24 - 6);
    app.clock.advance(6 * hourMs - 1);
    expect([await ada.plan(), await ada.state()]).toEqual(['premium', 'trialing']);
    app.clock.advance(1);
    expect([await ada.plan(), await ada.state(), await ada.limit()]).toEqual(['free', 'expired', 5]);
    for (let times = 0; times < 3; times += 1) await tick(app);
    expect(await ada.said()).toEqual([
      'Premium ends in 3 days',
      'Premium ends tomorrow',
      'Your free trial has ended',
    ]);
    expect(await ada.trial()).toBe(409);
  });

  it('starts once for a mailbox, also after the account is erased, and once when pressed by ten at once', async () => {
    const ada = await student({ email: 'ada.obi@gmail.com' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => ada.trial()));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(
      await getRows(app, 'SELECT kind FROM premium_periods WHERE user_id = $1', [ada.userId]),
    ).toHaveLength(1);

    await getRows(app, 'DELETE FROM users WHERE id = $1', [ada.userId]);
    const same = await student({ email: 'AdaObi+again@googlemail.com' });
    expect([await same.trial(), (await same.read()).trial.available]).toEqual([409, false]);
  });

  it.each([
    ['the same mailbox and a new identity', { email: 'chi@school.test', identity: 'second' }],
    ['the same identity and a new mailbox', { email: 'chi.new@school.test', identity: 'first' }],
  ])('is rejected for a new account with %s', async (_name, traits) => {
    const first = await student({ email: 'chi@school.test', identity: 'first' });
    await first.trial();
    await getRows(app, 'DELETE FROM users WHERE id = $1', [first.userId]);
    const repeated = await student(traits);
    expect((await repeated.read()).trial.available).toBe(false);
    expect([await repeated.trial(), await repeated.state()]).toEqual([409, 'none']);
    await getRows(app, 'DELETE FROM users WHERE id = $1', [repeated.userId]);
  });

  it('stays on offer after a month that was paid first, and starts when that has ended', async () => {
    const ada = await student();
    await ada.pay({ renew: false });
    expect([(await ada.read()).trial.available, await ada.trial()]).toEqual([false, 409]);
    const { access_until: end } = await ada.read();
    app.clock.advance(Date.parse(end) - app.clock.now());
    expect(await ada.read()).toMatchObject({ state: 'expired', trial: { available: true } });
    expect([await ada.trial(), await ada.state()]).toEqual([200, 'trialing']);
    await pass(app, 8 * 24);
    expect([await ada.trial(), (await ada.read()).trial.available]).toEqual([409, false]);
  });

  it('loses nothing to a payment in it', async () => {
    const ada = await student();
    await ada.trial();
    const { trial } = await ada.read();
    await ada.pay();
    const { periods, state } = await ada.read();
    expect([state, periods.map(({ kind }: { kind: string }) => kind)]).toEqual(['active', ['paid', 'trial']]);
    expect(periods[0].from).toBe(trial.ends_at);
  });
});

describe('a renewal', () => {
  it('charges the card at the end, once, and says before when and how much', async () => {
    const ada = await student();
    await ada.pay();
    const before = await ada.read();
    await pass(app, 31 * 24);
    for (let times = 0; times < 3; times += 1) await tick(app);
    const after = await ada.read();
    expect(await ada.charges()).toEqual(['paid']);
    expect(after.periods).toHaveLength(2);
    expect(after.periods[0].from).toBe(before.access_until);
    expect([after.state, await ada.plan()]).toEqual(['active', 'premium']);
    expect(await ada.said()).toEqual([
      'You have premium',
      'Premium renews in 3 days',
      'Premium renews tomorrow',
      'You have premium',
    ]);
    await ada.call(endpoints.cancelSubscription);
  });

  it('is tried three times in the grace if it fails, and a month that is paid in the meantime continues without a gap', async () => {
    const ada = await student();
    await ada.pay({ number: cards.failsLater });
    const { access_until: end } = await ada.read();
    app.clock.advance(Date.parse(end) - app.clock.now());
    await pass(app, 54);
    expect(await ada.charges()).toEqual(['failed', 'failed', 'failed']);
    expect([await ada.state(), await ada.plan()]).toEqual(['past_due', 'premium']);
    const { grace_ends_at, next_charge_at } = await ada.read();
    expect([Date.parse(grace_ends_at) - Date.parse(end), next_charge_at]).toEqual([72 * hourMs, null]);

    const { body } = await ada.call(endpoints.changeCard);
    await atCheckout(app, body.authorization_url, 'card', { number: cards.good });
    await ada.call(getPayment, { params: { reference: body.reference } });
    const { periods, state, card } = await ada.read();
    expect([state, card.last4, periods[0].from, periods.length]).toEqual(['active', '4081', end, 2]);
    await ada.call(endpoints.cancelSubscription);
  });

  it('ends with the grace if it never succeeds, and says so once', async () => {
    const ada = await student();
    await ada.pay({ number: cards.failsLater });
    const { access_until: end } = await ada.read();
    app.clock.advance(Date.parse(end) - app.clock.now());
    await pass(app, 90);
    expect([await ada.state(), await ada.plan(), (await ada.read()).renews]).toEqual([
      'expired',
      'free',
      false,
    ]);
    expect(await ada.said()).toEqual([
      'You have premium',
      ...Array.from({ length: 3 }, () => 'Your card could not be charged'),
      'Premium has ended',
    ]);
  });

  it('links to the provider by the same button if its owner must confirm it', async () => {
    const ada = await student();
    await ada.pay({ number: cards.wantsConfirmation });
    const { access_until: end } = await ada.read();
    app.clock.advance(Date.parse(end) - app.clock.now());
    await pass(app, 24);
    expect([await ada.state(), await ada.charges()]).toEqual(['past_due', ['pending']]);
    expect((await ada.read()).charge).toBe('unconfirmed');
    expect(await ada.said()).toContain('Your bank wants you to confirm a payment');
    const { body } = await ada.call(endpoints.upgrade, { body: { renew: true } });
    await atCheckout(app, body.authorization_url, 'card', { number: cards.good });
    await tick(app);
    expect([await ada.state(), await ada.charges()]).toEqual(['active', ['paid']]);
    await ada.call(endpoints.cancelSubscription);
  });

  it('waits while the provider is away: access lasts a day longer, and the card is charged once when it is back', async () => {
    const ada = await student();
    await ada.pay();
    const { access_until: end } = await ada.read();
    app.clock.advance(Date.parse(end) - app.clock.now());
    closeGateway(app);
    await pass(app, 6);
    const lease =
      "UPDATE payments SET attempts = 8, lease_until = now() - interval '100 years' WHERE status = 'charging'";
    await getRows(app, lease);
    await app.features.tasks.find(({ name }) => name === 'payments.charge.resend')?.run();
    await pass(app, 66);
    expect([await ada.state(), await ada.plan(), await ada.charges()]).toEqual([
      'past_due',
      'premium',
      ['pending'],
    ]);
    expect((await ada.read()).charge).toBe('sent');

    await openGateway(app);
    await pass(app, 12);
    expect([await ada.state(), await ada.charges()]).toEqual(['active', ['paid']]);
    await ada.call(endpoints.cancelSubscription);
  });
});

describe('a month without renewal', () => {
  it('stores a card that is not charged again, and shows its end', async () => {
    const ada = await student();
    await ada.pay({ renew: false });
    const { access_until: end, ...paid } = await ada.read();
    expect(paid).toMatchObject({ state: 'non_renewing', renews: false, next_charge_at: null });
    const [said] = await getNotifications(app, ada);
    expect(said?.message).toMatch(
      /^Your payment of ₦1,500 arrived\. .* It does not renew, and nothing is charged\.$/,
    );
    app.clock.advance(Date.parse(end) - app.clock.now());
    await pass(app, 72);
    expect([await ada.charges(), await ada.state()]).toEqual([[], 'expired']);
  });
});

describe('an end at 23:30 UTC', () => {
  it('is announced by its day in the zone of the student, and a renewal by the day of its charge', async () => {
    app.clock.advance(Date.parse('2028-02-04T23:30:00Z') - app.clock.now());
    const [ends, renews, inTokyo] = [
      await student(),
      await student(),
      await student({ timeZone: 'Asia/Tokyo' }),
    ];
    await ends.pay({ renew: false });
    await renews.pay();
    await inTokyo.pay({ renew: false });
    expect((await ends.read()).access_until).toBe('2028-03-04T23:30:00.000Z');
    expect((await renews.read()).next_charge_at).toBe('2028-03-05T07:00:00.000Z');
    app.clock.advance(Date.parse('2028-03-02T00:00:00Z') - app.clock.now());
    await pass(app, 24);
    const reminded = async (person: typeof ends) =>
      (await getNotifications(app, person))
        .filter(({ title }) => title.includes('in 3 days'))
        .map(({ message }) => message);
    expect(await reminded(ends)).toEqual([expect.stringContaining('until 5 March 2028. It does not renew')]);
    expect(await reminded(renews)).toEqual([
      expect.stringContaining('until 5 March 2028. That day we charge'),
    ]);
    expect(await reminded(inTokyo)).toEqual([expect.stringContaining('until 5 March 2028')]);
    await renews.call(endpoints.cancelSubscription);
  });

  it('in the evening of Lagos is charged on the day that was announced', async () => {
    app.clock.advance(Date.parse('2028-05-05T21:30:00Z') - app.clock.now());
    const ada = await student();
    await ada.pay();
    const { next_charge_at: charge } = await ada.read();
    expect(charge).toBe('2028-06-06T07:00:00.000Z');
    app.clock.advance(Date.parse('2028-06-03T06:00:00Z') - app.clock.now());
    await pass(app, 24);
    const said = (await getNotifications(app, ada)).map(({ message }) => message);
    expect(said.filter((message) => message.includes('6 June 2028. That day we charge'))).toHaveLength(2);
    await ada.call(endpoints.cancelSubscription);
  });
});

describe('cancelling', () => {
  it('ends the renewal and not the access, can be undone, and charges nothing', async () => {
    const ada = await student();
    await ada.pay();
    const { access_until: end } = await ada.read();
    const cancelled = await ada.call(endpoints.cancelSubscription);
    expect(cancelled.body).toMatchObject({
      state: 'non_renewing',
      renews: false,
      next_charge_at: null,
      access_until: end,
    });
    expect((await ada.call(endpoints.resumeSubscription)).body).toMatchObject({
      state: 'active',
      renews: true,
    });
    await ada.call(endpoints.cancelSubscription);
    app.clock.advance(Date.parse(end) - app.clock.now() - 1);
    expect(await ada.plan()).toBe('premium');
    app.clock.advance(1);
    expect(await ada.plan()).toBe('free');
    await pass(app, 72);
    expect([await ada.charges(), await ada.state()]).toEqual([[], 'expired']);
    expect((await ada.call(endpoints.resumeSubscription)).status).toBe(409);
  });

  it('is unnecessary for people who delete their account: nothing more is charged', async () => {
    const ada = await student();
    await ada.pay();
    const { access_until: end } = await ada.read();
    app.clock.advance(Date.parse(end) - app.clock.now() + 24 * hourMs);
    await app.features.tasks.find(({ name }) => name === 'subscriptions.renew')?.run();
    await getRows(app, 'UPDATE users SET deletion_due_at = $2 WHERE id = $1', [
      ada.userId,
      new Date(app.clock.now() + 30 * dayMs),
    ]);
    await pass(app, 60);
    expect(await ada.charges()).toEqual(['abandoned']);
  });

  it('while a charge waits keeps the card from being charged', async () => {
    const ada = await student();
    await ada.pay();
    const { access_until: end } = await ada.read();
    app.clock.advance(Date.parse(end) - app.clock.now() + 24 * hourMs);
    await app.features.tasks.find(({ name }) => name === 'subscriptions.renew')?.run();
    await ada.call(endpoints.cancelSubscription);
    await tick(app);
    expect([await ada.charges(), await ada.state()]).toEqual([['abandoned'], 'expired']);
  });
});

describe('the premium modal', () => {
  it('depends on the age of the account, is dismissed on the server, and is hidden with premium', async () => {
    const ada = await student();
    const delay = async (person = ada) => (await person.call(endpoints.getPromotion)).body.delay_ms;
    expect(await delay()).toBe(120_000);
    expect((await ada.call(endpoints.dismissPromotion)).status).toBe(204);
    expect(await delay()).toBeNull();
    app.clock.advance(dayMs + 1);
    await getRows(app, 'UPDATE users SET created_at = $2 WHERE id = $1', [
      ada.userId,
      new Date(app.clock.now()),
    ]);
    expect(await delay()).toBe(120_000);
    await ada.trial();
    expect(await delay()).toBeNull();
    expect(await delay(await student({ plan: 'premium' }))).toBeNull();
    expect(await delay(await student({ role: 'admin' }))).toBeNull();
  });
});

it('sells nothing where payments are off, and everyone has the plan of the installation', async () => {
  for (const [DEFAULT_PLAN, plan] of [
    ['', 'premium'],
    ['free', 'free'],
  ] as const) {
    const off = await sharedTestApp({ env: { PAYMENTS: 'none', DEFAULT_PLAN } });
    const call = callAs(off, await createPerson(off));
    expect((await call(endpoints.getSubscription)).body).toMatchObject({
      payments: 'none',
      plan,
      has_subscription: plan !== 'free',
      state: 'none',
      trial: { available: false },
    });
    expect((await call(currentUser)).body.subscription_plan).toBe(plan);
    expect((await call(endpoints.getPromotion)).body.delay_ms).toBeNull();
    for (const endpoint of [endpoints.startTrial, endpoints.changeCard]) {
      expect((await call(endpoint)).status).toBe(409);
    }
    expect((await call(endpoints.upgrade, { body: { renew: true } })).status).toBe(409);
  }
});
