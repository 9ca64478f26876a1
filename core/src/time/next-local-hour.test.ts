import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextLocalHour } from './next-local-hour.ts';

test.each([
  ['in Lagos, before seven', '2026-11-20T05:59:00Z', 'Africa/Lagos', '2026-11-20T06:00:00.000Z'],
  ['in Lagos, at seven sharp', '2026-11-20T06:00:00Z', 'Africa/Lagos', '2026-11-21T06:00:00.000Z'],
  ['in Kathmandu, a quarter off', '2026-11-20T05:00:00Z', 'Asia/Kathmandu', '2026-11-21T01:15:00.000Z'],
  ['in London, over the end of summer', '2026-10-24T07:00:00Z', 'Europe/London', '2026-10-25T07:00:00.000Z'],
  ['over the end of a leap day', '2028-02-29T23:00:00Z', 'UTC', '2028-03-01T07:00:00.000Z'],
])('%s', (_name, now, timeZone, expected) => {
  expect(new Date(nextLocalHour(Date.parse(now), timeZone, 7)).toISOString()).toBe(expected);
});

test.each([
  ['midnight', 0, '2026-11-20T23:59:59Z', '2026-11-21T00:00:00.000Z'],
  ['the last hour', 23, '2026-11-20T23:00:01Z', '2026-11-21T23:00:00.000Z'],
  ['an hour with one digit', 9, '2026-11-20T08:59:59.999Z', '2026-11-20T09:00:00.000Z'],
  ['the hour that has just begun', 9, '2026-11-20T09:00:00.001Z', '2026-11-21T09:00:00.000Z'],
])('the next local hour in UTC is right for %s', (_name, hour, now, expected) => {
  expect(new Date(nextLocalHour(Date.parse(now), 'UTC', hour)).toISOString()).toBe(expected);
});

test('the first of two equal hours is taken when the clocks go back', () => {
  const night = Date.parse('2026-10-24T23:30:00Z');
  expect(new Date(nextLocalHour(night, 'Europe/London', 1)).toISOString()).toBe('2026-10-25T00:00:00.000Z');
});

test('where no clock is changed, it is that hour there, within a day and never now', () => {
  const zone = fc.constantFrom(
    ['Africa/Lagos', 60],
    ['Asia/Kolkata', 330],
    ['Asia/Kathmandu', 345],
    ['America/Phoenix', -420],
    ['Pacific/Kiritimati', 840],
  );
  fc.assert(
    fc.property(zone, fc.integer({ min: 0, max: 23 }), fc.nat(), ([timeZone, offset], hour, later) => {
      const now = Date.parse('2026-01-01T00:00:00Z') + later;
      const moment = nextLocalHour(now, `${timeZone}`, hour);
      const there = new Date(moment + Number(offset) * 60_000);

      expect(there.toISOString().slice(11)).toBe(`${String(hour).padStart(2, '0')}:00:00.000Z`);
      expect(moment - now).toBeGreaterThan(0);
      expect(moment - now).toBeLessThanOrEqual(24 * 3_600_000);
    }),
  );
});

test('a time zone that does not exist is a mistake of the caller', () => {
  expect(() => nextLocalHour(0, 'Africa/Atlantis', 7)).toThrow(RangeError);
});

test('an hour that the clocks skip is taken a day later', () => {
  const now = Date.parse('2026-03-29T00:30:00Z');
  expect(nextLocalHour(now, 'Europe/London', 1) - now).toBeGreaterThan(23 * 3_600_000);
});
