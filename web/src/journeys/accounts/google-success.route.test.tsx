import { currentUser } from '@akada/contract/identity/accounts.ts';
import { answerSecondFactor } from '@akada/contract/identity/second-factor.ts';
import { expect, test } from 'vitest';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import { alert, button, expectSeen, field, heading, link } from '../../testing/on-screen.ts';
import { makeTokens, ngozi } from '../../testing/people.ts';
import { answer, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const transaction = 't'.repeat(32);
const { access_token, refresh_token } = makeTokens(ngozi);
const tokens = new URLSearchParams({ access_token, refresh_token, tx: transaction });

/** Fills the storage of a tab that has sent the visitor to Google. */
function startedHere(requested = '') {
  sessionStorage.setItem('oauth_tx', transaction);
  sessionStorage.setItem('oauth_from', requested);
}

test('the page has no accessibility errors after a failure', async () => {
  await visit('/auth/google/success');
  await expectSeen(heading('Authentication Failed'));
  await expectSoundPage();
});

test('the tab that started signs in, and nothing of the answer stays in the address', async () => {
  const account = pending(currentUser);
  answer(currentUser, account);
  startedHere();
  await visit(`/auth/google/success#${tokens}`);

  await expectSeen(heading('Completing your sign-in...'));
  await expect.poll(() => location.hash + location.search).toBe('');
  account.give(ngozi);
  await expectAddress('/dashboard');
  await expectSeen(heading('Dashboard'));
});

test('the student continues to the page requested before', async () => {
  startedHere('/share/accept');
  await visit(`/auth/google/success#${tokens}`);
  await expectAddress('/share/accept');
});

test('an answer that this tab did not ask for opens no session', async () => {
  await visit(`/auth/google/success#${tokens}`);
  await expect.element(alert()).toHaveTextContent('Authentication failed. Please try again.');
  expect(sent(currentUser)).toEqual([]);
  expect(localStorage.getItem('token')).toBeNull();
});

test('an account that cannot be read leaves no half session', async () => {
  answer(currentUser, refused('internal'));
  startedHere();
  await visit(`/auth/google/success#${tokens}`);
  await expect.element(alert()).toHaveTextContent('Authentication failed. Please try again.');
  expect(localStorage.getItem('token')).toBeNull();
});

test('the second factor is needed here too', async () => {
  answer(answerSecondFactor, makeTokens(ngozi));
  startedHere('/share/accept');
  await visit(`/auth/google/success#second_factor_ticket=ticket-2&tx=${transaction}`);
  await expectSeen(heading('Enter your code'));
  await expectSoundState();
  await field('Code').fill('123456');
  await button('Sign in').click();

  await expectAddress('/share/accept');
  expect(sent(answerSecondFactor)[0]?.body).toEqual({ ticket: 'ticket-2', code: '123456' });
});

test('a signed-in user who comes without an answer goes home', async () => {
  await visit('/auth/google/success', { as: ngozi });
  await expectAddress('/dashboard');
});

test('the error in the address is shown as plain text', async () => {
  await visit('/auth/google/success?error=%3Cb%3Eno%3C%2Fb%3E');
  await expect.element(alert()).toHaveTextContent('Authentication failed: <b>no</b>');
  await expectAddress('/auth/google/success');
});

test('a visitor goes back with only the keyboard', async () => {
  await visit('/auth/google/success');
  await tabTo(link('Return to Login'));
  await press('{Enter}');
  await expectAddress('/login');
});
