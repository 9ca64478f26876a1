import {
  changePassword,
  endAllSessions,
  endSession,
  getSettings,
  listSessions,
  saveSettings,
} from '@akada/contract/identity/account-settings.ts';
import { getPreferences, savePreferences } from '@akada/contract/observers/notifications.ts';
import { cancelDeletion, prepareExport, requestDeletion } from '@akada/contract/observers/privacy.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, expectDocument, visit } from '../../testing/app-under-test.tsx';
import { expectSignInFirst } from '../../testing/closed-doors.ts';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  dialog,
  expectBusy,
  expectGone,
  expectRefused,
  expectSeen,
  field,
  heading,
  link,
  section,
  status,
} from '../../testing/on-screen.ts';
import { ngozi, tunde } from '../../testing/people.ts';
import { answer, networkLoss, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { idOf, listOf, settingsOf } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const settings = settingsOf({});

const phone = {
  id: idOf(1),
  device: 'Chrome on Android',
  current: true,
  created_at: '2026-10-01T08:00:00.000Z',
  last_used_at: '2026-11-02T08:00:00.000Z',
};
const school = {
  ...phone,
  id: idOf(2),
  device: 'Firefox on Windows',
  current: false,
  last_used_at: '2026-11-01T14:30:00.000Z',
};

const preferences = {
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

const menu = page.getByRole('navigation', { name: 'Main' });
const list = page.getByRole('navigation', { name: 'Settings', exact: true });
const account = section('Account');
const password = section('Password');
const devices = section('Where you are signed in');
const notifications = section('Notifications');
const download = section('Download my data');
const deletion = section('Delete my account');

beforeEach(() => {
  answer(getSettings, settings);
  answer(listSessions, listOf(phone, school));
  answer(getPreferences, { ...preferences, items: [...preferences.items] });
});

const addresses = [
  ['/settings/general', 'General', () => account],
  ['/settings/security', 'Password and second step', () => password],
  ['/settings/devices', 'Devices', () => devices.getByText('Firefox on Windows')],
  ['/settings/notifications', 'Notification settings', () => notifications.getByText('A note is ready')],
  ['/settings/data', 'Your data', () => deletion],
] as const;

test('the list is sound, and names every section with its address', async () => {
  await visit('/settings', { as: ngozi });
  await expectSeen(heading('Settings'));
  await expectSoundPage();
  const found = list
    .getByRole('link')
    .elements()
    .map((it) => it.getAttribute('href'));
  expect(found).toEqual(addresses.map(([address]) => address));
});

test.each(addresses)('%s is sound', async (address, title, shown) => {
  await visit(address, { as: ngozi });
  await expectSeen(heading(title), shown());
  await expectSoundPage();
});

test('refused fields are sound, too', async () => {
  await visit('/settings/security', { as: ngozi });
  await button('Change password').click();
  await expectRefused(field('Current password'), 'Password is required');
  await expectSoundPage();
});

test('on a phone the list leads to a section, and the section back to the list', async () => {
  await visit('/settings', { as: ngozi, width: 360 });
  await list.getByRole('link', { name: /^Devices/ }).click();
  await expectAddress('/settings/devices');
  await expect.element(heading('Devices')).toHaveFocus();
  await expectGone(list);
  await link('All settings').click();
  await expectAddress('/settings');
  await expectSeen(list);
});

test('on a wide screen the list stays beside the section', async () => {
  await visit('/settings/security', { as: ngozi });
  const current = list.getByRole('link', { name: 'Password and second step' });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  await list.getByRole('link', { name: 'Your data' }).click();
  await expectAddress('/settings/data');
  await expectSeen(deletion, list);
  await expect.element(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
});

test.each([
  ['/settings/data', () => deletion.getByRole('button'), 'Delete your account?'],
  ['/settings/devices', () => button('Sign out everywhere'), 'Sign out everywhere?'],
] as const)('the dialog of %s is sound', async (address, opener, title) => {
  await visit(address, { as: ngozi });
  await opener().click();
  await expectSeen(dialog(title));
  await expectSoundPage();
});

test('what needs no answer is there before it', async () => {
  const own = pending(getSettings);
  answer(getSettings, own);
  await visit('/settings/general', { as: ngozi });
  await expectSeen(heading('Appearance'), page.getByRole('img', { name: 'Loading your settings' }));
  await expectGone(account);
  own.give(settings);
  await expectSeen(account);
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
  async (what, address, endpoint, full, shown) => {
    answer(endpoint, refused('internal', 'Something went wrong on our side.'));
    await visit(address, { as: ngozi });
    await expectSeen(alert(`We could not load ${what}.`), list);
    answer(endpoint, full as never);
    await button('Try again').click();
    await expectSeen(shown());
    await expectGone(alert());
  },
);

test('the time zone and what is shown less of are saved together', async () => {
  const saved = pending(saveSettings);
  answer(saveSettings, saved);
  await visit('/settings/general', { as: ngozi });
  await field('Time zone').selectOptions('Africa/Accra');
  await page.getByRole('checkbox', { name: /Show less of points/ }).click();
  await button('Save settings').click();
  await expectBusy(button('Save settings'));
  saved.give({ ...settings, time_zone: 'Africa/Accra', minimise_gamification: true });

  await expectSeen(status('Your settings are saved.'));
  expect(sent(saveSettings)[0]?.body).toEqual({ time_zone: 'Africa/Accra', minimise_gamification: true });

  await field('Time zone').selectOptions('Africa/Lagos');
  await expectGone(status('Your settings are saved.'));
});

test('settings that could not be saved say so and stay chosen', async () => {
  answer(saveSettings, networkLoss);
  await visit('/settings/general', { as: ngozi });
  await field('Time zone').selectOptions('Africa/Accra');
  await button('Save settings').click();
  await expectSeen(account.getByRole('alert'));
  await expect.element(field('Time zone')).toHaveValue('Africa/Accra');
});

test('colours follow the choice and are remembered on this device', async () => {
  await visit('/settings/general', { as: ngozi });
  await field('Colours').selectOptions('Dark');
  await expect.element(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(localStorage.getItem('themeMode')).toBe('dark');
  await field('Colours').selectOptions('As my device');
  await expect.element(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'light');
  expect(localStorage.getItem('themeMode')).toBeNull();
});

test('a new password ends the session here too', async () => {
  answer(changePassword, { message: 'Your password is changed. Sign in with the new one.' });
  await visit('/settings/security', { as: ngozi });
  await field('Current password').fill('correct horse');
  await field('New password').fill('better battery');
  await button('Change password').click();

  await expectAddress('/login');
  await expectSeen(status('Your password is changed. Sign in with the new one.'));
  expect(sent(changePassword)).toMatchObject([
    {
      body: { current_password: 'correct horse', new_password: 'better battery' },
      idempotencyKey: expect.any(String),
    },
  ]);
});

test('passwords are refused beside their fields, by the page and by the server', async () => {
  answer(changePassword, refused('validation_failed', { current_password: 'This is not your password.' }));
  await visit('/settings/security', { as: ngozi });
  await field('New password').fill('short');
  await button('Change password').click();
  await expectRefused(field('Current password'), 'Password is required');
  await expectRefused(field('New password'), 'Password must be at least 8 characters');
  await expect.element(field('New password')).toBeInvalid();
  await expect.element(field('Current password')).toHaveFocus();
  expect(sent(changePassword)).toEqual([]);

  await field('Current password').fill('wrong horse');
  await field('New password').fill('better battery');
  await button('Change password').click();
  await expectRefused(field('Current password'), 'This is not your password.');
  await expect.element(field('Current password')).toHaveFocus();
  await expectGone(password.getByRole('alert'));
});

test('a user without a password sets one without an old one', async () => {
  answer(getSettings, { ...settings, has_password: false });
  answer(changePassword, { message: 'Set.' });
  await visit('/settings/security', { as: ngozi });
  await expectSeen(section('Set a password'));
  await expectGone(field('Current password'));
  await field('New password').fill('better battery');
  await button('Set password').click();
  await expectAddress('/login');
  expect(sent(changePassword)[0]?.body).toEqual({ new_password: 'better battery' });
});

test('another device is signed out, this one cannot be by mistake', async () => {
  answer(endSession, undefined);
  await visit('/settings/devices', { as: ngozi });
  await expectSeen(devices.getByText('This device'), devices.getByText('Last used 1 Nov 2026, 15:30'));
  await expectGone(button(/^Sign out Chrome on Android/));

  answer(listSessions, listOf(phone));
  await button(/^Sign out Firefox on Windows/).click();
  await expectGone(devices.getByText('Firefox on Windows'));
  expect(sent(endSession)).toMatchObject([{ params: { id: idOf(2) } }]);
});

test('ten sign-ins of one browser are told apart, this one first', async () => {
  const many = Array.from({ length: 10 }, (_, at) => ({
    ...school,
    id: idOf(at + 3),
    device: 'Chrome on Android',
    created_at: `2026-10-${10 + at}T08:00:00.000Z`,
  }));
  answer(listSessions, listOf(...many, phone));
  await visit('/settings/devices', { as: ngozi });
  await expectSeen(devices.getByText('Signed in 12 Oct 2026, 09:00'));
  const rows = devices.getByRole('listitem').elements();
  expect(rows[0]?.textContent).toContain('This device');
  const names = devices
    .getByRole('button', { name: /^Sign out Chrome/ })
    .elements()
    .map((it) => it.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(10);
});

test('a device that could not be signed out stays, with the reason beside it', async () => {
  answer(endSession, refused('unavailable', 'The service is busy.'));
  await visit('/settings/devices', { as: ngozi });
  await button(/^Sign out Firefox on Windows/).click();
  await expectSeen(devices.getByRole('alert'), devices.getByText('Firefox on Windows'));
});

test('signing out everywhere asks first, and then forgets the account here', async () => {
  answer(endAllSessions, undefined);
  await visit('/settings/devices', { as: ngozi });
  await button('Sign out everywhere').click();
  await dialog('Sign out everywhere?').getByRole('button', { name: 'Stay signed in' }).click();
  await expectGone(dialog('Sign out everywhere?'));
  expect(sent(endAllSessions)).toEqual([]);
  await expect.element(button('Sign out everywhere')).toHaveFocus();

  await button('Sign out everywhere').click();
  await button('Sign out all devices').click();
  await expectAddress('/login');
  expect(localStorage.getItem('token')).toBeNull();
});

test('notifications are chosen by kind and channel; what guards the account cannot be turned off', async () => {
  const saved = { ...preferences, items: [...preferences.items], daily_digest: true };
  answer(savePreferences, saved);
  await visit('/settings/notifications', { as: ngozi });
  await expect.element(page.getByRole('checkbox', { name: 'My password changes, by email' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'A note is ready, by email' }).click();
  await page.getByRole('checkbox', { name: 'A note is ready, in the app' }).click();
  await page.getByRole('checkbox', { name: /One email a day/ }).click();
  await button('Save notifications').click();

  await expectSeen(status('Your choices are saved.'));
  expect(sent(savePreferences)[0]?.body).toEqual({
    items: [{ type: 'PDF_UPLOAD_SUCCESS', in_app: false, email: true }],
    daily_digest: true,
  });
});

test('choices that could not be saved say so and stay chosen', async () => {
  answer(savePreferences, refused('internal', 'Something went wrong on our side.'));
  await visit('/settings/notifications', { as: ngozi });
  const byMail = page.getByRole('checkbox', { name: 'A note is ready, by email' });
  await byMail.click();
  await button('Save notifications').click();
  await expectSeen(alert('Something went wrong on our side.'));
  await expect.element(byMail).toBeChecked();
});

test('the download begins by itself and can be had again', async () => {
  const path = `/api/v1/exports/${'e'.repeat(43)}`;
  const prepared = pending(prepareExport);
  answer(prepareExport, prepared);
  await visit('/settings/data', { as: ngozi });
  await download.getByRole('button').click();
  await expectBusy(download.getByRole('button'));
  prepared.give({ download_path: path, expires_at: new Date(Date.now() + 600_000).toISOString() });

  await expectDocument(path);
  const again = download.getByRole('link', { name: 'Download it again' });
  await expect.element(again).toHaveFocus();
  await expect.element(again).toHaveAttribute('href', path);
  await expectSeen(status('Your download has begun.'));
});

test('a download that is refused can be tried again', async () => {
  answer(prepareExport, refused('too_many_requests', 'Three archives a day are enough.'));
  await visit('/settings/data', { as: ngozi });
  await download.getByRole('button').click();
  await expectSeen(alert('Three archives a day are enough.'), button('Download my data'));
});

test('an account is deleted by its address and its password, and can be kept until then', async () => {
  answer(requestDeletion, { deletion_due_at: '2026-11-16T09:00:00.000Z' });
  answer(cancelDeletion, undefined);
  await visit('/settings/data', { as: ngozi });
  await deletion.getByRole('button').click();
  const asked = dialog('Delete your account?');
  await asked.getByLabelText('Email address').fill('ngozi@example.com');
  await asked.getByLabelText('Password', { exact: true }).fill('correct horse');
  answer(getSettings, { ...settings, deletion_due_at: '2026-11-16T09:00:00.000Z' });
  await asked.getByRole('button', { name: 'Delete my account' }).click();

  await expectSeen(status('Your account will be deleted on 16 November 2026.'));
  await expectGone(asked);
  expect(sent(requestDeletion)[0]?.body).toEqual({ email: 'ngozi@example.com', password: 'correct horse' });

  answer(getSettings, settings);
  await button('Keep my account').click();
  await expectSeen(deletion.getByText('What happens when you delete your account:'));
  expect(sent(cancelDeletion)).toHaveLength(1);
});

test('a deletion is refused beside its fields, by the page and by the server', async () => {
  answer(requestDeletion, refused('validation_failed', { email: 'This is not your address.' }));
  await visit('/settings/data', { as: ngozi });
  await deletion.getByRole('button').click();
  const asked = dialog('Delete your account?');
  const confirm = asked.getByRole('button', { name: 'Delete my account' });
  const email = asked.getByLabelText('Email address');
  await confirm.click();
  await expectRefused(email, 'Type your email address');
  await expectRefused(asked.getByLabelText('Password', { exact: true }), 'Password is required');
  expect(sent(requestDeletion)).toEqual([]);

  await email.fill('amina@example.com');
  await asked.getByLabelText('Password', { exact: true }).fill('correct horse');
  await confirm.click();
  await expectRefused(email, 'This is not your address.');
  await expect.element(email).toHaveFocus();
  await expectGone(asked.getByRole('alert'));
});

test('a deletion that could not be taken back stays, and says so', async () => {
  answer(getSettings, { ...settings, deletion_due_at: '2026-11-16T09:00:00.000Z' });
  answer(cancelDeletion, refused('unavailable', 'The service is busy.'));
  await visit('/settings/data', { as: ngozi });
  await button('Keep my account').click();
  await expectSeen(alert('The service is busy.'), status(/Your account will be deleted/));
});

test('a tutor has the same settings', async () => {
  await visit('/settings/data', { as: tunde });
  await expectSeen(deletion, list);
});

test('a visitor signs in first', () => expectSignInFirst('/settings'));

test('by keyboard alone: a dialog opens, holds the focus and gives it back', async () => {
  await visit('/settings/data', { as: ngozi });
  await tabTo(deletion.getByRole('button'));
  await press('{Enter}');
  const asked = dialog('Delete your account?');
  await tabTo(asked.getByLabelText('Email address'));
  await press('ngozi@example.com{Enter}');
  await expectRefused(asked.getByLabelText('Password', { exact: true }), 'Password is required');
  await press('{Escape}');
  await expectGone(asked);
  await expect.element(deletion.getByRole('button')).toHaveFocus();
});
