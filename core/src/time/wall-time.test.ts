import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getMoment, wallTime } from './wall-time.ts';

test.each([
  ['in Lagos', '2026-11-20T14:05', 'Africa/Lagos', '2026-11-20T13:05:00.000Z'],
  ['at midnight', '2027-01-01T00:00', 'Africa/Lagos', '2026-12-31T23:00:00.000Z'],
  ['a quarter off', '2026-11-20T00:15', 'Asia/Kathmandu', '2026-11-19T18:30:00.000Z'],
  ['in summer', '2026-07-01T09:00', 'Europe/London', '2026-07-01T08:00:00.000Z'],
  ['the day before clocks change', '2026-10-24T12:00', 'Europe/London', '2026-10-24T11:00:00.000Z'],
  ['the day on which they have changed', '2026-10-25T12:00', 'Europe/London', '2026-10-25T12:00:00.000Z'],
  ['on a leap day', '2028-02-29T23:30', 'America/New_York', '2028-03-01T04:30:00.000Z'],
  ['at the first date that is asked for', '1900-01-01T00:00', 'UTC', '1900-01-01T00:00:00.000Z'],
  ['at the last', '2099-12-31T23:59', 'Pacific/Kiritimati', '2099-12-31T09:59:00.000Z'],
])('%s', (_what, wall, zone, moment) => {
  expect(new Date(getMoment(wall, zone)).toISOString()).toBe(moment);
  expect(wallTime(Date.parse(moment), zone)).toBe(wall);
});

test('the first of two equal times is taken when the clocks go back', () => {
  expect(new Date(getMoment('2026-10-25T01:30', 'Europe/London')).toISOString()).toBe(
    '2026-10-25T00:30:00.000Z',
  );
});

test('a time that they skip is an hour later', () => {
  const moment = getMoment('2026-03-29T01:30', 'Europe/London');
  expect(wallTime(moment, 'Europe/London')).toBe('2026-03-29T02:30');
});

test('the clock time of a moment gives that moment back', () => {
  const zone = fc.constantFrom('Africa/Lagos', 'Asia/Kolkata', 'America/Phoenix', 'Pacific/Kiritimati');
  const minutes = fc.integer({
    min: Date.parse('1990-01-01') / 60_000,
    max: Date.parse('2099-12-01') / 60_000,
  });
  fc.assert(
    fc.property(zone, minutes, (name, minute) => {
      expect(getMoment(wallTime(minute * 60_000, name), name)).toBe(minute * 60_000);
    }),
  );
});

test('a time zone that does not exist is a mistake of the caller', () => {
  expect(() => getMoment('2026-11-20T14:05', 'Africa/Atlantis')).toThrow(RangeError);
});
