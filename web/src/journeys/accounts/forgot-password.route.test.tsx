import { forgotPassword, signInOptions } from '@akada/contract/identity/accounts.ts';
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

const send = button('Send the link');
const mailbox = link('Open the mailbox of this sandbox');

test('the page has no accessibility errors, empty or with an error', async () => {
  await visit('/forgot-password');
  await expectSeen(heading('Forgot your password?'));
  await expectSoundPage();
  await send.click();
  await expectRefused(field('Email'), 'Email is required');
  await expectSoundState();
});

test("a visitor requests a link, and sees the server's answer", async () => {
  const answered = pending(forgotPassword);
  answer(forgotPassword, answered);
  await visit('/forgot-password');
  await field('Email').fill('ngozi@example.com');
  await send.click();
  await expectBusy(send);
  await send.click({ force: true });
  answered.give({ message: 'If there is an account, a link is on its way.' });

  await expectSeen(status('If there is an account, a link is on its way.'));
  expect(sent(forgotPassword)).toMatchObject([
    { body: { email: 'ngozi@example.com' }, idempotencyKey: expect.any(String) },
  ]);
});

test('an empty or incomplete address is rejected at the field', async () => {
  await visit('/forgot-password');
  await send.click();
  await expectRefused(field('Email'), 'Email is required');
  await expect.element(field('Email')).toHaveFocus();

  await field('Email').fill('ngozi@');
  await send.click();
  await expectRefused(field('Email'), 'Invalid email address');
  expect(sent(forgotPassword)).toEqual([]);
});

test('a rejection replaces the earlier message', async () => {
  answer(forgotPassword, { message: 'A link is on its way.' }, refused('too_many_requests', 'Wait an hour.'));
  await visit('/forgot-password');
  await field('Email').fill('ngozi@example.com');
  await send.click();
  await expectSeen(status('A link is on its way.'));

  await send.click();
  await expect.element(alert()).toHaveTextContent('Wait an hour.');
  await expectGone(status('A link is on its way.'));
});

test('without a network it says so, and the next try works', async () => {
  answer(forgotPassword, networkLoss);
  await visit('/forgot-password');
  await field('Email').fill('ngozi@example.com');
  await send.click();
  await expectSeen(alert(/^Network error/));

  answer(forgotPassword, { message: 'A link is on its way.' });
  await send.click();
  await expectSeen(status('A link is on its way.'));
  await expectGone(alert());
});

test('a developer finds the mailbox once there is a mail', async () => {
  answer(signInOptions, { mail: 'sandbox', google: false });
  answer(forgotPassword, { message: 'A link is on its way.' });
  await visit('/forgot-password');
  await expectSeen(send);
  await expectGone(mailbox);
  await field('Email').fill('ngozi@example.com');
  await send.click();
  await expectSeen(mailbox);
});

test('a visitor requests a link with only the keyboard', async () => {
  answer(forgotPassword, { message: 'A link is on its way.' });
  await visit('/forgot-password');
  await tabTo(field('Email'));
  await press('ngozi@example.com{Enter}');
  await expectSeen(status('A link is on its way.'));
  await tabTo(link('Back to sign in'));
  await press('{Enter}');
  await expectAddress('/login');
});
