/** The page to which the payment provider returns a payer. */
import { getPayment, listPayments } from '@akada/contract/base/payments.ts';
import { getSubscription } from '@akada/contract/base/subscriptions.ts';
import { currentUser } from '@akada/contract/identity/accounts.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import { alert, button, expectGone, expectSeen, heading, link } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import { makePayment, premiumMonth } from '../../testing/samples/subscription-samples.ts';
import { listOf, makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const address = `/subscription/callback?reference=${makeId(1)}`;
const open = makePayment(1, { state: 'pending', channel: null, settled_at: null });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

test('the page has no accessibility errors', async () => {
  answer(getPayment, makePayment(1));
  await visit(address, { as: ngozi });
  await expectSeen(heading('Your month of premium is paid'));
  await expectSoundPage();
});

test('a payment that arrived changes the menus immediately, and leads on by a keyboard', async () => {
  answer(getPayment, makePayment(1));
  await visit(address, { as: ngozi });
  answer(currentUser, { ...ngozi, subscription_plan: 'premium' });
  await expectSeen(heading('Your month of premium is paid'));
  await tabTo(link('Continue studying'));
  await press('{Enter}');
  await expectAddress('/dashboard');
});

test('an undecided payment is checked three times more, and then it is reported', async () => {
  answer(getPayment, open);
  await visit(address, { as: ngozi });
  await expectSeen(heading('We are asking your bank'));
  for (const [asked, wait] of [2_000, 4_000, 8_000].entries()) {
    await expectSeen(heading('We are asking your bank'));
    vi.advanceTimersByTime(wait);
    await expect.poll(() => sent(getPayment).length).toBe(asked + 2);
  }
  await expectSeen(heading('We will tell you'));
  await expectSoundState();
  expect(sent(getPayment)).toHaveLength(4);

  answer(getPayment, makePayment(1));
  await publish({ topic: 'account', id: null });
  await expectSeen(heading('Your month of premium is paid'));
});

test.each([
  [{ state: 'failed', failure: 'declined' }, 'Your bank declined the payment'],
  [{ state: 'failed', failure: 'insufficient_funds' }, 'There was not enough money'],
  [{ state: 'abandoned', failure: 'not_finished' }, 'The payment was not finished'],
  [{ state: 'in_review', failure: null }, 'We are looking at your payment'],
  [{ state: 'set_aside', failure: null }, 'This money does not count as your payment'],
] as const)('%j says only what is true', async (differing, title) => {
  answer(getPayment, makePayment(1, { ...differing, channel: null }));
  answer(getSubscription, premiumMonth);
  answer(listPayments, listOf());
  await visit(address, { as: ngozi });
  await expectSeen(heading(title));
  await link('Go to your subscription').click();
  await expectAddress('/subscription');
});

test.each([
  ['another person', refused('not_found', 'There is nothing here.')],
  ['a link that was cut short', refused('validation_failed', { reference: 'Invalid' })],
])('%s learns nothing', async (_reader, refusal) => {
  answer(getPayment, refusal);
  await visit(address, { as: ngozi });
  await expectSeen(heading('We cannot find this payment'));
});

test('without a reference nothing is asked', async () => {
  await visit('/subscription/callback', { as: ngozi });
  await expectSeen(heading('We cannot find this payment'));
  expect(sent(getPayment)).toEqual([]);
});

test('waiting claims nothing, and a failure can be tried again', async () => {
  const payment = pending(getPayment);
  answer(getPayment, payment);
  await visit(address, { as: ngozi });
  await expectSeen(heading('Your payment'));
  await expectGone(heading('We are asking your bank'));
  answer(getPayment, refused('internal', 'Something went wrong.'));
  payment.give(refused('internal', 'Something went wrong.'));
  await expectSeen(alert('We could not load your payment.'));
  answer(getPayment, makePayment(1));
  await button('Try again').click();
  await expectSeen(heading('Your month of premium is paid'));
});
