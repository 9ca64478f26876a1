import { links } from '../links/links.ts';
import { formatNaira } from '../payments/naira.ts';
import { cancelledSession } from './booking.ts';
import { declareNotification, flag, number, oneOf, system, text } from './entry.ts';

const eitherSide = oneOf(['student', 'tutor']);
const moneyBack = (side: 'student' | 'tutor') =>
  side === 'student' ? 'You get your money back.' : 'All students get their money back.';

/** Notifications about group tutorials. */
export const tutorialNotifications = {
  seatTaken: declareNotification({
    ...system,
    key: 'tutorial.seat_taken',
    locked: false,
    causeFact: 'group',
    facts: { title: text, tutorialId: text, name: text, price: number, group: text },
    text: ({ title, name, price }) => ({
      title: price === 0 ? `${name} joined “${title}”` : `${name} paid for “${title}”`,
      message: price === 0 ? 'The seat is taken.' : `${formatNaira(price)} is paid, and the seat is taken.`,
    }),
    severalText: ({ title, name, price }, times) => ({
      title: `${times} students ${price === 0 ? 'joined' : 'paid for'} “${title}”`,
      message: `The newest is ${name}.`,
    }),
    link: ({ tutorialId }) => links.tutorTutorials({ id: tutorialId }),
    action: 'See who comes',
  }),
  /** A bank transfer can arrive long after the student has left the page of the payment. */
  seatPaid: declareNotification({
    ...system,
    key: 'tutorial.seat_paid',
    locked: false,
    urgent: true,
    facts: { title: text, tutorial_id: text, price: number },
    text: ({ title, price }) => ({
      title: `Your seat in “${title}” is paid`,
      message: `Your payment of ${formatNaira(price)} arrived, and the seat is yours.`,
    }),
    link: ({ tutorial_id: id }) => links.tutorials({ id }),
    action: 'See the tutorial',
  }),
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
