import { describe, expect, test } from 'vitest';
import { tableHeading as heading, tableRow } from '../testing/table-row.ts';
import { readCsv } from './read-csv.ts';

const read = (cells: Record<string, string>) => readCsv(`${heading}\n${tableRow(cells)}`);

describe('a table that a teacher made in a spreadsheet', () => {
  const table = `${heading}
single,What is 2 + 2?,3,4,5,B,Count.,Too few.,Right.,,Sums,Easy,"first, short"

multiple,"Which are prime?
(Two of them.)",2,3,4,A;C,,,,,,,
multiple,"Which are ""even""?",2,3,4,"A, C",,,,,Sums,,
true_false,Zero is even.,,,,True,,Yes.,No.,,,hard,
single,Which is a gas?,Oxygen,Iron,,Oxygen,,,,,,,
`;
  const file = readCsv(table);

  test('comes in with all that its columns say', () => {
    expect(file.questions[0]).toEqual({
      line: 2,
      type: 'single',
      name: null,
      stem: 'What is 2 + 2?',
      options: [
        { text: '3', feedback: 'Too few.' },
        { text: '4', feedback: 'Right.' },
        { text: '5', feedback: '' },
      ],
      keys: [1],
      explanation: 'Count.',
      topic: 'Sums',
      difficulty: 'easy',
      tags: ['first', 'short'],
      passage: null,
      body: null,
    });
  });

  test('has the lines of its rows, with empty rows and texts of several lines between them', () => {
    expect(file).toMatchObject({ format: 'csv', found: 5, skipped: 0, errors: [], warnings: [] });
    expect(file.questions.map(({ line }) => line)).toEqual([2, 4, 6, 7, 8]);
    expect(file.questions[1]?.stem).toBe('Which are prime?\n(Two of them.)');
  });

  test('has several right answers, true and false, and an answer in words', () => {
    expect(file.questions.slice(2)).toMatchObject([
      { type: 'multiple', stem: 'Which are "even"?', keys: [0, 2] },
      {
        type: 'true_false',
        options: [
          { text: 'True', feedback: 'Yes.' },
          { text: 'False', feedback: 'No.' },
        ],
        keys: [0],
      },
      { type: 'single', keys: [0] },
    ]);
  });

  test.each([
    ['semicolons', (text: string) => text.replaceAll(';', '/').replaceAll(/,(?! )/g, ';')],
    ['tabs', (text: string) => text.replaceAll(/,(?! )/g, '\t')],
    ['carriage returns', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a byte order mark', (text: string) => `\ufeff${text}`],
    [
      'names as people write them',
      (text: string) => text.replace(heading, heading.replaceAll('_', ' ').toUpperCase()),
    ],
  ])('is the same with %s', (_, change) => {
    expect(readCsv(change(table))).toEqual(file);
  });

  test('may have empty rows before its first one', () => {
    expect(readCsv(`\n,,,\n${table}`).questions.map(({ line }) => line)).toEqual([4, 6, 8, 9, 10]);
  });

  test('says its delimiter in a line before it, as spreadsheets do', () => {
    const { questions } = readCsv(`sep=;\n${table.replaceAll(/,(?! )/g, ';').replace('A;C', 'A/C')}`);
    expect(questions.map(({ line }) => line)).toEqual([3, 5, 7, 8, 9]);
  });
});

describe('what goes wrong in one row', () => {
  const noAnswer = 'The answer is none of the options. Write its letter, as in B, or A;C for two.';
  const notTrueFalse = 'A question of the type true_false has the options True and False, or none.';
  test.each([
    [
      'no answer',
      { answer: '' },
      'This question has no right answer. Write its letter in the column answer.',
    ],
    ['an answer that is no option', { answer: 'd' }, noAnswer],
    ['the number of no option', { answer: '7' }, 'There is no option 7.'],
    ['the number 0', { answer: '0' }, 'There is no option 0.'],
    ['one of the numbers of no option', { answer: '1;4' }, 'There is no option 4.'],
    [
      'a number that is none of the numbers',
      { option_1: '3', option_2: '4', option_3: '5', answer: '2' },
      noAnswer,
    ],
    ['two numbers with a comma inside', { answer: '1,2' }, noAnswer],
    ['a letter of no option', { answer: 'D' }, 'There is no option D.'],
    ['a letter of an empty option', { answer: 'C', option_3: '' }, 'There is no option C.'],
    [
      'two answers of one',
      { type: 'single', answer: 'A;B' },
      'This question has more than one right answer.',
    ],
    ['no text', { stem: ' ', answer: 'A' }, 'This question has no text.'],
    ['one option', { option_2: '', option_3: '', answer: 'A' }, 'This question has fewer than two options.'],
    ['the same option twice', { option_3: ' a ', answer: 'A' }, 'Options A and C are the same.'],
    [
      'a type that is none',
      { type: 'choice', answer: 'A' },
      'The type is single, multiple, true_false, short, numerical, matching, ordering, reasoned, essay, open.',
    ],
    ['true and false of other options', { type: 'true_false', answer: 'True' }, notTrueFalse],
    [
      'true and false without either',
      { type: 'true_false', option_1: '', option_2: '', option_3: '', answer: 'C' },
      'The answer of this question is True or False.',
    ],
    [
      'a long option',
      { option_1: 'a'.repeat(1_001), answer: 'A' },
      'Option A is longer than 1,000 characters.',
    ],
  ])('%s', (_, cells, message) => {
    const good = tableRow({ stem: 'Good', answer: 'A' });
    const wrong = tableRow(cells);
    const file = readCsv([heading, good, wrong, good].join('\n'));
    expect(file).toMatchObject({ found: 3, skipped: 1, errors: [{ line: 3, message }], warnings: [] });
    expect(file.questions).toHaveLength(2);
  });

  test('is reported for cells beyond the first row', () => {
    expect(readCsv('stem,answer,option_1,option_2\nOne, two, or three?,A,a,b\nQ,A,a,b,, \n')).toMatchObject({
      found: 2,
      errors: [
        {
          line: 2,
          message:
            'This row has more cells than the first one. Put a text with a delimiter into quotation marks.',
        },
      ],
    });
  });

  const marks = 'The quotation marks of this row do not match. Write "" for one within a text.';
  test.each([
    ['that nothing closes', '"Which,A,a,b'],
    ['within a text', '"Which "one" is it",A,a,b'],
  ])('a quotation mark %s leaves the other rows as they are', (_, wrong) => {
    const file = readCsv(
      `stem,answer,option_1,option_2\n"Good, one",A,a,b\n${wrong}\n"Good, two",B,a,b\nGood,B,a,b`,
    );
    expect(file.questions.map(({ stem }) => stem)).toEqual(['Good, one', 'Good, two', 'Good']);
    expect(file.errors[0]).toEqual({ line: 3, message: marks });
    expect(file.skipped).toBe(file.errors.length);
  });

  test('too many of them end the reading', () => {
    const file = readCsv(`stem,answer,option_1,option_2\n${'"Which,A,a,b\n'.repeat(200)}`);
    expect(file).toMatchObject({ found: 101, skipped: 101 });
    expect(file.errors.at(-1)).toEqual({
      line: 103,
      message: 'Too many rows have quotation marks that do not match. The rows from here on were not read.',
    });
  });
});

describe('the warnings about imported questions', () => {
  test.each([
    [
      'a difficulty that is none',
      { difficulty: 'very' },
      'The difficulty is easy, medium or hard: this one was left out.',
    ],
    ['a picture', { explanation: '![a](https://x.test/a.png)' }, 'A picture is missing from the file.'],
  ])('%s', (_, cells, message) => {
    expect(read({ answer: 'A', ...cells })).toMatchObject({
      questions: [{ line: 2 }],
      warnings: [{ line: 2, message }],
    });
  });

  test('columns that are not read', () => {
    expect(readCsv('stem,answer,option_1,option_2,Marks,,stem\nQ,A,a,b,3,,R')).toMatchObject({
      questions: [{ stem: 'Q' }],
      warnings: [
        { line: 1, message: 'The column Marks is not read.' },
        { line: 1, message: 'The column stem is there twice. The first one is read.' },
      ],
    });
  });
});

test.each(['cloze', 'Fill in the blanks'])('a row of the type %s is passed over', (type) => {
  expect(read({ type })).toMatchObject({
    found: 1,
    skipped: 1,
    errors: [],
    warnings: [{ line: 2, message: `Questions of the type ${type} cannot be imported.` }],
  });
});

describe('a file', () => {
  const names = 'The first row has to name the columns, as in stem, answer, option_1, option_2.';
  test.each([
    ['without anything', '', 1, names],
    ['without names', 'What is it?,a,b,A', 1, names],
    ['without its answers', 'stem,option_1,option_2\nQ,a,b', 1, names],
    ['of names alone', heading, 0, 'There is no question in this file.'],
  ])('%s', (_, text, line, message) => {
    expect(readCsv(text)).toMatchObject({ found: 0, skipped: 0, errors: [{ line, message }] });
  });

  test('with 5,002 rows gives 5,000', () => {
    const file = readCsv(`stem,answer,option_1,option_2\n${'Q,A,a,b\n'.repeat(5_002)}`);
    expect(file).toMatchObject({ found: 5_002, skipped: 2, errors: [{ line: 5_002 }] });
    expect(file.questions).toHaveLength(5_000);
  });
});

test.each([
  ["'=1+1", '=1+1'],
  ["'-5", '-5'],
  ["''=1", "'=1"],
  ["'tis", "'tis"],
  ["''", "''"],
])('the cell %s says %s', (cell, text) => {
  expect(read({ stem: cell, answer: 'A' }).questions).toMatchObject([{ stem: text }]);
});
