import { describe, expect, test } from 'vitest';
import { makeQuiz, moodleExport, multichoice, onePixel } from '../testing/moodle-xml-files.ts';
import { readMoodleXml } from './read-moodle-xml.ts';

const good = multichoice();
const getSummary = ({ found, skipped, errors, warnings, questions }: ReturnType<typeof readMoodleXml>) => ({
  found,
  skipped,
  errors,
  warnings,
  stems: questions.map(({ stem, line }) => `${line} ${stem}`),
});

describe('a file as Moodle exports it', () => {
  const file = readMoodleXml(moodleExport);

  test('has its questions with their parts', () => {
    expect(file.questions).toEqual([
      {
        line: 15,
        type: 'single',
        name: 'Power house',
        stem: 'Which organelle makes most of the **ATP** of a cell?\n\n![A cell](picture:0)',
        options: [
          { text: 'The ribosome', feedback: 'It makes proteins.' },
          { text: 'The mitochondrion', feedback: '' },
          { text: 'The nucleus & more', feedback: '' },
        ],
        keys: [1],
        explanation: 'Respiration yields about 30 ATP: $C_6H_{12}O_6 < 38$.',
        topic: 'Cells / tissues',
        difficulty: 'hard',
        tags: ['energy'],
        passage: null,
        body: null,
      },
      {
        line: 74,
        type: 'true_false',
        name: 'Osmosis',
        stem: 'Osmosis moves water.\\\nIt needs no *energy*.',
        options: [
          { text: 'True', feedback: '' },
          { text: 'False', feedback: 'Think of a raisin in water.' },
        ],
        keys: [0],
        explanation: '',
        topic: 'Cells / tissues',
        difficulty: null,
        tags: [],
        passage: null,
        body: null,
      },
      {
        line: 107,
        type: 'multiple',
        name: 'Bases of RNA',
        stem: 'Which of these are bases of RNA? Mark \\*all\\* of them.',
        options: ['Adenine', 'Thymine', 'Uracil', 'Guanine\\_1'].map((text) => ({ text, feedback: '' })),
        keys: [0, 2, 3],
        explanation: '',
        topic: null,
        difficulty: null,
        tags: [],
        passage: null,
        body: null,
      },
      expect.objectContaining({ line: 122, type: 'short', name: 'Name it', stem: 'Name the process.' }),
      {
        line: 135,
        type: 'single',
        name: 'Equation',
        stem: 'Solve $x^2 = 4$ for **positive** x.',
        options: [
          { text: '$x = 2$', feedback: '' },
          { text: '![a graph](picture:1)', feedback: '' },
        ],
        keys: [0],
        explanation: '',
        topic: null,
        difficulty: null,
        tags: [],
        passage: null,
        body: null,
      },
    ]);
  });

  test('has the pictures that they show, and passes none over', () => {
    const bytes = Buffer.from(onePixel, 'base64');
    expect(file.pictures).toEqual([
      { name: 'a cell.png', bytes },
      { name: 'graph.png', bytes },
    ]);
    expect(file).toMatchObject({ format: 'moodle_xml', found: 5, skipped: 0, passages: [], errors: [] });
    expect(file.warnings).toEqual([]);
  });
});

describe('questions of other kinds', () => {
  test.each([
    ['description', 'Descriptions, which ask nothing, cannot be imported.'],
    ['calculatedmulti', 'Calculated questions cannot be imported.'],
    ['stack', 'Questions of the type "stack" cannot be imported.'],
    ['', 'This question does not say its type. Write <question type="multichoice">.'],
  ])('such as "%s" are passed over at their line, and those around them come in', (type, message) => {
    const other = `<question type="${type}"><questiontext><text>x</text></questiontext></question>`;
    expect(getSummary(readMoodleXml(makeQuiz(good, other, good)))).toEqual({
      found: 3,
      skipped: 1,
      errors: [],
      warnings: [{ line: 4, message }],
      stems: ['3 What is 2 + 2?', '5 What is 2 + 2?'],
    });
  });
});

const answers = (...shares: [string, string][]) =>
  shares.map(([share, text]) => `<answer fraction="${share}"><text>${text}</text></answer>`).join('');

describe('which answers are right', () => {
  const unequal = 'The right options had different weights. Now each counts the same.';
  const part = 'Part marks cannot be imported: only the answer with the full mark is right.';
  test.each([
    ['one', '<single>true</single>', answers(['100', 'a'], ['0', 'b']), 'single', [0], []],
    ['one, in older words', '<single>1</single>', answers(['0', 'a'], ['100.00000', 'b']), 'single', [1], []],
    ['one, where nothing is said', '', answers(['0', 'a'], ['100', 'b']), 'single', [1], []],
    ['one, and another that is half right', '', answers(['50', 'a'], ['100', 'b']), 'single', [1], [part]],
    ['one that has no whole mark', '', answers(['90', 'a'], ['-5', 'b']), 'single', [0], []],
    [
      'two of which none is enough',
      '',
      answers(['50', 'a'], ['50', 'b'], ['0', 'c']),
      'multiple',
      [0, 1],
      [],
    ],
    [
      'two',
      '<single>false</single>',
      answers(['50', 'a'], ['50', 'b'], ['-50', 'c']),
      'multiple',
      [0, 1],
      [],
    ],
    [
      'three thirds',
      '<single>0</single>',
      answers(['33', 'a'], ['33', 'b'], ['33', 'c']),
      'multiple',
      [0, 1, 2],
      [],
    ],
    [
      'with a comma',
      '<single>0</single>',
      answers(['33,33333', 'a'], ['33,33333', 'b'], ['33,33333', 'c']),
      'multiple',
      [0, 1, 2],
      [],
    ],
    [
      'unequal shares',
      '<single>false</single>',
      answers(['70', 'a'], ['30', 'b'], ['0', 'c']),
      'multiple',
      [0, 1],
      [unequal],
    ],
    [
      'shares that are not the whole',
      '<single>false</single>',
      answers(['25', 'a'], ['25', 'b']),
      'multiple',
      [0, 1],
      [unequal],
    ],
    ['one of several', '<single>false</single>', answers(['100', 'a'], ['0', 'b']), 'multiple', [0], []],
  ] as const)('%s', (_, single, writtenText, type, keys, warnings) => {
    const file = readMoodleXml(makeQuiz(multichoice({ single, answers: writtenText })));
    expect(file.errors).toEqual([]);
    expect(file.questions).toMatchObject([{ type, keys }]);
    expect(file.warnings).toEqual(warnings.map((message) => ({ line: 3, message })));
  });
});

describe('categories', () => {
  const category = (path: string) =>
    `<question type="category"><category><text>${path}</text></category></question>`;
  test.each([
    ['$course$/top/Biology/Cells', 'Cells'],
    ['$course$/Biology', 'Biology'],
    ['$course$/top', null],
    ['$course$', null],
    ['$system$/top/Acids // bases', 'Acids / bases'],
    ['Biology/Cells/', 'Cells'],
    ['top', 'top'],
    ['', null],
  ])('"%s" is the topic %s', (path, topic) => {
    expect(readMoodleXml(makeQuiz(category(path), good)).questions).toMatchObject([{ topic }]);
  });
});

describe('a passage that several questions share', () => {
  const visibleText =
    '<![CDATA[<div class="passage"><p class="passage-title"><strong>The Nile &amp; I</strong></p><p>It is <em>long</em>.</p></div><p>How long?</p>]]>';

  test('is one passage, and no part of their texts', () => {
    const file = readMoodleXml(
      makeQuiz(multichoice({ text: visibleText }), good, multichoice({ text: visibleText })),
    );
    expect(file.passages).toEqual([{ title: 'The Nile & I', text: 'It is *long*.' }]);
    expect(file.questions.map(({ stem, passage }) => [stem, passage])).toEqual([
      ['How long?', 0],
      ['What is 2 + 2?', null],
      ['How long?', 0],
    ]);
  });
});
