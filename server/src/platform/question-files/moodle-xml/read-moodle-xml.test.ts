import { describe, expect, test } from 'vitest';
import { moodleExport, multichoice, onePixel, quizOf } from '../testing/moodle-xml-files.ts';
import { readMoodleXml } from './read-moodle-xml.ts';

const good = multichoice();
const summaryOf = ({ found, skipped, errors, warnings, questions }: ReturnType<typeof readMoodleXml>) => ({
  found,
  skipped,
  errors,
  warnings,
  stems: questions.map(({ stem, line }) => `${line} ${stem}`),
});

describe('a file as Moodle exports it', () => {
  const file = readMoodleXml(moodleExport);

  test('has its questions with what belongs to them', () => {
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
      },
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
      },
    ]);
  });

  test('has the pictures that they show, and says what was passed over', () => {
    const bytes = Buffer.from(onePixel, 'base64');
    expect(file.pictures).toEqual([
      { name: 'a cell.png', bytes },
      { name: 'graph.png', bytes },
    ]);
    expect(file).toMatchObject({ format: 'moodle_xml', found: 5, skipped: 1, passages: [], errors: [] });
    expect(file.warnings).toEqual([{ line: 122, message: 'Short answer questions are not taken.' }]);
  });
});

describe('questions of other kinds', () => {
  test.each([
    ['shortanswer', 'Short answer questions are not taken.'],
    ['numerical', 'Numerical questions are not taken.'],
    ['matching', 'Matching questions are not taken.'],
    ['essay', 'Essay questions are not taken.'],
    ['cloze', 'Cloze questions are not taken.'],
    ['description', 'Descriptions, which ask nothing, are not taken.'],
    ['calculatedmulti', 'Calculated questions are not taken.'],
    ['ddwtos', 'Drag and drop questions are not taken.'],
    ['gapselect', 'Questions with gaps to select a word for are not taken.'],
    ['ordering', 'Ordering questions are not taken.'],
    ['stack', 'Questions of the type "stack" are not taken.'],
    ['', 'This question does not say its type. Write <question type="multichoice">.'],
  ])('such as "%s" are passed over at their line, and those around them come in', (type, message) => {
    const other = `<question type="${type}"><questiontext><text>x</text></questiontext></question>`;
    expect(summaryOf(readMoodleXml(quizOf(good, other, good)))).toEqual({
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
  const unequal = 'Unequal weights became equal.';
  const part =
    'The part of the mark that other answers give is not taken: only the one with the whole mark is right.';
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
  ] as const)('%s', (_, single, written, type, keys, warnings) => {
    const file = readMoodleXml(quizOf(multichoice({ single, answers: written })));
    expect(file.errors).toEqual([]);
    expect(file.questions).toMatchObject([{ type, keys }]);
    expect(file.warnings).toEqual(warnings.map((message) => ({ line: 3, message })));
  });
});

describe('a question in which something is wrong', () => {
  const noKey = 'This question has no right answer. Give one of its answers fraction="100".';
  test.each([
    ['no right answer', multichoice({ answers: answers(['0', 'a'], ['0', 'b']) }), noKey],
    [
      'no fractions',
      multichoice({ answers: '<answer><text>a</text></answer><answer><text>b</text></answer>' }),
      noKey,
    ],
    [
      'a fraction that is a word',
      multichoice({ answers: answers(['right', 'a'], ['0', 'b']) }),
      'The fraction of this answer is no number. Write fraction="100" or fraction="0".',
    ],
    ['no text', multichoice({ text: '<![CDATA[<p>&nbsp;</p>]]>' }), 'This question has no text.'],
    [
      'one answer',
      multichoice({ answers: answers(['100', 'a']) }),
      'This question has fewer than two options.',
    ],
    [
      'the same answer twice',
      multichoice({ answers: answers(['100', 'a'], ['0', ' a ']) }),
      'Options A and B are the same.',
    ],
    ['an empty answer', multichoice({ answers: answers(['100', 'a'], ['0', '']) }), 'Option B is empty.'],
    [
      'thirteen answers',
      multichoice({
        answers: answers(['100', 'x'], ...[...'abcdefghijkl'].map((name): [string, string] => ['0', name])),
      }),
      'This question has 13 options. 12 is the most.',
    ],
    [
      'a text that is too long',
      multichoice({ text: 'a'.repeat(4_001) }),
      'The text of this question is longer than 4,000 characters.',
    ],
    [
      'an answer of ten million characters',
      multichoice({ answers: answers(['100', 'a'.repeat(10_000_000)], ['0', 'b']) }),
      'Option A is longer than 1,000 characters.',
    ],
    [
      'true and false both right',
      '<question type="truefalse"><questiontext><text>x</text></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="100"><text>false</text></answer></question>',
      'Only one of "true" and "false" can be right.',
    ],
    [
      'neither true nor false',
      '<question type="truefalse"><questiontext><text>x</text></questiontext><answer fraction="100"><text>yes</text></answer><answer fraction="0"><text>no</text></answer></question>',
      'A true or false question has two answers, "true" and "false".',
    ],
    [
      'a tag that is not closed',
      multichoice({ text: '2 + <b>2' }),
      'The tags do not match here: one is not closed, or is closed without being open.',
    ],
    [
      'a tag that is closed twice',
      multichoice({ text: '2</text> + 2' }),
      'The tags do not match here: one is not closed, or is closed without being open.',
    ],
    [
      'a tag that was never open',
      multichoice({ more: '</b>' }),
      'The tags do not match here: one is not closed, or is closed without being open.',
    ],
    ['a < that is no tag', multichoice({ text: '2 < 4' }), 'A < stands alone here. Write &lt; for it.'],
    [
      'an attribute without quotes',
      multichoice({ answers: '<answer fraction=100><text>4</text></answer>' }),
      'An attribute is wrong here. Write it as name="value".',
    ],
    [
      'its end missing',
      good.replace('</question>', ''),
      'This question does not end: </question> is missing.',
    ],
  ])('%s is told with its line, and those around it come in', (_, wrong, message) => {
    expect(summaryOf(readMoodleXml(quizOf(good, wrong, good)))).toMatchObject({
      found: 3,
      skipped: 1,
      errors: [{ line: 4, message }],
      stems: ['3 What is 2 + 2?', '5 What is 2 + 2?'],
    });
  });

  test('is told with the line within it', () => {
    const wrong = multichoice({ answers: `\n${answers(['100', 'a'])}\n${answers(['none', 'b'])}` });
    expect(readMoodleXml(quizOf(good, wrong)).errors).toMatchObject([{ line: 6 }]);
  });

  test('leaves none of its pictures', () => {
    const picture = `<file name="a.png" encoding="base64">${onePixel}</file>`;
    const text = '<![CDATA[<img src="@@PLUGINFILE@@/a.png">]]>';
    const wrong = multichoice({ answers: `<answer fraction="0"><text>${text}</text>${picture}</answer>` });
    expect(readMoodleXml(quizOf(wrong, good)).pictures).toEqual([]);
  });
});

describe('what people write as if it were HTML', () => {
  test.each([
    ['an & alone', 'Black & white?', 'Black & white?'],
    ['an entity of HTML', '2&nbsp;+ 2 &ge; 4?', '2 + 2 ≥ 4?'],
    ['a query', 'a&b=c;d', 'a\\&b=c;d'],
  ])('%s is read as it is, with a warning', (_, text, stem) => {
    const file = readMoodleXml(quizOf(good, multichoice({ text }), good));
    expect(file.questions.map((question) => question.stem)).toEqual([
      'What is 2 + 2?',
      stem,
      'What is 2 + 2?',
    ]);
    expect(file.warnings).toMatchObject([{ line: 4, message: expect.stringContaining('An & stands alone') }]);
  });

  test('tags in a text are its markup', () => {
    const file = readMoodleXml(quizOf(multichoice({ text: '<p>What is <b>two</b>, or <br/> 2?</p>' })));
    expect(file.questions).toMatchObject([{ stem: 'What is **two**, or\\\n2?' }]);
  });
});

describe('pictures and recordings', () => {
  const file = `<file name="map.png" path="/maps/" encoding="base64">${onePixel}</file>`;
  const stemOf = (html: string, files = file) =>
    readMoodleXml(
      quizOf(
        multichoice({ text: `<![CDATA[${html}]]>` }).replace('</questiontext>', `${files}</questiontext>`),
      ),
    );

  test.each([
    ['in a folder', '<img src="@@PLUGINFILE@@/maps/map.png" alt="A map">', '![A map](picture:0)', []],
    [
      'within the text',
      `<img alt="A map" src="data:image/png;base64,${onePixel}">`,
      '![A map](picture:0)',
      [],
    ],
    [
      'that are not there',
      'See <img src="@@PLUGINFILE@@/other.png" alt="it">',
      'See it',
      ['A picture was left out, because it is not in the file.'],
    ],
    [
      'of another site',
      'See <img src="https://evil.test/x.png" alt="it">',
      'See it',
      ['A picture from another site was left out: only pictures within the file are taken.'],
    ],
    [
      'and sounds',
      'Hear <audio src="@@PLUGINFILE@@/a.mp3">a.mp3</audio>',
      'Hear',
      ['A sound or a video was left out.'],
    ],
  ])('%s', (_, html, stem, warnings) => {
    const read = stemOf(html);
    expect(read.questions).toMatchObject([{ stem }]);
    expect(read.warnings.map(({ message }) => message)).toEqual(warnings);
    expect(read.pictures).toHaveLength(stem.includes('picture:0') ? 1 : 0);
  });

  test.each([
    ['of the file', '![A map](@@PLUGINFILE@@/maps/map.png)', '![A map](picture:0)', false],
    ['of another site', '![A map](https://evil.test/x.png "map")', 'A map', true],
    [
      'that people number themselves',
      '![A [big] map](picture:0) ![b](picture:0)',
      'A &#91;big&#93; map b',
      true,
    ],
    ['of other people', '![a](image:00000000-0000-4000-8000-000000000001)', 'a', true],
  ])('%s in Markdown', (_, markdown, stem, isWarned) => {
    const question = multichoice({ text: markdown.replaceAll('"', '&quot;') }).replace(
      'format="html"',
      'format="markdown"',
    );
    const read = readMoodleXml(quizOf(question.replace('</questiontext>', `${file}</questiontext>`)));
    expect(read.questions).toMatchObject([{ stem }]);
    expect(read.warnings.map(({ message }) => message)).toEqual(
      isWarned ? ['A picture was left out, because it is not in the file.'] : [],
    );
  });

  test('that no text shows are not taken, and a recording among them is told', () => {
    const read = stemOf('Hear', `${file}<file name="a.mp3" encoding="base64">AAAA</file>`);
    expect(read.pictures).toEqual([]);
    expect(read.warnings).toEqual([{ line: 3, message: 'A sound or a video was left out.' }]);
  });

  test('shown by several questions are one', () => {
    const question = multichoice({ text: '<![CDATA[<img src="@@PLUGINFILE@@/maps/map.png">]]>' });
    const both = question.replace('</questiontext>', `${file}</questiontext>`);
    const read = readMoodleXml(quizOf(both, both));
    expect(read.pictures).toHaveLength(1);
    expect(read.questions.map(({ stem }) => stem)).toEqual(['![](picture:0)', '![](picture:0)']);
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
    expect(readMoodleXml(quizOf(category(path), good)).questions).toMatchObject([{ topic }]);
  });
});

describe('a passage that several questions share', () => {
  const shown =
    '<![CDATA[<div class="passage"><p class="passage-title"><strong>The Nile &amp; I</strong></p><p>It is <em>long</em>.</p></div><p>How long?</p>]]>';

  test('is one passage, and no part of their texts', () => {
    const file = readMoodleXml(quizOf(multichoice({ text: shown }), good, multichoice({ text: shown })));
    expect(file.passages).toEqual([{ title: 'The Nile & I', text: 'It is *long*.' }]);
    expect(file.questions.map(({ stem, passage }) => [stem, passage])).toEqual([
      ['How long?', 0],
      ['What is 2 + 2?', null],
      ['How long?', 0],
    ]);
  });
});

describe('a file that is none', () => {
  test.each([
    ['an empty file', '', 1, 'Something stands outside of the outermost tag here.'],
    ['a quiz without questions', quizOf(), 0, 'There is no question in this file.'],
    [
      'a page of HTML',
      '<!DOCTYPE html>\n<html></html>',
      1,
      'A document type is not taken. Delete <!DOCTYPE …> and upload the file again.',
    ],
    [
      'a document type on its third line',
      '\n\n<!DOCTYPE quiz [\n<!ENTITY a "b">\n]>\n<quiz></quiz>',
      3,
      'A document type is not taken. Delete <!DOCTYPE …> and upload the file again.',
    ],
  ])('%s is one error', (_, text, line, message) => {
    expect(readMoodleXml(text)).toMatchObject({ questions: [], found: 0, errors: [{ line, message }] });
  });

  test('two files in one are read', () => {
    expect(summaryOf(readMoodleXml(quizOf(good) + quizOf(good)))).toMatchObject({
      stems: ['3 What is 2 + 2?', '7 What is 2 + 2?'],
      errors: [{ line: 5 }],
    });
  });
});

describe('more questions than a file may have', () => {
  test('are one error at the line of the first', () => {
    const file = readMoodleXml(quizOf(...Array.from({ length: 5_003 }, () => good)));
    expect(file.questions).toHaveLength(5_000);
    expect(file).toMatchObject({ found: 5_003, skipped: 3, errors: [{ line: 5_003 }], warnings: [] });
  });
});
