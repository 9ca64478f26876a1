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
      message: `It goes on ${day} with all that is yours. Until then you can take it back in your settings. If it was not you, do so and change your password.`,
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
      message: 'It is not deleted. If it was not you who took that back, change your password.',
    }),
    link: links.settingsData,
  }),
};
