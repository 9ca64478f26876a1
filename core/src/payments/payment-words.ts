/** The words for each state of a payment, by the person who reads them. */
import { formatNaira } from './naira.ts';
import { type PaymentFacts, type PaymentState, type RefundActor, readPaymentState } from './payment-state.ts';

/** The person who reads about a payment. */
export type MoneyViewer = 'student' | 'tutor' | 'admin';

/** The names of the things that people pay for. */
export const paymentNames: Readonly<Record<PaymentFacts['purpose'], string>> = {
  month: 'Premium, 1 month',
  card: 'Premium, 1 month, with another card',
  renewal: 'Premium, 1 month, renewed',
  session: 'Session with a tutor',
  seat: 'Seat in a group tutorial',
};

/** The words about one payment. */
export interface PaymentWords {
  state: PaymentState;
  /** A few words for a list. */
  label: string;
  /** One or two sentences, with the next step. */
  sentence: string;
}

interface Amounts {
  price: string;
  /** The subject of the payment: a session, or a tutorial of several students. */
  lesson: 'session' | 'tutorial';
  /** The refund, such as `₦1,000 of ₦4,500` for a part. */
  refund: string;
  actor: RefundActor | null;
}

type Words = readonly [label: string, sentence: string];
type StateWords = Readonly<Record<MoneyViewer, (amounts: Amounts) => Words>>;

/**
 * @param facts the facts of one payment
 * @param viewer the person who reads the words
 */
export function describePayment(facts: PaymentFacts, viewer: MoneyViewer): PaymentWords {
  const state = readPaymentState(facts);
  const price = formatNaira(facts.amount);
  const refund = formatNaira(facts.refund?.amount ?? 0);
  const isPart = facts.refund !== null && facts.refund.amount < facts.amount;
  const amounts = {
    price,
    lesson: facts.purpose === 'seat' ? ('tutorial' as const) : ('session' as const),
    refund: isPart ? `${refund} of ${price}` : refund,
    actor: facts.refund?.actor ?? null,
  };
  const [label, sentence] = words[state][viewer](amounts);
  return { state, label, sentence };
}

const notPaid = () =>
  ['Not paid', 'The student’s payment did not succeed. The student can pay another way.'] as const;

const refundDelayed = ({ refund }: Amounts): Words => [
  'Refund delayed',
  `The refund of ${refund} to the student is delayed. Akada looks at it.`,
];

const words: Readonly<Record<PaymentState, StateWords>> = {
  waiting: {
    student: () => [
      'Not confirmed yet',
      'Your bank has not confirmed the payment yet. We will tell you when it does.',
    ],
    tutor: () => ['Not paid yet', 'The student’s payment has not arrived yet.'],
    admin: () => ['Not confirmed yet', 'Paystack has not confirmed the payment yet.'],
  },
  unneeded: {
    student: () => [
      'Not needed any more',
      'You do not need to pay any more. If money still leaves your account, you get it back.',
    ],
    tutor: () => ['Not paid', 'No payment arrived before this ended.'],
    admin: () => [
      'Not needed any more',
      'This ended before the payment arrived. Money that still arrives goes back.',
    ],
  },
  in_review: {
    student: () => [
      'We are checking it',
      'The money we received does not match the price. A person will check it. You do not need to pay again.',
    ],
    tutor: () => ['Being checked', 'Akada is checking the student’s payment.'],
    admin: () => [
      'Does not match',
      'The money we received does not match the price. Assign it, or set it aside.',
    ],
  },
  declined: {
    student: () => ['Declined', 'Your bank declined the payment. You can pay another way.'],
    tutor: notPaid,
    admin: () => ['Declined', 'The payer’s bank declined the payment.'],
  },
  insufficient_funds: {
    student: () => ['Not enough money', 'There was not enough money. You can pay another way, or later.'],
    tutor: notPaid,
    admin: () => ['Not enough money', 'There was not enough money in the payer’s account.'],
  },
  unfinished: {
    student: () => ['Not finished', 'The payment was not finished. You can pay at any time.'],
    tutor: () => ['Not paid', 'The student did not finish the payment.'],
    admin: () => ['Not finished', 'The payer did not finish the payment.'],
  },
  paid: {
    student: () => ['Paid', 'Your payment arrived, and the month is added.'],
    tutor: () => ['Paid', 'The payment arrived.'],
    admin: () => ['Paid', 'The payment arrived, and the month is added.'],
  },
  held: {
    student: ({ price, lesson }) => [
      'Paid, held by Akada',
      `Akada holds ${price} until the ${lesson} is settled. The tutor does not have it yet.`,
    ],
    tutor: ({ price, lesson }) => ['Held by Akada', `Akada holds ${price} until the ${lesson} is settled.`],
    admin: ({ price, lesson }) => ['Held', `Akada holds ${price} until the ${lesson} is settled.`],
  },
  earned: {
    student: ({ lesson }) => [
      'Paid',
      `The ${lesson} is settled. Your payment counts as the tutor’s earnings.`,
    ],
    tutor: ({ lesson }) => ['Earned', `The ${lesson} is settled. Your share is in your earnings.`],
    admin: ({ lesson }) => [
      'Earned by the tutor',
      `The ${lesson} is settled. The tutor earned the price less the commission.`,
    ],
  },
  refund_ordered: {
    student: ({ refund, actor }) => [
      `${refund} on its way back`,
      `${decidedText(actor, 'student', refund)} It is not in your account yet: banks take some days.`,
    ],
    tutor: ({ refund, actor }) => [
      `${refund} on its way back`,
      `${decidedText(actor, 'tutor', refund)} Paystack has not sent it yet.`,
    ],
    admin: ({ refund, actor }) => [
      `${refund} on its way back`,
      `${decidedText(actor, 'admin', refund)} Paystack has not sent it yet.`,
    ],
  },
  refunded: {
    student: ({ refund, actor }) => [
      `${refund} went back`,
      `${gaveText(actor, 'student', refund)} Your bank may need some days to show it.`,
    ],
    tutor: ({ refund, actor }) => [`${refund} went back`, gaveText(actor, 'tutor', refund)],
    admin: ({ refund, actor }) => [`${refund} went back`, gaveText(actor, 'admin', refund)],
  },
  refund_failed: {
    student: ({ refund }) => [
      'Refund delayed',
      `We could not send ${refund} back yet. A person at Akada looks at it.`,
    ],
    tutor: refundDelayed,
    admin: ({ refund }) => [
      'Refund failed',
      `Paystack could not send ${refund} back. No money has moved. Try the refund again.`,
    ],
  },
  refund_needs_details: {
    student: ({ refund }) => [
      'Refund delayed',
      `We need your bank details to send ${refund} back. A person at Akada will ask you.`,
    ],
    tutor: refundDelayed,
    admin: ({ refund }) => [
      'Refund needs bank details',
      `Paystack needs the payer’s bank details to send ${refund} back. Add them in the Paystack dashboard.`,
    ],
  },
};

const receivers: Readonly<Record<MoneyViewer, string>> = {
  student: 'you',
  tutor: 'the student',
  admin: 'the payer',
};

/** @returns the person who acted, null if the record does not say who it was */
function actorName(actor: RefundActor | null, viewer: MoneyViewer): string | null {
  if (actor === null) return null;
  if (actor === viewer && actor !== 'admin') return 'You';
  return { student: 'The student', tutor: 'The tutor', admin: 'An administrator', clock: 'Akada' }[actor];
}

/** The refund is decided, but the provider has not processed it. */
function decidedText(actor: RefundActor | null, viewer: MoneyViewer, refund: string): string {
  const name = actorName(actor, viewer);
  if (name === null) return `A refund of ${refund} is ordered.`;
  if (actor === 'student') return `${name} cancelled in time. A refund of ${refund} is ordered.`;
  return `${name} decided to give ${receivers[viewer]} ${refund} back.`;
}

/** The provider has processed the refund. */
function gaveText(actor: RefundActor | null, viewer: MoneyViewer, refund: string): string {
  const name = actorName(actor, viewer);
  if (name === null) return `${refund} went back.`;
  if (actor === 'student') return `${name} cancelled in time. ${refund} went back.`;
  return `${name} gave ${receivers[viewer]} ${refund} back.`;
}
