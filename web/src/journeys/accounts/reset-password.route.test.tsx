import { resetPassword } from '@akada/contract/identity/accounts.ts';
import { expect, test } from 'vitest';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  expectBusy,
  expectGone,
  expectRefused,
  expectSeen,
  field,
  heading,
  link,
  status,
} from '../../testing/on-screen.ts';
import { answer, networkLoss, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const token = 'r'.repeat(43);
const address = `/reset-password?token=${token}`;
const set = button('Set new password');

test('the page has no accessibility errors, empty or with an error', async () => {
  await visit(address);
  await expectSeen(heading('Choose a new password'));
  await expectSoundPage();
  await set.click();
  await expectRefused(field('New password'), 'Password is required');
  await expectSoundState();
});

test('a new password is set, and the sign-in says so', async () => {
  const answered = pending(resetPassword);
  answer(resetPassword, answered);
  await visit(address);
  await field('New password').fill('correct horse');
  await set.click();
  await expectBusy(set);
  answered.give({ message: 'Set.' });

  await expectAddress('/login');
  await expectSeen(status('Your new password is set. Sign in with it.'));
  expect(sent(resetPassword)).toMatchObject([
    { body: { token, password: 'correct horse' }, idempotencyKey: expect.any(String) },
  ]);
});

test('a short password is rejected at the field', async () => {
  await visit(address);
  await field('New password').fill('short');
  await set.click();
  await expectRefused(field('New password'), 'Password must be at least 8 characters');
  await expect.element(field('New password')).toHaveFocus();
  expect(sent(resetPassword)).toEqual([]);
});

test('a used link says so and leads to a new one', async () => {
  answer(resetPassword, refused('one_time_token_invalid', 'This link was used or is too old.'));
  await visit(address);
  await field('New password').fill('correct horse');
  await set.click();

  await expectSeen(alert(/^This link was used or is too old/));
  await link('Get a new link').click();
  await expectAddress('/forgot-password');
});

test('a lost network is no used link', async () => {
  answer(resetPassword, networkLoss);
  await visit(address);
  await field('New password').fill('correct horse');
  await set.click();
  await expectSeen(alert(/^Network error/));
  await expectGone(link('Get a new link'));

  answer(resetPassword, { message: 'Set.' });
  await set.click();
  await expectAddress('/login');
  const keys = new Set(
    sent(resetPassword)
      .slice(0, 4)
      .map(({ idempotencyKey }) => idempotencyKey),
  );
  expect(keys.size).toBe(1);
});

test.each(['/reset-password', '/reset-password?token=abc'])(
  '%s is an incomplete link',
  async (incomplete) => {
    await visit(incomplete);
    await expectSeen(alert(/^This link is incomplete/));
    await expect.element(link('Get a new link')).toHaveAttribute('href', '/forgot-password');
    await expectGone(field('New password'));
  },
);

test('a visitor sets a password with only the keyboard', async () => {
  answer(resetPassword, { message: 'Set.' });
  await visit(address);
  await tabTo(field('New password'));
  await press('correct horse{Enter}');
  await expectAddress('/login');
});
