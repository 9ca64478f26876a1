import { resendVerification, signInOptions } from '@akada/contract/identity/accounts.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  expectBusy,
  expectGone,
  expectSeen,
  field,
  heading,
  link,
  status,
} from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const repeated = button('Send the mail again');
const onItsWay = status('If this address belongs to an account, a new mail is on its way.');

test('the page has no accessibility errors, opened by its address', async () => {
  await visit('/verify-email-pending');
  await expectSeen(heading('Confirm your email address'));
  await expectSoundState();
});

test('the page has no accessibility errors after a registration', async () => {
  const state = { email: 'ngozi@example.com', message: 'Look into your mail.', hasRegistered: true };
  await visit('/verify-email-pending', { state });
  await expectSeen(heading('Your account is created'), status('Look into your mail.'));
  await expectSoundPage();
});

test('a visitor who opens it by its address enters one', async () => {
  const answered = pending(resendVerification);
  answer(resendVerification, answered);
  await visit('/verify-email-pending');
  await field('Email').fill(' ngozi@example.com ');
  await repeated.click();
  await expectBusy(repeated);
  answered.give({ message: 'Sent.' });

  await expectSeen(onItsWay);
  expect(sent(resendVerification)).toMatchObject([
    { body: { email: 'ngozi@example.com' }, idempotencyKey: expect.any(String) },
  ]);
});

test('a minute passes before the next mail, and the focus stays where it was', async () => {
  answer(resendVerification, { message: 'Sent.' });
  await visit('/verify-email-pending', { state: { email: 'ngozi@example.com' } });
  await expectSeen(page.getByText(/We wrote to/));
  await repeated.click();

  const waiting = button(/^Send again in \d+ s$/);
  await expectSeen(waiting, onItsWay);
  await expect.element(waiting).toHaveFocus();
  await expect.element(waiting).toHaveAttribute('aria-disabled', 'true');
  await press('{Enter}');
  expect(sent(resendVerification)).toHaveLength(1);
});

test("the server's message is shown after too many mails", async () => {
  answer(resendVerification, refused('too_many_requests', 'Five mails an hour are enough. Try again later.'));
  await visit('/verify-email-pending', { state: { email: 'ngozi@example.com' } });
  await repeated.click();
  await expect.element(alert()).toHaveTextContent('Five mails an hour are enough. Try again later.');
  await expectSeen(repeated);
});

test('without mail an administrator confirms addresses, and nothing is promised', async () => {
  answer(signInOptions, { mail: 'none', google: false });
  await visit('/verify-email-pending', { state: { email: 'ngozi@example.com' } });
  await expectSeen(page.getByText(/Ask your administrator to confirm your address/));
  await expectGone(repeated);
});

test('a developer is led to the mailbox of the sandbox', async () => {
  answer(signInOptions, { mail: 'sandbox', google: false });
  await visit('/verify-email-pending');
  await expect.element(link('Open the mailbox of this sandbox')).toHaveAttribute('href', '/sandbox/mailbox');
});

test('an account that is not confirmed comes here from every page', async () => {
  await visit('/dashboard', { as: { ...ngozi, email_verified: false } });
  await expectAddress('/verify-email-pending');
  await expectSeen(page.getByText('ngozi@example.com'));
  await expectGone(field('Email'));
});

test('a visitor uses the page with only the keyboard', async () => {
  answer(resendVerification, { message: 'Sent.' });
  await visit('/verify-email-pending');
  await tabTo(field('Email'));
  await press('ngozi@example.com{Enter}');
  await expectSeen(onItsWay);
  await tabTo(link('Back to sign in'));
  await press('{Enter}');
  await expectAddress('/login');
});
