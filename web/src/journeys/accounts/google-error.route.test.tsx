import { googleErrors } from '@akada/contract/identity/google.ts';
import { expect, test } from 'vitest';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import { alert, expectSeen, heading, link } from '../../testing/on-screen.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

test('the page has no accessibility errors', async () => {
  await visit('/auth/google/error?error=password_needed');
  await expectSeen(heading('Signing in with Google did not work'));
  await expectSoundPage();
});

test.each(googleErrors)('%s has its own sentence', async (error) => {
  await visit(`/auth/google/error?error=${error}`);
  await expectSeen(alert());
  const { textContent } = alert().element();
  expect(textContent).not.toContain(error);
  expect(textContent).not.toContain('An unexpected error occurred');
});

test.each([
  ['/auth/google/error', 'An unexpected error occurred'],
  ['/auth/google/error?error=server_error', 'server_error'],
  [`/auth/google/error?error=${encodeURIComponent('<img src=x>\u202Eevil')}`, '<img src=x> evil'],
])('%s is said as plain text', async (address, text) => {
  await visit(address);
  await expect.element(alert()).toHaveTextContent(text);
});

test('a message that was shown once leaves the address', async () => {
  await visit('/auth/google/error?error=access_denied');
  await expectSeen(alert(/You did not allow Akada to sign you in/));
  await expectAddress('/auth/google/error');
});

test('a visitor tries again or goes back with only the keyboard', async () => {
  await visit('/auth/google/error?error=start_again');
  await tabTo(link('Return to Login'));
  await press('{Enter}');
  await expectAddress('/login');
  await expectSeen(heading('Sign in'));
  history.back();
  await expectSeen(link('Try Again'));
  await tabTo(link('Try Again'));
  await press('{Enter}');
  await expectAddress('/register');
});
