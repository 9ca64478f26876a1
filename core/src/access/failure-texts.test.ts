import { expect, test } from 'vitest';
import {
  networkFailure,
  notSignedIn,
  profileCompletionFailure,
  tokenMissing,
  userRefreshFailure,
} from './failure-texts.ts';

const answered = (status: number | null) => ({ status, detail: 'No', message: '' });

test('the sentences of section 8', () => {
  expect(networkFailure).toBe('Network error: Please check your internet connection and try again.');
  expect(notSignedIn).toBe('You are not authenticated. Please log in again.');
  expect(tokenMissing).toBe('Authentication token not found. Please log in again.');
  expect(userRefreshFailure(answered(403))).toBe('You do not have permission to access this resource.');
  expect(userRefreshFailure(answered(500))).toBeNull();
  expect(profileCompletionFailure(answered(403))).toBe(
    'You do not have permission to complete your profile. Please contact support.',
  );
  expect(profileCompletionFailure(answered(422))).toBeNull();
});
