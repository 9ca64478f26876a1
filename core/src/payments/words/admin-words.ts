/** The words about a payment for administrators. */
import { decidedText, gaveText, type StateWords, withEarlier, withFrozen, withRest } from './word-parts.ts';

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
  set_aside: () => [
    'Set aside',
    'The money we received does not match the price. It is set aside, or assigned to another payment.',
  ],
  declined: () => ['Declined', 'The payer’s bank declined the payment.'],
  insufficient_funds: () => ['Not enough money', 'There was not enough money in the payer’s account.'],
  unfinished: () => ['Not finished', 'The payer did not finish the payment.'],
  paid: ({ purchase }) => [
    'Paid',
    purchase === 'premium' ? 'The payment arrived, and the month is added.' : 'The payment arrived.',
  ],
  held: ({ price, lesson }) => ['Held', `Akada holds ${price} until the ${lesson} is settled.`],
  earned: ({ lesson }) => [
    'Earned by the tutor',
    `The ${lesson} is settled. The tutor earned the price less the commission.`,
  ],
  refund_ordered: (amounts) => [
    `Refund of ${amounts.refund} ordered`,
    withRest(`${decidedText(amounts, speaker)} Paystack has not sent it yet.`, amounts),
  ],
  refunded: (amounts) => [`${amounts.refund} went back`, withRest(gaveText(amounts, speaker), amounts)],
  refund_failed: (amounts) => [
    'Refund failed',
    withEarlier(
      `Paystack could not send ${amounts.refund} back. The payer still waits for it. Try the refund again.`,
      amounts,
    ),
  ],
  refund_needs_details: (amounts) => [
    'Refund needs bank details',
    withEarlier(
      `Paystack needs the payer’s bank details to send ${amounts.refund} back. Add them in the Paystack dashboard.`,
      amounts,
    ),
  ],
  disputed: (amounts) => [
    'Disputed',
    withFrozen(
      `The payer’s bank disputes ${amounts.disputed}. Nothing can be refunded until it decides.`,
      amounts,
    ),
  ],
  charged_back: (amounts) => [
    `${amounts.disputed} lost to a dispute`,
    withRest(`The payer’s bank decided for the payer and took ${amounts.disputed}.`, amounts),
  ],
};
