import { verifyEmail } from '@akada/contract/identity/accounts.ts';
import { expect, test } from 'vitest';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  expectBusy,
  expectSeen,
  field,
  heading,
  link,
  status,
} from '../../testing/on-screen.ts';
import { makeTokens, ngozi } from '../../testing/people.ts';
import { answer, networkLoss, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const token = 'v'.repeat(43);
const ngozis = { message: 'Confirmed.', email: 'ngozi@example.com' };
const confirm = button('Confirm my email address');

test('the page has no accessibility errors, before and after a rejection', async () => {
  answer(verifyEmail, refused('one_time_token_invalid', 'This link was used or is too old.'));
  await visit(`/verify-email?token=${token}`);
  await expectSeen(heading('Confirm your email address'));
  await expectSoundPage();
  await confirm.click();
  await expectSeen(alert());
  await expectSoundState();
});

test('opening the link confirms nothing: programs that look into mails open links too', async () => {
  await visit(`/verify-email?token=${token}`);
  await expectSeen(confirm);
  expect(sent(verifyEmail)).toEqual([]);
});

test('a single press confirms the address and leads to the sign-in', async () => {
  const confirmed = pending(verifyEmail);
  answer(verifyEmail, confirmed);
  await visit(`/verify-email?token=${token}`);
  await confirm.click();
  await expectBusy(confirm);
  confirmed.give({ ...ngozis, invitation_token: null });

  await expectAddress('/login');
  await expectSeen(status('Your email address is confirmed. You can sign in now.'));
  expect(sent(verifyEmail)).toMatchObject([{ body: { token } }]);
});

test('in the browser that registered the link itself signs in', async () => {
  localStorage.setItem('akada.registered', '1');
  answer(verifyEmail, { ...ngozis, invitation_token: null, session: makeTokens(ngozi) });
  await visit(`/verify-email?token=${token}`);
  await expectAddress('/dashboard');
  expect(sent(verifyEmail)).toMatchObject([{ body: { token } }]);
  expect(localStorage.getItem('akada.registered')).toBeNull();
});

test('the link opens the page for which the account was made', async () => {
  localStorage.setItem('akada.registered', '/courses?join=ABCD-EFGH');
  answer(verifyEmail, { ...ngozis, invitation_token: null, session: makeTokens(ngozi) });
  await visit(`/verify-email?token=${token}`);
  await expectAddress('/courses?join=ABCD-EFGH');
});

test('the confirmed address is filled in at the sign-in', async () => {
  answer(verifyEmail, { ...ngozis, invitation_token: null });
  await visit(`/verify-email?token=${token}`);
  await confirm.click();
  await expectAddress('/login');
  await expect.element(field('Email')).toHaveValue('ngozi@example.com');
});

test('an invited student signs in to see the shared content', async () => {
  const invitation = 'i'.repeat(43);
  answer(verifyEmail, { ...ngozis, invitation_token: invitation });
  await visit(`/verify-email?token=${token}`);
  await confirm.click();
  await expectAddress(`/login?redirect=${encodeURIComponent(`/share/accept?token=${invitation}`)}`);
});

test('a used link says so and leads to a new one', async () => {
  answer(verifyEmail, refused('one_time_token_invalid', 'This link was used or is too old.'));
  await visit(`/verify-email?token=${token}`);
  await confirm.click();

  await expect.element(alert()).toHaveTextContent('This link was used or is too old.');
  await link('Get a new link').click();
  await expectAddress('/verify-email-pending');
});

test('without a network the same press tries again', async () => {
  answer(verifyEmail, networkLoss);
  await visit(`/verify-email?token=${token}`);
  await confirm.click();
  await expect
    .element(alert())
    .toHaveTextContent('Network error: Please check your internet connection and try again.');

  answer(verifyEmail, { ...ngozis, invitation_token: null });
  await confirm.click();
  await expectAddress('/login');
});

test('an address without its token requests the complete link', async () => {
  await visit('/verify-email');
  await expectSeen(alert(/^This link is incomplete/));
  await expect.element(link('Get a new link')).toHaveAttribute('href', '/verify-email-pending');
});

test('a visitor confirms the address with only the keyboard', async () => {
  answer(verifyEmail, { ...ngozis, invitation_token: null });
  await visit(`/verify-email?token=${token}`);
  await tabTo(confirm);
  await press(' ');
  await expectAddress('/login');
});
