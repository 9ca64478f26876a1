import { register, signInOptions } from '@akada/contract/identity/accounts.ts';
import { startGoogle } from '@akada/contract/identity/google.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, expectDocument, visit } from '../../testing/app-under-test.tsx';
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
import { ngozi } from '../../testing/people.ts';
import { answer, networkLoss, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const create = button('Create account');
const tutor = page.getByRole('radio', { name: 'Tutor' });
const terms = page.getByRole('checkbox');
const invitation = 'i'.repeat(43);

async function fillIn(differing: Partial<Record<'email' | 'password' | 'confirmed', string>> = {}) {
  const { email = 'ngozi@example.com', password = 'correct horse', confirmed = password } = differing;
  await field('Full name').fill('Ngozi Eze');
  await field('Email').fill(email);
  await field('Password').fill(password);
  await field('Confirm password').fill(confirmed);
  await terms.click();
}

test('the page has no accessibility errors, empty or with an error', async () => {
  await visit('/register');
  await expectSeen(heading('Create your account'));
  await expectSoundPage();

  await create.click();
  await expectRefused(field('Full name'), 'Full name is required');
  await expectSoundState();
});

test('a student registers and is asked to look into the mail', async () => {
  const created = pending(register);
  answer(register, created);
  await visit('/register');
  await fillIn({ email: '  ngozi@example.com ' });
  await create.click();

  await expectBusy(create);
  await create.click({ force: true });
  created.give({ message: 'Look into your mail.' });
  await expectAddress('/verify-email-pending');
  await expectSeen(heading('Your account is created'), status('Look into your mail.'));
  await expectSeen(page.getByText('ngozi@example.com'), link('Go to Login'));

  expect(sent(register)).toEqual([
    expect.objectContaining({
      body: {
        full_name: 'Ngozi Eze',
        email: 'ngozi@example.com',
        password: 'correct horse',
        terms_accepted: true,
        role: 'student',
      },
      idempotencyKey: expect.stringMatching(/^\w{32}$/),
    }),
  ]);
});

test('a repetition after a lost answer carries the same key', async () => {
  answer(register, networkLoss, { message: 'Look into your mail.' });
  await visit('/register');
  await fillIn();
  await create.click();
  await expectSeen(heading('Your account is created'));

  const [first, second] = sent(register);
  expect(sent(register)).toHaveLength(2);
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

test('each empty field is rejected in its place, and the first takes the focus', async () => {
  await visit('/register');
  await create.click();

  await expectRefused(field('Full name'), 'Full name is required');
  await expectRefused(field('Email'), 'Email is required');
  await expectRefused(field('Password'), 'Password is required');
  await expectRefused(field('Confirm password'), 'Confirm password is required');
  await expectSeen(page.getByText('You must accept the terms and conditions'));
  await expect.element(field('Full name')).toHaveFocus();
  expect(sent(register)).toEqual([]);
});

test('an error shows when the visitor leaves a field, and disappears when it is corrected', async () => {
  await visit('/register');
  await field('Email').fill('ngozi');
  await field('Password').fill('short');
  await field('Confirm password').fill('shirt');
  await field('Full name').fill('Ngozi Eze');

  await expectRefused(field('Email'), 'Invalid email address');
  await expectRefused(field('Password'), 'Password must be at least 8 characters');
  await expectRefused(field('Confirm password'), 'Passwords must match');

  await field('Email').fill('ngozi@example.com');
  await expectGone(page.getByText('Invalid email address'));
});

test('a rejection by the server shows above the form, which keeps the typed text', async () => {
  answer(register, refused('validation_failed', { password: 'This password is known to everybody.' }));
  await visit('/register');
  await fillIn();
  await create.click();

  await expect
    .element(alert())
    .toHaveTextContent('Validation error: password: This password is known to everybody.');
  await expect.element(field('Full name')).toHaveValue('Ngozi Eze');
  await expect.element(terms).toBeChecked();

  answer(register, { message: 'Look into your mail.' });
  await field('Password').fill('a better one');
  await field('Confirm password').fill('a better one');
  await create.click();
  await expectSeen(heading('Your account is created'));
});

test('a registration without a network says so after four attempts', async () => {
  answer(register, networkLoss);
  await visit('/register');
  await fillIn();
  await create.click();
  await expect
    .element(alert())
    .toHaveTextContent('No response received from server. Please check your connection.');
  expect(sent(register)).toHaveLength(4);
});

test('an invitation goes along', async () => {
  answer(register, { message: 'Look into your mail.' });
  await visit(`/register?invitation_token=${invitation}`);
  await expectSeen(heading('Join to see what was shared'), status(/You've been invited/));
  await fillIn();
  await create.click();

  await expectSeen(status(/The shared content can be accessed afterwards/));
  expect(sent(register)[0]?.body.invitation_token).toBe(invitation);
});

test('an invitation of another form goes along too: the page that opens it checks it', async () => {
  answer(register, { message: 'Look into your mail.' });
  await visit('/register?invitation_token=abc.123');
  await expectSeen(heading('Join to see what was shared'), status(/You've been invited/));
  await fillIn();
  await create.click();
  await expectSeen(status(/The shared content can be accessed afterwards/));
  expect(sent(register)[0]?.body.invitation_token).toBe('abc.123');
});

test.each([
  ['markup', '<img src=x onerror=alert(1)>'],
  ['an address', 'javascript:alert(1)//evil.example'],
  ['a control character', 'a\u0000b'],
  ['more than an account keeps', 'k'.repeat(5_000)],
])(
  'an invitation that is %s is neither shown nor sent, and blocks no registration',
  async (_what, hostile) => {
    answer(register, { message: 'Look into your mail.' });
    await visit(`/register?invitation_token=${encodeURIComponent(hostile)}`);
    await expectSeen(status(/You've been invited/));
    expect(document.body.innerHTML).not.toContain(hostile.slice(0, 30));
    await fillIn();
    await create.click();
    await expectSeen(heading('Your account is created'));
    await expectGone(status(/The shared content can be accessed afterwards/));
    expect(sent(register)[0]?.body).not.toHaveProperty('invitation_token');
  },
);

test('the terms open next to the form, which keeps the typed text', async () => {
  await visit('/register');
  for (const [name, path] of [
    ['terms and conditions', '/terms'],
    ['privacy policy', '/privacy'],
  ] as const) {
    await expect.element(link(name)).toHaveAttribute('href', path);
    await expect.element(link(name)).toHaveAttribute('target', '_blank');
  }
});

test('the role is asked before anything is filled in', async () => {
  await visit('/register');
  const student = page.getByRole('radio', { name: 'Student' });
  await expect.element(student).toBeChecked();
  const isFirst = student.element().compareDocumentPosition(field('Full name').element());
  expect(isFirst & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('without Google a tutor is told how to become one, and gets no form of students', async () => {
  await visit('/register', { width: 360 });
  await tutor.click();
  await expectSeen(status(/^An administrator adds tutors here/));
  await expectGone(field('Full name'), create);
  await expectSoundState();

  await page.getByRole('radio', { name: 'Student' }).click();
  await expectSeen(field('Full name'));
});

test('a signed-in person is told so, and led on to what was shared', async () => {
  await visit(`/register?invitation_token=${invitation}`, { as: ngozi });
  await expectSeen(heading('You are signed in'), page.getByText('Ngozi Eze'));
  await expectGone(field('Full name'));
  await link('Continue').click();
  await expectAddress(`/share/accept?token=${invitation}`);
});

test('a filled button never leads to a rejection after a registration, and the sign-in knows the address', async () => {
  answer(register, { message: 'Look into your mail.' });
  await visit('/register');
  await fillIn();
  await create.click();
  await expect.element(link('Go to Login')).toHaveAttribute('data-variant', 'default');
  await link('Go to Login').click();
  await expect.element(field('Email')).toHaveValue('ngozi@example.com');
});

test('a tutor joins with Google, and sees no form of students', async () => {
  answer(signInOptions, { mail: 'smtp', google: true });
  answer(startGoogle, { authorization_url: 'https://accounts.example/start' });
  await visit('/register');
  await tutor.click();
  await expectSeen(button('Sign up with Google'));
  await expectGone(field('Full name'), create);
  await expectSoundState();
  await button('Sign up with Google').click();

  await expectDocument('https://accounts.example/start');
  expect(sent(startGoogle)).toMatchObject([
    { query: { role: 'tutor', tx: expect.stringMatching(/^\w{22,}$/) } },
  ]);
  await expectSeen(button('Connecting...'));
});

test('a sign-in with Google that does not start is said', async () => {
  answer(signInOptions, { mail: 'smtp', google: true });
  answer(startGoogle, refused('unavailable', 'Google cannot be reached.'));
  await visit('/register');
  await button('Sign up with Google').click();
  await expect.element(alert()).toHaveTextContent('Failed to initiate Google login');
  await expectSeen(button('Sign up with Google'));
});

test('without a Google client nothing is offered', async () => {
  await visit('/register');
  await expect.poll(() => sent(signInOptions)).toHaveLength(1);
  await expectGone(button('Sign up with Google'));
});

test('a visitor registers with only the keyboard', async () => {
  answer(register, { message: 'Look into your mail.' });
  await visit('/register');
  await tabTo(field('Full name'));
  await press('Ngozi Eze');
  for (const [name, typed] of [
    ['Email', 'ngozi@example.com'],
    ['Password', 'correct horse'],
    ['Confirm password', 'correct horse'],
  ] as const) {
    await tabTo(field(name));
    await press(typed);
  }
  await tabTo(terms);
  await press(' ');
  await tabTo(create);
  await press('{Enter}');
  await expectSeen(heading('Your account is created'));
  await expect.element(heading('Your account is created')).toHaveFocus();
});
