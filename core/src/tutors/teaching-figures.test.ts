import { expect, test } from 'vitest';
import { getPercent, lastMonths, publicPercent } from './teaching-figures.ts';

test('a share of nothing is none, and a share of few is not told to others', () => {
  expect([
    getPercent(1, 3),
    getPercent(9, 1),
    getPercent(0, 0),
    publicPercent(3, 4),
    publicPercent(4, 5),
  ]).toEqual([33, 100, null, null, 80]);
});

test('the last months go over the turn of the year', () => {
  expect(lastMonths('2027-02-28', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
});
