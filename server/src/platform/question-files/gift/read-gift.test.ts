import { describe, expect, test } from 'vitest';
import type { FileQuestion } from '../question-file.ts';
import { moodleExport, typedByHand } from '../testing/gift-files.ts';
import { readGift } from './read-gift.ts';

/** The one question of a file. */
function question(text: string): FileQuestion & { line: number } {
  const { questions, errors } = readGift(text);
  expect(errors).toEqual([]);
  expect(questions).toHaveLength(1);
  return questions[0] as FileQuestion & { line: number };
}

const texts = ({ options }: FileQuestion) => options.map(({ text }) => text);

describe('a file that Moodle wrote', () => {
  const file = readGift(moodleExport);

  test('comes in with names, tags, topics and feedback', () => {
    expect(file.questions[0]).toEqual({
      line: 7,
      type: 'single',
      name: 'Power house',
      stem: 'Which organelle makes most of the **ATP** of a cell?',
      options: [
        { text: 'The mitochondrion', feedback: 'Yes: by respiration.' },
        { text: 'The ribosome', feedback: 'It makes proteins.' },
        { text: 'The nucleus', feedback: '' },
      ],
      keys: [0],
      explanation: 'Oxidative phosphorylation yields about 30 ATP per glucose.',
      topic: 'Cells / tissues',
      difficulty: null,
      tags: ['cells', 'energy [ATP]'],
      passage: null,
    });
  });

  test('comes in with true and false', () => {
    expect(file.questions[1]).toMatchObject({
      type: 'true_false',
      stem: 'Osmosis moves *water*.',
      options: [
        { text: 'True', feedback: 'Right.' },
        { text: 'False', feedback: 'Think of a raisin in water.' },
      ],
      keys: [0],
      explanation: 'See chapter 2.',
    });
  });

  test('comes in with several right options', () => {
    expect(file.questions[2]).toMatchObject({ type: 'multiple', keys: [0, 2, 3], topic: 'Cells / tissues' });
  });

  test('comes in with formulas and Markdown, below no topic', () => {
    expect(file.questions[3]).toMatchObject({
      stem: 'Solve \\(x^2 = 4\\) for **positive** x:\n\n- one answer',
      options: [{ text: '\\(x = 2\\)' }, { text: '\\(x = \\neq 2\\)' }, { text: '{2}' }],
      topic: null,
    });
  });

  test('says which questions are of another kind', () => {
    expect(file).toMatchObject({ format: 'gift', found: 6, skipped: 2, errors: [] });
    expect(file.warnings).toEqual([
      { line: 29, message: 'Short answer questions are not taken.' },
      { line: 35, message: 'A text without options in braces is not taken.' },
    ]);
  });
});

describe('a file that a teacher typed', () => {
  const file = readGift(typedByHand);
  const stems = file.questions.map(({ stem }) => stem);

  test('comes in as a whole', () => {
    expect(file).toMatchObject({ found: 7, skipped: 0, errors: [], warnings: [] });
    expect(file.questions.map(({ line }) => line)).toEqual([3, 5, 12, 14, 19, 22, 24]);
  });

  test.each([
    ['colons and equals signs stay in a stem', 1, 'Note: a ratio a:b = 2:1 means what?'],
    ['braces within a sentence are a gap', 2, 'Abuja became the capital in _____ under General Babangida.'],
    [
      'lines stay where they were meant',
      3,
      'The following statements are about the flag:\\\nI. It has two colours.\\\nII. It has three stripes.\\\nWhich is right?',
    ],
    [
      'a line goes on where only the page was too narrow',
      4,
      'The capital of a country is the town where its government sits, and which most people outside of it know by name.',
    ],
    ['what Markdown would read is text', 5, '1 \\< 2 and a\\_b \\* c\\_d \\* e'],
    ['money is no formula', 6, 'It costs \\$5 here and \\$10 there. Which is more\\\\?'],
  ])('%s', (_, at, stem) => {
    expect(stems[at]).toBe(stem);
  });

  test('keeps feedback beside a comment in the braces', () => {
    expect(file.questions[1]).toMatchObject({
      keys: [1],
      options: [
        { text: 'half as much', feedback: 'no' },
        { text: 'twice as much', feedback: 'yes, twice' },
        { text: 'the same', feedback: '' },
      ],
    });
  });
});

describe('what Moodle accepts', () => {
  test.each([
    ['an option before the first mark', 'Q{wrong =right ~other}', ['wrong', 'right', 'other'], [1]],
    ['marks without spaces', 'Q{~a~b=c}', ['a', 'b', 'c'], [2]],
    ['both marks before the right one', 'Q{~=a ~b}', ['a', 'b'], [0]],
    [
      'escaped marks',
      String.raw`Q{=\~ ~\= ~\# ~\{ ~\} ~\: ~\\}`,
      ['\\~', '\\=', '\\#', '\\{', '}', '\\:', '\\\\'],
      [0],
    ],
    ['other backslashes', String.raw`Q{=a\b ~c\d}`, ['a\\\\b', 'c\\\\d'], [0]],
    ['a weight of all', 'Q{~%100%a ~b}', ['a', 'b'], [0]],
    ['a weight that is no weight', 'Q{=50% of it ~%50 of it}', ['50% of it', '%50 of it'], [0]],
    ['a single question with its weight written out', 'Q{=%100%a ~%0%b}', ['a', 'b'], [0]],
    ['carriage returns', 'Q{\r\n=a\r\n~b\r\n}', ['a', 'b'], [0]],
    ['a byte order mark', '\ufeffQ{=a ~b}', ['a', 'b'], [0]],
  ])('%s', (_, text, options, keys) => {
    const read = question(text);
    expect(texts(read)).toEqual(options);
    expect(read.keys).toEqual(keys);
  });

  test.each([
    ['T', 0],
    ['TRUE', 0],
    ['F', 1],
    ['FALSE', 1],
    [' TRUE ', 0],
    ['F#no', 1],
  ])('{%s} as true or false', (answer, key) => {
    expect(question(`Q{${answer}}`)).toMatchObject({ type: 'true_false', keys: [key] });
  });

  test.each([
    ['nothing', 'a *b* <c', 'a \\*b\\* \\<c'],
    ['[moodle]', 'a <b>b</b>', 'a **b**'],
    ['[moodle]', 'a &lt; b', 'a \\< b'],
    ['[moodle]', '<p>a</p>\nb\nc', 'a\n\nb\\\nc'],
    ['[html]', '<p>a</p><p>b</p>', 'a\n\nb'],
    ['[html]', 'a\\nb', 'a b'],
    ['[markdown]', 'a *b*', 'a *b*'],
    ['[markdown]', 'a\\n\\n- b', 'a\n\n- b'],
    ['[plain]', 'a <b>b</b>', 'a \\<b>b\\</b>'],
    ['[plain]', 'a\\nb', 'a\\\nb'],
    ['[other]', 'a', '&#91;other&#93;a'],
  ])('texts after %s: %s', (format, text, stem) => {
    expect(question(`${format === 'nothing' ? '' : format}${text}{T}`).stem).toBe(stem);
  });

  test('options have the format of the stem, unless they say another', () => {
    const read = question('[markdown]Q{=*a*#*b* ~[plain]*c*#[html]<i>d</i>}');
    expect(read.options).toEqual([
      { text: '*a*', feedback: '*b*' },
      { text: '\\*c\\*', feedback: '*d*' },
    ]);
  });

  test('tags of HTML that a question asks about are text', () => {
    expect(texts(question('Which tag makes text bold?{=<b> ~<i>}'))).toEqual(['\\<b>', '\\<i>']);
  });

  test.each([
    ['before a word', 'Un{~do =tie} it.', 'Un{{blank}} it.'],
    ['within a word', 'Un{~do =tie}ing', 'Un{{blank}}ing'],
    ['at the start', '{~Asia =Africa} is hot.', '_____ is hot.'],
    ['before a full stop', 'It is {~hot =cold}.', 'It is _____.'],
    ['on a line of its own', 'Fill in:\n{~hot =cold}\nplease', 'Fill in:\\\n{{blank}}\\\nplease'],
    ['in HTML', '[html]<p>It is {~hot =cold} here.</p>', 'It is _____ here.'],
    ['beside typed gaps', 'It ____ is {~hot =cold} here.', 'It _____ is _____ here.'],
  ])('a gap %s', (_, text, stem) => {
    expect(question(text).stem).toBe(stem);
  });

  test.each([
    ['a name', '::A\\: b::Q{T}', 'A: b', 'Q'],
    ['an empty name', '::::Q{T}', null, 'Q'],
    ['a name on a line of its own', '::A::\nQ{T}', 'A', 'Q'],
    ['a name that nothing closes', '::A Q{T}', null, 'A Q'],
  ])('%s', (_, text, name, stem) => {
    expect(question(text)).toMatchObject({ name, stem });
  });

  test.each([
    ['$course$/top/Physics/Waves', 'Waves'],
    ['$system$', null],
    ['top', null],
    ['Waves', 'Waves'],
    ['Physics / Light//sound ', 'Light/sound'],
    ['', null],
  ])('the category %s', (path, topic) => {
    expect(question(`$CATEGORY: ${path}\n\nQ{T}`).topic).toBe(topic);
    // People forget the empty line.
    expect(question(`$CATEGORY: x\n$CATEGORY: ${path}\nQ{T}`)).toMatchObject({ topic, line: 3 });
  });

  test('a difficulty among the tags', () => {
    const read = question('// [tag:a] [tag:Difficulty: Hard] [id:3]\n// [tag:a]\nQ{T}');
    expect(read).toMatchObject({ difficulty: 'hard', tags: ['a'], line: 3 });
  });

  test('hashes in feedback, and general feedback from the right', () => {
    expect(question('Q{=a#b#c ~d####e####f}')).toMatchObject({
      options: [
        { text: 'a', feedback: 'b#c' },
        { text: 'd', feedback: '\\###e' },
      ],
      explanation: 'f',
    });
  });
});

describe('weights', () => {
  const unequal = 'Unequal weights became equal.';
  const part = 'The part of the mark that other options give is not taken: only the option with = is right.';
  test.each([
    ['halves', '~%50%a ~%50%b ~c', 'multiple', [0, 1], []],
    ['thirds', '~%33.33333%a ~%33.33333%b ~%33.33333%c', 'multiple', [0, 1, 2], []],
    ['thirds in whole percent', '~%33%a ~%33%b ~%34%c', 'multiple', [0, 1, 2], []],
    ['commas for points', '~%33,33333%a ~%33,33333%b ~%33,33333%c', 'multiple', [0, 1, 2], []],
    ['penalties', '~%50%a ~%-100%b ~%50%c', 'multiple', [0, 2], []],
    ['unequal shares', '~%70%a ~%30%b ~c', 'multiple', [0, 1], [unequal]],
    ['shares that are not the whole', '~%25%a ~%25%b ~c', 'multiple', [0, 1], [unequal]],
    ['two that are each the whole', '~%100%a ~%100%b ~c', 'multiple', [0, 1], [unequal]],
    ['one that is the whole beside a half', '~%100%a ~%50%b ~c', 'multiple', [0], [unequal]],
    ['a half beside the right one', '~%50%a =b ~c', 'single', [1], [part]],
    ['a half marked as right too', '=%50%a =%50%b ~c', 'multiple', [0, 1], []],
  ])('%s', (_, answers, type, keys, messages) => {
    const { questions, warnings } = readGift(`Q{${answers}}`);
    expect(questions[0]).toMatchObject({ type, keys });
    expect(warnings).toEqual(messages.map((message) => ({ line: 1, message })));
  });
});

const anyOf =
  'Questions in which any of several options is right are not taken. Give each of them its share, as in ~%50%, or write \\= for an equals sign in a text.';

describe('questions of another kind are passed over with a warning', () => {
  test.each([
    ['Short answer questions are not taken.', 'Q{=a =b}'],
    ['Short answer questions are not taken.', 'Q{a}'],
    ['Numerical questions are not taken.', 'Q{#3:1}'],
    ['Matching questions are not taken.', 'Q{=a->b =c->d}'],
    ['Essay questions are not taken.', 'Q{}'],
    ['Essay questions are not taken.', 'Q{####only feedback}'],
    ['A text without options in braces is not taken.', 'A text.'],
    [anyOf, 'Q{=a =b ~c}'],
  ])('%s', (message, text) => {
    const file = readGift(`Before{T}\n\n${text}\n\nAfter{T}`);
    expect(file).toMatchObject({ found: 3, skipped: 1, errors: [], warnings: [{ line: 3, message }] });
    expect(file.questions.map(({ line }) => line)).toEqual([1, 5]);
  });
});

describe('what goes wrong in one question', () => {
  const emptyLine = 'An empty line parts this question. Take it out.';
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
    ['an equals sign in an option', 'Q{\n~x\n=y=2\n~z}', 5, equals],
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
      'A picture was left out, because it is not in the file.',
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
    expect(question(text).stem).toBe(stem);
  });

  test('a picture that a question asks about stays', () => {
    expect(question('[markdown]What does `![a](b.png)` say?{T}').stem).toBe('What does `![a](b.png)` say?');
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

  test('of 5,002 questions gives 5,000', () => {
    const file = readGift('Q{T}\n\n'.repeat(5_002));
    expect(file).toMatchObject({ found: 5_002, skipped: 2 });
    expect(file.questions).toHaveLength(5_000);
    expect(file.errors).toEqual([
      {
        line: 10_001,
        message: 'A file has 5,000 questions at most. Put those from here on into another file.',
      },
    ]);
  });

  test('of too many lines is read to that line', () => {
    const file = readGift(`Q{T}${'\n'.repeat(200_000)}R{T}`);
    expect(file.questions).toHaveLength(1);
    expect(file.errors).toEqual([
      { line: 200_001, message: 'A file has 200,000 lines at most. The others were not read.' },
    ]);
  });
});
