import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRight } from './choices.ts';

test.each([
  [[2], [2], true],
  [[1], [2], false],
  [[], [2], false],
  [[], [], false],
  [[1], [], false],
  [[3, 1], [1, 3], true],
  [[1], [1, 3], false],
  [[1, 2, 3], [1, 3], false],
  [[1, 2], [1, 3], false],
])('the choice %j for the keys %j is judged: %s', (choices, keys, right) => {
  expect(isRight(choices, keys)).toBe(right);
});

const options = fc.uniqueArray(fc.nat({ max: 11 }), { minLength: 1 });

test('neither order nor repetition counts', () => {
  fc.assert(
    fc.property(options, (keys) => {
      expect(isRight([...keys.toReversed(), ...keys], keys)).toBe(true);
    }),
  );
});

test('a choice with an option more or less is wrong', () => {
  fc.assert(
    fc.property(options, (keys) => {
      expect(isRight(keys.slice(1), keys)).toBe(false);
      expect(isRight([...keys, 12], keys)).toBe(false);
    }),
  );
});
