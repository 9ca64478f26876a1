import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../lib/http/api-error.ts';
import { registrationFailure } from './registration-failure.ts';

const refused = (status: number, body: unknown) =>
  registrationFailure(new ApiError(status, body, new Headers()));

test.each([
  ['the sentence of the server', refused(429, { detail: 'Wait a minute.' }), 'Wait a minute.'],
  [
    'the fields of the server',
    refused(422, { detail: { email: 'Invalid email address', password: 'Password is too long' } }),
    'Validation error: email: Invalid email address, password: Password is too long',
  ],
  ['the status where nothing is said', refused(502, undefined), 'Error: 502'],
  [
    'the network',
    registrationFailure(new NetworkError(null)),
    'No response received from server. Please check your connection.',
  ],
  ['a fault of our own', registrationFailure(new Error('Out of cheese')), 'Out of cheese'],
  ['anything else', registrationFailure('?'), 'Failed to register. Please try again.'],
])('%s', (_name, message, expected) => {
  expect(message).toBe(expected);
});
