/** A student's page about premium, and its actions. */
import { listPaymentLinks } from '@akada/contract/base/payment-links.ts';
import { listPayments } from '@akada/contract/base/payments.ts';
import { getReceipt, getRefundNote } from '@akada/contract/base/receipts.ts';
import {
  cancelSubscription,
  changeCard,
  getSubscription,
  resumeSubscription,
  startTrial,
  upgrade,
} from '@akada/contract/base/subscriptions.ts';
import { usageStats } from '@akada/contract/base/usage.ts';
import { currentUser } from '@akada/contract/identity/accounts.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectDocument, visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  dialog,
  expectBusy,
  expectGone,
  expectSeen,
  field,
  heading,
  link,
  section,
} from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { makePayment, makeSubscription, premiumMonth } from '../../testing/samples/subscription-samples.ts';
import { listOf, makeId, makeMonth } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const premium = { ...ngozi, subscription_plan: 'premium' };
const plan = section('Your plan');
const checkout = '/sandbox/paystack/checkout/1';
const started = { reference: makeId(1), authorization_url: `${location.origin}${checkout}` };
const trialing = makeSubscription({
  has_subscription: true,
  plan: 'premium',
  state: 'trialing',
  access_until: '2031-12-04T09:00:00.000Z',
  trial: { available: false, days: 7, ends_at: '2031-12-04T09:00:00.000Z' },
});
const stopped = { ...premiumMonth, state: 'non_renewing', renews: false, next_charge_at: null } as const;
const pastDue = { ...premiumMonth, state: 'past_due' } as const;

beforeEach(() => {
  answer(getSubscription, makeSubscription());
  answer(usageStats, makeMonth({ mcq: 4, upload: 3 }));
  answer(listPayments, listOf());
  answer(listPaymentLinks, { items: [] });
});

test('a student saves receipts and refund notes of payments', async () => {
  answer(getSubscription, { ...premiumMonth, pending: [makeId(3)] });
  const receipts = [
    { kind: 'receipt', number: '2026-000007' },
    { kind: 'refund_note', number: '2026-000009' },
  ] as const;
  const unpaid = makePayment(3, { state: 'pending', channel: null });
  answer(listPayments, listOf(makePayment(1, { receipts: [...receipts] }), makePayment(2), unpaid));
  answer(getReceipt, undefined);
  answer(getRefundNote, refused('conflict', 'This receipt is being printed. Try again in a minute.'));
  await visit('/subscription', { as: premium });
  await expectSeen(
    heading('Why do I have premium?'),
    link('See the result'),
    page.getByText('Paid', { exact: true }).first(),
    page.getByText('The receipt is ready in about a minute.'),
  );
  await expectSoundPage();
  await button('Receipt 2026-000007').click();
  await expect.poll(() => sent(getReceipt).map(({ params }) => params)).toEqual([{ id: makeId(1) }]);
  await button('Refund note 2026-000009').click();
  await expectSeen(alert(/being printed\. Try again in a minute/));
});

test('the free plan says what is used, what premium gives, and what it costs', async () => {
  await visit('/subscription', { as: ngozi });
  await expectSeen(plan.getByText(/^You are on the free plan/), heading('Left until 1 December'));
  const row = page.getByRole('row', { name: /^Study guides/ });
  expect(
    row
      .getByRole('cell')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['1', '20']);
  await expectSeen(page.getByText('No payments yet.'));
  await expectSoundState();
});

test('the trial begins with one press, and the focus goes to what is true then', async () => {
  const trial = pending(startTrial);
  answer(startTrial, trial);
  await visit('/subscription', { as: ngozi });
  await button('Try 7 days free').click();
  await expectBusy(button('Try 7 days free'));

  answer(getSubscription, trialing);
  answer(currentUser, premium);
  trial.give(trialing);
  await expectSeen(plan.getByText(/^Your free trial lasts until Thursday, 4 December/));
  await expect.element(plan.getByText(/^Your free trial/)).toHaveFocus();
  await expectGone(button('Try 7 days free'), link('Upgrade'));
});

test("the server's message rejects a second trial", async () => {
  answer(
    startTrial,
    refused('conflict', 'You can use the free trial once. You can pay for a month instead.'),
  );
  await visit('/subscription', { as: ngozi });
  await button('Try 7 days free').click();
  await expectSeen(alert('You can use the free trial once.'));
});

test('a month is paid with the whole window, by a keyboard, and renews where that is chosen', async () => {
  answer(upgrade, started);
  await visit('/subscription', { as: ngozi });
  await tabTo(button('Pay ₦1,500 for a month'));
  await field('Charge my card again each month. I can stop that here.').click();
  await tabTo(button('Pay ₦1,500 for a month'));
  await press('{Enter}');
  await expectDocument(checkout);
  expect(sent(upgrade).map(({ body }) => body)).toEqual([{ renew: true }]);
  await expectBusy(button('Pay ₦1,500 for a month'));
});

test('an unavailable provider is reported next to the button, and can be tried again', async () => {
  answer(upgrade, refused('unavailable', 'The payment provider does not answer.'));
  await visit('/subscription', { as: ngozi });
  await button('Pay ₦1,500 for a month').click();
  await expectSeen(alert('The payment provider does not answer.'));
  answer(upgrade, started);
  await button('Pay ₦1,500 for a month').click();
  await expectDocument(checkout);
});

test('a student stops the renewal and resumes it', async () => {
  answer(getSubscription, premiumMonth);
  answer(cancelSubscription, stopped);
  answer(resumeSubscription, premiumMonth);
  await visit('/subscription', { as: premium });
  await expectSeen(
    plan.getByText(/That day we charge ₦1,500 to your Visa ending in 4081 for the next month\.$/),
  );
  await button('Stop renewing').click();
  const requested = dialog('Stop renewing?');
  await expectSeen(
    requested.getByText(/^You keep premium until Sunday, 14 December, and we charge nothing more\./),
  );
  await requested.getByRole('button', { name: 'Keep renewing' }).click();
  await expectGone(requested);
  expect(sent(cancelSubscription)).toEqual([]);
  await button('Stop renewing').click();
  await requested.getByRole('button', { name: 'Stop renewing' }).click();
  await expectSeen(
    plan.getByText('You have premium until Sunday, 14 December. It does not renew, and nothing is charged.'),
  );
  await button('Renew again').click();
  await expectSeen(button('Stop renewing'));
  expect([sent(cancelSubscription).length, sent(resumeSubscription).length]).toEqual([1, 1]);
});

test('a payment by a new card replaces the card', async () => {
  answer(getSubscription, premiumMonth);
  answer(changeCard, started);
  await visit('/subscription', { as: premium });
  await button('Change card').click();
  await expectDocument(checkout);
});

test('the end of premium needs a second confirmation in the days of grace', async () => {
  answer(getSubscription, pastDue);
  answer(
    cancelSubscription,
    makeSubscription({ state: 'expired', access_until: '2026-11-14T09:00:00.000Z' }),
  );
  await visit('/subscription', { as: premium });
  await expectSeen(button('Pay ₦1,500 now'), button('Use another card'));
  await button('Stop renewing').click();
  await dialog('End premium now?').getByRole('button', { name: 'End premium' }).click();
  await expectSeen(plan.getByText(/^Premium ended on Saturday, 14 November/));
  expect(sent(cancelSubscription)).toHaveLength(1);
});

test('the page has no button and no entry if premium is not sold here, and says so', async () => {
  answer(getSubscription, makeSubscription({ payments: 'none', has_subscription: true, plan: 'premium' }));
  await visit('/subscription', { as: { ...premium, premium_on_sale: false } });
  await expectSeen(plan.getByText('Everything in Akada is open to you here.'));
  await expectGone(
    link('Subscription'),
    link('Upgrade'),
    plan.getByRole('button'),
    heading('Free and premium'),
  );
  expect(sent(listPayments)).toEqual([]);
});

test.each([
  [ngozi, 1],
  [premium, 0],
])('Upgrade, Premium and Manage Subscription lead there', async (account, upgrades) => {
  await visit('/profile', { as: account });
  const banner = page.getByRole('banner');
  await expectSeen(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Subscription' }),
  );
  await expect.poll(() => banner.getByRole('link', { name: 'Upgrade' }).elements().length).toBe(upgrades);
  await page.viewport(360, 740);
  await expectSeen(page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Premium' }));
  await button('Open the menu').click();
  await dialog('Menu').getByText('Settings', { exact: true }).click();
  await dialog('Menu').getByRole('link', { name: 'Manage Subscription' }).click();
  await expectSeen(heading('Subscription'));
});

test('the page first names the feature that needed premium', async () => {
  await visit('/subscription?wanted=other_formats', { as: ngozi });
  await expectSeen(page.getByText('Exports in formats of other programs'));
});

test('waiting claims nothing, and a failure can be tried again', async () => {
  const subscription = pending(getSubscription);
  answer(getSubscription, subscription);
  await visit('/subscription', { as: ngozi });
  await expectSeen(page.getByRole('img', { name: 'Loading your subscription' }));
  await expectGone(plan);
  answer(getSubscription, refused('internal', 'Something went wrong.'));
  subscription.give(refused('internal', 'Something went wrong.'));
  await expectSeen(alert('We could not load your subscription.'));
  answer(getSubscription, makeSubscription());
  await button('Try again').click();
  await expectSeen(plan);
});
