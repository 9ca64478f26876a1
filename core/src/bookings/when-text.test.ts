import { expect, test } from 'vitest';
import { fullText, whenText } from './when-text.ts';

test.each([
  ['Africa/Lagos', 'Africa/Lagos', 'Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos)'],
  ['Africa/Lagos', 'Africa/Algiers', 'Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos)'],
  ['Africa/Lagos', 'Europe/London', 'Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London'],
  [
    'America/New_York',
    'Australia/Lord_Howe',
    'Mon, 30 Nov 2026, 12:00 to 13:00 (New York); Tue, 1 Dec 2026, 04:00 in Lord Howe',
  ],
])('a reader in %s sees the hour of a person in %s', (zone, otherZone, text) => {
  const times = { startsAt: '2026-11-30T17:00:00.000Z', endsAt: '2026-11-30T18:00:00.000Z' };
  expect(whenText({ ...times, zone, otherZone })).toBe(text);
});

test('a deadline is a day and a time', () => {
  expect(fullText('2026-11-28T12:40:00Z', 'Africa/Lagos')).toBe('Sat, 28 Nov 2026, 13:40');
});
