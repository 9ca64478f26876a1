import { expect, test } from 'vitest';
import { columnAt, columnUnder, getRanges, getTicks, namedColumns } from './scale.ts';

test.each([
  [0, 100, [0, 50, 100]],
  [62, 100, [60, 70, 80, 90, 100]],
  [0, 34, [0, 10, 20, 30, 40]],
  [0, 3, [0, 1, 2, 3]],
  [0, 1, [0, 1]],
  [0, 0, [0, 1]],
  [90, 90, [90, 91]],
  [61, 93, [60, 70, 80, 90, 100]],
  [0, 1_284, [0, 500, 1_000, 1_500]],
])('a scale from %d to %d has the values %j', (low, high, ticks) => {
  expect(getTicks(low, high)).toEqual(ticks);
});

test('a scale covers its values with a few whole steps', () => {
  for (let high = 1; high < 3_000; high += 7) {
    const ticks = getTicks(0, high);
    expect(ticks.every(Number.isInteger)).toBe(true);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
    expect(ticks.length).toBeLessThanOrEqual(5);
  }
});

test('the middle of a column finds that column, and a point beyond the edges the nearest one', () => {
  for (const count of [1, 2, 14, 400])
    for (let index = 0; index < count; index += 1)
      expect(columnUnder(columnAt(index, count) / 100, count)).toBe(index);
  expect([columnUnder(-0.2, 7), columnUnder(1, 7), columnAt(0, 1)]).toEqual([0, 6, 50]);
});

test.each([
  [0, []],
  [1, [0]],
  [2, [0, 1]],
  [14, [0, 6, 13]],
  [400, [0, 199, 399]],
])('a chart of %d columns names: %j', (count, named) => {
  expect(namedColumns(count)).toEqual(named);
});

test('a line stops at a gap and continues after it', () => {
  expect(getRanges([false, true, true, false, true, false, false])).toEqual([[1, 2], [4]]);
  expect(getRanges([true])).toEqual([[0]]);
  expect(getRanges([])).toEqual([]);
});
