/** The words about a payment for the student who pays. */
import { decidedText, gaveText, type StateWords, withRest } from './word-parts.ts';

const speaker = { reader: 'student', receiver: 'you' } as const;

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
  declined: () => ['Declined', 'Your bank declined the payment. You can pay another way.'],
  insufficient_funds: () => [
    'Not enough money',
    'There was not enough money. You can pay another way, or later.',
  ],
  unfinished: () => ['Not finished', 'The payment was not finished. You can pay at any time.'],
  paid: () => ['Paid', 'Your payment arrived, and the month is added.'],
  held: ({ price, lesson }) => [
    'Paid, held by Akada',
    `Akada holds ${price} until the ${lesson} is settled. The tutor does not have it yet.`,
  ],
  earned: ({ lesson }) => ['Paid', `The ${lesson} is settled. Your payment counts as the tutor’s earnings.`],
  refund_ordered: (amounts) => [
    `${amounts.refund} on its way back`,
    withRest(
      `${decidedText(amounts, speaker)} It is not in your account yet: banks take some days.`,
      amounts,
    ),
  ],
  refunded: (amounts) => [
    `${amounts.refund} went back`,
    withRest(`${gaveText(amounts, speaker)} Your bank may need some days to show it.`, amounts),
  ],
  refund_failed: ({ refund }) => [
    'Refund delayed',
    `We could not send ${refund} back yet. A person at Akada looks at it.`,
  ],
  refund_needs_details: ({ refund }) => [
    'Refund delayed',
    `We need your bank details to send ${refund} back. A person at Akada will ask you.`,
  ],
};
