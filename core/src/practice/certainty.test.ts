import fc from 'fast-check';
import { expect, test } from 'vitest';
import { certainties, certaintyScore } from './certainty.ts';

test.each([
  ['low', 1, 0],
  ['mid', 2, -2],
  ['high', 3, -6],
] as const)('the certainty %s earns %i if right, and %i if wrong', (certainty, right, wrong) => {
  expect(certaintyScore([{ isRight: true, certainty }])).toEqual({ marks: right, most: 3, answers: 1 });
  expect(certaintyScore([{ isRight: false, certainty }])).toEqual({ marks: wrong, most: 3, answers: 1 });
});

test('an answer without a certainty does not count', () => {
  expect(certaintyScore([])).toEqual({ marks: 0, most: 0, answers: 0 });
  expect(
    certaintyScore([
      { isRight: false, certainty: null },
      { isRight: true, certainty: 'mid' },
      { isRight: false, certainty: 'high' },
    ]),
  ).toEqual({ marks: -4, most: 6, answers: 2 });
});

test.each([
  [0.5, 'low'],
  [0.66, 'low'],
  [0.68, 'mid'],
  [0.79, 'mid'],
  [0.81, 'high'],
  [1, 'high'],
] as const)('who is sure to %f gains most by saying %s', (chance, best) => {
  const expected = certainties.map((certainty) => {
    const of = (isRight: boolean) => certaintyScore([{ isRight, certainty }]).marks;
    return chance * of(true) + (1 - chance) * of(false);
  });
  expect(certainties[expected.indexOf(Math.max(...expected))]).toBe(best);
});

test('the marks are never above the maximum', () => {
  const answer = fc.record({ isRight: fc.boolean(), certainty: fc.option(fc.constantFrom(...certainties)) });
  fc.assert(
    fc.property(fc.array(answer), (answers) => {
      const { marks, most } = certaintyScore(answers);
      expect(marks).toBeLessThanOrEqual(most);
      expect(marks).toBeGreaterThanOrEqual(-2 * most);
    }),
  );
});
