import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findUnannouncedLimit, isAnnounced, rememberAnnounced, rememberReached } from './announced-limits.ts';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  vi.useFakeTimers({ toFake: ['Date'] });
  // In Lagos this is 23:30 on the last evening of November.
  vi.setSystemTime(new Date('2026-11-30T22:30:00.000Z'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a limit is announced once a month, for its account only', () => {
  rememberReached('ngozi', 'mcq');
  rememberReached('ngozi', 'upload');
  expect(findUnannouncedLimit('ngozi')).toBe('mcq');
  rememberAnnounced('ngozi', 'mcq');
  rememberReached('ngozi', 'mcq');
  expect([findUnannouncedLimit('ngozi'), isAnnounced('ngozi', 'mcq')]).toEqual(['upload', true]);
  expect([findUnannouncedLimit('bola'), isAnnounced('bola', 'mcq')]).toEqual([null, false]);
});

test('the next month, from 23:00 UTC, starts without announced limits', () => {
  rememberReached('ngozi', 'mcq');
  rememberAnnounced('ngozi', 'upload');
  vi.setSystemTime(new Date('2026-11-30T23:30:00.000Z'));
  expect([findUnannouncedLimit('ngozi'), isAnnounced('ngozi', 'upload')]).toEqual([null, false]);
  rememberReached('ngozi', 'upload');
  expect(findUnannouncedLimit('ngozi')).toBe('upload');
});
