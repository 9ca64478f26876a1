import { links } from '../links/links.ts';
import { declareNotification, flag, system, text } from './entry.ts';

/** Notifications about reports of copyright. */
export const rightsNotifications = {
  takenDown: declareNotification({
    ...system,
    key: 'copyright.taken_down',
    locked: true,
    facts: { id: text, title: text },
    text: ({ title }) => ({
      title: `“${title}” is not shared for now`,
      message: 'Somebody says that it is theirs. You keep it. If you may share it, tell us why.',
    }),
    link: ({ id }) => links.copyrightCase(id),
  }),
  decided: declareNotification({
    ...system,
    key: 'copyright.decided',
    locked: true,
    facts: { id: text, title: text, put_back: flag },
    text: ({ title, put_back }) =>
      put_back
        ? {
            title: `“${title}” is shared again`,
            message: 'We have checked the report. Thank you for waiting.',
          }
        : {
            title: `“${title}” stays private`,
            message: 'We have checked the report. You keep it, and it cannot be shared.',
          },
    link: ({ id }) => links.copyrightCase(id),
  }),
  answered: declareNotification({
    ...system,
    key: 'copyright.answered',
    locked: false,
    facts: { title: text, put_back: flag },
    text: ({ title, put_back }) => ({
      title: 'We have checked your copyright report',
      message: put_back
        ? `“${title}” may be shared, so it stays. Thank you for telling us.`
        : `“${title}” is not shared any more. Thank you for telling us.`,
    }),
    link: () => links.notifications(),
  }),
};
