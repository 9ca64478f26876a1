import { links } from '../links/links.ts';
import { formatNaira } from '../payments/naira.ts';
import type { PaymentFacts } from '../payments/payment-state.ts';
import { describeForStudent, describePayment } from '../payments/payment-words.ts';
import { describeReturned, nameAccount } from '../payments/payout-words.ts';
import { declareNotification, flagIfStored, number, oneOf, system, text, textIfStored } from './entry.ts';

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
  is_held: flagIfStored,
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
  /** The price is held until the session or seat is settled. */
  is_held: boolean | undefined;
}

/** The refund has only been ordered when this is written. */
function describeReturnedPrice({
  side,
  kind,
  title,
  price,
  amount,
  from_tutor: share,
  is_held: isHeld = false,
}: ReturnedPrice) {
  const payment: PaymentFacts = {
    state: 'paid',
    failure: null,
    purpose: kind,
    amount: price,
    refund: { amount, state: 'pending', actor: 'admin' },
    held: isHeld,
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

const returnedState = oneOf(['failed', 'returned']);

/** Notifications about money of sessions. */
export const earningNotifications = {
  paidOut: declareNotification({
    ...system,
    key: 'earning.paid_out',
    locked: false,
    urgent: true,
    facts: {
      amount: number,
      bank_reference: text,
      paid_on: text,
      bank: textIfStored,
      last4: textIfStored,
    },
    text: ({ amount, bank_reference: reference, paid_on: day, bank, last4 }) => {
      const account = bank === undefined || last4 === undefined ? '' : ` to ${nameAccount({ bank, last4 })},`;
      return {
        title: `${formatNaira(amount)} went to your bank`,
        message: `Your earnings were paid${account} on ${day}. The bank reference is ${reference}.`,
      };
    },
    link: () => links.payouts(),
  }),
  payoutReturned: declareNotification({
    ...system,
    key: 'earning.payout_returned',
    locked: false,
    urgent: true,
    facts: { state: returnedState, amount: number, bank: text, last4: text },
    text: (payout) => describeReturned(payout),
    link: () => links.payouts(),
  }),
  payoutAccountChanged: declareNotification({
    ...system,
    key: 'earning.payout_account_changed',
    locked: true,
    urgent: true,
    facts: { bank: text, last4: text, usable_on: text },
    text: ({ bank, last4, usable_on: day }) => ({
      title: 'A new bank account for your payouts was saved',
      message: `The new account is ${nameAccount({ bank, last4 })}. Money can go there from ${day}. If this was not you, change your password now and write to support before that day.`,
    }),
    link: () => links.payouts(),
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
    facts: { amount: number, paid_before: flagIfStored },
    text: ({ amount, paid_before: isSecond }) =>
      isSecond === true
        ? {
            title: 'Your session was paid twice',
            message: `The first payment counts, and the session stays as it is. ${describeOverdueRefund(amount)}`,
          }
        : {
            title: 'Your payment came too late',
            message: `The session or seat could not be confirmed any more. ${describeOverdueRefund(amount)}`,
          },
    link: () => links.bookingRequests(),
  }),
};
