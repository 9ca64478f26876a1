import { links } from '../links/links.ts';
import { declareNotification, system, text } from './entry.ts';

const security = { category: 'account', locked: true, mailed: true } as const;

/** Notifications about a person's own account and its security. */
export const accountNotifications = {
  created: declareNotification({
    ...security,
    key: 'account.created',
    id: 'ACCOUNT_CREATED',
    label: 'My account is made',
    facts: { role: text },
    text: ({ role }) => ({
      title: 'Welcome to Akada',
      message:
        role === 'tutor'
          ? 'Your account is ready. Complete your tutor profile, and an administrator will look at it.'
          : 'Your account is ready. Start with one of your notes, and make questions from it.',
    }),
    link: ({ role }) => (role === 'tutor' ? links.completeTutorProfile() : links.uploadNote()),
  }),
  verified: declareNotification({
    ...security,
    key: 'account.verified',
    id: 'EMAIL_VERIFIED',
    label: 'My address is confirmed',
    facts: {},
    text: () => ({ title: 'Your address is confirmed', message: 'You can use all of Akada now.' }),
    link: links.profile,
  }),
  emptied: declareNotification({
    ...system,
    key: 'account.emptied',
    locked: true,
    facts: {},
    text: () => ({
      title: 'Earlier entries were removed',
      message:
        'Someone registered your address before you confirmed it. We removed the passwords, name, picture and sign-ins from that time.',
    }),
    link: links.settingsSecurity,
  }),
  passwordChanged: declareNotification({
    ...security,
    key: 'account.password_changed',
    id: 'PASSWORD_CHANGED',
    label: 'My password changes',
    facts: {},
    text: () => ({
      title: 'Your password was changed',
      message: 'If it was not you, set a new password at once and end the other sign-ins in your settings.',
    }),
    link: links.settingsSecurity,
  }),
  linkHandedOver: declareNotification({
    ...system,
    key: 'account.link_handed_over',
    locked: true,
    facts: { role: text },
    text: ({ role }) => ({
      title: 'An administrator made a link for a new password',
      message: `The link works once, within 30 minutes. If you did not ask for it, write to support now.${payoutsWait(role)}`,
    }),
    link: links.support,
  }),
  handedLinkUsed: declareNotification({
    ...system,
    key: 'account.handed_link_used',
    locked: true,
    facts: { role: text },
    text: ({ role }) => ({
      title: 'Your password was set by an administrator’s link',
      message: `You were signed out on every device. If it was not you, set a new password and write to support.${payoutsWait(role)}`,
    }),
    link: links.settingsSecurity,
  }),
  viewed: declareNotification({
    ...system,
    key: 'account.viewed',
    locked: true,
    // There is no hurry, and an administrator may look at night.
    mailed: false,
    facts: { reason: text },
    text: ({ reason }) => ({
      title: 'An administrator looked at your account',
      message: `The reason given: ${reason}. They could change nothing, and did not see your notes, answers or messages. If you have a question, write to support.`,
    }),
    link: links.support,
  }),
  sessionReused: declareNotification({
    ...system,
    key: 'account.session_reused',
    locked: true,
    causeFact: null,
    facts: {},
    text: () => ({
      title: 'A sign-in was ended',
      message:
        'It was used from two places at once. If you see a device that is not yours, change your password.',
    }),
    link: links.settingsDevices,
  }),
  secondFactorOn: declareNotification({
    ...system,
    key: 'account.second_factor_on',
    locked: true,
    facts: {},
    text: () => ({
      title: 'A second step protects your sign-in',
      message:
        'From now on we ask for a code from your app. If it was not you, change your password at once.',
    }),
    link: links.settingsSecurity,
  }),
  secondFactorOff: declareNotification({
    ...system,
    key: 'account.second_factor_off',
    locked: true,
    facts: {},
    text: () => ({
      title: 'The second step was turned off',
      message: 'Your password alone signs you in again. If it was not you, change it at once.',
    }),
    link: links.settingsSecurity,
  }),
};

const payoutsWait = (role: string) => (role === 'tutor' ? ' Payouts to you wait for 48 hours.' : '');
