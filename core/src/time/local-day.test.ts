import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAfter, daysBetween, localDay } from './local-day.ts';
import { isTimeZone } from './time-zone.ts';

const getDay = (moment: string, zone: string) => localDay(Date.parse(moment), zone);

describe('a day begins at four', () => {
  test.each([
    ['a millisecond before four', '2026-11-20T02:59:59.999Z', 'Africa/Lagos', '2026-11-19'],
    ['at four sharp', '2026-11-20T03:00:00.000Z', 'Africa/Lagos', '2026-11-20'],
    ['half past midnight is the evening before', '2026-11-19T23:30:00Z', 'Africa/Lagos', '2026-11-19'],
    ['an hour later is the same night', '2026-11-20T00:30:00Z', 'Africa/Lagos', '2026-11-19'],
    ['at midnight', '2026-11-19T23:00:00Z', 'Africa/Lagos', '2026-11-19'],
    ['in the evening', '2026-11-20T22:59:59Z', 'Africa/Lagos', '2026-11-20'],
    ['after midnight of a new year', '2026-12-31T23:10:00Z', 'Africa/Lagos', '2026-12-31'],
    ['after midnight behind a leap day', '2028-02-29T23:10:00Z', 'Africa/Lagos', '2028-02-29'],
    ['a quarter off, before four', '2026-11-19T22:14:59Z', 'Asia/Kathmandu', '2026-11-19'],
    ['a quarter off, at four', '2026-11-19T22:15:00Z', 'Asia/Kathmandu', '2026-11-20'],
    ['far in the west', '2026-11-20T13:59:59Z', 'Pacific/Honolulu', '2026-11-19'],
    ['far in the east', '2026-11-19T14:00:00Z', 'Pacific/Kiritimati', '2026-11-20'],
  ])('%s', (_what, moment, zone, day) => {
    expect(getDay(moment, zone)).toBe(day);
  });
});

/** Four by the clock on the wall, in nights of 23 and of 25 hours. */
test.each([
  ['before four in a short night', '2026-03-29T02:59:59Z', 'Europe/London', '2026-03-28'],
  ['at four in a short night', '2026-03-29T03:00:00Z', 'Europe/London', '2026-03-29'],
  ['before four in a long night', '2026-10-25T03:59:59Z', 'Europe/London', '2026-10-24'],
  ['at four in a long night', '2026-10-25T04:00:00Z', 'Europe/London', '2026-10-25'],
  ['on the islands that left out a day', '2011-12-30T14:00:00Z', 'Pacific/Apia', '2011-12-31'],
])('%s', (_what, moment, zone, day) => {
  expect(getDay(moment, zone)).toBe(day);
});

test('a time zone that does not exist is a mistake of the caller', () => {
  expect(() => localDay(0, 'Africa/Atlantis')).toThrow(RangeError);
});

test.each([
  ['Africa/Lagos', true],
  ['UTC', true],
  ['Etc/Unknown', false],
  ['Africa/Atlantis', false],
  ['+01:00', false],
  ['', false],
])('%j is a time zone: %s', (name, isKnown) => {
  expect(isTimeZone(name)).toBe(isKnown);
});

test('each zone has its own day, in whatever order they are asked', () => {
  const night = Date.parse('2026-11-20T03:30:00Z');
  const zones = ['Africa/Lagos', 'Africa/Lagos', 'America/New_York', 'Africa/Accra', 'Africa/Lagos'];
  const days = ['2026-11-20', '2026-11-20', '2026-11-19', '2026-11-19', '2026-11-20'];

  expect(zones.map((zone) => localDay(night, zone))).toEqual(days);
});

test('where clocks are not changed, a day is the date of four hours ago', () => {
  const zone = fc.constantFrom(
    { name: 'Africa/Lagos', minutes: 60 },
    { name: 'Asia/Kolkata', minutes: 330 },
    { name: 'America/Phoenix', minutes: -420 },
    { name: 'Pacific/Kiritimati', minutes: 840 },
  );
  const moments = fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2100-01-01') });
  fc.assert(
    fc.property(zone, moments, ({ name, minutes }, index) => {
      const shifted = new Date(index + (minutes - 4 * 60) * 60_000);
      expect(localDay(index, name)).toBe(shifted.toISOString().slice(0, 10));
    }),
  );
});

test.each([
  ['2026-11-20', '2026-11-20', 0],
  ['2026-11-20', '2026-11-21', 1],
  ['2026-11-21', '2026-11-20', -1],
  ['2028-02-28', '2028-03-01', 2],
  ['2026-03-28', '2026-03-30', 2],
  ['2026-12-31', '2027-01-01', 1],
  ['1999-12-31', '2099-12-31', 36_525],
])('the days from %s to %s are %d', (first, second, days) => {
  expect(daysBetween(first, second)).toBe(days);
  expect(dayAfter(first, days)).toBe(second);
});
