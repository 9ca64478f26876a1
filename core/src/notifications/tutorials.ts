import { links } from '../links/links.ts';
import { declareNotification, flag, system, text } from './entry.ts';

/** Notifications about group tutorials. */
export const tutorialNotifications = {
  cancelled: declareNotification({
    ...system,
    key: 'tutorial.cancelled',
    locked: false,
    facts: { title: text, paid: flag, few: flag },
    text: ({ title, paid, few }) => ({
      title: `“${title}” does not take place`,
      message: [
        few ? 'Too few students have joined.' : 'The tutor has cancelled it.',
        paid ? 'What you have paid goes back to you.' : '',
      ]
        .filter((part) => part !== '')
        .join(' '),
    }),
    link: () => links.tutorials(),
  }),
};
