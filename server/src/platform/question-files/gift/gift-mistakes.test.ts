import { describe, expect, test } from 'vitest';
import { onlyQuestion } from '../testing/only-question.ts';
import { readGift } from './read-gift.ts';

const anyOf =
  'Questions in which any of several options is right cannot be imported. Give each of them its share, as in ~%50%, or write \\= for an equals sign in a text.';

describe('questions of another kind are passed over with a warning', () => {
  test.each([
    ['A text without options in braces cannot be imported.', 'A text.'],
    [anyOf, 'Q{=a =b ~c}'],
  ])('%s', (message, text) => {
    const file = readGift(`Before{T}\n\n${text}\n\nAfter{T}`);
    expect(file).toMatchObject({ found: 3, skipped: 1, errors: [], warnings: [{ line: 3, message }] });
    expect(file.questions.map(({ line }) => line)).toEqual([1, 5]);
  });
});

describe('what goes wrong in one question', () => {
  const emptyLine = 'An empty line splits this question. Remove it.';
  const equals = 'Write \\= for an equals sign in a text: here it begins another option.';
  const unclosed = 'The { of this question is not closed. Put a } after its last option.';
  test.each([
    ['no right option', 'Q{~a ~b}', 3, 'This question has no right answer. Mark it with =.'],
    ['one option', 'Q{=a ~}', 3, 'This question has fewer than two options.'],
    ['13 options', `Q{=a${' ~b'.repeat(12)}}`, 3, 'This question has 13 options. 12 is the most.'],
    ['the same option twice', 'Q{=a ~b ~ a}', 3, 'Options A and C are the same.'],
    ['no text', '{=a ~b}', 3, 'This question has no text.'],
    ['a name and no text', '::Name::{=a ~b}', 3, 'This question has no text.'],
    [
      'an option that is too long',
      `Q{=a ~${'b'.repeat(1_001)}}`,
      3,
      'Option B is longer than 1,000 characters.',
    ],
    [
      'a stem that is too long',
      `${'Q'.repeat(4_001)}{T}`,
      3,
      'The text of this question is longer than 4,000 characters.',
    ],
    [
      'feedback that is too long',
      `Q{=a ~b#${'c'.repeat(4_001)}}`,
      3,
      'The feedback of option B is longer than 4,000 characters.',
    ],
    [
      'an explanation that is too long',
      `Q{T####${'c'.repeat(4_001)}}`,
      3,
      'The explanation is longer than 4,000 characters.',
    ],
    ['far too much of it', `Q{T####${'c'.repeat(300_000)}}`, 3, 'This question is too long.'],
    ['an empty line in the braces', 'Q{\n=a\n\n~b\n}', 5, emptyLine],
    ['empty lines between all options', 'Q{\n\n=a\n\n~b\n\n}', 4, emptyLine],
    ['no closing brace', 'Q{\n=a\n~b', 3, unclosed],
    [
      'no opening brace',
      'Q\n=a\n~b}',
      3,
      'There is a } without a { before it. Write \\} where it belongs to the text.',
    ],
    ['true in small letters', 'Q{true}', 3, 'Write TRUE or FALSE in capital letters.'],
    [
      'braces of a formula',
      'What is $x^{2}$?{=a ~b}',
      3,
      'Write \\{ and \\} for braces that belong to the text: the first ones hold the options.',
    ],
    [
      'braces behind the options',
      'Q{\n=a\n~b} of {x}',
      5,
      'Write \\{ and \\} for braces that belong to the text: the first ones hold the options.',
    ],
    ['a closing brace too many', 'Q{T}}', 3, expect.stringMatching(/^Write \\{ and \\}/)],
    ['braces within an option', 'Q{\n=a\n~b {x} c}', 5, expect.stringMatching(/^A \{ stands within/)],
    [
      'no empty line before the next',
      'Q{=a ~b}\nR\nS{=c ~d}',
      4,
      'Another question begins here. Put an empty line before it.',
    ],
    ['no empty line between true and false', 'Q{T}\nR{F}', 4, expect.stringMatching(/^Another question/)],
    ['an open one before the next', 'Q{=a ~b\nR{=c ~d}', 4, expect.stringMatching(/^A \{ stands within/)],
    ['an equals sign in an option', 'Q{\n~x\n=y=2\n~z}', 5, equals],
    [
      'options that begin with a hash',
      'Which is red?{=#ff0000 ~#00ff00}',
      3,
      'Write \\# where a text begins with it: here it begins what is said about an option.',
    ],
    ['an equals sign in feedback', 'Q{=a#for x=2 ~b}', 3, equals],
  ])('%s', (_, text, line, message) => {
    const file = readGift(`Before{T}\n\n${text}\n\nAfter{T}`);
    expect(file).toMatchObject({ found: 3, skipped: 1, errors: [{ line, message }], warnings: [] });
    expect(file.questions.map(({ stem }) => stem)).toEqual(['Before', 'After']);
  });

  test('an open question does not take in the next whole one', () => {
    const file = readGift('One{=a\n\nTwo{=a ~b}\n\n::Three::Three\n\nFour}');
    expect(file.questions.map(({ stem }) => stem)).toEqual(['Two']);
    expect(file.errors.map(({ line }) => line)).toEqual([1, 7]);
  });
});

describe('what is changed in a question that comes in', () => {
  test.each([
    ['an empty option', 'Q{=a ~ ~b}', 'An empty option was left out.'],
    ['a picture in HTML', '[html]Q <img src="https://x.test/a.png">{T}', /^A picture from another site/],
    [
      'a picture in Markdown',
      '[markdown]Q ![a](https://x.test/a.png){T}',
      'A picture is missing from the file.',
    ],
    [
      'a command that became a line break',
      String.raw`$a \neq b$ is right{T}`,
      'A formula has a line break where a command such as \\neq may be meant. Write \\\\neq in GIFT.',
    ],
  ])('%s', (_, text, message) => {
    expect(readGift(text)).toMatchObject({
      questions: [{ line: 1 }],
      warnings: [
        { line: 1, message: typeof message === 'string' ? message : expect.stringMatching(message) },
      ],
    });
  });

  test.each([
    ['a picture by number', '[markdown]Q ![a](picture:0){T}', 'Q a'],
    ['a picture of ours', '[markdown]Q ![a](image:00000000-0000-4000-8000-000000000001){T}', 'Q a'],
    ['a picture with brackets', '[markdown]Q ![a [b]](picture:0){T}', 'Q a &#91;b&#93;'],
  ])('%s leads to no picture', (_, text, stem) => {
    expect(onlyQuestion(readGift(text)).stem).toBe(stem);
  });

  test('keeps a picture that a question asks about', () => {
    expect(onlyQuestion(readGift('[markdown]What does `![a](b.png)` say?{T}')).stem).toBe(
      'What does `![a](b.png)` say?',
    );
  });
});

describe('a file', () => {
  test.each([
    ['without anything', ''],
    ['of comments', '// a\n\n// b'],
    ['of a category', '$CATEGORY: a/b'],
  ])('%s has no questions', (_, text) => {
    expect(readGift(text)).toMatchObject({
      found: 0,
      skipped: 0,
      errors: [{ line: 0, message: 'There is no question in this file.' }],
    });
  });

  test('with 5,002 questions gives 5,000', () => {
    const file = readGift('Q{T}\n\n'.repeat(5_002));
    expect(file).toMatchObject({ found: 5_002, skipped: 2 });
    expect(file.questions).toHaveLength(5_000);
    expect(file.errors).toEqual([
      {
        line: 10_001,
        message: 'A file has 5,000 questions at most. Put the rest into another file.',
      },
    ]);
  });

  test('with too many lines is read to that line', () => {
    const file = readGift(`Q{T}${'\n'.repeat(200_000)}R{T}`);
    expect(file.questions).toHaveLength(1);
    expect(file.errors).toEqual([
      { line: 200_001, message: 'A file has 200,000 lines at most. The others were not read.' },
    ]);
  });
});
