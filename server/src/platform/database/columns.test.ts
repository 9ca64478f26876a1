import { expect, it } from 'vitest';
import { isoTimestamp } from './columns.ts';

it.each([
  ['2026-11-20 10:00:00+00', '2026-11-20T10:00:00.000Z'],
  ['2026-11-20 10:00:00.5+00', '2026-11-20T10:00:00.500Z'],
  ['2026-11-20 10:00:00.05+00', '2026-11-20T10:00:00.050Z'],
  ['2026-11-20 10:00:00.005+00', '2026-11-20T10:00:00.005Z'],
  // Cut and not rounded: a moment never lies after what was stored.
  ['2026-11-20 10:00:00.123999+00', '2026-11-20T10:00:00.123Z'],
  ['1969-12-31 23:59:59.9+00', '1969-12-31T23:59:59.900Z'],
])('the database writes %s, the wire %s', (text, iso) => {
  expect(isoTimestamp(text)).toBe(iso);
  expect(new Date(iso).toISOString()).toBe(iso);
});

it.each([
  ['2026-11-20 11:00:00+01', '2026-11-20T10:00:00.000Z'],
  ['2026-11-20 15:30:00.25+05:30', '2026-11-20T10:00:00.250Z'],
])('a session in another zone writes %s, which is the same moment', (text, iso) => {
  expect(isoTimestamp(text)).toBe(iso);
});

it('no moment at all is no text on the wire', () => {
  expect(() => isoTimestamp('infinity')).toThrow(RangeError);
});
