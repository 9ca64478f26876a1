import { links } from '../links/links.ts';
import { declareNotification, system, text } from './entry.ts';

/** Notifications about messages to support. */
export const supportNotifications = {
  answered: declareNotification({
    ...system,
    key: 'support.answered',
    locked: false,
    urgent: true,
    causeFact: 'id',
    facts: { id: text, text },
    text: ({ text: answer }) => ({ title: 'Support has answered you', message: `“${answer}”` }),
    link: ({ id }) => links.supportRequest(id),
  }),
  closed: declareNotification({
    ...system,
    key: 'support.closed',
    locked: false,
    facts: { id: text },
    text: () => ({
      title: 'Your request to support is closed',
      message: 'If something is still wrong, write below it and it is open again.',
    }),
    link: ({ id }) => links.supportRequest(id),
  }),
  replied: declareNotification({
    ...system,
    key: 'support.replied',
    locked: false,
    urgent: true,
    causeFact: 'id',
    facts: { id: text, name: text, text },
    text: ({ name, text: reply }) => ({ title: `${name} has answered you`, message: `“${reply}”` }),
    link: ({ id }) => links.adminSupportRequest(id),
  }),
};
