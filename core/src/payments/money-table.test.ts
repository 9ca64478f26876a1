/** Prints every state of money for every viewer into `money-table.txt`, so that a person can read all of it at once. */
import { expect, test } from 'vitest';
import {
  describeSubscription,
  joinParts,
  type SubscriptionFacts,
} from '../subscriptions/subscription-words.ts';
import {
  chargebackStates,
  type PaymentFacts,
  paymentStates,
  refundActors,
  refundStates,
} from './payment-state.ts';
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

const lessons: PaymentFacts = { ...month, purpose: 'package', amount: 2_000_000 };
const packageRefund = (actor: 'student' | 'clock', state: 'pending' | 'processed') => ({
  ...lessons,
  refund: { amount: 1_200_000, state, actor },
});

const payments: readonly (readonly [string, PaymentFacts])[] = [
  ['month, waiting', { ...month, state: 'pending' }],
  ['session, waiting', { ...session, state: 'pending' }],
  ['session, waiting, ended meanwhile', { ...session, state: 'pending', unneeded: true }],
  ['session, not finished, ended meanwhile', { ...session, state: 'abandoned', unneeded: true }],
  ['month, another amount came', { ...month, state: 'in_review' }],
  ['month, another amount came and was set aside', { ...month, state: 'set_aside' }],
  ['month, declined', { ...month, state: 'failed', failure: 'declined' }],
  ['month, not enough money', { ...month, state: 'failed', failure: 'insufficient_funds' }],
  ['month, not finished', { ...month, state: 'abandoned', failure: 'not_finished' }],
  ['month, paid', month],
  ['session, paid, not settled', { ...session, held: true }],
  ['seat, paid, not settled', { ...session, purpose: 'seat', held: true }],
  ['session, settled for the tutor', session],
  ['package, waiting', { ...lessons, state: 'pending' }],
  ['package, paid', lessons],
  ['premium of a group, paid', { ...month, purpose: 'group', amount: 13_500_000 }],
  ['package ended by the student, refund pending', packageRefund('student', 'pending')],
  ['package at its end, refund processed', packageRefund('clock', 'processed')],
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

const part = { amount: 100_000, state: 'processed', actor: 'admin' } as const;
const severalRefunds = refundStates
  .filter((state) => state !== 'processed')
  .map((state): readonly [string, PaymentFacts] => [
    `a second refund ${state}, by admin, after a processed one`,
    { ...session, refund: { ...part, amount: 250_000, state, processed: 100_000 } },
  ]);
const heldParts: readonly (readonly [string, PaymentFacts])[] = [
  ['session held, refund of a part processed', { ...session, held: true, refund: part }],
];
const chargebacks = [month, session].flatMap((payment) =>
  chargebackStates.map((state): readonly [string, PaymentFacts] => [
    `${payment.purpose}, chargeback ${state}`,
    { ...payment, chargeback: { amount: payment.amount, state } },
  ]),
);
const chargebackParts: readonly (readonly [string, PaymentFacts])[] = [
  ...(['evidence_due', 'lost'] as const).map((state): readonly [string, PaymentFacts] => [
    `package with unused lessons, chargeback of a part ${state}`,
    { ...session, purpose: 'package', chargeback: { amount: 100_000, state } },
  ]),
  ['session, chargeback of a part lost', { ...session, chargeback: { amount: 100_000, state: 'lost' } }],
  [
    'session, chargeback while a refund waits',
    {
      ...session,
      refund: { ...part, state: 'frozen' },
      chargeback: { amount: 450_000, state: 'evidence_due' },
    },
  ],
];

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
  [
    'a group pays',
    { ...subscription, hasPremium: true, seat: 'Hope College pays for your premium until 31 January.' },
  ],
  ['free', subscription],
  ['trial', { ...subscription, state: 'trialing', hasPremium: true }],
  ['will renew', { ...subscription, state: 'active', hasPremium: true, nextChargeAt }],
  ['stopped, will end', { ...subscription, state: 'non_renewing', hasPremium: true }],
  [
    'month over, not charged yet',
    {
      ...subscription,
      state: 'past_due',
      hasPremium: true,
      paidUntil: '2027-01-05T22:30:00.000Z',
      nextChargeAt,
    },
  ],
  [
    'charged, and the bank has not answered',
    { ...subscription, state: 'past_due', hasPremium: true, charge: 'sent', nextChargeAt },
  ],
  [
    'charged, and the owner must confirm',
    { ...subscription, state: 'past_due', hasPremium: true, charge: 'unconfirmed', nextChargeAt },
  ],
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
  const paymentLines = [
    ...payments,
    ...refunds,
    ...parts,
    ...severalRefunds,
    ...heldParts,
    ...chargebacks,
    ...chargebackParts,
  ].flatMap(([name, facts]) => [
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
  const states = new Set(
    [...payments, ...refunds, ...chargebacks].map(([, facts]) => describePayment(facts, 'admin').state),
  );
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
