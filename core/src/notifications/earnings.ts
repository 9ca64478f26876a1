import { links } from '../links/links.ts';
import { nairaText } from '../payments/postings.ts';
import { declareNotification, number, system, text } from './entry.ts';

/** Notifications about money of sessions. */
export const earningNotifications = {
  paidOut: declareNotification({
    ...system,
    key: 'earning.paid_out',
    locked: false,
    facts: { amount: number, bank_reference: text, paid_on: text },
    text: ({ amount, bank_reference: reference, paid_on: day }) => ({
      title: `${nairaText(amount)} went to your bank`,
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
      message: `The session could not be confirmed. All ${nairaText(amount)} go back to you.`,
    }),
    link: () => links.bookingRequests(),
  }),
};
