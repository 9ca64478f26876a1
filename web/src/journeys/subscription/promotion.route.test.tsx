/** The premium modal: when it opens, and when it stays closed. */

import { listPaymentLinks } from '@akada/contract/base/payment-links.ts';
import { listPayments } from '@akada/contract/base/payments.ts';
import {
  dismissPromotion,
  getPromotion,
  getSubscription,
  startTrial,
} from '@akada/contract/base/subscriptions.ts';
import { getTutor } from '@akada/contract/base/tutor-search.ts';
import { usageStats } from '@akada/contract/base/usage.ts';
import { currentUser } from '@akada/contract/identity/accounts.ts';
import { listSlots } from '@akada/contract/work/availability.ts';
import { listBookings } from '@akada/contract/work/bookings.ts';
import { getTutorOffers } from '@akada/contract/work/money/packages.ts';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { press } from '../../testing/keyboard.ts';
import { alert, button, dialog, expectGone, expectSeen, heading, status } from '../../testing/on-screen.ts';
import { ngozi, tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { makeSubscription } from '../../testing/samples/subscription-samples.ts';
import { makeFreeTimes, makePublicTutor } from '../../testing/samples/tutor-samples.ts';
import { listOf, makeId, makeMonth } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const minute = 60_000;
const modal = dialog('You have used 4 of your 5 question sets');
const main = page.getByRole('navigation', { name: 'Main' });

// Code that still loads while the test advances the clock would be reported as late.
beforeAll(async () => {
  await import('../../app/shell/windows/promotion.tsx');
  await import('../../app/shell/windows/reached-limit.tsx');
  await import('../../features/subscriptions/promotion-modal.tsx');
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  answer(usageStats, makeMonth({ mcq: 4 }));
  answer(getPromotion, { delay_ms: 5 * minute, trial_available: true });
  answer(dismissPromotion, undefined);
});
afterEach(() => void vi.useRealTimers());

/** The page requests the promotion after two minutes; the delay counts from the start of the visit. */
async function waitForModal() {
  await expectSeen(page.getByRole('main').getByRole('heading', { level: 1 }));
  // On a busy machine the visit starts a moment after the page is visible.
  vi.advanceTimersByTime(2 * minute);
  await expect
    .poll(() => {
      vi.advanceTimersByTime(1_000);
      return sent(getPromotion).length;
    })
    .toBe(1);
  await expectGone(modal);
  vi.advanceTimersByTime(3 * minute);
}

test('the promotion opens on server request, has no accessibility errors, and reports its dismissal', async () => {
  await visit('/settings', { as: ngozi });
  await expectSeen(heading('Settings'));
  expect(sent(getPromotion)).toEqual([]);
  await waitForModal();
  await expectSeen(modal);
  await expectSoundPage();
  await press('{Escape}');
  await expectGone(modal);
  await expect.poll(() => sent(dismissPromotion).length).toBe(1);
  vi.advanceTimersByTime(20 * minute);
  await expectGone(modal);
  expect(sent(getPromotion)).toHaveLength(1);
});

test('the promotion starts the trial, or gives the reason against it', async () => {
  answer(startTrial, refused('conflict', 'You can use the free trial once.'));
  await visit('/settings', { as: ngozi });
  await waitForModal();
  await button('Try 7 days free').click();
  await expectSeen(alert('You can use the free trial once.'));
  answer(startTrial, () => {
    answer(currentUser, { ...ngozi, subscription_plan: 'premium' });
    return makeSubscription({ has_subscription: true, state: 'trialing' });
  });
  await button('Try 7 days free').click();
  await expectSeen(status('You have premium for 7 days.'));
  await expectGone(modal);
  expect(sent(dismissPromotion)).toEqual([]);
});

test('the promotion waits for a payment page, for another dialog and for typed text', async () => {
  answer(getSubscription, makeSubscription());
  answer(listPayments, listOf());
  answer(listPaymentLinks, { items: [] });
  await visit('/subscription', { as: ngozi });
  await expectSeen(heading('Payments'));
  await waitForModal();
  await main.getByRole('link', { name: 'Profile' }).click();
  await page.getByLabelText(/^Full name/).click();
  vi.advanceTimersByTime(10_000);
  await expectGone(modal);
  await button('Notifications').click();
  await expectSeen(dialog('Notifications'));
  vi.advanceTimersByTime(10_000);
  await expectGone(modal);
  await press('{Escape}');
  await expectAddress('/profile');
  await expectGone(dialog('Notifications'));
  (document.activeElement as HTMLElement).blur();
  vi.advanceTimersByTime(10_000);
  await expectSeen(modal);
});

test.each([
  ['a booking', `/sessions/new?tutor_id=${makeId(1)}`],
  ['a set that is being made', '/tools/mcq'],
])('the promotion does not come over %s', async (_page, path) => {
  answer(getTutor, makePublicTutor(1));
  answer(listSlots, makeFreeTimes(20));
  answer(listBookings, listOf());
  answer(getTutorOffers, { packages: [], trial: null, mine: [] });
  await visit(path, { as: ngozi });
  await waitForModal();
  vi.advanceTimersByTime(10_000);
  await expectGone(modal);
});

test.each([
  ['has premium', { ...ngozi, subscription_plan: 'premium' }],
  ['is where nothing is sold', { ...ngozi, premium_on_sale: false }],
  ['teaches', tunde],
])('the page sends no request for the promotion if the account %s', async (_reader, account) => {
  await visit('/settings', { as: account });
  await expectSeen(heading('Settings'));
  await expect.poll(() => sent(currentUser).length).toBeGreaterThan(0);
  vi.advanceTimersByTime(20 * minute);
  expect(sent(getPromotion)).toEqual([]);
});
