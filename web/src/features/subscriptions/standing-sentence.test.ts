import { joinParts } from '@akada/core/subscriptions/subscription-words.ts';
import { expect, test } from 'vitest';
import { makeSubscription, premiumMonth } from '../../testing/samples/subscription-samples.ts';
import { makeMonth } from '../../testing/samples.ts';
import { standingSentence } from './standing-sentence.ts';

const until = '2026-12-14T09:00:00.000Z';
const month = { ...premiumMonth, access_until: until, next_charge_at: until };
const over = { state: 'expired', access_until: until } as const;

test.each([
  [makeSubscription(), {}, 'You are on the free plan. You have not used any of this month’s allowance yet.'],
  [
    makeSubscription(),
    { mcq: 4, upload: 3 },
    'You are on the free plan. 4 of 5 question sets are used, and they come back on 1 December.',
  ],
  [
    makeSubscription({ ...month, state: 'trialing', renews: false }),
    {},
    'Your free trial lasts until Monday, 14 December. It ends automatically, and nothing is charged.',
  ],
  [
    month,
    {},
    'You have premium until Monday, 14 December. That day we charge ₦1,500 to your Visa ending in 4081 for the next month.',
  ],
  [
    { ...month, next_charge_at: '2026-12-15T06:00:00.000Z' },
    {},
    'You have premium until Tuesday, 15 December. That day we charge ₦1,500 to your Visa ending in 4081 for the next month.',
  ],
  [
    { ...month, state: 'non_renewing', renews: false, next_charge_at: null } as const,
    {},
    'You have premium until Monday, 14 December. It does not renew, and nothing is charged.',
  ],
  [
    { ...month, state: 'past_due', next_charge_at: '2026-12-13T06:00:00.000Z' } as const,
    {},
    'We could not charge your Visa ending in 4081. You have premium until 14 Dec 2026, 10:00. We try again on Sunday, 13 December.',
  ],
  [
    {
      ...month,
      state: 'past_due' as const,
      next_charge_at: '2026-12-13T07:00:00.000Z',
      periods: [
        { kind: 'paid' as const, from: '2026-11-12T22:30:00.000Z', until: '2026-12-12T22:30:00.000Z' },
      ],
    },
    {},
    'You have premium until Sunday, 13 December. That day we charge ₦1,500 to your Visa ending in 4081 for the next month.',
  ],
  [
    { ...month, state: 'past_due', charge: 'sent', next_charge_at: '2026-12-13T06:00:00.000Z' } as const,
    {},
    'We have asked your bank for ₦1,500 from your Visa ending in 4081, and wait for its answer. You have premium until 14 Dec 2026, 10:00, and for a month more once it agrees.',
  ],
  [
    { ...month, state: 'past_due', card: null, next_charge_at: null } as const,
    {},
    'We could not charge your card. You have premium until 14 Dec 2026, 10:00. We do not try again.',
  ],
  [
    makeSubscription(over),
    {},
    'Premium ended on Monday, 14 December. You have not used any of this month’s allowance yet.',
  ],
  [
    makeSubscription({ has_subscription: true }),
    {},
    'You have premium with no end date. Nothing is charged.',
  ],
  [
    makeSubscription({ has_subscription: true, payments: 'none' }),
    {},
    'Everything in Akada is open to you here.',
  ],
])('the sentence of case %# names the state and the next charge', (subscription, used, sentence) => {
  const parts = standingSentence({ subscription, usage: makeMonth(used), timeZone: 'Africa/Lagos' });
  expect(joinParts(parts)).toBe(sentence);
});

test('a limit of one has a sentence in the singular', () => {
  const usage = makeMonth({ enhanced_note: 1 });
  for (const item of usage.items) if (item.kind === 'enhanced_note') item.limit = 1;
  expect(
    joinParts(standingSentence({ subscription: makeSubscription(), usage, timeZone: 'Africa/Lagos' })),
  ).toBe('You are on the free plan. 1 of 1 study guide is used, and it comes back on 1 December.');
});
