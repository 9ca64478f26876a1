import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fallingOptions, type HelpedQuestion, hintSteps } from './hints.ts';

const question = (differing: Partial<HelpedQuestion> = {}): HelpedQuestion => ({
  options: 4,
  keys: [1],
  hasSource: true,
  hasText: true,
  ...differing,
});

test.each([
  [question(), [1, 2, 3]],
  [question({ hasSource: false }), [2, 3]],
  [question({ hasText: false }), [1, 2]],
  [question({ options: 2 }), [1, 3]],
  [question({ options: 2, hasSource: false, hasText: false }), []],
  [question({ keys: [0, 1, 2] }), [1, 3]],
])('%j has the steps %j', (of, steps) => {
  expect(hintSteps(of)).toEqual(steps);
});

describe('the hint removes wrong options', () => {
  test.each([
    [2, [0], 0],
    [3, [0], 1],
    [4, [0], 2],
    [5, [0], 2],
    [12, [0], 2],
    [4, [0, 1], 1],
    [4, [0, 1, 2], 0],
    [5, [0, 1], 2],
  ])('with %i options and the keys %j: %i', (options, keys, falling) => {
    expect(fallingOptions(question({ options, keys }), 'seed')).toHaveLength(falling);
  });
});

test('no key falls, a wrong one stays, and the same seed takes the same away', () => {
  const created = fc.integer({ min: 2, max: 12 }).chain((options) =>
    fc.record({
      options: fc.constant(options),
      keys: fc.uniqueArray(fc.nat({ max: options - 1 }), { minLength: 1, maxLength: options - 1 }),
    }),
  );
  fc.assert(
    fc.property(created, fc.string(), (differing, seed) => {
      const of = question(differing);
      const falling = fallingOptions(of, seed);
      expect(falling.filter((index) => of.keys.includes(index))).toEqual([]);
      expect(new Set(falling).size).toBe(falling.length);
      expect(falling).toEqual(falling.toSorted((one, other) => one - other));
      expect(of.options - of.keys.length - falling.length).toBeGreaterThan(0);
      expect(fallingOptions(of, seed)).toEqual(falling);
      expect(falling.length > 0).toBe(hintSteps(of).includes(2));
    }),
  );
});

test('not always the same ones fall', () => {
  const fallen = Array.from({ length: 50 }, (_, index) => fallingOptions(question(), `sitting ${index}`));
  expect(new Set(fallen.flat())).toEqual(new Set([0, 2, 3]));
});
