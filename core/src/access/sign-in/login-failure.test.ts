import { expect, test } from 'vitest';
import type { RejectedCall } from '../failed-call.ts';
import { loginFailure } from './login-failure.ts';

const refused = (status: number | null, detail: unknown, more: Partial<RejectedCall> = {}): RejectedCall => ({
  status,
  detail,
  message: '',
  statusText: '',
  code: null,
  header: () => null,
  ...more,
});
const headers = (values: Record<string, string>) => ({ header: (name: string) => values[name] ?? null });
const failure = (call: RejectedCall | null) => loginFailure(call, 'ada@example.com');

test.each([
  [
    'no response',
    refused(null, null),
    'Network error: Unable to connect to the server. Please check your internet connection and try again.',
  ],
  [
    '404',
    refused(404, 'No such account'),
    'No account found with this email address. Please check your email or register for a new account.',
  ],
  ['401', refused(401, 'Wrong'), 'Incorrect password. Please check your password and try again.'],
  [
    '400, deactivated',
    refused(400, 'This account is deactivated'),
    'Your account has been deactivated. Please contact support for assistance.',
  ],
  ['400, something else', refused(400, 'Send the form again'), 'Send the form again'],
  [
    '429 with its own sentence',
    refused(429, 'Too many tries. Wait a minute.'),
    'Too many tries. Wait a minute.',
  ],
  [
    '403 with facts',
    refused(403, { code: 'origin_refused' }),
    'Failed to login. Please check your credentials.',
  ],
  ['422 with fields', refused(422, { username: 'x' }), 'Failed to login. Please check your credentials.'],
  ['500 without a word', refused(500, null), 'Failed to login. Please check your credentials.'],
  ['a fault of this device', null, 'Failed to login. Please check your credentials.'],
])('%s', (_name, call, message) => {
  expect(failure(call)).toEqual({ kind: 'message', message });
});

test.each([
  ['with the address that was typed', refused(403, 'Email not verified'), 'ada@example.com'],
  [
    'with the one that the server names',
    refused(403, 'Email not verified', headers({ 'x-user-email': 'ada@school.example' })),
    'ada@school.example',
  ],
  [
    'by a header alone',
    refused(403, 'Not yet', headers({ 'x-verification-required': 'true' })),
    'ada@example.com',
  ],
  ['within a longer sentence', refused(403, 'Sorry: Email not verified.'), 'ada@example.com'],
])('an unverified address leads on, %s', (_name, call, email) => {
  expect(failure(call)).toEqual({ kind: 'unverified', email });
});

test('the words of an unverified address mean nothing under another status', () => {
  expect(failure(refused(400, 'Email not verified'))).toMatchObject({ kind: 'message' });
});

test('a right password that still needs a code adds a ticket', () => {
  const detail = { code: 'second_factor_required', message: 'Enter the code', ticket: 't1' };
  expect(failure(refused(403, detail, { code: 'second_factor_required' }))).toEqual({
    kind: 'second_factor',
    ticket: 't1',
  });
});

test.each([
  ['a ticket under another code', refused(403, { message: 'No', ticket: 't1' }, { code: 'origin_refused' })],
  ['a ticket that is no text', refused(403, { ticket: 1 }, { code: 'second_factor_required' })],
  ['no ticket', refused(403, 'Enter the code', { code: 'second_factor_required' })],
])('%s opens no second step', (_name, call) => {
  expect(failure(call)).toMatchObject({ kind: 'message' });
});

test('the status identifies a deactivated account, not only the sentence', () => {
  expect(failure(refused(409, 'The course is deactivated'))).toEqual({
    kind: 'message',
    message: 'The course is deactivated',
  });
});
