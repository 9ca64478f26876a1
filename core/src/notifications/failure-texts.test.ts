import { describe, expect, test } from 'vitest';
import { notificationFailure } from './failure-texts.ts';

const failed = (status: number | null, detail: unknown) => ({ status, detail, message: 'Failed to fetch' });

describe('a call that failed', () => {
  test.each([
    ['list', 'Failed to fetch notifications'],
    ['unread_count', 'Failed to fetch unread count'],
    ['mark_read', 'Failed to mark notification as read'],
    ['mark_all_read', 'Failed to mark all notifications as read'],
    ['delete', 'Failed to delete notification'],
  ] as const)('is reported for %s, without words of the server: %s', (label, sentence) => {
    expect(notificationFailure(label, failed(null, null))).toBe(sentence);
    expect(notificationFailure(label, failed(500, ''))).toBe(sentence);
    expect(notificationFailure(label, failed(422, { id: 'This is no id' }))).toBe(sentence);
    expect(notificationFailure(label, null)).toBe(sentence);
  });

  test('is explained by the server where it can', () => {
    expect(notificationFailure('delete', failed(404, 'This does not exist.'))).toBe('This does not exist.');
  });
});
