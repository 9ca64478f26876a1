import { expect, test } from 'vitest';
import {
  calendarDay,
  getCity,
  getClock,
  getMoment,
  lengthText,
  momentWithin,
  otherClock,
  pickMainTimes,
  spanText,
} from './times.ts';

const now = Date.parse('2026-11-28T12:00:00Z');

test.each([
  ['2026-11-28T17:00:00Z', 'Africa/Lagos', 'Today, 18:00'],
  ['2026-11-28T23:30:00Z', 'Africa/Lagos', 'Tomorrow, 00:30'],
  ['2026-11-28T23:30:00Z', 'Europe/London', 'Today, 23:30'],
  ['2026-11-30T15:00:00Z', 'Africa/Lagos', 'Mon 30 Nov, 16:00'],
  ['2027-01-04T15:00:00Z', 'Africa/Lagos', 'Mon 4 Jan 2027, 16:00'],
])('%s in %s is %s', (time, zone, text) => {
  expect(getMoment(time, zone, now)).toBe(text);
});

test('within a sentence "today" starts in lower case, and a weekday in upper case', () => {
  const within = (time: string) => momentWithin(time, 'Africa/Lagos', now);
  expect(within('2026-11-28T17:00:00Z')).toBe('today, 18:00');
  expect(within('2026-11-29T17:00:00Z')).toBe('tomorrow, 18:00');
  expect(within('2026-12-01T17:00:00Z')).toBe('Tue 1 Dec, 18:00');
});

test('a zone is named after its city, and midnight is 00:00', () => {
  expect([getCity('America/New_York'), getCity('UTC')]).toEqual(['New York', 'UTC']);
  expect(getClock('2026-11-28T23:00:00Z', 'Africa/Lagos')).toBe('00:00');
  expect(calendarDay(Date.parse('2026-11-28T23:00:00Z'), 'Africa/Lagos')).toBe('2026-11-29');
});

test.each([
  ['Africa/Lagos', 'Europe/London', '17:00 in London'],
  ['Africa/Lagos', 'Africa/Algiers', null],
  ['Africa/Lagos', 'Asia/Kathmandu', '22:45 in Kathmandu'],
  ['Africa/Lagos', 'Australia/Sydney', 'Sun 29 Nov, 04:00 in Sydney'],
])('a person in %s sees the time of the other side in %s', (own, other, text) => {
  expect(otherClock('2026-11-28T17:00:00Z', own, other)).toBe(text);
});

test.each([
  [20_000, '1 min'],
  [45 * 60_000, '45 min'],
  [80 * 60_000, '1 h 20 min'],
  [2 * 3_600_000, '2 h'],
  [9.5 * 3_600_000, '9 h'],
  [47 * 3_600_000, '47 h'],
  [3.5 * 24 * 3_600_000, '3 days'],
])('%d ms are %s', (ms, text) => {
  expect(spanText(ms)).toBe(text);
});

test('the length of a session is given in minutes', () => {
  expect(lengthText({ starts_at: '2026-11-28T17:00:00Z', ends_at: '2026-11-28T18:30:00Z' })).toBe('90 min');
});

test('two free hours show a time in each half hour, and the chosen time stays', () => {
  const slots = ['09:15', '09:30', '09:45', '10:00', '10:15', '10:30', '10:45'].map((clock) => ({
    starts_at: `2026-12-01T${clock}:00.000Z`,
  }));
  const clocks = (value: string) => pickMainTimes(slots, value).map((slot) => slot.starts_at.slice(11, 16));
  expect(clocks('')).toEqual(['09:15', '09:30', '10:00', '10:30']);
  expect(clocks('2026-12-01T10:45:00.000Z')).toEqual(['09:15', '09:30', '10:00', '10:30', '10:45']);
});
