import { expect, test } from 'vitest';
import { awaited } from './first-steps.ts';
import { daysFrom, getFirstDay } from './range.ts';
import { getSum, getWeeks, retainedShare } from './retention.ts';

const rounded = (value: number) => Math.round(value * 1_000) / 1_000;

/** Wilson's interval of nine in ten, computed apart from the product. */
test.each([
  [0, 0, null],
  [1, 1, [1, 0.27, 1]],
  [10, 9, [0.9, 0.652, 0.977]],
  [200, 180, [0.9, 0.86, 0.93]],
  [4, 0, [0, 0, 0.404]],
])('the share from %d reviews with %d known has its range', (reviews, knownCount, expected) => {
  const share = retainedShare({ reviews, known: knownCount });
  expect(share && [share.share, share.low, share.high].map(rounded)).toEqual(expected);
});

test('weeks end with the range, and the first one may be shorter', () => {
  const day = (name: string, reviews: number) => ({
    day: name,
    young: { reviews, known: 1 },
    mature: { reviews: 0, known: 0 },
  });
  const weeks = getWeeks([day('2026-11-18', 1), day('2026-11-21', 2), day('2026-11-27', 4)], {
    from: '2026-11-18',
    to: '2026-11-27',
  });
  expect(weeks.map(({ week, days }) => [week, getSum(days.map(({ young }) => young)).reviews])).toEqual([
    ['2026-11-18', 1],
    ['2026-11-21', 6],
  ]);
});

test('a range ends today', () => {
  const from = getFirstDay(3, '2026-03-01');
  expect(daysFrom(from, 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});

test.each([
  [
    'nothing',
    { knownTopics: 0, mostAnswers: 0, hasWork: false, exams: 0 },
    ['mastery 6', 'work 1', 'exams 1'],
  ],
  ['some answers', { knownTopics: 0, mostAnswers: 4, hasWork: true, exams: 0 }, ['mastery 2', 'exams 1']],
  ['many that say little', { knownTopics: 0, mostAnswers: 9, hasWork: true, exams: 1 }, ['mastery 0']],
  ['all', { knownTopics: 1, mostAnswers: 9, hasWork: true, exams: 1 }, []],
])('the figures that still wait follow from %s', (_what, recorded, expected) => {
  expect(awaited(recorded).map(({ figure, more }) => `${figure} ${more}`)).toEqual(expected);
});
