import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideSeats, drawByWeight } from './draw-by-weight.ts';

test.each([
  // Half of the questions are about one topic, and so is half of the draw.
  [[50, 30, 20], [99, 99, 99], 10, [5, 3, 2]],
  [[53, 24, 23], [99, 99, 99], 7, [4, 2, 1]],
  // Equal weights: the earlier topic comes first.
  [[1, 1, 1], [9, 9, 9], 4, [2, 1, 1]],
  // The missing questions of a small topic go to the others in their proportion.
  [[50, 30, 20], [2, 99, 99], 10, [2, 5, 3]],
  [[50, 30, 20], [1, 1, 1], 10, [1, 1, 1]],
  [[50, 30], [0, 4], 3, [0, 3]],
  [[], [], 5, []],
  [[7], [9], 0, [0]],
])('topics of the weights %j with %j questions get of %i seats %j', (weights, available, count, seats) => {
  const groups = weights.map((weight, index) => ({ weight, available: available[index] ?? 0 }));
  expect(divideSeats(groups, count)).toEqual(seats);
});

const anyGroups = fc.array(
  fc.record({ weight: fc.integer({ min: 1, max: 200 }), available: fc.nat({ max: 40 }) }),
  { maxLength: 12 },
);

test('every seat is given while there are questions, and one more seat takes none away', () => {
  fc.assert(
    fc.property(anyGroups, fc.nat({ max: 100 }), (groups, count) => {
      const seats = divideSeats(groups, count);
      const all = groups.reduce((sum, { available }) => sum + available, 0);
      expect(seats.reduce((sum, number) => sum + number, 0)).toBe(Math.min(count, all));
      const larger = divideSeats(groups, count + 1);
      for (const [index, number] of seats.entries()) {
        expect(number).toBeLessThanOrEqual(groups[index]?.available ?? 0);
        expect(larger[index]).toBeGreaterThanOrEqual(number);
      }
    }),
  );
});

test('no topic gets less than its share without its fraction, while each has enough questions', () => {
  fc.assert(
    fc.property(anyGroups, fc.nat({ max: 100 }), (groups, count) => {
      const all = groups.reduce((sum, { weight }) => sum + weight, 0);
      const seats = divideSeats(
        groups.map(({ weight }) => ({ weight, available: count })),
        count,
      );
      for (const [index, { weight }] of groups.entries()) {
        expect(seats[index]).toBeGreaterThanOrEqual(Math.floor((count * weight) / all));
      }
    }),
  );
});

test('a seed draws the same questions again, each once, and as many of each topic as it has seats', () => {
  fc.assert(
    fc.property(anyGroups, fc.nat({ max: 60 }), fc.uuid(), (sizes, count, seed) => {
      const groups = sizes.map(({ weight, available }, topic) => ({
        weight,
        items: Array.from({ length: available }, (_, index) => `${topic} ${index}`),
      }));
      const selection = drawByWeight(groups, count, seed);
      expect(drawByWeight(groups, count, seed)).toEqual(selection);
      expect(new Set(selection).size).toBe(selection.length);
      const counts = groups.map(
        (_, topic) => selection.filter((item) => item.startsWith(`${topic} `)).length,
      );
      expect(counts).toEqual(divideSeats(sizes, count));
    }),
  );
});
