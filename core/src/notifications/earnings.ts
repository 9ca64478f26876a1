import { links } from '../links/links.ts';
import { formatNaira } from '../payments/naira.ts';
import { describeForStudent } from '../payments/payment-words.ts';
import { declareNotification, number, system, text } from './entry.ts';

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

/** Notifications about money of sessions. */
export const earningNotifications = {
  paidOut: declareNotification({
    ...system,
    key: 'earning.paid_out',
    locked: false,
    facts: { amount: number, bank_reference: text, paid_on: text },
    text: ({ amount, bank_reference: reference, paid_on: day }) => ({
      title: `${formatNaira(amount)} went to your bank`,
      message: `Your earnings were paid on ${day}. The bank reference is ${reference}.`,
    }),
    link: () => links.earnings(),
  }),
  paidPastDeadline: declareNotification({
    ...system,
    key: 'earning.paid_past_deadline',
    locked: false,
    facts: { amount: number },
    text: ({ amount }) => ({
      title: 'Your payment came too late',
      message: `The session could not be confirmed. ${describeOverdueRefund(amount)}`,
    }),
    link: () => links.bookingRequests(),
  }),
};
