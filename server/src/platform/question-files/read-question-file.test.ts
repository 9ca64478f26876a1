import { expect, test } from 'vitest';
import { encode } from '../extract/testing/encode.ts';
import { readQuestionFile } from './read-question-file.ts';

test.each([
  ['gift', 'What is it?{=café ~that}'],
  ['aiken', 'What is it?\nA) café\nB) that\nANSWER: A'],
  ['csv', 'stem,option_1,option_2,answer\nWhat is it?,café,that,A'],
  [
    'moodle_xml',
    '<quiz><question type="multichoice"><questiontext><text>What is it?</text></questiontext><single>true</single><answer fraction="100"><text>café</text></answer><answer fraction="0"><text>that</text></answer></question></quiz>',
  ],
] as const)('a file of %s is read whatever its encoding', async (format, text) => {
  const files = [
    Buffer.from(text),
    Buffer.from(`\ufeff${text}`),
    Buffer.from(text, 'utf16le'),
    encode(text, 'windows-1252'),
  ];
  for (const bytes of files) {
    const file = await readQuestionFile(format, bytes);
    expect(file).toMatchObject({ format, found: 1, skipped: 0, errors: [] });
    expect(file.questions).toMatchObject([
      { stem: 'What is it?', options: [{ text: 'café' }, { text: 'that' }], keys: [0] },
    ]);
  }
});

test('QTI is read from its bytes', async () => {
  const item =
    '<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="a" title="a"><responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration><itemBody><choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>What is it?</prompt><simpleChoice identifier="A">this</simpleChoice><simpleChoice identifier="B">that</simpleChoice></choiceInteraction></itemBody></assessmentItem>';
  expect(await readQuestionFile('qti', Buffer.from(item))).toMatchObject({
    format: 'qti',
    found: 1,
    errors: [],
    questions: [{ keys: [0] }],
  });
});

test('letters that may be of another language are warned of, unless a person chose', async () => {
  const bytes = encode('Вода{T}', 'windows-1251');
  expect((await readQuestionFile('gift', bytes)).warnings).toMatchObject([{ line: 0 }]);
  expect((await readQuestionFile('gift', bytes, 'koi8-r')).warnings).toEqual([]);
});

test.each([
  ['no text', new Uint8Array(1_000), 'This file is not readable text. Save it as UTF-8 and upload it again.'],
  ['too many bytes', new Uint8Array(10_000_001), 'A file has 10 MB at most. Split it into several files.'],
])('a file of %s is one error', async (_, bytes, message) => {
  expect(await readQuestionFile('gift', bytes)).toMatchObject({ found: 0, errors: [{ line: 0, message }] });
});
