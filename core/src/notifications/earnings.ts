import { links } from '../links/links.ts';
import { formatNaira } from '../payments/naira.ts';
import type { PaymentFacts } from '../payments/payment-state.ts';
import { describeForStudent, describePayment } from '../payments/payment-words.ts';
import { declareNotification, number, oneOf, system, text } from './entry.ts';

/** The refund of money that came too late has only been ordered when this is written. */
function describeOverdueRefund(amount: number): string {
  const facts = {
    state: 'paid' as const,
    failure: null,
    purpose: 'session' as const,
    amount,
    refund: { amount, state: 'pending' as const, actor: 'clock' as const },
    held: false,
    unneeded: true,
  };
  return describeForStudent(facts).sentence;
}

const returnedFacts = {
  side: oneOf(['student', 'tutor']),
  kind: oneOf(['session', 'seat']),
  subject_id: text,
  title: text,
  price: number,
  amount: number,
  from_tutor: number,
};

interface ReturnedPrice {
  side: 'student' | 'tutor';
  kind: 'session' | 'seat';
  subject_id: string;
  /** The title of the session or tutorial. */
  title: string;
  price: number;
  amount: number;
  /** The part of the amount that the tutor gives. */
  from_tutor: number;
}

/** The refund has only been ordered when this is written. */
function describeReturnedPrice({ side, kind, title, price, amount, from_tutor: share }: ReturnedPrice) {
  const payment: PaymentFacts = {
    state: 'paid',
    failure: null,
    purpose: kind,
    amount: price,
    refund: { amount, state: 'pending', actor: 'admin' },
    held: false,
    unneeded: false,
  };
  const refund = amount < price ? `${formatNaira(amount)} of ${formatNaira(price)}` : formatNaira(amount);
  const earnings =
    share > 0 ? `Your earnings are ${formatNaira(share)} lower.` : 'Your earnings stay the same.';
  const subject = title === '' ? '' : `This is about “${title}”. `;
  const message = `${subject}${describePayment(payment, side).sentence}`;
  return side === 'student'
    ? { title: `You get ${refund} back`, message }
    : { title: `${refund} goes back to your student`, message: `${message} ${earnings}` };
}

/** Notifications about money of sessions. */
export const earningNotifications = {
  paidOut: declareNotification({
    ...system,
    key: 'earning.paid_out',
    locked: false,
    urgent: true,
    facts: { amount: number, bank_reference: text, paid_on: text },
    text: ({ amount, bank_reference: reference, paid_on: day }) => ({
      title: `${formatNaira(amount)} went to your bank`,
      message: `Your earnings were paid on ${day}. The bank reference is ${reference}.`,
    }),
    link: () => links.earnings(),
  }),
  priceReturned: declareNotification({
    ...system,
    key: 'earning.price_returned',
    locked: false,
    urgent: true,
    facts: returnedFacts,
    text: (read: ReturnedPrice) => describeReturnedPrice(read),
    link: ({ side, kind, subject_id: id }: ReturnedPrice) => {
      if (side === 'tutor') return links.earnings();
      return kind === 'session' ? links.session(id) : links.tutorials();
    },
  }),
  paidPastDeadline: declareNotification({
    ...system,
    key: 'earning.paid_past_deadline',
    locked: false,
    urgent: true,
    facts: { amount: number },
    text: ({ amount }) => ({
      title: 'Your payment came too late',
      message: `The session could not be confirmed. ${describeOverdueRefund(amount)}`,
    }),
    link: () => links.bookingRequests(),
  }),
};
