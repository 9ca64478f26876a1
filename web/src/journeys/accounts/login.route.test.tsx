import { getTutorProfile } from '@akada/contract/base/tutors.ts';
import { login } from '@akada/contract/identity/accounts.ts';
import { answerSecondFactor } from '@akada/contract/identity/second-factor.ts';
import { adminOverview, listTutorApplications } from '@akada/contract/observers/admin.ts';
import type { ErrorCode } from '@akada/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
import { amina, makeTokens, ngozi, tunde } from '../../testing/people.ts';
import { answer, networkLoss, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const signIn = button('Sign In');

async function enter(password = 'correct horse') {
  await field('Email').fill('ngozi@example.com');
  await field('Password').fill(password);
  await signIn.click();
}

test('the page has no accessibility errors, empty or with an error', async () => {
  await visit('/login');
  await expectSeen(heading('Sign in'));
  await expectSoundPage();

  await signIn.click();
  await expectRefused(field('Email'), 'Email is required');
  await expectSoundState();
});

test('a student signs in and is welcomed on the dashboard', async () => {
  const tokens = pending(login);
  answer(login, tokens);
  await visit('/login');
  await enter();

  await expectBusy(signIn);
  await signIn.click({ force: true });
  tokens.give(makeTokens(ngozi));
  await expectSeen(heading('Dashboard'));
  await expectAddress('/dashboard');
  expect(sent(login)).toMatchObject([{ body: { username: 'ngozi@example.com', password: 'correct horse' } }]);
});

test.each([
  ['a tutor', tunde, '/tutor/dashboard'],
  ['an administrator', amina, '/admin/dashboard'],
])('%s starts at a separate home', async (_role, account, home) => {
  answer(login, makeTokens(account));
  // The home requests it immediately, and its code may load before or after the end of the journey.
  answer(adminOverview, pending(adminOverview));
  answer(listTutorApplications, pending(listTutorApplications));
  await visit('/login?redirect=https://elsewhere.example/dashboard');
  await enter();
  await expectAddress(home);
});

test('a tutor without a profile makes one first', async () => {
  answer(login, makeTokens(tunde));
  answer(getTutorProfile, refused('not_found', 'There is no profile yet.'));
  await visit('/login');
  await enter();
  await expectAddress('/complete-tutor-profile');
});

test('empty fields are rejected in their place, and nothing is sent', async () => {
  await visit('/login');
  await signIn.click();

  await expectRefused(field('Email'), 'Email is required');
  await expectRefused(field('Password'), 'Password is required');
  await expect.element(field('Email')).toHaveFocus();
  expect(sent(login)).toEqual([]);
});

test.each<[ErrorCode, string, string]>([
  ['wrong_password', 'Wrong.', 'Incorrect password. Please check your password and try again.'],
  [
    'account_not_found',
    'Unknown.',
    'No account found with this email address. Please check your email or register for a new account.',
  ],
  [
    'account_deactivated',
    'This account has been deactivated.',
    'Your account has been deactivated. Please contact support for assistance.',
  ],
  [
    'too_many_requests',
    'Too many attempts. Try again in 15 minutes.',
    'Too many attempts. Try again in 15 minutes.',
  ],
])('%s is said above the form, which keeps what was typed', async (code, detail, text) => {
  answer(login, refused(code, detail));
  await visit('/login');
  await enter();

  await expect.element(alert()).toHaveTextContent(text);
  await expect.element(field('Email')).toHaveValue('ngozi@example.com');
  await expect.element(field('Password')).toHaveValue('correct horse');
  await expectAddress('/login');
  expect(sent(login)).toHaveLength(1);
});

test('without a network it says so, and the next try signs in', async () => {
  answer(login, networkLoss);
  await visit('/login');
  await enter();
  await expect
    .element(alert())
    .toHaveTextContent(
      'Network error: Unable to connect to the server. Please check your internet connection and try again.',
    );

  answer(login, makeTokens(ngozi));
  await signIn.click();
  await expectSeen(heading('Dashboard'));
});

test('an address that was never confirmed leads to the page that waits for it', async () => {
  const headers = { 'x-user-email': 'Ngozi@Example.com' };
  answer(login, refused('login_unverified', 'Email not verified', headers));
  await visit('/login');
  await enter();

  await expectAddress('/verify-email-pending');
  await expectSeen(status(/Please verify your email address/));
  await expect.element(heading('Confirm your email address')).toHaveFocus();
});

test('a second factor needs only its code', async () => {
  answer(login, refused('second_factor_required', { message: 'Enter your code.', ticket: 'ticket-1' }));
  answer(answerSecondFactor, refused('second_factor_wrong', 'This code is not right.'), makeTokens(ngozi));
  await visit('/login');
  await enter();

  await expectSeen(heading('Enter your code'));
  await expect.element(field('Code')).toHaveFocus();
  await press('12{Enter}');
  await expectRefused(field('Code'), 'Enter the whole code');
  await press('3456{Enter}');
  await expect.element(alert()).toHaveTextContent('This code is not right.');
  await field('Code').fill('654321');
  await button('Sign in').click();

  await expectSeen(heading('Dashboard'));
  expect(sent(answerSecondFactor).map(({ body }) => body)).toEqual([
    { ticket: 'ticket-1', code: '123456' },
    { ticket: 'ticket-1', code: '654321' },
  ]);
});

test('a user without a code starts again', async () => {
  answer(login, refused('second_factor_required', { message: 'Enter your code.', ticket: 'ticket-1' }));
  await visit('/login');
  await enter();
  await button('Start again').click();
  await expectSeen(heading('Sign in'), field('Password'));
});

test('the page that was wanted comes after the sign-in', async () => {
  answer(login, makeTokens(ngozi));
  await visit('/share/accept?token=abc');
  await expectAddress('/login');
  await enter();
  await expectAddress('/share/accept?token=abc');
});

test('a visitor who was sent a link is told what it is, and registers for it', async () => {
  await visit('/share/abc');
  await expectAddress('/login');
  await expectSeen(status('Something was shared with you. Sign in to open it, or create a free account.'));
  await link('Create an account').click();
  await expectAddress('/register?invitation_token=abc');
  await link('Sign in').click();
  await expectAddress('/login?redirect=%2Fshare%2Faccept%3Ftoken%3Dabc');
});

test('a redirect is followed inside the app only', async () => {
  answer(login, makeTokens(ngozi));
  await visit('/login?redirect=%2Fshare%2Faccept');
  await enter();
  await expectAddress('/share/accept');
});

test('a signed-in person is told so, and led on', async () => {
  await visit('/login', { as: ngozi });
  await expectSeen(heading('You are signed in'), page.getByText('Ngozi Eze'));
  await expect.element(heading('You are signed in')).toHaveFocus();
  await expectGone(field('Password'));
  await expectSoundState();
  await link('Go to Dashboard').click();
  await expectAddress('/dashboard');
});

test('a signed-in person is led to the page that was wanted', async () => {
  await visit('/login?redirect=%2Fshare%2Faccept', { as: ngozi });
  await link('Continue').click();
  await expectAddress('/share/accept');
});

test('another account signs in after the first one signed out', async () => {
  answer(login, makeTokens(tunde));
  await visit('/login', { as: ngozi });
  await button('Sign out to use another account').click();
  await expect.element(heading('Sign in')).toHaveFocus();
  expect(localStorage.getItem('token')).toBeNull();
  await enter();
  await expectAddress('/tutor/dashboard');
});

test('a visitor signs in with only the keyboard', async () => {
  answer(login, makeTokens(ngozi));
  await visit('/login');
  await tabTo(field('Email'));
  await press('ngozi@example.com');
  await userEvent.tab();
  await expect.element(field('Password')).toHaveFocus();
  await press('correct horse{Enter}');
  await expectSeen(heading('Dashboard'));
});

test('the page links to a new password and to a new account', async () => {
  await visit('/login');
  await link('Forgot your password?').click();
  await expectSeen(heading('Forgot your password?'));
  await link('Back to sign in').click();
  await link('Create an account').click();
  await expectSeen(heading('Create your account'));
  await expectAddress('/register');
});

test('the message of the previous page is shown once', async () => {
  const said = status('Your new password is set. Sign in with it.');
  await visit('/login', { state: { message: 'Your new password is set. Sign in with it.' } });
  await expectSeen(said);

  await link('Create an account').click();
  await expectSeen(heading('Create your account'));
  history.back();
  await expectAddress('/login');
  await expectSeen(heading('Sign in'));
  await expectGone(said);
});
