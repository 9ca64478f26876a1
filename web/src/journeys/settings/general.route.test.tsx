import { getSettings, saveSettings } from '@akada/contract/identity/account-settings.ts';
import { saveStudyReminder } from '@akada/contract/observers/habits.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import {
  button,
  choose,
  chooseZone,
  expectBusy,
  expectGone,
  expectSeen,
  field,
  heading,
  status,
} from '../../testing/on-screen.ts';
import { ngozi, tunde } from '../../testing/people.ts';
import { answer, networkLoss, pending, sent } from '../../testing/played-endpoints.ts';
import { account, answerSettings, settings } from '../../testing/settings-sections.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

beforeEach(answerSettings);

test('the page shows its fixed parts before an answer arrives', async () => {
  const own = pending(getSettings);
  answer(getSettings, own);
  await visit('/settings/general', { as: ngozi });
  await expectSeen(heading('Appearance'), page.getByRole('img', { name: 'Loading your settings' }));
  await expectGone(account);
  own.give(settings);
  await expectSeen(account);
});

test('the time zone is saved, and the other stored values stay', async () => {
  const saved = pending(saveSettings);
  const stored = { ...settings, minimise_gamification: true };
  answer(getSettings, stored);
  answer(saveSettings, saved);
  await visit('/settings/general', { as: ngozi });
  await chooseZone('Africa/Accra');
  await button('Save settings').click();
  await expectBusy(button('Save settings'));
  saved.give({ ...stored, time_zone: 'Africa/Accra' });

  await expectSeen(status('Your settings are saved.'));
  expect(sent(saveSettings)[0]?.body).toEqual({ time_zone: 'Africa/Accra', minimise_gamification: true });

  await chooseZone('Africa/Lagos');
  await expectGone(status('Your settings are saved.'));
});

test('minimised gamification leaves the menu immediately, and comes back', async () => {
  const inMenu = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Achievements' });
  await visit('/settings/general', { as: ngozi });
  await expectSeen(inMenu, heading('Goal and leaderboards'));
  for (const minimise_gamification of [true, false]) {
    const saved = { ...settings, minimise_gamification };
    answer(saveSettings, saved);
    answer(getSettings, saved);
    await field('Minimise gamification').click();
    await button('Save settings').click();
    await expectSeen(status('Your settings are saved.'));
    await expect.poll(() => inMenu.elements()).toHaveLength(minimise_gamification ? 0 : 1);
  }
  expect(sent(saveSettings).map(({ body }) => body.minimise_gamification)).toEqual([true, false]);
});

test('a reminder is off until an hour is chosen', async () => {
  answer(saveStudyReminder, { on: true, hour: 7 });
  await visit('/settings/general', { as: ngozi });
  await expectGone(field('At'));
  await field('Remind me to study').click();
  await field('At').selectOptions('07:00');
  await button('Save the reminder').click();
  await expectSeen(status('Your reminder is saved.'));
  expect(sent(saveStudyReminder).map(({ body }) => body)).toEqual([{ on: true, hour: 7 }]);
});

test('tutors have neither points nor reminders', async () => {
  await visit('/settings/general', { as: tunde });
  await expectSeen(account);
  await expectGone(field('Minimise gamification'), heading('Study reminder'));
});

test('settings that could not be saved say so and stay chosen', async () => {
  answer(saveSettings, networkLoss);
  await visit('/settings/general', { as: ngozi });
  await chooseZone('Africa/Accra');
  await button('Save settings').click();
  await expectSeen(account.getByRole('alert'));
  await expect.element(field('Time zone')).toHaveValue('Africa/Accra');
});

test('little data follows the choice, is remembered on this device, and needs no typeface', async () => {
  await visit('/settings/general', { as: ngozi });
  await choose('Data use', 'Little data');
  await expect.element(document.documentElement).toHaveAttribute('data-little-data');
  expect(localStorage.getItem('littleData')).toBe('on');
  expect(getComputedStyle(document.body).fontFamily).not.toContain('Inter');
  await expectSoundState();
  await choose('Data use', 'Same as my device (everything)');
  await expect.element(document.documentElement).not.toHaveAttribute('data-little-data');
  expect(localStorage.getItem('littleData')).toBeNull();
});

test('colours follow the choice and are remembered on this device', async () => {
  await visit('/settings/general', { as: ngozi });
  await choose('Colours', 'Dark');
  await expect.element(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(localStorage.getItem('themeMode')).toBe('dark');
  await choose('Colours', 'Same as my device');
  await expect.element(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'light');
  expect(localStorage.getItem('themeMode')).toBeNull();
});
