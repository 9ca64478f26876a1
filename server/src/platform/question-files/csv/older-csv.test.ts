/** Tables that people downloaded before there was one of ours that comes back, or that they typed by hand. */
import { describe, expect, test } from 'vitest';
import { encode } from '../../extract/testing/encode.ts';
import { detectFormat } from '../detect-format.ts';
import { readQuestionFile } from '../read-question-file.ts';
import { readCsv } from './read-csv.ts';

/** As the page of a set made it: as many columns of options as its longest question has. */
const downloaded = [
  'number,question,A,B,C,answer,explanation,page,quote',
  '1,What holds water in soil?,Sand,Humus,,B,Humus holds many times its weight.,3,Humus holds water.',
  '2,"Which of these is a gas?',
  '(Only one.)",Iron,Air,Salt,B,,3,"Air, they say, is a gas."',
  `3,"'=1+1, ""really""?",Yes,No,,A;B,,,`,
  '',
].join('\r\n');

describe('a set that was downloaded', () => {
  const file = readCsv(`\ufeff${downloaded}`);

  test('is read with all that makes a question', () => {
    expect(file).toMatchObject({ found: 3, skipped: 0, errors: [] });
    expect(file.questions).toMatchObject([
      {
        line: 2,
        stem: 'What holds water in soil?',
        keys: [1],
        options: [{ text: 'Sand' }, { text: 'Humus' }],
        explanation: 'Humus holds many times its weight.',
      },
      { line: 3, stem: 'Which of these is a gas?\n(Only one.)', keys: [1] },
      { line: 5, type: 'multiple', stem: '=1+1, "really"?', keys: [0, 1] },
    ]);
  });

  test('says what of it is not read', () => {
    expect(file.warnings).toEqual(
      ['number', 'page', 'quote'].map((name) => ({ line: 1, message: `The column ${name} is not read.` })),
    );
  });

  test.each([
    ['UTF-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`)],
    ['the encoding of older spreadsheets', (text: string) => encode(text, 'windows-1252')],
    ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ])('is found out and read in %s', async (_, encoded) => {
    const bytes = encoded(downloaded.replaceAll('Air', 'L’été à Noël'));
    expect(detectFormat('Soil water.csv', bytes)).toBe('csv');
    const { questions } = await readQuestionFile('csv', bytes);
    expect(questions[1]?.options[1]?.text).toBe('L’été à Noël');
  });
});

describe('a table by hand', () => {
  test.each([
    ['semicolons', 'Question;A;B;Key\nIs it "even"?;yes;no;B\n'],
    ['capitals', 'QUESTION,A,B,KEY\nIs it "even"?,yes,no,b\n'],
    ['numbers for options', 'Stem,Option 1,Option-2,Answer\nIs it "even"?,yes,no,2\n'],
    ['its answer in words', 'question,a,b,answer\nIs it "even"?,yes,no,no\n'],
    ['letters of options', 'question;option_a;option_b;answer\nIs it "even"?;yes;no;B\n'],
    ['words of other programs', 'Question,Option A,Option B,Correct Answer\nIs it "even"?,yes,no,Option B\n'],
    ['words without spaces', 'questionText,optionA,optionB,correctOption\nIs it "even"?,yes,no,optionB\n'],
    ['answers for options', 'Question,Answer 1,Answer 2,Correct\nIs it "even"?,yes,no,Answer 2\n'],
    ['choices', 'Prompt,CHOICE-A,CHOICE-B,Right answer\nIs it "even"?,yes,no,no\n'],
    [
      'what a program says of each',
      'Question - max 120 characters,Answer 1 - max 75,Answer 2 - max 75,Correct answer(s) - choose one\nIs it "even"?,yes,no,2\n',
    ],
    [
      'types of other programs',
      'Question Text,Question Type,Option 1,Option 2,Correct Answer\nIs it "even"?,Multiple Choice,yes,no,2\n',
    ],
    ['its answer first', 'key\tquestion\tA\tB\n2\tIs it "even"?\tyes\tno\n'],
  ])('is read with %s', (_, text) => {
    expect(readCsv(text)).toMatchObject({
      found: 1,
      errors: [],
      warnings: [],
      questions: [{ line: 2, stem: 'Is it "even"?', options: [{ text: 'yes' }, { text: 'no' }], keys: [1] }],
    });
  });

  test('says in other words what our own columns say', () => {
    const text =
      'Question,A,B,Correct,Answer explanation,Feedback A,Option B feedback,Category,Level,Keywords\n' +
      'Is it even?,yes,no,B,Two is.,Sure?,Right.,Numbers,easy,two\n';
    expect(readCsv(text)).toMatchObject({
      questions: [
        {
          options: [{ feedback: 'Sure?' }, { feedback: 'Right.' }],
          explanation: 'Two is.',
          topic: 'Numbers',
          difficulty: 'easy',
          tags: ['two'],
        },
      ],
      warnings: [],
    });
  });

  test.each([
    ['Checkbox', 'A,B', 'multiple'],
    ['Multiple Answers', 'A', 'multiple'],
    ['Single choice', 'A', 'single'],
    ['mcq', 'A,B', 'multiple'],
  ])('has the type %s with the answer %s', (type, answer, read) => {
    const text = `question;type;a;b;c;answer\nWhat?;${type};this;that;other;${answer}\n`;
    expect(readCsv(text).questions).toMatchObject([{ type: read }]);
  });

  test('has a gap with its word, and an open question without criteria', () => {
    const text = 'question,type,a,b,answer\nWhat?,Fill-in-the-Blank,,,this\nWhy?,Open-Ended,,,\n';
    expect(readCsv(text)).toMatchObject({
      found: 2,
      skipped: 0,
      errors: [],
      warnings: [{ line: 3 }],
      questions: [
        { type: 'short', body: { accepted: [{ text: 'this' }] } },
        { type: 'essay', body: { criteria: [{ name: 'Essay', points: 10 }] } },
      ],
    });
  });

  test('is read with numbers in a column called question next to the stem', () => {
    expect(readCsv('question,stem,A,B,answer\n1,What?,yes,no,A\n')).toMatchObject({
      questions: [{ stem: 'What?' }],
      warnings: [{ line: 1, message: 'The column question is not read.' }],
    });
  });

  test('has each mistake at its own line, quoted lines counted', () => {
    const text = [
      'question;A;B;C;key',
      '"What',
      'is it?";this;that;;A',
      'Why?;so;thus;;',
      '"Where',
      '',
      'is it?";here;there;;D',
      'When?;now;then;;4',
      'Who?;he;she;they;C',
    ].join('\r\n');
    expect(readCsv(text)).toMatchObject({
      found: 5,
      skipped: 3,
      questions: [{ line: 2 }, { line: 9, keys: [2] }],
      errors: [
        { line: 4, message: 'This question has no right answer. Write its letter in the column answer.' },
        { line: 5, message: 'There is no option D.' },
        { line: 8, message: 'There is no option 4.' },
      ],
    });
  });
});
