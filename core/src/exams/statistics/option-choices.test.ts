import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChosenOptions, optionChoices } from './option-choices.ts';

const id = (index: number) => String(index).padStart(3, '0');

/** A hundred students, best first: the best choose A, the weakest C, the others B, and three leave it out. */
const hundred: ChosenOptions[] = Array.from({ length: 100 }, (_, index) => {
  const choice = index < 30 ? 0 : index < 70 ? 1 : 2;
  return { examId: id(index), choices: index >= 97 ? [] : [choice], rest: 1 - index / 100 };
});

test('the upper and lower 27 of a hundred are counted in addition to all', () => {
  expect(optionChoices(hundred, 4)).toEqual({
    groupSize: 27,
    options: [
      { chosen: 30, upper: 27, lower: 0 },
      { chosen: 40, upper: 0, lower: 0 },
      { chosen: 27, upper: 0, lower: 24 },
      { chosen: 0, upper: 0, lower: 0 },
    ],
    unanswered: { chosen: 3, upper: 0, lower: 3 },
  });
});

test('several chosen options count each', () => {
  const table = optionChoices([{ examId: 'a', choices: [0, 2], rest: 1 }], 3);

  expect(table.options.map(({ chosen }) => chosen)).toEqual([1, 0, 1]);
});

test.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [4, 1],
  [10, 3],
])('a class of %i students has %i in each group', (count, size) => {
  expect(optionChoices(hundred.slice(0, count), 4).groupSize).toBe(size);
});

test('ids decide between equal rests, so that the order of reading changes nothing', () => {
  const answer = fc.record({
    examId: fc.uuid(),
    choices: fc.subarray([0, 1, 2]),
    rest: fc.constantFrom(0, 0.5, 1),
  });
  fc.assert(
    fc.property(fc.uniqueArray(answer, { selector: ({ examId }) => examId, maxLength: 40 }), (answers) => {
      const table = optionChoices(answers, 3);

      expect(optionChoices(answers.toReversed(), 3)).toEqual(table);
      const { chosen } = table.unanswered;
      expect(chosen).toBe(answers.filter(({ choices }) => choices.length === 0).length);
      for (const { upper, lower } of table.options) {
        expect(upper).toBeLessThanOrEqual(table.groupSize);
        expect(lower).toBeLessThanOrEqual(table.groupSize);
      }
    }),
  );
});
