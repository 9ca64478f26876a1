/** The content of the settings pages, and the server's answers about a person who opens them. */
import { getSettings, listSessions } from '@akada/contract/identity/account-settings.ts';
import { getPreferences } from '@akada/contract/observers/notifications.ts';
import { page } from 'vitest/browser';
import { section } from './on-screen.ts';
import { answer } from './played-endpoints.ts';
import { listOf, makeId, makeSettings } from './samples.ts';

export const settings = makeSettings({});

export const phone = {
  id: makeId(1),
  device: 'Chrome on Android',
  current: true,
  created_at: '2026-10-01T08:00:00.000Z',
  last_used_at: '2026-11-02T08:00:00.000Z',
};
export const school = {
  ...phone,
  id: makeId(2),
  device: 'Firefox on Windows',
  current: false,
  last_used_at: '2026-11-01T14:30:00.000Z',
};

export const preferences = {
  items: [
    {
      type: 'PDF_UPLOAD_SUCCESS',
      label: 'A note is ready',
      category: 'study',
      in_app: true,
      email: false,
      locked: false,
    },
    {
      type: 'PASSWORD_CHANGED',
      label: 'My password changes',
      category: 'account',
      in_app: true,
      email: true,
      locked: true,
    },
  ] as const,
  daily_digest: false,
};

/** The list of all sections, which stands next to each of them. */
export const settingsList = page.getByRole('navigation', { name: 'Settings', exact: true });
export const account = section('Account');
export const password = section('Password');
export const devices = section('Where you are signed in');
export const notifications = section('Notifications');
export const deletion = section('Delete my account');

/** Two devices and two kinds of notifications. */
export function answerSettings(): void {
  answer(getSettings, settings);
  answer(listSessions, listOf(phone, school));
  answer(getPreferences, { ...preferences, items: [...preferences.items] });
}
