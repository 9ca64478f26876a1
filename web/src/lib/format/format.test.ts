import { expect, test } from 'vitest';
import { dayOfYearText, dayText, longDayText, momentText, timeText } from './dates.ts';
import { clockText, counted, fileSize, numberText, spokenDuration } from './numbers.ts';
import { timeZoneOptions } from './time-zones.ts';

const beforeMidnight = '2026-09-30T23:30:00Z';

test('a moment is shown in the zone of the account, not in the zone of the device', () => {
  expect(dayText(beforeMidnight, 'Africa/Lagos')).toBe('1 Oct 2026');
  expect(dayText(beforeMidnight, 'America/New_York')).toBe('30 Sept 2026');
  expect(longDayText(beforeMidnight, 'Africa/Lagos')).toBe('1 October 2026');
  expect(dayOfYearText(beforeMidnight, 'Africa/Lagos')).toBe('1 October');
  expect(momentText(beforeMidnight, 'Africa/Lagos')).toBe('1 Oct 2026, 00:30');
  expect(momentText(beforeMidnight, 'Asia/Tokyo')).toBe('1 Oct 2026, 08:30');
  expect(timeText(beforeMidnight, 'Africa/Lagos')).toBe('00:30');
});

test('a zone that the browser does not list can still be the chosen one', () => {
  expect(timeZoneOptions('Mars/Olympus_Mons')[0]).toEqual(['Mars/Olympus_Mons', 'Mars/Olympus Mons']);
  expect(timeZoneOptions('Africa/Lagos').filter(([zone]) => zone === 'Africa/Lagos')).toHaveLength(1);
});

test.each([
  [0, '0 answers'],
  [1, '1 answer'],
  [2, '2 answers'],
  [1_234, '1,234 answers'],
])('%i is counted as %s', (count, text) => {
  expect(counted(count, 'answer')).toBe(text);
});

test('words that do not end in s, and plain numbers', () => {
  expect(counted(2, 'person', 'people')).toBe('2 people');
  expect(numberText(12_345)).toBe('12,345');
});

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1.0 kB'],
  [34_500, '35 kB'],
  [3_440_000, '3.4 MB'],
  [52_428_800, '52 MB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_000, '0:59'],
  [60_000, '1:00'],
  [247_000, '4:07'],
  [3_909_000, '1:05:09'],
  [18_000_000, '5:00:00'],
])('%i ms left show as %s', (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text);
});

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [247, '4 minutes 7 seconds'],
  [3_600, '1 hour'],
  [3_909, '1 hour 5 minutes'],
])('%i s read as %s', (seconds, text) => {
  expect(spokenDuration(seconds)).toBe(text);
});
