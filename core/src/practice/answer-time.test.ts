import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeOfAnswer } from './answer-time.ts';

const zone = 'Africa/Lagos';
const second = 1_000;
const minute = 60 * second;
const dayMs = 24 * 60 * minute;
/** Noon in Lagos. */
const noon = Date.parse('2026-11-24T11:00:00Z');
const day = '2026-11-24';

const timed = (changes: Partial<Parameters<typeof timeOfAnswer>[0]> = {}) =>
  timeOfAnswer({ givenAt: noon, sentAt: noon, arrivedAt: noon, day, zone, oldestDays: 365, ...changes });

describe('the moment', () => {
  test.each([
    ['is as the device says it while its clock is right', 0, 0],
    ['is not moved for the way to the server', 2 * second, 0],
    ['is moved by what the clock is behind', 2 * second + 1, 2 * second + 1],
    ['is not moved for a clock that is a little ahead', -2 * second, 0],
    ['is moved back by what the clock is ahead', -2 * second - 1, -2 * second - 1],
    ['is moved by hours, days and years too', 400 * dayMs, 400 * dayMs],
  ])('%s', (_what, error, moved) => {
    const givenAt = noon - 10 * minute;
    const sentAt = noon - error;
    expect(timed({ givenAt: givenAt - moved, sentAt, arrivedAt: noon })).toMatchObject({ givenAt });
  });

  test('stays the same after days without a network', () => {
    const givenAt = noon - 9 * dayMs;
    expect(timed({ givenAt, day: '2026-11-15' })).toEqual({ givenAt, localDay: '2026-11-15' });
  });

  test.each([
    ['five minutes from now counts', 5 * minute, { givenAt: noon + 5 * minute, localDay: day }],
    ['later than that does not', 5 * minute + 1, 'in_future'],
    ['a year ago counts', -365 * dayMs, { givenAt: noon - 365 * dayMs, localDay: '2025-11-24' }],
    ['longer ago does not', -365 * dayMs - 1, 'too_old'],
    ['that is no time does not', Number.NaN, 'too_old'],
  ])('%s', (_what, offset, expected) => {
    expect(timed({ givenAt: noon + offset })).toEqual(expected);
  });

  test('is judged by a right clock: a device that is a year ahead or behind loses nothing', () => {
    for (const error of [400 * dayMs, -400 * dayMs])
      expect(timed({ givenAt: noon - error, sentAt: noon - error })).toMatchObject({ givenAt: noon });
  });
});

describe('the day', () => {
  /** The beginning of a day in Lagos. */
  const four = Date.parse('2026-11-24T03:00:00Z');
  const stamped = (index: number, text: string, error = 0) =>
    timeOfAnswer({
      givenAt: index - error,
      sentAt: index - error,
      arrivedAt: index,
      day: text,
      zone,
      oldestDays: 365,
    });

  test.each([
    ['begins at 04:00', four, '2026-11-24', 0, '2026-11-24'],
    ['is the day before until then', four - 1, '2026-11-23', 0, '2026-11-23'],
    ['is believed where five minutes decide', four + 5 * minute - 1, '2026-11-23', 0, '2026-11-23'],
    ['is computed where they do not', four + 5 * minute, '2026-11-23', 0, '2026-11-24'],
    ['is believed the other way round too', four - 5 * minute, '2026-11-24', 0, '2026-11-24'],
    ['is computed a moment before that', four - 5 * minute - 1, '2026-11-24', 0, '2026-11-23'],
    ['is believed of a clock five minutes off', four + minute, '2026-11-23', 5 * minute, '2026-11-23'],
    ['is computed for a clock that is more off', four + minute, '2026-11-23', 5 * minute + 1, '2026-11-24'],
    [
      'is computed for a clock that is more ahead',
      four + minute,
      '2026-11-23',
      -5 * minute - 1,
      '2026-11-24',
    ],
    ['that no zone has then is computed', noon, '2026-11-26', 0, day],
  ])('%s', (_what, index, text, error, expected) => {
    expect(stamped(index, text, error)).toEqual({ givenAt: index, localDay: expected });
  });

  test('is the day in the zone', () => {
    expect(timed({ zone: 'Pacific/Honolulu' })).toEqual({ givenAt: noon, localDay: '2026-11-23' });
  });
});

test('no answer that counts is later than five minutes from now, whatever a device says', () => {
  const anyTime = fc.integer({ min: noon - 800 * dayMs, max: noon + 800 * dayMs });
  fc.assert(
    fc.property(anyTime, anyTime, (givenAt, sentAt) => {
      const time = timed({ givenAt, sentAt });
      if (typeof time === 'string') return;
      expect(time.givenAt).toBeLessThanOrEqual(noon + 5 * minute);
      expect(time.givenAt).toBeGreaterThanOrEqual(noon - 365 * dayMs);
    }),
  );
});
