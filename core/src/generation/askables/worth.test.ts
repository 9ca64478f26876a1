import fc from 'fast-check';
import { expect, test } from 'vitest';
import { worthOf } from './worth.ts';

test.each([
  ['a question that is used half of the time', 0.5, 4.5],
  ['one that is used three of four times', 0.75, 5.818],
  ['one that is used one of four times', 0.25, 3.182],
  ['one that nobody uses', 0, -1.852],
  ['one that everybody uses', 1, 10.852],
])('%s is worth so much', (_, chance, worth) => {
  expect(worthOf(chance)).toBeCloseTo(worth, 3);
});

test('a question that is likelier used is never worth less, and none is worth more than any other can make up for', () => {
  const chance = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(chance, chance, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)].map(worthOf);
      expect(high).toBeGreaterThanOrEqual(low ?? 0);
      expect(high).toBeLessThanOrEqual(worthOf(1));
      expect(low).toBeGreaterThanOrEqual(worthOf(0));
    }),
  );
});
