import { describe, expect, test } from 'vitest';
import { tableHeading, tableRow } from '../testing/table-row.ts';
import { readCsv } from './read-csv.ts';

const read = (cells: Record<string, string>) => readCsv(`${tableHeading}\n${tableRow(cells)}`);

describe('an answer', () => {
  test.each([
    ['B', [1]],
    ['b', [1]],
    ['B.', [1]],
    ['B)', [1]],
    ['A;C', [0, 2]],
    ['C, A', [0, 2]],
    ['A C', [0, 2]],
    ['a/b', [0, 1]],
    ['A & B', [0, 1]],
    ['A;A', [0]],
  ])('%s is of letters', (answer, keys) => {
    const options = { option_1: 'one', option_2: 'two', option_3: 'three' };
    expect(read({ answer, ...options }).questions).toMatchObject([{ keys }]);
  });

  test.each([
    ['two', [1]],
    ['one;three', [0, 2]],
    ['D', [3]],
  ])('%s is the text of an option', (answer, keys) => {
    const table = `stem,answer,option_1,option_2,option_3,option_4\nQ,${answer},one,two,three,${answer === 'D' ? 'D' : 'four'}`;
    expect(readCsv(table)).toMatchObject({ questions: [{ keys }], warnings: [] });
  });

  test.each([
    ['2', [1]],
    ['2.', [1]],
    ['1;3', [0, 2]],
    ['3, 1', [0, 2]],
    ['1 & 2', [0, 1]],
  ])('%s is of numbers', (answer, keys) => {
    const options = { option_1: 'one', option_2: 'two', option_3: 'three' };
    expect(read({ answer, ...options })).toMatchObject({ questions: [{ keys }], warnings: [] });
  });

  test.each([
    ['2', ['2', '3', '4'], 0, true],
    ['4', ['2', '3', '4'], 2, false],
    ['2', ['1', '2', '3'], 1, false],
    ['1/2', ['1/3', '1/2', '1/4'], 1, false],
  ])(
    '%s among %j is a text before it is a number',
    (answer, [one = '', two = '', three = ''], key, isDoubtful) => {
      const file = read({ answer, option_1: one, option_2: two, option_3: three });
      const message = 'The answer 2 was taken for the text of an option, not for its number.';
      expect(file.questions).toMatchObject([{ keys: [key] }]);
      expect(file.warnings).toEqual(isDoubtful ? [{ line: 2, message }] : []);
    },
  );

  test('is a letter if it is also the text of another option, with a warning', () => {
    const vitamins = { option_1: 'B', option_2: 'C', option_3: 'A', answer: 'A' };
    expect(read(vitamins)).toMatchObject({
      questions: [{ keys: [0] }],
      warnings: [
        { line: 2, message: 'The answer A was taken for the letter of an option, not for its text.' },
      ],
    });
  });

  test('counts the columns, not the options', () => {
    const { questions } = read({ option_1: 'a', option_2: '', option_3: 'c', feedback_3: 'f', answer: 'C' });
    expect(questions).toMatchObject([
      {
        options: [
          { text: 'a', feedback: '' },
          { text: 'c', feedback: 'f' },
        ],
        keys: [1],
      },
    ]);
  });

  test.each([
    ['True', 'True', 'False', 0],
    ['f', '', '', 1],
    ['B', 'true', 'false', 1],
    ['A', 'False', 'True', 1],
    ['false', 'False', 'True', 1],
  ])('%s of %s and %s is of true and false', (answer, one, other, key) => {
    const options = { option_1: one, option_2: other, option_3: '', feedback_1: 'f1', feedback_2: 'f2' };
    for (const type of ['true_false', 'True/False', '']) {
      const isReversed = one === 'False';
      expect(read({ type, answer, ...options }).questions).toMatchObject([
        {
          type: 'true_false',
          options: [{ text: 'True', feedback: isReversed ? 'f2' : 'f1' }, { text: 'False' }],
          keys: [key],
        },
      ]);
    }
  });

  test('with several letters makes the question one of several right answers', () => {
    expect(read({ answer: 'A;B' }).questions).toMatchObject([{ type: 'multiple' }]);
    expect(read({ answer: 'A' }).questions).toMatchObject([{ type: 'single' }]);
  });
});
