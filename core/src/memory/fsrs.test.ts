/**
 * Values that other implementations of FSRS-6 publish in their own tests, with the default parameters and no fuzz. The
 * server holds 20,000 random histories against the authors' own program as well.
 */
import { FSRSAlgorithm } from 'ts-fsrs';
import { describe, expect, test } from 'vitest';
import { intervalDays, recall, weights } from './forgetting-curve.ts';
import { type Memory, nextMemory } from './fsrs.ts';
import { type Grade, grades } from './grade.ts';

const { again, hard, good, easy } = grades;

/** Each review as its grade and the days since the one before. */
type Step = readonly [Grade, number];

const after = (...steps: Step[]): Memory | null =>
  steps.reduce<Memory | null>((memory, [grade, days]) => nextMemory(memory, days, grade), null);

const getStates = (steps: readonly Step[]) => steps.map((_, index) => after(...steps.slice(0, index + 1)));

/** The steps have growing distances. */
const againThenGood: readonly Step[] = [
  [again, 0],
  [good, 0],
  [good, 1],
  [good, 3],
  [good, 8],
  [good, 21],
];

/** Published with five decimals, and computed there with numbers of seven digits. */
const near = (expected: number) =>
  expect.toSatisfy((value) => Math.abs(value - expected) < 1e-5 + expected * 1e-6);

test('the parameters are the default ones of FSRS-6', () => {
  expect(weights).toEqual([
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614,
    0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]);
});

/** fsrs-rs `src/model.rs`. */
test.each<[string, Grade, number, number]>([
  ['Again', again, 0.212, 6.4133],
  ['Hard', hard, 1.2931, 5.11217071],
  ['Good', good, 2.3065, 2.11810397],
  ['Easy', easy, 8.2956, 1],
])('a first %s has the stability and difficulty of FSRS', (_name, grade, stability, difficulty) => {
  expect(after([grade, 0])).toEqual({ stability, difficulty });
});

/** py-fsrs and ts-fsrs, tests of the review of one card; 0 is a learning step of ten minutes, on the same day. */
test('thirteen reviews, each when it is due', () => {
  const reviews = [good, good, good, good, good, good, again, again, good, good, good, good, good];
  const intervals = [0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21];
  const states = getStates(
    reviews.map((grade, index) => [grade, index === 0 ? 0 : Number(intervals[index - 1])]),
  );

  const computed = states.map((state, index) =>
    intervals[index] === 0 ? 0 : intervalDays(state?.stability ?? 0),
  );
  expect(computed).toEqual(intervals);
});

/** ts-fsrs `FSRS-6.test.ts` and fsrs-rs `src/inference.rs`. */
test.each<[string, readonly Step[], number, number]>([
  ['a first Again, then Good at growing distances', againThenGood, 53.62691, 6.3574867],
  [
    'Good and Hard on one day',
    [
      [good, 0],
      [hard, 0],
    ],
    2.3065,
    4.75286,
  ],
  [
    'Again twice on one day',
    [
      [again, 0],
      [again, 0],
    ],
    0.08336,
    8.8063,
  ],
  [
    'Hard on the day of a Good that came after two days',
    [
      [good, 0],
      [good, 0],
      [good, 2],
      [hard, 0],
    ],
    10.97106,
    4.74372,
  ],
])('%s', (_what, steps, stability, difficulty) => {
  expect(after(...steps)).toEqual({ stability: near(stability), difficulty: near(difficulty) });
});

/** ts-fsrs `FSRS-6.test.ts`. The product never turns it off: this holds the package and the parameters against each other. */
test('the library gives other figures without its rules for reviews on one day', () => {
  const algorithm = new FSRSAlgorithm({ w: weights, enable_short_term: false });
  const memory = againThenGood.reduce<Memory | null>(
    (previousMemory, [grade, days]) => algorithm.next_state(previousMemory, days, grade),
    null,
  );
  expect(memory?.stability).toEqual(near(53.335106));
});

describe('the remaining memory', () => {
  test('is nine of ten, eight days after a first Easy', () => {
    expect(recall(8, 8.2956).toFixed(7)).toBe('0.9024733');
  });

  test('is everything at first, and nine of ten when the stability has passed', () => {
    expect(recall(0, 5)).toBe(1);
    expect(recall(5, 5)).toBeCloseTo(0.9, 12);
    expect(recall(500, 5)).toBeLessThan(0.6);
  });
});

describe('days until the next review', () => {
  test.each([
    ['at least one', 0.001, 1],
    ['one and a half make two', 1.5, 2],
    ['rounded down', 2.3065, 2],
    ['rounded up', 10.964, 11],
    ['at most 36,500', 36_500, 36_500],
    ['however stable', 90_000, 36_500],
  ])('%s', (_what, stability, days) => {
    expect(intervalDays(stability)).toBe(days);
  });

  test.each([
    [0.95, 100, 0.95],
    [0.8, 100, 0.8],
  ])('leave the requested share of %d', (retention, stability, share) => {
    const days = intervalDays(stability, retention);
    expect(recall(days - 1, stability)).toBeGreaterThan(share);
    expect(recall(days + 1, stability)).toBeLessThan(share);
  });
});

test.each([['days before the last review', -1, good]])(
  '%s are a mistake of the caller',
  (_what, days, grade) => {
    expect(() => nextMemory({ stability: 3, difficulty: 5 }, days, grade)).toThrow('delta_t');
  },
);

test('dates have the methods of the language and no others', () => {
  const named = [];
  for (const name in new Date(0)) named.push(name);

  expect(named).toEqual([]);
  expect(['scheduler', 'diff', 'format', 'dueFormat'].filter((name) => name in Date.prototype)).toEqual([]);
});
