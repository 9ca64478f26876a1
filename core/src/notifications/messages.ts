import { links } from '../links/links.ts';
import { declareNotification, system, text } from './entry.ts';

/** Notifications about messages of people. The text of a message stays in its conversation, where a report finds it. */
export const messageNotifications = {
  received: declareNotification({
    ...system,
    key: 'messages.received',
    locked: false,
    urgent: true,
    causeFact: 'id',
    facts: { id: text, name: text },
    text: ({ name }) => ({
      title: `${name} has written to you`,
      message: 'Open the conversation to read it and to answer.',
    }),
    // Times count notified hours and not messages.
    severalText: ({ name }) => ({
      title: `${name} has written to you again`,
      message: 'Open the conversation to read it and to answer.',
    }),
    link: ({ id }) => links.conversation(id),
    action: 'Answer',
  }),
};
