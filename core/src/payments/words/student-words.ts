/** The words about a payment for the student who pays. */
import {
  type Amounts,
  decidedText,
  gaveText,
  type StateWords,
  withEarlier,
  withFrozen,
  withRest,
} from './word-parts.ts';

const speaker = { reader: 'student', receiver: 'you' } as const;

/** The effect of a payment, by the thing that it pays for. */
const paidEffects: Readonly<Partial<Record<Amounts['purchase'], string>>> = {
  premium: ', and the month is added',
  'the used lessons': ', and the lessons are added',
  'the seats of the group': ', and the months of your group are added',
};

export const studentWords: StateWords = {
  waiting: () => [
    'Not confirmed yet',
    'Your bank has not confirmed the payment yet. We will tell you when it does.',
  ],
  unneeded: () => [
    'Not needed any more',
    'You do not need to pay any more. If money still leaves your account, you get it back.',
  ],
  in_review: () => [
    'We are checking it',
    'The money we received does not match the price. A person will check it. You do not need to pay again.',
  ],
  set_aside: () => [
    'Does not count',
    'The money we received does not match the price. A person has checked it: it does not count as your payment.',
  ],
  declined: () => ['Declined', 'Your bank declined the payment. You can pay another way.'],
  insufficient_funds: () => [
    'Not enough money',
    'There was not enough money. You can pay another way, or later.',
  ],
  unfinished: () => ['Not finished', 'The payment was not finished. You can pay at any time.'],
  paid: ({ purchase }) => ['Paid', `Your payment arrived${paidEffects[purchase] ?? ''}.`],
  held: ({ price, lesson }) => [
    'Paid, held by Akada',
    `Akada holds ${price} until the ${lesson} is settled. The tutor does not have it yet.`,
  ],
  earned: ({ lesson }) => [
    'Paid',
    `The ${lesson} is settled. The tutor earned the price less the commission.`,
  ],
  refund_ordered: (amounts) => [
    `Refund of ${amounts.refund} ordered`,
    withRest(
      `${decidedText(amounts, speaker)} It is not in your account yet: banks take some days.`,
      amounts,
    ),
  ],
  refunded: (amounts) => [
    `${amounts.refund} went back`,
    withRest(`${gaveText(amounts, speaker)} Your bank may need some days to show it.`, amounts),
  ],
  refund_failed: (amounts) => [
    'Refund delayed',
    withEarlier(`We could not send ${amounts.refund} back yet. A person at Akada looks at it.`, amounts),
  ],
  refund_needs_details: (amounts) => [
    'Refund delayed',
    withEarlier(
      `We need your bank details to send ${amounts.refund} back. A person at Akada will ask you.`,
      amounts,
    ),
  ],
  disputed: (amounts) => [
    'Disputed at your bank',
    withFrozen(
      `${amounts.disputed} is disputed at your bank. We wait for its decision. If this is a mistake, tell your bank.`,
      amounts,
    ),
  ],
  charged_back: (amounts) => [
    `${amounts.disputed} back from your bank`,
    withRest(`Your bank gave you ${amounts.disputed} back.`, amounts),
  ],
};
