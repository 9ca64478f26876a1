/** Prints every state of money for every viewer into `money-table.txt`, so that a person can read all of it at once. */
import { expect, test } from 'vitest';
import {
  describeSubscription,
  joinParts,
  type SubscriptionFacts,
} from '../subscriptions/subscription-words.ts';
import { type PaymentFacts, paymentStates, refundActors, refundStates } from './payment-state.ts';
import { describePayment, type MoneyViewer } from './payment-words.ts';

const viewers: readonly MoneyViewer[] = ['student', 'tutor', 'admin'];

const month: PaymentFacts = {
  state: 'paid',
  failure: null,
  purpose: 'month',
  amount: 150_000,
  refund: null,
  held: false,
  unneeded: false,
};
const session: PaymentFacts = { ...month, purpose: 'session', amount: 450_000 };

const payments: readonly (readonly [string, PaymentFacts])[] = [
  ['month, waiting', { ...month, state: 'pending' }],
  ['session, waiting', { ...session, state: 'pending' }],
  ['session, waiting, ended meanwhile', { ...session, state: 'pending', unneeded: true }],
  ['session, not finished, ended meanwhile', { ...session, state: 'abandoned', unneeded: true }],
  ['month, another amount came', { ...month, state: 'in_review' }],
  ['month, declined', { ...month, state: 'failed', failure: 'declined' }],
  ['month, not enough money', { ...month, state: 'failed', failure: 'insufficient_funds' }],
  ['month, not finished', { ...month, state: 'abandoned', failure: 'not_finished' }],
  ['month, paid', month],
  ['session, paid, not settled', { ...session, held: true }],
  ['seat, paid, not settled', { ...session, purpose: 'seat', held: true }],
  ['session, settled for the tutor', session],
];

const refunds = [...refundActors, null].flatMap((actor) =>
  refundStates.map((state): readonly [string, PaymentFacts] => [
    `refund ${state}, by ${actor ?? 'an actor not on record'}`,
    { ...session, refund: { amount: 450_000, state, actor } },
  ]),
);

const parts = (['pending', 'processed', 'failed'] as const).flatMap((state) =>
  [month, session, { ...session, purpose: 'seat' as const }].map(
    (payment): readonly [string, PaymentFacts] => [
      `${payment.purpose}, refund of a part ${state}, by admin`,
      { ...payment, refund: { amount: 100_000, state, actor: 'admin' } },
    ],
  ),
);

const subscription: SubscriptionFacts = {
  state: 'none',
  hasPremium: false,
  isSold: true,
  accessUntil: '2027-01-05T22:30:00.000Z',
  nextChargeAt: null,
  price: 150_000,
  card: { brand: 'visa', last4: '4081' },
};
const nextChargeAt = '2027-01-06T07:00:00.000Z';

const subscriptions: readonly (readonly [string, SubscriptionFacts])[] = [
  ['nothing is sold', { ...subscription, hasPremium: true, isSold: false }],
  ['given without end', { ...subscription, hasPremium: true }],
  ['free', subscription],
  ['trial', { ...subscription, state: 'trialing', hasPremium: true }],
  ['will renew', { ...subscription, state: 'active', hasPremium: true, nextChargeAt }],
  ['stopped, will end', { ...subscription, state: 'non_renewing', hasPremium: true }],
  ['charge failed, tried again', { ...subscription, state: 'past_due', hasPremium: true, nextChargeAt }],
  ['charge failed, last days of grace', { ...subscription, state: 'past_due', hasPremium: true, card: null }],
  ['expired', { ...subscription, state: 'expired' }],
];

const format = {
  day: (moment: string) =>
    new Date(moment).toLocaleDateString('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'Africa/Lagos',
    }),
  moment: (moment: string) =>
    new Date(moment).toLocaleString('en-GB', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Africa/Lagos',
    }),
};

test('the table of all states and viewers is stored as text', async () => {
  const paymentLines = [...payments, ...refunds, ...parts].flatMap(([name, facts]) => [
    `${name}  [${describePayment(facts, 'admin').state}]`,
    ...viewers.map((viewer) => {
      const { label, sentence } = describePayment(facts, viewer);
      return `  ${viewer.padEnd(8)}${label} | ${sentence}`;
    }),
  ]);
  const subscriptionLines = subscriptions.flatMap(([name, facts]) => [
    `${name}  [${describeSubscription(facts, 'admin', format).case}]`,
    ...(['student', 'admin'] as const).map((viewer) => {
      const { label, sentence } = describeSubscription(facts, viewer, format);
      return `  ${viewer.padEnd(8)}${label} | ${joinParts(sentence)}`;
    }),
    '  tutor   (never sees a subscription)',
  ]);
  const table = ['PAYMENTS AND REFUNDS', ...paymentLines, '', 'SUBSCRIPTIONS', ...subscriptionLines, ''];
  await expect(table.join('\n')).toMatchFileSnapshot('./money-table.txt');
});

test('the table has every state of a payment', () => {
  const states = new Set([...payments, ...refunds].map(([, facts]) => describePayment(facts, 'admin').state));
  expect([...states].toSorted()).toEqual([...paymentStates].toSorted());
});

test('no viewer reads that money went back before the provider has processed the refund', () => {
  const open = refunds.filter(([, { refund }]) => refund?.state !== 'processed');
  const texts = open.flatMap(([, facts]) =>
    viewers.map((viewer) => {
      const { label, sentence } = describePayment(facts, viewer);
      return `${label} ${sentence}`;
    }),
  );
  expect(texts.filter((text) => /\bwent\b|\bgave\b/.test(text))).toEqual([]);
});
