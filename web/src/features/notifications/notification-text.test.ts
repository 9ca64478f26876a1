import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../lib/http/api-error.ts';
import { ago, badgeText, failureText } from './notification-text.ts';

test.each([
  [0, null],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [5_000, '99+'],
])('%i unread stand on the bell as %j', (unread, shown) => {
  expect(badgeText(unread)).toBe(shown);
});

const now = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T11:59:30Z', 'just now'],
  ['2026-11-20T12:00:30Z', 'just now'],
  ['2026-11-20T11:01:00Z', '59 min ago'],
  ['2026-11-19T13:00:00Z', '23 h ago'],
  ['2026-11-14T11:00:00Z', '6 d ago'],
  ['2026-10-01T11:00:00Z', '1 Oct 2026'],
])('%s is %s', (at, shown) => {
  expect(ago(at, now)).toBe(shown);
});

test('the server explains itself, or the page says what did not work', () => {
  const refused = new ApiError(404, { detail: 'This does not exist.' }, new Headers());
  expect(failureText(refused, 'Failed to delete notification')).toBe('This does not exist.');
  expect(failureText(new NetworkError(null), 'Failed to delete notification')).toBe(
    'Failed to delete notification',
  );
});
