import { expect, test } from 'vitest';
import { moveItem } from '../move-item.ts';
import { blankGaps, splitGaps } from './gap-marks.ts';

test('a stem is split at its gaps, and markers without a gap stay text', () => {
  expect(splitGaps('[[1]] holds [[2]], not [[3]] or [[x]].', 2)).toEqual([
    0,
    ' holds ',
    1,
    ', not ',
    '[[3]]',
    ' or [[x]].',
  ]);
  expect(splitGaps('', 2)).toEqual([]);
});

test('a stem without fields shows a numbered blank for each gap', () => {
  expect(blankGaps('[[1]] holds [[2]].')).toBe('____ (1) holds ____ (2).');
});

test('an item moves by one place, and stays if it cannot move', () => {
  const items = ['a', 'b', 'c'];
  expect(moveItem(items, 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moveItem(items, 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(moveItem(items, 'a', -1)).toBe(items);
  expect(moveItem(items, 'c', 1)).toBe(items);
});
