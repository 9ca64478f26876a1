import { links } from '../links/links.ts';
import { cancelledSession } from './booking.ts';
import { declareNotification, flag, oneOf, text } from './entry.ts';

const eitherSide = oneOf(['student', 'tutor']);
const moneyBack = (side: 'student' | 'tutor') =>
  side === 'student' ? 'You get your money back.' : 'All students get their money back.';

/** Notifications about group tutorials. */
export const tutorialNotifications = {
  cancelled: declareNotification({
    ...cancelledSession,
    key: 'tutorial.cancelled',
    facts: { title: text, paid: flag, few: flag },
    text: ({ title, paid, few }) => ({
      title: `“${title}” is cancelled`,
      message: [
        few ? 'Too few students have joined.' : 'The tutor cancelled it.',
        paid ? moneyBack('student') : '',
      ]
        .filter((part) => part !== '')
        .join(' '),
    }),
    link: () => links.tutorials(),
  }),
  cancelledByAkada: declareNotification({
    ...cancelledSession,
    key: 'tutorial.cancelled_by_akada',
    facts: { title: text, side: eitherSide, paid: flag, reason: text },
    text: ({ title, side, paid, reason }) => ({
      title: `“${title}” is cancelled`,
      message: `An administrator cancelled it: “${reason}”${paid ? ` ${moneyBack(side)}` : ''}`,
    }),
    link: () => links.tutorials(),
  }),
  seatReturned: declareNotification({
    ...cancelledSession,
    key: 'tutorial.seat_returned',
    facts: { title: text },
    text: ({ title }) => ({
      title: `You no longer have a seat in “${title}”`,
      message: 'An administrator took the seat back. If you paid for it, you get your money back.',
    }),
    link: () => links.tutorials(),
  }),
};
