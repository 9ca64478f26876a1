import { describe, expect, test } from 'vitest';
import { canvasManifest, canvasQuiz } from '../testing/canvas-quiz.ts';
import { condition, oldItem, oldTest, onePixelPng, zipped } from '../testing/qti-files.ts';
import { readQti } from './read-qti.ts';

const read = (xml: string) => readQti(Buffer.from(xml));
const question = { topic: null, difficulty: null, tags: [], passage: null, body: null };

describe('a quiz as Canvas exports it', async () => {
  const file = await readQti(
    await zipped({
      'imsmanifest.xml': canvasManifest,
      'g1/assessment_meta.xml': '<quiz><title>Cells</title></quiz>',
      'g1/g1.xml': canvasQuiz,
      'Uploaded Media/cell.png': onePixelPng,
      'Uploaded Media/other.png': onePixelPng,
    }),
  );

  test('has its questions with their parts', () => {
    expect(file.questions).toEqual([
      {
        ...question,
        line: 11,
        type: 'single',
        name: 'Power house',
        stem: 'Which organelle makes most of the **ATP**?\n\n![A cell](picture:0)',
        options: [
          { text: 'The ribosome', feedback: 'It makes proteins.' },
          { text: 'The mitochondrion $x^2$', feedback: 'Yes.' },
          { text: 'The nucleus \\< the cell', feedback: 'Read chapter 2.' },
        ],
        keys: [1],
        explanation: 'Respiration.',
      },
      {
        ...question,
        line: 111,
        type: 'true_false',
        name: 'Question',
        stem: 'It needs energy.',
        options: [
          { text: 'True', feedback: '' },
          { text: 'False', feedback: '' },
        ],
        keys: [1],
        explanation: '',
        passage: 0,
      },
      {
        ...question,
        line: 149,
        type: 'multiple',
        name: 'Bases',
        stem: 'Which are bases of RNA?',
        options: ['Adenine', 'Thymine', 'Uracil'].map((text) => ({ text, feedback: '' })),
        keys: [0, 2],
        explanation: '',
        topic: 'RNA',
      },
    ]);
  });

  test('has the picture and the passage that they show, and says which question has no answer', () => {
    expect(file.pictures).toEqual([{ name: 'cell.png', bytes: onePixelPng }]);
    expect(file.passages).toEqual([{ title: '', text: 'Osmosis moves water.' }]);
    expect(file).toMatchObject({ format: 'qti', found: 4, skipped: 1, warnings: [] });
    expect(file.errors).toEqual([{ line: 189, message: 'g1/g1.xml: This question has no right answer.' }]);
  });

  test('has the same questions without their picture in a single file', async () => {
    const alone = await read(canvasQuiz);
    expect(alone.questions.map(({ name }) => name)).toEqual(['Power house', 'Question', 'Bases']);
    expect(alone.pictures).toEqual([]);
    expect(alone.warnings).toEqual([{ line: 11, message: 'A picture is missing from the file.' }]);
  });
});

describe('which choices are right', () => {
  const two = '<varequal>A</varequal><varequal>B</varequal>';
  const unequal = 'The right options had different weights. Now each counts the same.';
  const part = 'Part marks cannot be imported: only the answer with the full mark is right.';
  test.each([
    ['one that sets the mark', 'Single', condition('B', '1'), 'single', [1], []],
    [
      'one that adds to it',
      'Single',
      condition('B', '5', 'Add') + condition('A', '1', 'Subtract'),
      'single',
      [1],
      [],
    ],
    [
      'one, and others that take from it',
      'Single',
      condition('A', '-1') + condition('B', '1.0'),
      'single',
      [1],
      [],
    ],
    [
      'one, and one that gives a part',
      'Single',
      condition('A', '50') + condition('B', '100'),
      'single',
      [1],
      [part],
    ],
    [
      'one within and',
      'Single',
      condition('<and><varequal>A</varequal><not><varequal>B</varequal></not></and>', '1'),
      'single',
      [0],
      [],
    ],
    [
      'one that two conditions are about',
      'Single',
      condition('A', '1') + condition('A', '1'),
      'single',
      [0],
      [],
    ],
    [
      'all of and',
      'Multiple',
      condition(`<and>${two}<not><varequal>C</varequal></not></and>`, '100'),
      'multiple',
      [0, 1],
      [],
    ],
    ['all of several beside each other', 'Multiple', condition(two, '100'), 'multiple', [0, 1], []],
    [
      'each with its share',
      'Multiple',
      condition('C', '50', 'Add') + condition('A', '50', 'Add'),
      'multiple',
      [0, 2],
      [],
    ],
    [
      'each with another share',
      'Multiple',
      condition('C', '30', 'Add') + condition('A', '70', 'Add'),
      'multiple',
      [0, 2],
      [unequal],
    ],
    [
      'all of a set',
      'Multiple',
      condition('<varsubset setmatch="Exact">A, C</varsubset>', '1'),
      'multiple',
      [0, 2],
      [],
    ],
    [
      'one of several',
      'Multiple',
      condition('<and><varequal>A</varequal><not><varequal>B</varequal></not></and>', '1'),
      'multiple',
      [0],
      [],
    ],
  ] as const)('%s', async (_, cardinality, conditions, type, keys, warnings) => {
    const file = await read(oldTest(oldItem({ cardinality, conditions, labels: ['a', 'b', 'c'] })));
    expect(file.errors).toEqual([]);
    expect(file.questions).toMatchObject([{ type, keys }]);
    expect(file.warnings).toEqual(warnings.map((message) => ({ line: 2, message })));
  });
});

describe('an item after the standard', () => {
  test('has plain text, material of several kinds and its own metadata', async () => {
    const item = `<item ident="i" title=" "><itemmetadata><qmd_topic>Rivers</qmd_topic><qmd_levelofdifficulty>Difficult</qmd_levelofdifficulty><qmd_keywords>water, maps</qmd_keywords></itemmetadata>
<presentation><flow><material><mattext>Look at *this*:</mattext><matbreak/><matemtext>a map</matemtext></material>
<response_lid ident="r" rcardinality="Single"><material><mattext texttype="text/xhtml"><p>Which <b>river</b>?</p></mattext></material>
<render_choice><flow_label><response_label ident="A"><flow_mat><material><mattext>Nile</mattext></material></flow_mat></response_label><response_label ident="B"><material><mattext>Niger</mattext></material></response_label></flow_label></render_choice></response_lid></flow></presentation>
<resprocessing><respcondition><conditionvar><varequal respident="r">A</varequal></conditionvar><setvar>1</setvar><displayfeedback linkrefid="x1"/></respcondition>
<respcondition><conditionvar><not><varequal respident="r">A</varequal></not></conditionvar><setvar>0</setvar><displayfeedback linkrefid="x2"/></respcondition></resprocessing>
<itemfeedback ident="x1"><material><mattext>Yes</mattext></material></itemfeedback>
<itemfeedback ident="x2"><material><mattext>No</mattext></material><hint><hintmaterial><material><mattext>Long</mattext></material></hintmaterial></hint></itemfeedback>
<itemfeedback ident="x3"><solution><solutionmaterial><material><mattext>It is longer.</mattext></material></solutionmaterial></solution></itemfeedback></item>`;
    expect((await read(oldTest(item))).questions).toEqual([
      {
        line: 2,
        type: 'single',
        name: null,
        stem: 'Look at \\*this\\*:\\\n*a map*\n\nWhich **river**?',
        options: [
          { text: 'Nile', feedback: 'Yes' },
          { text: 'Niger', feedback: 'No' },
        ],
        keys: [0],
        explanation: 'It is longer.',
        topic: 'Rivers',
        difficulty: 'hard',
        tags: ['water', 'maps'],
        passage: null,
        body: null,
      },
    ]);
  });

  test('is true or false in upper and lower case', async () => {
    const file = await read(
      oldTest(oldItem({ labels: ['true', 'FALSE.'] }), oldItem({ labels: ['False', 'True'] })),
    );
    expect(file.questions).toMatchObject([
      { type: 'true_false', options: [{ text: 'True' }, { text: 'False' }] },
      { type: 'single' },
    ]);
  });

  test('with a prefix and in a bank is read too', async () => {
    const prefixed = (xml: string) => xml.replace(/<(\/?)(\w)/g, '<$1q:$2');
    const bank = `<objectbank><qtimetadata><qtimetadatafield><fieldlabel>bank_title</fieldlabel><fieldentry>Biology</fieldentry></qtimetadatafield></qtimetadata>${oldItem()}<section title="Cells">${oldItem()}</section>${oldItem()}</objectbank>`;
    const file = await read(prefixed(oldTest(bank)));
    expect(file.questions.map(({ topic }) => topic)).toEqual(['Biology', 'Cells', 'Biology']);
  });
});
