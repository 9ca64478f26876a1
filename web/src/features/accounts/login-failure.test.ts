import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../lib/http/api-error.ts';
import { loginFailure } from './login-failure.ts';

const refused = (status: number, detail: unknown, headers: Record<string, string> = {}) =>
  loginFailure(new ApiError(status, { detail }, new Headers(headers)), 'ada@example.com');

test.each([
  [
    404,
    'No such account',
    'No account found with this email address. Please check your email or register for a new account.',
  ],
  [401, 'Wrong', 'Incorrect password. Please check your password and try again.'],
  [
    400,
    'This account is deactivated',
    'Your account has been deactivated. Please contact support for assistance.',
  ],
  [429, 'Too many tries. Wait a minute.', 'Too many tries. Wait a minute.'],
  [500, null, 'Failed to login. Please check your credentials.'],
  [422, { username: 'Email is required' }, 'Failed to login. Please check your credentials.'],
])('%i with %j', (status, detail, message) => {
  expect(refused(status, detail)).toEqual({ kind: 'message', message });
});

test('no answer at all', () => {
  expect(loginFailure(new NetworkError(null), 'ada@example.com')).toEqual({
    kind: 'message',
    message:
      'Network error: Unable to connect to the server. Please check your internet connection and try again.',
  });
});

test('an unverified address leads on, with the address that was typed', () => {
  expect(refused(403, 'Email not verified')).toEqual({ kind: 'unverified', email: 'ada@example.com' });
});

test('or with the one that the server names', () => {
  const headers = { 'x-verification-required': 'true', 'x-user-email': 'ada@school.example' };
  expect(refused(403, 'Not yet', headers)).toEqual({ kind: 'unverified', email: 'ada@school.example' });
});
