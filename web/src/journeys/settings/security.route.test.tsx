import { changePassword, getSettings } from '@akada/contract/identity/account-settings.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import {
  button,
  expectGone,
  expectRefused,
  expectSeen,
  field,
  section,
  status,
} from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { answerSettings, password, settings } from '../../testing/settings-sections.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

beforeEach(answerSettings);

test('rejected fields have no accessibility errors', async () => {
  await visit('/settings/security', { as: ngozi });
  await button('Change password').click();
  await expectRefused(field('Current password'), 'Password is required');
  await expectSoundState();
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

test('the page and the server report rejected passwords at their fields', async () => {
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
