import { describe, expect, test } from 'vitest';
import { newestItem, newItem, onePixelPng, zipped } from '../testing/qti-files.ts';
import { readQti } from './read-qti.ts';

const read = (xml: string) => readQti(Buffer.from(xml));
const declared = (cardinality: string, inner: string) =>
  `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="identifier">${inner}</responseDeclaration>`;
const right = (...values: string[]) =>
  `<correctResponse>${values.map((value) => `<value> ${value} </value>`).join('')}</correctResponse>`;

const manifest = (...resources: [string, string][]) =>
  `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources>${resources
    .map(([type, href]) => `<resource type="${type}" href="${href}"><file href="${href}"/></resource>`)
    .join('')}</resources></manifest>`;

describe('an item of 2.1', () => {
  test('has its question', async () => {
    const item = newItem({
      before:
        '<p>Look:</p><rubricBlock view="scorer">no</rubricBlock><p><object type="image/png" data="map.png">A map</object></p>',
      prompt: '<prompt>What is <b>2 + 2</b>?</prompt>',
      choices:
        '<simpleChoice identifier="A"><p>4</p><feedbackInline identifier="A">Yes</feedbackInline></simpleChoice><simpleChoice identifier="B">5</simpleChoice>',
      after: '<p>Think.</p><feedbackBlock identifier="general">So it is.</feedbackBlock>',
      more: '<modalFeedback identifier="incorrect" showHide="show">Count.</modalFeedback><modalFeedback identifier="B" showHide="hide">x</modalFeedback>',
    });
    expect(await read(item)).toMatchObject({
      format: 'qti',
      found: 1,
      errors: [],
      questions: [
        {
          line: 2,
          type: 'single',
          name: 'Sum',
          stem: 'Look:\n\nA map\n\nWhat is **2 + 2**?\n\nThink.',
          options: [
            { text: '4', feedback: 'Yes' },
            { text: '5', feedback: 'Count.' },
          ],
          keys: [0],
          explanation: 'So it is.',
        },
      ],
      warnings: [{ line: 2, message: 'A picture is missing from the file.' }],
    });
  });

  const unequal = 'The right options had different weights. Now each counts the same.';
  const part = 'Part marks cannot be imported: only the answer with the full mark is right.';
  const mapped =
    '<mapping><mapEntry mapKey="A" mappedValue="1"/><mapEntry mapKey="B" mappedValue="2"/><mapEntry mapKey="C" mappedValue="-1"/></mapping>';
  test.each([
    ['its correct response', declared('single', right('B')), 'single', [1], []],
    ['all of its correct response', declared('multiple', right('C', 'A')), 'multiple', [0, 2], []],
    ['its correct response whatever its mapping', declared('single', right('A') + mapped), 'single', [0], []],
    ['the most of its mapping', declared('single', mapped), 'single', [1], [part]],
    ['all that its mapping marks', declared('multiple', mapped), 'multiple', [0, 1], [unequal]],
  ] as const)('is right by %s', async (_, declaration, type, keys, warnings) => {
    const choices = ['A', 'B', 'C']
      .map((name) => `<simpleChoice identifier="${name}">${name}</simpleChoice>`)
      .join('');
    const file = await read(newItem({ declaration, choices }));
    expect(file.questions).toMatchObject([{ type, keys }]);
    expect(file.warnings.map(({ message }) => message)).toEqual(warnings);
  });

  test.each([
    [
      'another interaction',
      newItem().replaceAll('choiceInteraction', 'hottextInteraction'),
      'Questions about words in a text cannot be imported.',
    ],
    [
      'one that nobody knows',
      newItem().replaceAll('choiceInteraction', 'rollInteraction'),
      'Questions with a rollInteraction cannot be imported.',
    ],
    [
      'two interactions',
      newItem({ after: '<p><textEntryInteraction responseIdentifier="R"/></p>' }),
      'Questions of several parts cannot be imported.',
    ],
    [
      'none',
      newItem().replaceAll('choiceInteraction', 'div'),
      'Texts, which ask nothing, cannot be imported.',
    ],
    ['adaptive', newItem({ attributes: 'adaptive="true"' }), 'Adaptive questions cannot be imported.'],
    [
      'templated',
      newItem({ more: '<templateProcessing/>' }),
      'Questions with parts made by chance cannot be imported.',
    ],
  ])('is skipped if it is %s', async (_, item, message) => {
    expect(await read(item)).toMatchObject({
      found: 1,
      skipped: 1,
      errors: [],
      warnings: [{ line: 2, message }],
      questions: [],
    });
  });

  test.each([
    [
      'without a right answer',
      newItem({ declaration: declared('single', '') }),
      3,
      'This question has no right answer. Say it in its correct response.',
    ],
    [
      'without a declaration',
      newItem({ declaration: '' }),
      6,
      'There is no response declaration for "RESPONSE".',
    ],
    [
      'with a right answer that is not there',
      newItem({ declaration: declared('single', right('Z')) }),
      2,
      'The right answer is none of the options.',
    ],
    [
      'with a choice twice',
      newItem({
        choices: '<simpleChoice identifier="A">4</simpleChoice><simpleChoice identifier="B">4</simpleChoice>',
      }),
      2,
      'Options A and B are the same.',
    ],
    [
      'with a tag that is not closed',
      newItem({ before: '<p>What' }),
      7,
      'The tags do not match here: one is not closed, or is closed without being open.',
    ],
  ])('%s is told with its line', async (_, item, line, message) => {
    const file = await read(item);
    expect(file).toMatchObject({
      found: 1,
      skipped: 1,
      warnings: [],
      errors: [{ line, message }],
      questions: [],
    });
    expect(file.errors).toHaveLength(1);
  });
});

describe('an item of 3.0', () => {
  const question = {
    type: 'multiple',
    name: 'Rivers',
    stem: 'Which are *rivers*?\n\n![A map](picture:0)\n\nChoose all.',
    options: [
      { text: 'Nile', feedback: 'Yes, the Nile.' },
      { text: 'Chad', feedback: 'That is a lake.' },
      { text: 'x²', feedback: '' },
    ],
    keys: [0, 2],
    explanation: 'See the map.',
    passage: 0,
  };
  const stimulus =
    '<qti-assessment-stimulus xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="s" title="The Nile"><qti-stimulus-body><div><div>It is long.</div><p>And old.</p></div></qti-stimulus-body></qti-assessment-stimulus>';

  test('has its question, its picture and the text that it shares', async () => {
    const file = await readQti(
      await zipped({
        'imsmanifest.xml': manifest(
          ['imsqti_item_xmlv3p0', 'items/one.xml'],
          ['imsqti_stimulus_xmlv3p0', 'stimuli/nile.xml'],
        ),
        'items/one.xml': newestItem,
        'stimuli/nile.xml': stimulus,
        'images/map.png': onePixelPng,
      }),
    );
    expect(file.questions).toMatchObject([question]);
    expect(file).toMatchObject({
      passages: [{ title: 'The Nile', text: 'It is long.\n\nAnd old.' }],
      pictures: [{ name: 'map.png' }],
      errors: [],
      warnings: [],
    });
  });

  test('alone says what is missing', async () => {
    const file = await read(newestItem);
    expect(file.questions).toMatchObject([
      { ...question, stem: 'Which are *rivers*?\n\nA map\n\nChoose all.', passage: null },
    ]);
    expect(file.warnings.map(({ message }) => message)).toEqual([
      'A text that this question shares with others was left out, because it is not in the file.',
      'A picture is missing from the file.',
    ]);
  });
});

describe('a test of 2.1', () => {
  const section = (title: string, ...hrefs: string[]) =>
    `<assessmentSection title="${title}">${hrefs.map((href) => `<assessmentItemRef href="${href}"/>`).join('')}</assessmentSection>`;
  const theTest = `<assessmentTest><testPart><assessmentSection title="All">${section('Sums', '../items/b.xml')}<assessmentItemRef href="../items/a.xml"/></assessmentSection></testPart></assessmentTest>`;

  test('puts its items in order and under topics; items without a place follow', async () => {
    const lom =
      '<metadata><lom><general><keyword><langstring>adding</langstring></keyword></general><educational><difficulty><value><string>difficult</string></value></difficulty></educational></lom></metadata>';
    const file = await readQti(
      await zipped({
        'quiz/imsmanifest.xml': manifest(
          ['imsqti_item_xmlv2p2', 'items/a.xml'],
          ['imsqti_item_xmlv2p1', 'items/b.xml'],
          ['imsqti_item_xmlv2p1', 'items/c%20c.xml'],
          ['imsqti_test_xmlv2p1', 'tests/test.xml'],
        ).replace('<file href="items/b.xml"/>', `${lom}<file href="items/b.xml"/>`),
        'quiz/items/a.xml': newItem({ attributes: 'title="a"' }),
        'quiz/items/b.xml': newItem({ attributes: 'title="b"' }),
        'quiz/items/c c.xml': newItem({ attributes: 'title="c"' }),
        'quiz/tests/test.xml': theTest,
      }),
    );
    expect(
      file.questions.map(({ name, topic, tags, difficulty }) => ({ name, topic, tags, difficulty })),
    ).toEqual([
      { name: 'b', topic: 'Sums', tags: ['adding'], difficulty: 'hard' },
      { name: 'a', topic: 'All', tags: [], difficulty: null },
      { name: 'c', topic: null, tags: [], difficulty: null },
    ]);
    expect(file.errors).toEqual([]);
  });

  test('alone says that its questions are elsewhere', async () => {
    expect(await read(theTest)).toMatchObject({
      errors: [
        {
          line: 1,
          message: 'This is a test whose questions are in other files. Upload the zip of all of them.',
        },
      ],
    });
  });
});
