import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ItemResult, itemStatistics, needsReview, randomGuessScore } from './item-statistics.ts';

/** Totals of 22 exams and the marks of two of their questions: moodle/moodle, `mod/quiz/report/statistics/tests/statistics_test.php`. */
const totals = [
  12, 7.4, 11.7, 8.5, 10.1, 11.3, 11.2, 14.1, 8.6, 11.6, 9.3, 13.1, 11.5, 11.3, 5.5, 4.8, 8.7, 11.8, 6, 5.9,
  12.8, 13.8,
];
const ofEight = [5.5, 1, 2.5, 4, 3, 4.5, 3, 6, 0.5, 5.5, 2.5, 4, 4, 3, 1, 1, 1.5, 4, 2, 1, 6, 7];
const ofOne = [
  0.3, 0.9, 1, 0.3, 0.9, 0.9, 0.3, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 1, 1, 0.3, 1, 0.9, 0.9, 1, 0.9, 0.9,
];

const getResults = (marks: readonly number[], scale = 1): ItemResult[] =>
  marks.map((mark, index) => ({ mark, rest: ((totals[index] ?? 0) - mark) / scale }));

describe("Moodle's reference vector", () => {
  test.each([
    ['a question of eight marks', ofEight, 8, [41.19318182, 1.912733589, 25.88327077, 27.23492723]],
    ['a question of one mark', ofOne, 1, [81.36363636, null, 1.170256965, 1.382386552]],
  ] as const)('%s', (_what, marks, largest, [facility, deviation, discrimination, efficiency]) => {
    const found = itemStatistics(getResults(marks), largest);

    expect(found.count).toBe(22);
    expect(found.facility).toBeCloseTo(facility, 6);
    if (deviation !== null) expect(found.deviation).toBeCloseTo(deviation, 6);
    expect(found.discrimination).toBeCloseTo(discrimination, 6);
    expect(found.efficiency).toBeCloseTo(efficiency, 6);
  });

  test('says the same where the rest is a share of its largest marks', () => {
    const found = itemStatistics(getResults(ofEight, 14.2), 8);

    expect(found.discrimination).toBeCloseTo(25.88327077, 6);
    expect(found.efficiency).toBeCloseTo(27.23492723, 6);
  });
});

describe('too little to say', () => {
  const many = (count: number): ItemResult[] =>
    Array.from({ length: count }, (_, index) => ({ mark: index % 2, rest: (index % 3) / 2 }));

  test('an item without exams has no figure', () => {
    expect(itemStatistics([], 1)).toEqual({
      count: 0,
      facility: null,
      deviation: null,
      discrimination: null,
      efficiency: null,
    });
  });

  test('nineteen exams give only the facility, twenty the rest as well', () => {
    const nineteen = itemStatistics(many(19), 1);
    expect(nineteen.facility).toBeCloseTo((100 * 9) / 19, 9);
    expect(nineteen).toMatchObject({ deviation: null, discrimination: null, efficiency: null });
    expect(itemStatistics(many(20), 1)).toMatchObject({ facility: 50, deviation: expect.any(Number) });
    expect(itemStatistics(many(20), 1).discrimination).toBeTypeOf('number');
  });

  test('a single exam has no deviation, however small the required number is', () => {
    expect(itemStatistics(many(1), 1, 1)).toMatchObject({ facility: 0, deviation: null });
    expect(itemStatistics(many(2), 1, 1)).toMatchObject({ facility: 50, deviation: Math.SQRT1_2 });
  });

  test.each([
    ['marks', (index: number): ItemResult => ({ mark: 0.1, rest: index / 30 })],
    ['rests', (index: number): ItemResult => ({ mark: index % 2, rest: 0.1 })],
  ])('%s have no discrimination if they never vary', (_what, resultAt) => {
    const found = itemStatistics(
      Array.from({ length: 30 }, (_, index) => resultAt(index)),
      1,
    );

    expect(found).toMatchObject({ discrimination: null, efficiency: null });
    expect(needsReview(found)).toBe(false);
  });
});

describe('a question that good students get wrong', () => {
  const against = (count: number): ItemResult[] =>
    Array.from({ length: count }, (_, index) => ({ mark: index < count / 2 ? 1 : 0, rest: index / count }));

  test('goes to review from thirty exams on', () => {
    expect(needsReview(itemStatistics(against(29), 1))).toBe(false);
    expect(needsReview(itemStatistics(against(30), 1))).toBe(true);
  });

  test('does not where it tells nothing', () => {
    const flat = Array.from({ length: 40 }, (_, index) => ({
      mark: index % 2,
      rest: Math.floor(index / 2) / 20,
    }));
    const found = itemStatistics(flat, 1);

    expect(found.discrimination).toBeCloseTo(0, 9);
    expect(needsReview({ ...found, discrimination: 0 })).toBe(false);
  });
});

test.each([
  [4, 1, 0.25],
  [2, 1, 0.5],
  [5, 2, 0],
  [0, 1, 0],
])('an item with %i options and %i right ones earns %d by guessing', (options, keys, share) => {
  expect(randomGuessScore(options, keys)).toBe(share);
});

test('statistics lie within their bounds, and the order of exams changes nothing', () => {
  const result = fc.record({
    mark: fc.integer({ min: 0, max: 4 }).map((quarter) => quarter / 4),
    rest: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(result, { minLength: 20, maxLength: 60 }), (results) => {
      const found = itemStatistics(results, 1);
      const turned = itemStatistics(results.toReversed(), 1);

      expect(found.facility).toBeGreaterThanOrEqual(0);
      expect(found.facility).toBeLessThanOrEqual(100);
      for (const name of ['discrimination', 'efficiency'] as const) {
        const value = found[name];
        expect(value === null).toBe(turned[name] === null);
        if (value === null) continue;
        expect(Math.abs(value)).toBeLessThanOrEqual(
          name === 'discrimination' ? 100.000001 : Number.MAX_VALUE,
        );
        expect(turned[name]).toBeCloseTo(value, 6);
      }
    }),
  );
});
