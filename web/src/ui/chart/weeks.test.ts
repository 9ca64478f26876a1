import { dayAfter } from '@akada/core/time/local-day.ts';
import { expect, test } from 'vitest';
import { getLevels, getRoom, getStrips } from './weeks.ts';

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ day: dayAfter(first, index) }));

test('weeks start on Monday, and tiles before the first and after the last day are empty', () => {
  // The first day is a Friday.
  const [strip] = getStrips(daysFrom('2026-11-27', 4));
  expect(strip?.weeks.map((week) => week.map((it) => it?.day.slice(8) ?? null))).toEqual([
    [null, null, null, null, '27', '28', '29'],
    ['30', null, null, null, null, null, null],
  ]);
  expect(getStrips([])).toEqual([]);
});

test.each([
  [1, [1], 13],
  [90, [13], 13],
  [120, [18], 18],
  [400, [6, 26, 26], 26],
])('%d days are strips of %j weeks in the room of %d', (count, widths, room) => {
  const strips = getStrips(daysFrom('2025-10-27', count));
  expect(strips.map(({ weeks }) => weeks.length)).toEqual(widths);
  expect(getRoom(strips)).toBe(room);
  expect(strips.flatMap(({ weeks }) => weeks.flat().filter((it) => it !== null))).toHaveLength(count);
});

test('a month is named at its start, and the first week is named unless the next month is near', () => {
  const months = (first: string, count: number) =>
    getStrips(daysFrom(first, count))[0]?.months.map(({ week, day }) => [week, day.slice(0, 7)]);
  expect(months('2026-08-31', 85)).toEqual([
    [1, '2026-09'],
    [5, '2026-10'],
    [9, '2026-11'],
  ]);
  expect(months('2026-11-27', 1)).toEqual([[0, '2026-11']]);
});

test('levels are the quartiles of the active days', () => {
  expect(getLevels([0, 1, 2, 3, 4, 5, 6, 7, 8])).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4]);
  expect(getLevels([0, 5, 0])).toEqual([0, 4, 0]);
  expect(getLevels([7, 7, 7])).toEqual([4, 4, 4]);
});
