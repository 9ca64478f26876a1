/** The words about a payment for the tutor of the session or tutorial. */
import {
  type Amounts,
  decidedText,
  gaveText,
  type StateWords,
  type Words,
  withEarlier,
  withFrozen,
  withRestForTutor,
} from './word-parts.ts';

const speaker = { reader: 'tutor', receiver: 'the student' } as const;

const notPaid = () =>
  ['Not paid', 'The student’s payment did not succeed. The student can pay another way.'] as const;

const refundDelayed = (amounts: Amounts): Words => [
  'Refund delayed',
  withEarlier(`The refund of ${amounts.refund} to the student is delayed. Akada looks at it.`, amounts),
];

/** The shares of used lessons of a package are paid out in the meantime. */
const describeStop = ({ purchase, lesson }: Amounts) =>
  purchase === 'the used lessons'
    ? 'Until it decides, nothing can be booked with this package.'
    : `Until it decides, Akada pays out nothing for this ${lesson}.`;

export const tutorWords: StateWords = {
  waiting: () => ['Not paid yet', 'The student’s payment has not arrived yet.'],
  unneeded: () => ['Not paid', 'No payment arrived before this ended.'],
  in_review: () => ['Being checked', 'Akada is checking the student’s payment.'],
  set_aside: () => ['Not paid', 'The money we received does not match the price.'],
  declined: notPaid,
  insufficient_funds: notPaid,
  unfinished: () => ['Not paid', 'The student did not finish the payment.'],
  paid: () => ['Paid', 'The payment arrived.'],
  held: ({ price, lesson }) => ['Held by Akada', `Akada holds ${price} until the ${lesson} is settled.`],
  earned: ({ lesson }) => ['Earned', `The ${lesson} is settled. Your share is in your earnings.`],
  refund_ordered: (amounts) => [
    `Refund of ${amounts.refund} ordered`,
    withRestForTutor(`${decidedText(amounts, speaker)} Paystack has not sent it yet.`, amounts),
  ],
  refunded: (amounts) => [
    `${amounts.refund} went back`,
    withRestForTutor(gaveText(amounts, speaker), amounts),
  ],
  refund_failed: refundDelayed,
  refund_needs_details: refundDelayed,
  disputed: (amounts) => [
    'Disputed',
    withFrozen(`The student’s bank checks ${amounts.disputed}. ${describeStop(amounts)}`, amounts),
  ],
  charged_back: (amounts) => [
    'Returned by the bank',
    withRestForTutor(`The bank gave the student ${amounts.disputed} back.`, amounts),
  ],
};
