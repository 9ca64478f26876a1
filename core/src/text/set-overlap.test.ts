import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coverage, jaccard, overlapF1, sharedCount } from './set-overlap.ts';

const setOf = (letters: string) => new Set(letters);

test.each([
  // The columns are left, right, shared, Jaccard, F1, coverage of the left by the right.
  ['abcd', 'bcde', 3, 3 / 5, 6 / 8, 3 / 4],
  ['ab', 'abcd', 2, 2 / 4, 4 / 6, 1],
  ['abcd', 'ab', 2, 2 / 4, 4 / 6, 2 / 4],
  ['ab', 'cd', 0, 0, 0, 0],
  ['abc', 'abc', 3, 1, 1, 1],
  ['', 'abc', 0, 0, 0, 1],
  ['abc', '', 0, 0, 0, 0],
  ['', '', 0, 0, 0, 1],
] as const)('the overlap of %j and %j has its measures', (left, right, shared, index, f1, covered) => {
  const [one, two] = [setOf(left), setOf(right)];
  expect(sharedCount(one, two)).toBe(shared);
  expect(jaccard(one, two)).toBeCloseTo(index, 12);
  expect(overlapF1(one, two)).toBeCloseTo(f1, 12);
  expect(coverage(one, two)).toBeCloseTo(covered, 12);
});

describe('two sets', () => {
  const anySet = fc.uniqueArray(fc.nat({ max: 12 })).map((members) => new Set(members));

  test('the measures do not depend on which is named first', () => {
    fc.assert(
      fc.property(anySet, anySet, (one, two) => {
        expect(sharedCount(one, two)).toBe(sharedCount(two, one));
        expect(jaccard(one, two)).toBe(jaccard(two, one));
        expect(overlapF1(one, two)).toBe(overlapF1(two, one));
      }),
    );
  });

  test('F1 follows from the Jaccard index: 2J / (1 + J)', () => {
    fc.assert(
      fc.property(anySet, anySet, (one, two) => {
        const index = jaccard(one, two);
        expect(overlapF1(one, two)).toBeCloseTo((2 * index) / (1 + index), 12);
      }),
    );
  });

  test('share the elements that their union counts twice', () => {
    fc.assert(
      fc.property(anySet, anySet, (one, two) => {
        expect(sharedCount(one, two)).toBe(one.size + two.size - one.union(two).size);
        expect(coverage(one, one.union(two))).toBe(1);
      }),
    );
  });
});
