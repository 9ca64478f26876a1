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

test('an hour that the clocks skip is taken a day later', () => {
  const now = Date.parse('2026-03-29T00:30:00Z');
  expect(nextLocalHour(now, 'Europe/London', 1) - now).toBeGreaterThan(23 * 3_600_000);
});
