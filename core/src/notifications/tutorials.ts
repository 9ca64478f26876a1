import { links } from '../links/links.ts';
import { cancelledSession } from './booking.ts';
import { declareNotification, flag, text } from './entry.ts';

/** Notifications about group tutorials. */
export const tutorialNotifications = {
  cancelled: declareNotification({
    ...cancelledSession,
    key: 'tutorial.cancelled',
    facts: { title: text, paid: flag, few: flag },
    text: ({ title, paid, few }) => ({
      title: `“${title}” is cancelled`,
      message: [
        few ? 'Too few students have joined.' : 'The tutor has cancelled it.',
        paid ? 'You get your money back.' : '',
      ]
        .filter((part) => part !== '')
        .join(' '),
    }),
    link: () => links.tutorials(),
  }),
};
