/** The words about a payment for administrators. */
import { decidedText, gaveText, type StateWords, withRest } from './word-parts.ts';

const speaker = { reader: null, receiver: 'the payer' } as const;

export const adminWords: StateWords = {
  waiting: () => ['Not confirmed yet', 'Paystack has not confirmed the payment yet.'],
  unneeded: () => [
    'Not needed any more',
    'This ended before the payment arrived. Money that still arrives goes back.',
  ],
  in_review: () => [
    'Does not match',
    'The money we received does not match the price. Assign it, or set it aside.',
  ],
  declined: () => ['Declined', 'The payer’s bank declined the payment.'],
  insufficient_funds: () => ['Not enough money', 'There was not enough money in the payer’s account.'],
  unfinished: () => ['Not finished', 'The payer did not finish the payment.'],
  paid: () => ['Paid', 'The payment arrived, and the month is added.'],
  held: ({ price, lesson }) => ['Held', `Akada holds ${price} until the ${lesson} is settled.`],
  earned: ({ lesson }) => [
    'Earned by the tutor',
    `The ${lesson} is settled. The tutor earned the price less the commission.`,
  ],
  refund_ordered: (amounts) => [
    `${amounts.refund} on its way back`,
    withRest(`${decidedText(amounts, speaker)} Paystack has not sent it yet.`, amounts),
  ],
  refunded: (amounts) => [`${amounts.refund} went back`, withRest(gaveText(amounts, speaker), amounts)],
  refund_failed: ({ refund }) => [
    'Refund failed',
    `Paystack could not send ${refund} back. No money has moved. Try the refund again.`,
  ],
  refund_needs_details: ({ refund }) => [
    'Refund needs bank details',
    `Paystack needs the payer’s bank details to send ${refund} back. Add them in the Paystack dashboard.`,
  ],
};
