import { links } from '../links/links.ts';
import { declareNotification, number, system } from './entry.ts';

const koboInNaira = 100;

/** Notifications about money of sessions. */
export const earningNotifications = {
  paidPastDeadline: declareNotification({
    ...system,
    key: 'earning.paid_past_deadline',
    locked: false,
    facts: { amount: number },
    text: ({ amount }) => ({
      title: 'Your payment came too late',
      message: `The session could no longer be confirmed. All ${(amount / koboInNaira).toLocaleString('en-GB')} naira go back to you.`,
    }),
    link: links.notifications,
  }),
};
