import { getSettings, listSessions } from '@akada/contract/identity/account-settings.ts';
import { getPreferences } from '@akada/contract/observers/notifications.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { alert, button, dialog, expectGone, expectSeen, heading, link } from '../../testing/on-screen.ts';
import { ngozi, tunde } from '../../testing/people.ts';
import { answer, refused } from '../../testing/played-endpoints.ts';
import { listOf } from '../../testing/samples.ts';
import {
  account,
  answerSettings,
  deletion,
  devices,
  notifications,
  password,
  phone,
  preferences,
  school,
  settings,
  settingsList,
} from '../../testing/settings-sections.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

beforeEach(answerSettings);

const menu = page.getByRole('navigation', { name: 'Main' });

const addresses = [
  ['/settings/general', 'General', () => account],
  ['/settings/security', 'Password and second step', () => password],
  ['/settings/devices', 'Devices', () => devices.getByText('Firefox on Windows')],
  ['/settings/notifications', 'Notification settings', () => notifications.getByText('A note is ready')],
  ['/settings/parents', 'Parents', () => page.getByText(/^Nobody reads how you do/)],
  ['/settings/data', 'Your data', () => deletion],
] as const;

test('the list is sound, and names every section with its address', async () => {
  await visit('/settings', { as: ngozi });
  await expectSeen(heading('Settings'));
  await expectSoundPage();
  const found = settingsList
    .getByRole('link')
    .elements()
    .map((it) => it.getAttribute('href'));
  expect(found).toEqual([...addresses.map(([address]) => address), '/support']);
});

test.each(addresses)('%s is sound', async (address, title, shown) => {
  await visit(address, { as: ngozi });
  await expectSeen(heading(title), shown());
  await expectSoundPage();
});

test('on a phone the list leads to a section, and the section back to the list', async () => {
  await visit('/settings', { as: ngozi, width: 360 });
  await settingsList.getByRole('link', { name: /^Devices/ }).click();
  await expectAddress('/settings/devices');
  await expect.element(heading('Devices')).toHaveFocus();
  await expectGone(settingsList);
  await link('All settings').click();
  await expectAddress('/settings');
  await expectSeen(settingsList);
});

test('the list stays next to the section on a wide screen', async () => {
  await visit('/settings/security', { as: ngozi });
  const current = settingsList.getByRole('link', { name: 'Password and second step' });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  await settingsList.getByRole('link', { name: 'Your data' }).click();
  await expectAddress('/settings/data');
  await expectSeen(deletion, settingsList);
  await expect.element(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
});

test.each([
  ['/settings/data', () => deletion.getByRole('button'), 'Delete your account?'],
  ['/settings/devices', () => button('Sign out everywhere'), 'Sign out everywhere?'],
] as const)('the dialog of %s is sound', async (address, opener, title) => {
  await visit(address, { as: ngozi });
  await opener().click();
  await expectSeen(dialog(title));
  await expectSoundState();
});

test.each([
  ['your settings', '/settings/security', getSettings, settings, () => password],
  [
    'your sign-ins',
    '/settings/devices',
    listSessions,
    listOf(phone, school),
    () => devices.getByText('Firefox on Windows'),
  ],
  [
    'your choices',
    '/settings/notifications',
    getPreferences,
    { ...preferences, items: [...preferences.items] },
    () => notifications.getByText('A note is ready'),
  ],
] as const)(
  '%s that do not load are said, the list stays, and trying again helps',
  async (label, address, endpoint, full, shown) => {
    answer(endpoint, refused('internal', 'Something went wrong on our side.'));
    await visit(address, { as: ngozi });
    await expectSeen(alert(`We could not load ${label}.`), settingsList);
    answer(endpoint, full as never);
    await button('Try again').click();
    await expectSeen(shown());
    await expectGone(alert());
  },
);

test('a tutor has the same settings', async () => {
  await visit('/settings/data', { as: tunde });
  await expectSeen(deletion, settingsList);
});
