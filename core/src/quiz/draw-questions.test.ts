import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawQuestions } from './draw-questions.ts';

test('the draw has the requested number, no question twice, and none from elsewhere', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.uuid(), { maxLength: 50 }),
      fc.nat({ max: 60 }),
      fc.array(fc.double({ min: 0, max: 0.999999, noNaN: true }), { minLength: 60, maxLength: 60 }),
      (ids, count, numbers) => {
        let step = 0;
        const sampledIds = drawQuestions(ids, count, () => numbers[step++] ?? 0);

        expect(sampledIds).toHaveLength(Math.min(count, ids.length));
        expect(new Set(sampledIds).size).toBe(sampledIds.length);
        expect(ids).toEqual(expect.arrayContaining(sampledIds));
      },
    ),
  );
});

test('each of six ordered pairs of three can be drawn', () => {
  const thirds = [0, 0.34, 0.67];
  const halves = [0, 0.5];
  const pairs = thirds.flatMap((first) =>
    halves.map((second) => {
      const numbers = [first, second];
      return drawQuestions(['a', 'b', 'c'], 2, () => numbers.shift() ?? 0).join('');
    }),
  );
  expect(pairs.sort()).toEqual(['ab', 'ac', 'ba', 'bc', 'ca', 'cb']);
});

test('the draw uses a random number for each question, so that one seed always draws one exam', () => {
  let requested = 0;
  const sampledIds = drawQuestions(['a', 'b', 'c', 'd'], 2, () => {
    requested += 1;
    return 0;
  });

  expect([sampledIds, requested]).toEqual([['a', 'b'], 2]);
});

test('the draw does not change the set', () => {
  const ids = ['a', 'b', 'c'];
  drawQuestions(ids, 2, () => 0.9);
  expect(ids).toEqual(['a', 'b', 'c']);
});
