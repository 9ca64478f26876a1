import { links } from '../links/links.ts';
import { missedLimit } from '../tutors/missed-sessions.ts';
import { declareNotification, system, text, textOrNull } from './entry.ts';

/** Notifications to a tutor about the decision on their profile, and on a change of it. */
export const tutorNotifications = {
  approved: declareNotification({
    ...system,
    key: 'tutor.approved',
    locked: false,
    facts: {},
    text: () => ({
      title: 'Your tutor profile is approved',
      message: 'Students can now find you and book your weekly hours.',
    }),
    link: links.tutorDashboard,
  }),
  rejected: declareNotification({
    ...system,
    key: 'tutor.rejected',
    locked: false,
    causeFact: null,
    facts: { reason: textOrNull },
    text: ({ reason }) => ({
      title: 'Your tutor profile needs a change',
      message: [reason, 'Change your profile, and an administrator will look at it again.']
        .filter((part) => part !== null)
        .join(' '),
    }),
    link: links.tutorProfile,
  }),
  hidden: declareNotification({
    ...system,
    key: 'tutor.hidden',
    locked: false,
    facts: {},
    text: () => ({
      title: 'Students do not see your profile at present',
      message: `You have missed ${missedLimit.sessions} sessions in ${missedLimit.days} days. An administrator will look at it. Your booked sessions still take place.`,
    }),
    link: links.tutorProfile,
  }),
  shownAgain: declareNotification({
    ...system,
    key: 'tutor.shown_again',
    locked: false,
    facts: {},
    text: () => ({
      title: 'Students see your profile again',
      message: 'An administrator has looked at it. You can be booked as before.',
    }),
    link: links.tutorProfile,
  }),
  revisionApproved: declareNotification({
    ...system,
    key: 'tutor.revision_approved',
    locked: false,
    facts: {},
    text: () => ({
      title: 'Your change is approved',
      message: 'Students now see it in your tutor profile.',
    }),
    link: links.tutorProfile,
  }),
  revisionRejected: declareNotification({
    ...system,
    key: 'tutor.revision_rejected',
    locked: false,
    causeFact: null,
    facts: { reason: text },
    text: ({ reason }) => ({
      title: 'Your change was not approved',
      message: `${reason} Your profile stays approved as it was. Change it again, or withdraw the change.`,
    }),
    link: links.tutorProfile,
  }),
};
