import { describe, expect, test } from 'vitest';
import type { FileQuestion } from '../question-file.ts';
import { moodleExport, typedByHand } from '../testing/gift-files.ts';
import { onlyQuestion } from '../testing/only-question.ts';
import { readGift } from './read-gift.ts';

const question = (text: string) => onlyQuestion(readGift(text));

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
      body: null,
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
    expect(file.questions[4]).toMatchObject({
      stem: 'Solve \\(x^2 = 4\\) for **positive** x:\n\n- one answer',
      options: [{ text: '\\(x = 2\\)' }, { text: '\\(x = \\neq 2\\)' }, { text: '{2}' }],
      topic: null,
    });
  });

  test('says which questions are of another kind', () => {
    expect(file).toMatchObject({ format: 'gift', found: 6, skipped: 1, errors: [] });
    expect(file.warnings).toEqual([
      { line: 35, message: 'A text without options in braces cannot be imported.' },
    ]);
  });
});

describe('a file that a teacher typed', () => {
  const file = readGift(typedByHand);
  const stems = file.questions.map(({ stem }) => stem);

  test('is imported completely', () => {
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
  ])('%s', (_, index, stem) => {
    expect(stems[index]).toBe(stem);
  });

  test('keeps feedback next to a comment in the braces', () => {
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

describe('a file that Moodle accepts', () => {
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
  ])('has true or false as {%s}', (answer, key) => {
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
  ])('has texts after %s: %s', (format, text, stem) => {
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
  ])('has a gap %s', (_, text, stem) => {
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
  ])('has the category %s', (path, topic) => {
    expect(question(`$CATEGORY: ${path}\n\nQ{T}`).topic).toBe(topic);
    // The empty line is missing, which is a frequent mistake.
    expect(question(`$CATEGORY: x\n$CATEGORY: ${path}\nQ{T}`)).toMatchObject({ topic, line: 3 });
  });

  test.each([
    ['titles alone', '::A::One{=a ~b}\n::B::Two{=c ~d}\n::C::Three{T}', [1, 2, 3]],
    ['titles on lines of their own', '::A::\nOne{\n=a\n~b\n}\n::B::\nTwo{=c ~d}\n::C::Three{T}', [1, 6, 8]],
    ['titles and comments', '::A::One{T}\n// [tag:x]\n::B::Two{T}\n//\n::C::Three{T}', [1, 3, 5]],
    ['Windows lines', '::A::One{T}\r\n::B::Two{T}\r\n::C::Three{T}\r\n', [1, 2, 3]],
    ['a category between', '::A::One{T}\n$CATEGORY: x\n::B::Two{T}\n::C::Three{T}', [1, 3, 4]],
    ['an empty line somewhere', '::A::One{T}\n\n::B::Two{T}\n::C::Three{T}', [1, 3, 4]],
  ])('has questions that %s separate', (_, text, lines) => {
    const { questions, errors, warnings } = readGift(text);
    expect(questions.map(({ stem }) => stem)).toEqual(['One', 'Two', 'Three']);
    expect(questions.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
    expect([questions.map(({ line }) => line), errors, warnings]).toEqual([lines, [], []]);
  });

  test('a title after an open question begins the next one', () => {
    const { questions, errors } = readGift('::A::One{=a ~b\n::B::Two{=c ~d}');
    expect([questions.map(({ stem }) => stem), errors.map(({ line }) => line)]).toEqual([['Two'], [1]]);
  });

  test.each([
    [
      'in front of the options',
      '::A::What does\n::std::cout do? {=print ~read}',
      'What does\\\n\\::std::cout do?',
    ],
    ['among the options', 'What does it do? {\n=print\n::std::cout\n~read}', 'What does it do?'],
  ])('colons %s begin none', (_, text, stem) => {
    expect(question(text).stem).toBe(stem);
  });

  test('has a difficulty among the tags', () => {
    const read = question('// [tag:a] [tag:Difficulty: Hard] [id:3]\n// [tag:a]\nQ{T}');
    expect(read).toMatchObject({ difficulty: 'hard', tags: ['a'], line: 3 });
  });

  test('has hashes in feedback, and general feedback from the right', () => {
    expect(question('Q{=a#b#c ~d####e####f}')).toMatchObject({
      options: [
        { text: 'a', feedback: 'b#c' },
        { text: 'd', feedback: '\\###e' },
      ],
      explanation: 'f',
    });
  });
});
