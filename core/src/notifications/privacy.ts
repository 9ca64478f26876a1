import { links } from '../links/links.ts';
import { declareNotification, system, text } from './entry.ts';

/** Notifications about the deletion of an account, which a stranger may have requested. */
export const privacyNotifications = {
  deletionRequested: declareNotification({
    ...system,
    key: 'privacy.deletion_requested',
    locked: true,
    facts: { day: text },
    text: ({ day }) => ({
      title: 'Your account will be deleted',
      message: `On ${day} we delete it with everything in it. Until then you can keep it, in your settings. If you did not ask for this, keep it and change your password.`,
    }),
    link: links.settingsData,
  }),
  deletionCancelled: declareNotification({
    ...system,
    key: 'privacy.deletion_cancelled',
    locked: true,
    facts: {},
    text: () => ({
      title: 'Your account stays',
      message: 'We no longer delete it. If it was not you who changed that, change your password.',
    }),
    link: links.settingsData,
  }),
};
