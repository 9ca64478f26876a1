/** The sections of the settings, in the order of their lists. */
import type { AccountRole } from '@akada/core/access/route-guard.ts';
import { links } from '@akada/core/links/links.ts';
import {
  type Icon,
  IconAdjustments,
  IconBell,
  IconDatabase,
  IconDevices,
  IconHelpCircle,
  IconLock,
  IconUsers,
} from '@tabler/icons-react';

export interface SettingsSection {
  path: string;
  title: string;
  /** A summary of the section. */
  text: string;
  icon: Icon;
  /** The section is for students only. */
  isStudents?: true;
}

export const settingsSections: readonly SettingsSection[] = [
  {
    path: links.settingsGeneral(),
    title: 'General',
    text: 'Colours, data use, keyboard and time zone',
    icon: IconAdjustments,
  },
  {
    path: links.settingsSecurity(),
    title: 'Password and second step',
    text: 'What it takes to sign in as you',
    icon: IconLock,
  },
  {
    path: links.settingsDevices(),
    title: 'Devices',
    text: 'Where you are signed in, and how to end it',
    icon: IconDevices,
  },
  {
    path: links.settingsNotifications(),
    title: 'Notification settings',
    text: 'What reaches you in the app and by email',
    icon: IconBell,
  },
  {
    path: links.settingsParents(),
    title: 'Parents',
    text: 'Who can see how you do',
    icon: IconUsers,
    isStudents: true,
  },
  {
    path: links.settingsData(),
    title: 'Your data',
    text: 'Download what Akada stores, or delete your account',
    icon: IconDatabase,
  },
  {
    path: links.support(),
    title: 'Contact support',
    text: 'Write to us, and read our answers',
    icon: IconHelpCircle,
  },
];

/** @returns the sections that the role has */
export const getSections = (role: AccountRole) =>
  settingsSections.filter(({ isStudents }) => isStudents === undefined || role === 'student');
