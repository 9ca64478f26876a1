import { expect, test } from 'vitest';
import { premiumMonth, subscriptionOf } from '../../testing/samples/subscription-samples.ts';
import { monthOf } from '../../testing/samples.ts';
import { type Part, standingSentence } from './standing-sentence.ts';

const said = (parts: readonly Part[]) =>
  parts.map((part) => (typeof part === 'string' ? part : part.strong)).join('');

const until = '2026-12-14T09:00:00.000Z';
const month = { ...premiumMonth, access_until: until, next_charge_at: until };
const over = { state: 'expired', access_until: until } as const;

test.each([
  [subscriptionOf(), {}, 'You are on the free plan. You have not used any of this month’s allowance yet.'],
  [
    subscriptionOf(),
    { mcq: 4, upload: 3 },
    'You are on the free plan. 4 of 5 question sets are used, and they come back on 1 December.',
  ],
  [
    subscriptionOf({ ...month, state: 'trialing', renews: false }),
    {},
    'Your free trial lasts until Monday, 14 December. It ends by itself, and nothing is charged.',
  ],
  [
    month,
    {},
    'You are premium until Monday, 14 December. That day we charge ₦1,500 to your Visa ending in 4081.',
  ],
  [
    { ...month, next_charge_at: '2026-12-15T06:00:00.000Z' },
    {},
    'You are premium until Monday, 14 December. We charge ₦1,500 to your Visa ending in 4081 on Tuesday, 15 December.',
  ],
  [
    { ...month, state: 'non_renewing', renews: false, next_charge_at: null } as const,
    {},
    'You are premium until Monday, 14 December. Nothing is charged after that.',
  ],
  [
    { ...month, state: 'past_due', next_charge_at: '2026-12-13T06:00:00.000Z' } as const,
    {},
    'We could not charge your Visa ending in 4081. You stay premium until 14 Dec 2026, 10:00. We try again on Sunday, 13 December.',
  ],
  [
    { ...month, state: 'past_due', card: null, next_charge_at: null } as const,
    {},
    'We could not charge your card. You stay premium until 14 Dec 2026, 10:00. Nothing more is charged by itself.',
  ],
  [
    subscriptionOf(over),
    {},
    'Premium ended on Monday, 14 December. You have not used any of this month’s allowance yet.',
  ],
  [subscriptionOf({ has_subscription: true }), {}, 'You have premium with no end date. Nothing is charged.'],
  [
    subscriptionOf({ has_subscription: true, payments: 'none' }),
    {},
    'Everything in Akada is open to you here.',
  ],
])('%# says what is true, and when money moves', (subscription, used, sentence) => {
  const parts = standingSentence({ subscription, usage: monthOf(used), timeZone: 'Africa/Lagos' });
  expect(said(parts)).toBe(sentence);
});

test('of what one has once, one thing comes back', () => {
  const usage = monthOf({ enhanced_note: 1 });
  for (const item of usage.items) if (item.kind === 'enhanced_note') item.limit = 1;
  expect(said(standingSentence({ subscription: subscriptionOf(), usage, timeZone: 'Africa/Lagos' }))).toBe(
    'You are on the free plan. 1 of 1 study guide is used, and it comes back on 1 December.',
  );
});
