import { expect, test } from 'vitest';
import { isAuthError } from './auth-error.ts';
import type { FailedCall } from './failed-call.ts';

const call = (status: number | null, detail: unknown, message = ''): FailedCall => ({
  status,
  detail,
  message,
});

test.each([
  ['401 always', call(401, 'Anything')],
  ['401 with an object', call(401, { code: 'not_signed_in' })],
  ['402 always', call(402, 'Pay first')],
  ['403 about credentials', call(403, 'Could not validate credentials')],
  ['403 in capitals', call(403, 'TOKEN has been revoked')],
  ['403 about a missing user', call(403, 'User not found')],
  ['403 about an expired session', call(403, 'This is an expired session')],
  ['403 about authentication', call(403, 'Authentication failed')],
  ['403 unauthorized', call(403, 'Unauthorized')],
  ['422 about the token', call(422, 'token is malformed')],
  ['422 about authentication', call(422, 'Authentication is missing')],
  ['422 about credentials', call(422, 'These credentials cannot be read')],
  ['no answer, the session expired', call(null, undefined, 'Expired session')],
  ['no answer, about authentication', call(null, undefined, 'Authentication is required')],
  ['no answer, unauthorized', call(null, undefined, 'Unauthorized')],
  ['no answer, no token', call(null, undefined, 'Authentication token not found. Please log in again.')],
])('%s ends the session', (_name, failed) => {
  expect(isAuthError(failed)).toBe(true);
});

test.each([
  ['403 for an unverified address', call(403, 'Email not verified')],
  ['403 with an object that mentions a token', call(403, { code: 'role_denied', message: 'token' })],
  ['422 with a field called token', call(422, { token: 'This link is incomplete. Copy all of it.' })],
  ['422 with a list of faults', call(422, ['token'])],
  ['422 that says unauthorized, a word only 403 listens to', call(422, 'unauthorized')],
  ['400 about a used token', call(400, 'This token was used')],
  ['404 user not found', call(404, 'User not found')],
  ['429', call(429, 'Too many requests')],
  ['500 about a token', call(500, 'token')],
  ['no answer, the network is gone', call(null, undefined, 'Failed to fetch')],
  ['no answer, no detail either', call(null, 'token', '')],
])('%s does not end the session', (_name, failed) => {
  expect(isAuthError(failed)).toBe(false);
});
