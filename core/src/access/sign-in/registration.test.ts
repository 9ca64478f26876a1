import { expect, test } from 'vitest';
import type { RejectedCall } from '../failed-call.ts';
import {
  afterVerification,
  registeredMessage,
  registrationFailure,
  sharedContentPage,
} from './registration.ts';

const refused = (status: number | null, detail: unknown, statusText = ''): RejectedCall => ({
  status,
  detail,
  message: 'of the transport',
  statusText,
  code: null,
  header: () => null,
});

test.each([
  ['the sentence of the server', refused(429, 'Wait a minute.'), '', 'Wait a minute.'],
  [
    'the fields of the server',
    refused(422, { email: 'Invalid email address', password: 'Password is too long' }),
    '',
    'Validation error: email: Invalid email address, password: Password is too long',
  ],
  ['the status and its words', refused(502, null, 'Bad Gateway'), '', 'Error: 502 Bad Gateway'],
  ['the status alone, over HTTP/2', refused(502, null), '', 'Error: 502'],
  [
    'the status where the sentence is empty',
    refused(500, '', 'Internal Server Error'),
    '',
    'Error: 500 Internal Server Error',
  ],
  ['no answer', refused(null, null), '', 'No response received from server. Please check your connection.'],
  ['a fault of this device', null, 'Out of cheese', 'Out of cheese'],
  ['a fault without words', null, '', 'Failed to register. Please try again.'],
])('%s', (_name, call, message, expected) => {
  expect(registrationFailure(call, message)).toBe(expected);
});

test.each([
  ['', false, 'Registration successful! Please check your email to verify your account.'],
  ['An administrator will confirm your address.', false, 'An administrator will confirm your address.'],
  [
    '',
    true,
    'Registration successful! Please check your email to verify your account. The shared content can be accessed afterwards.',
  ],
])('the message is right after the answer %j, invited: %s', (answer, isInvited, expected) => {
  expect(registeredMessage(answer, isInvited)).toBe(expected);
});

test('a confirmed address leads to the sign-in, and with an invitation on to what was shared', () => {
  expect(afterVerification(null)).toBe('/login');

  const login = new URL(afterVerification('a&b=c'), 'https://akada.example');
  expect(login.pathname).toBe('/login');
  const page = new URL(login.searchParams.get('redirect') ?? '', login);
  expect(page.pathname + page.search).toBe(sharedContentPage('a&b=c'));
  expect([page.pathname, page.searchParams.get('token')]).toEqual(['/share/accept', 'a&b=c']);
});
