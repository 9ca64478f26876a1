import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../lib/http/api-error.ts';
import { badgeText, bellText, failureText, getTime } from './notification-text.ts';

test.each([
  [0, null],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [5_000, '99+'],
])('the bell shows %i unread notifications as %j', (unread, visibleText) => {
  expect(badgeText(unread)).toBe(visibleText);
});

const now = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T11:59:30Z', 'just now'],
  ['2026-11-20T12:00:30Z', 'just now'],
  ['2026-11-20T11:01:00Z', '59 min ago'],
  ['2026-11-19T13:00:00Z', '23 h ago'],
  ['2026-11-19T12:00:00Z', '13:00'],
  ['2026-10-01T11:05:00Z', '12:05'],
])('%s is %s', (time, visibleText) => {
  expect(getTime(time, now, 'Africa/Lagos')).toBe(visibleText);
});

test.each([
  ['nothing unread', 0, null, 'Notifications'],
  ['three unread', 3, null, 'Notifications, 3 unread'],
  ['no answer', 3, new NetworkError(null), 'Notifications. Failed to fetch unread count'],
  [
    'a refusal',
    0,
    new ApiError(429, { detail: 'Too many requests.' }, new Headers()),
    'Notifications. Too many requests.',
  ],
])('the bell says %s', (_what, unread, error, text) => {
  expect(bellText(unread, error)).toBe(text);
});

test('a failed call is explained in a sentence', () => {
  expect(failureText('delete', new NetworkError(null))).toBe('Failed to delete notification');
});
