import { describe, expect, test } from 'vitest';
import { readAiken } from './read-aiken.ts';

const typedByHand = `What is the capital of Ghana?
A) Lagos
B) Accra
C) Lomé
ANSWER: B

A. Smith wrote The Wealth of Nations.
He was
A. a Scot
B. an Irishman
ANSWER: A.

Consider these:
I. 2 < 3
II. a_b * c_d

Which is right?
A)I only
B)II only
Answer : b
The sun is a star.
A) TRUE
B) False

ANSWER: A
`;

describe('a file that a teacher typed', () => {
  const file = readAiken(typedByHand);

  test('is imported completely', () => {
    expect(file).toMatchObject({ format: 'aiken', found: 4, skipped: 0, errors: [], warnings: [] });
    expect(file.questions.map(({ line }) => line)).toEqual([1, 7, 13, 21]);
  });

  test('has plain questions', () => {
    expect(file.questions[0]).toEqual({
      line: 1,
      type: 'single',
      name: null,
      stem: 'What is the capital of Ghana?',
      options: ['Lagos', 'Accra', 'Lomé'].map((text) => ({ text, feedback: '' })),
      keys: [1],
      explanation: '',
      topic: null,
      difficulty: null,
      tags: [],
      passage: null,
      body: null,
    });
  });

  test.each([
    ['a stem that begins like an option', 1, 'A. Smith wrote The Wealth of Nations.\\\nHe was', [0]],
    [
      'a stem of several lines, in which nothing is Markdown',
      2,
      'Consider these:\\\nI. 2 \\< 3\\\nII. a\\_b \\* c\\_d\n\nWhich is right?',
      [1],
    ],
  ])('has %s', (_, index, stem, keys) => {
    expect(file.questions[index]).toMatchObject({ stem, keys });
  });

  test('has a question of true and false', () => {
    expect(file.questions[3]).toMatchObject({
      type: 'true_false',
      options: [
        { text: 'True', feedback: '' },
        { text: 'False', feedback: '' },
      ],
      keys: [0],
    });
  });
});

describe('each thing that goes wrong', () => {
  const withErrors = `Too few options here
A) The only one
ANSWER: A

A) No question before it

ANSWER: B

Which is good?
A) This
B) That
ANSWER: A

Which has no end?
A) This
B) That

Which is good too?
A)This without a space
B)That without a space
ANSWER: B`;

  test('is said at its line, and what is good comes in', () => {
    const file = readAiken(withErrors);
    expect(file).toMatchObject({ found: 6, skipped: 4 });
    expect(file.questions.map(({ stem }) => stem)).toEqual(['Which is good?', 'Which is good too?']);
    expect(file.errors).toEqual([
      { line: 3, message: 'This question has fewer than two options.' },
      { line: 5, message: 'There is no question before this option.' },
      { line: 7, message: 'There is no question before this answer.' },
      { line: 18, message: 'The question before this line has no ANSWER line.' },
    ]);
  });

  const oneLine = 'Write each option on one line, and ANSWER: after the last one.';
  const order = 'The letters of the options do not follow each other.';
  const noOptions = 'This question has no options. Begin each of them with its letter, as in A) or A.';
  const answerMissing = 'Write the letter of the right option after ANSWER, as in ANSWER: B.';
  test.each([
    ['an option of two lines', 'Q\nA) a\nand more\nB) b\nANSWER: A', 7, oneLine],
    ['an option of two lines, the last one', 'Q\nA) a\nB) b\nand more\nANSWER: A', 8, oneLine],
    ['a letter twice', 'Q\nA) a\nB) b\nB) c\nANSWER: A', 8, order],
    ['letters that go back', 'Q\nA) a\nC) b\nB) c\nANSWER: A', 8, order],
    ['no options', 'Q\na) a\nb) b\nANSWER: A', 8, noOptions],
    ['no letter', 'Q\nA) a\nB) b\nANSWER:', 8, answerMissing],
    ['a word for a letter', 'Q\nA) a\nB) b\nANSWER: Both', 8, answerMissing],
    ['a letter of no option', 'Q\nA) a\nB) b\nANSWER: C', 8, 'There is no option C.'],
    [
      'two letters',
      'Q\nA) a\nB) b\nANSWER: A, B',
      8,
      'A question in this format has one right answer: write one letter after ANSWER.',
    ],
    ['one option and no answer', 'Q\nA) a', 7, 'The question before this line has no ANSWER line.'],
    ['an empty option', 'Q\nA) a\nB)\nANSWER: A', 5, 'Option B is empty.'],
    ['the same option twice', 'Q\nA) a\nB) a\nANSWER: A', 5, 'Options A and B are the same.'],
    ['no stem', 'A) a\nB) b\nANSWER: A', 5, 'There is no question before this option.'],
    ['no stem, and options from B on', 'B) a\nC) b\nANSWER: B', 7, noOptions],
    [
      'a long stem',
      `${'Q'.repeat(4_001)}\nA) a\nB) b\nANSWER: A`,
      5,
      'The text of this question is longer than 4,000 characters.',
    ],
    [
      'a very long stem',
      `${'Q'.repeat(90_000)}\nA) a\nB) b\nANSWER: A`,
      5,
      'The text of this question is longer than 4,000 characters.',
    ],
  ])('%s', (_, text, line, message) => {
    const good = (stem: string) => `${stem}\nA) a\nB) b\nANSWER: B`;
    const file = readAiken(`${good('Before')}\n${text}\n${good('After')}`);
    expect(file).toMatchObject({ found: 3, skipped: 1, errors: [{ line, message }], warnings: [] });
    expect(file.questions.map(({ stem }) => stem)).toEqual(['Before', 'After']);
  });

  test.each([
    ['has no options', 'A text', 1, noOptions],
    ['has no answer', 'Q\nA) a\nB) b\n', 1, 'This question has no ANSWER line.'],
    ['is an option', 'A) a', 1, 'There is no question before this option.'],
    ['is nothing', '\n', 0, 'There is no question in this file.'],
  ])('is reported: a file that %s', (_, text, line, message) => {
    expect(readAiken(text).errors).toEqual([{ line, message }]);
  });

  test('is reported: a question without an end, after an option of two lines', () => {
    const file = readAiken('One\nA) a\nand more\nB) b\nTwo\nA) a\nB) b\nANSWER: B');
    expect(file.questions.map(({ stem }) => stem)).toEqual(['Two']);
    expect(file.errors.map(({ line }) => line)).toEqual([3]);
  });
});

test.each([
  ['options that skip a letter', 'Q\nA) a\nC) c\nANSWER: C', [1]],
  ['the text of the answer after its letter', 'Q\nA) a\nB) b\nANSWER: B) b', [1]],
  ['a stem that begins with ANSWER', 'ANSWER: yes or no?\nA) yes\nB) no\nANSWER: A', [0]],
  ['carriage returns', 'Q\r\nA) a\r\nB) b\r\nANSWER: B\r\n', [1]],
])('%s', (_, text, keys) => {
  expect(readAiken(text)).toMatchObject({ found: 1, errors: [], questions: [{ keys }] });
});

test('a file of 5,001 questions is read up to 5,000', () => {
  const file = readAiken('Q\nA) a\nB) b\nANSWER: B\n'.repeat(5_001));
  expect(file).toMatchObject({ found: 5_001, skipped: 1 });
  expect(file.questions).toHaveLength(5_000);
  expect(file.errors.map(({ line }) => line)).toEqual([20_001]);
});
