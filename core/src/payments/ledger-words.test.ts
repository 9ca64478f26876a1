import { expect, test } from 'vitest';
import { type accountNames, describeFlow, readableBalance } from './ledger-words.ts';
import {
  type Posting,
  postingsOfAssigned,
  postingsOfFailedPayout,
  postingsOfLesson,
  postingsOfOrderedPayout,
  postingsOfPayout,
  postingsOfPrice,
  postingsOfRefund,
  postingsOfRegained,
  postingsOfRelease,
  postingsOfReturnedLesson,
  postingsOfReturnedPayout,
  postingsOfSentPayout,
  postingsOfSentRefund,
  postingsOfTransfer,
  postingsOfUnassigned,
} from './postings.ts';

const describeFlows = (postings: readonly Posting[]) =>
  postings.map((posting) => {
    const { from, to } = describeFlow(posting);
    return `${from} → ${to}`;
  });

test.each<[string, Posting[], string[]]>([
  [
    'a month',
    postingsOfPrice({ charged: 152_000, price: 150_000, fees: 2_250 }, 'subscription_income'),
    ['The payer → Income from premium', 'The payer → Paystack fees', 'At Paystack → Paystack fees'],
  ],
  [
    'a session',
    postingsOfPrice({ charged: 1, price: 1, fees: 0 }, 'held_for_sessions'),
    ['The payer → Held for sessions'],
  ],
  [
    'a lesson of a package, and its way back',
    [...postingsOfLesson(100), ...postingsOfReturnedLesson(100), ...postingsOfRegained(100)],
    [
      'Held for packages → Held for sessions',
      'Held for sessions → Held for packages',
      'Held for packages → Income from commission',
    ],
  ],
  ['a bank transfer of a group', postingsOfTransfer(100), ['The payer → Income from premium']],
  [
    'a settled session',
    postingsOfRelease({ share: 85, commission: 15, givenBack: 0 }),
    ['Held for sessions → Owed to tutors', 'Held for sessions → Income from commission'],
  ],
  [
    'a refund from the tutor and the commission',
    postingsOfRefund(100, 'commission_income', 60),
    ['Owed to tutors → Refunds in progress', 'Income from commission → Refunds in progress'],
  ],
  ['a refund that was sent', postingsOfSentRefund(1), ['Refunds in progress → The payer']],
  ['a payout', postingsOfPayout(1), ['Owed to tutors → The tutor’s bank']],
  [
    'a transfer',
    [
      ...postingsOfOrderedPayout(100),
      ...postingsOfSentPayout({ amount: 100, fee: 5 }, 5),
      ...postingsOfReturnedPayout({ amount: 100, fee: 5 }),
      ...postingsOfFailedPayout(100),
    ],
    [
      'Owed to tutors → Payouts on their way',
      'Payouts on their way → The tutor’s bank',
      'Payouts on their way → Paystack fees',
      'At Paystack → Paystack fees',
      'The tutor’s bank → Owed to tutors',
      'Paystack fees → Owed to tutors',
      'Payouts on their way → Owed to tutors',
    ],
  ],
  [
    'unmatched money',
    [...postingsOfUnassigned({ charged: 1, fees: 0 }), ...postingsOfAssigned(1, 'held_for_sessions')],
    ['The payer → Unmatched money', 'Unmatched money → Held for sessions'],
  ],
])('the rows of %s name both ends in the order of the flow', (_name, postings, flows) => {
  expect(describeFlows(postings)).toEqual(flows);
});

test('a reader sees income and debts above zero, and money that left our bank below', () => {
  const balances = {
    commission_income: -33_750,
    owed_to_tutors: -191_250,
    at_provider: 150_000,
    bank: -100,
    unassigned: 0,
  };
  const readableBalances = Object.entries(balances).map(([account, balance]) =>
    readableBalance(account as keyof typeof accountNames, balance),
  );
  expect(readableBalances).toEqual([33_750, 191_250, 150_000, -100, 0]);
});
