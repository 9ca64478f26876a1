import { describe, expect, test } from 'vitest';
import { dayAfter } from '../../time/local-day.ts';
import type { GivenReview } from '../fold-reviews.ts';
import { intervalDays, weights } from '../forgetting-curve.ts';
import { nextMemory } from '../fsrs.ts';
import type { Grade } from '../grade.ts';
import { describeIntervalShare, getIntervalShare } from './interval-change.ts';
import { getLogLoss, getRecallTests, splitTests } from './recall-tests.ts';
import { judgeParameters } from './tuning-rules.ts';

/** @param reviews days after the first of March, and grades */
function getEvents(...reviews: [number, Grade][]): GivenReview[] {
  return reviews.map(([day, grade], index) => {
    const localDay = dayAfter('2026-03-01', day);
    return { id: `${day} ${index}`, grade, givenAt: Date.parse(`${localDay}T12:00Z`) + index, localDay };
  });
}

/** Parameters whose first intervals are shorter by this factor. */
const scaled = (factor: number) => weights.map((weight, index) => (index < 4 ? weight * factor : weight));

describe('tests of memory', () => {
  test.each<[string, [number, Grade][], number[][]]>([
    ['a card that was seen once gives none', [[0, 3]], []],
    [
      'reviews on one day give none, because the optimiser ends its process at them',
      [
        [0, 1],
        [0, 3],
      ],
      [],
    ],
    [
      'each review on a later day gives one with all before it',
      [
        [0, 3],
        [0, 3],
        [2, 3],
        [2, 1],
        [9, 3],
      ],
      [
        [0, 0, 2],
        [0, 0, 2, 0, 7],
      ],
    ],
  ])('%s', (_what, reviews, days) => {
    const tests = getRecallTests([getEvents(...reviews)]);
    expect(tests.map((one) => one.reviews.map((review) => review.days))).toEqual(days);
  });

  test('are ordered by time over all cards, and the later fifth judges', () => {
    const cards = [2, 12, 4, 9, 7].map((day) => getEvents([0, 3], [day, 3]));
    const { learned, judged } = splitTests(getRecallTests(cards));
    const getGaps = (tests: typeof judged) => tests.map(({ reviews }) => reviews.at(-1)?.days);
    expect([getGaps(learned), getGaps(judged)]).toEqual([[2, 4, 7, 9], [12]]);
  });

  test('the right parameters are surprised less by tests', () => {
    const forgotten = getRecallTests([getEvents([0, 3], [2, 1]), getEvents([0, 3], [3, 1])]);
    expect(getLogLoss(forgotten, scaled(0.2))).toBeLessThan(getLogLoss(forgotten));
    expect(getLogLoss([])).toBe(0);
  });
});

test('parameters are used only if they foretell the later reviews better than those in use', () => {
  const judged = getRecallTests([getEvents([0, 3], [2, 1])]);
  expect(judgeParameters(judged, scaled(0.2), undefined)).toMatchObject({ logLoss: expect.any(Number) });
  expect(judgeParameters(judged, scaled(3), undefined)).toBeNull();
  expect(judgeParameters(judged, scaled(0.2), scaled(0.2))).toBeNull();
  expect(judgeParameters([], scaled(0.2), undefined)).toBeNull();
});

test('own parameters change the interval and the memory, the defaults give the usual ones', () => {
  const ownParameters = scaled(0.5);
  expect(nextMemory(null, 0, 3, ownParameters).stability).toBeCloseTo(
    nextMemory(null, 0, 3).stability / 2,
    3,
  );
  expect(nextMemory(null, 0, 3, [...weights])).toEqual(nextMemory(null, 0, 3));
  const flat = [...weights.slice(0, -1), 0.5];
  expect(intervalDays(100, 0.8, flat)).toBeLessThan(intervalDays(100, 0.8));
  expect(intervalDays(100, 0.9, flat)).toBe(100);
});

describe('the meaning of own parameters', () => {
  test('is the share of the usual intervals', () => {
    expect(getIntervalShare(weights)).toBe(100);
    expect(getIntervalShare(scaled(0.5))).toBeLessThan(100);
    expect(getIntervalShare(scaled(2))).toBeGreaterThan(100);
  });

  test.each([
    [100, 'Your memory is much like the average, so your cards come as usual.'],
    [98, 'Your memory is much like the average, so your cards come as usual.'],
    [88, 'Your memory fades a little faster than average, so your cards come 12% sooner.'],
    [60, 'Your memory fades faster than average, so your cards come 40% sooner.'],
    [112, 'Your memory lasts a little longer than average, so your cards come 12% later.'],
    [190, 'Your memory lasts longer than average, so your cards come 90% later.'],
  ])('%d per cent is one sentence', (share, sentence) => {
    expect(describeIntervalShare(share)).toBe(sentence);
  });
});
