import fc from 'fast-check';
import { expect, test } from 'vitest';
import { worthOf } from './worth.ts';

test('a question that is usable half the time is worth 4.5', () => {
  expect(worthOf(0.5)).toBeCloseTo(4.5, 10);
});

test('the likelier a question is usable the more it is worth, and never without end', () => {
  const chance = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(chance, chance, (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(worthOf(more)).toBeGreaterThanOrEqual(worthOf(less));
      expect(Math.abs(worthOf(one))).toBeLessThan(12);
    }),
  );
});
