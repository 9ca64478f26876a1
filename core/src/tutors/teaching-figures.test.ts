import { expect, test } from 'vitest';
import { lastMonths, percentOf, publicPercent } from './teaching-figures.ts';

test('a share of nothing is none, and a share of few is not told to others', () => {
  expect([
    percentOf(1, 3),
    percentOf(9, 1),
    percentOf(0, 0),
    publicPercent(3, 4),
    publicPercent(4, 5),
  ]).toEqual([33, 100, null, null, 80]);
});

test('the last months go over the turn of the year', () => {
  expect(lastMonths('2027-02-28', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
});
