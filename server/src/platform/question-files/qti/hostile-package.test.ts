import { describe, expect, test } from 'vitest';
import { canvasManifest, canvasQuiz } from '../testing/canvas-quiz.ts';
import { newItem, oldItem, oldTest, onePixelPng, zipped } from '../testing/qti-files.ts';
import { readQti } from './read-qti.ts';

const quiz = oldTest(oldItem());
const stems = ({ questions }: Awaited<ReturnType<typeof readQti>>) => questions.map(({ stem }) => stem);

describe('a zip without a manifest', () => {
  test('is every file of QTI that is in it', async () => {
    const file = await readQti(
      await zipped({
        'notes.txt': 'x',
        'a/quiz.xml': quiz,
        'b/item.xml': newItem(),
        'assessment_meta.xml': '<quiz/>',
        '__MACOSX/a/._quiz.xml': 'x',
      }),
    );
    expect(stems(file)).toEqual(['What is 2 + 2?', 'What is 2 + 2?']);
    expect(file.errors).toEqual([]);
  });
});

describe('a zip in which something is wrong', () => {
  test('tells of a file that is not there, and reads the others', async () => {
    const manifest = canvasManifest.replace(
      '</resources>',
      '<resource type="imsqti_xmlv1p2" href="other.xml"/></resources>',
    );
    const file = await readQti(await zipped({ 'imsmanifest.xml': manifest, 'other.xml': quiz }));
    expect(file.errors).toEqual([{ line: 0, message: 'g1/g1.xml: This file is not in the zip.' }]);
    expect(stems(file)).toEqual(['What is 2 + 2?']);
  });

  test('names the file of each remark, with the line in it', async () => {
    const file = await readQti(
      await zipped({
        'a.xml': oldTest(oldItem(), oldItem({ conditions: '' })),
        'b.xml': oldTest(oldItem({ labels: ['4'] })),
      }),
    );
    expect(file.errors).toEqual([
      {
        line: 3,
        message:
          'a.xml: This question has no right answer: no condition with one of its choices gives a mark.',
      },
      { line: 2, message: 'b.xml: This question has fewer than two options.' },
    ]);
  });

  test('with a broken manifest says so and is read without it', async () => {
    const file = await readQti(
      await zipped({ 'imsmanifest.xml': '<manifest>\n<resources>', 'quiz.xml': quiz }),
    );
    expect(file.errors).toMatchObject([
      { line: 2, message: expect.stringContaining('imsmanifest.xml: The file ends too early') },
    ]);
    expect(stems(file)).toEqual(['What is 2 + 2?']);
  });

  test.each([
    ['nothing', {}],
    ['no question', { 'imsmanifest.xml': '<manifest/>', 'a.xml': '<html/>' }],
  ])('has no question if it consists of %s', async (_, files) => {
    const file = await readQti(await zipped(files));
    expect(file.errors).toEqual([{ line: 0, message: 'There is no question in this file.' }]);
  });
});

describe('a zip that means harm', () => {
  const damaged =
    'This file is damaged or incomplete. Open it on your device, save it again and upload the new copy.';

  test.each([
    ['out of it', 'xx/quiz.xml', '../quiz.xml'],
    ['to the root', 'x/quiz.xml', '//quiz.xml'],
    ['by a letter of a drive', 'xx/quiz.xml', 'C:/quiz.xml'],
  ])('is rejected with a name that leads %s', async (_, harmless, harmful) => {
    const bytes = Buffer.from(await zipped({ [harmless]: quiz })).toString('latin1');
    const file = await readQti(
      Buffer.from(bytes.replaceAll(harmless, harmful.padEnd(harmless.length, 'l')), 'latin1'),
    );
    expect(file).toMatchObject({ questions: [], errors: [{ line: 0, message: damaged }] });
  });

  test('by addresses that lead out of it reads nothing there', async () => {
    const item = newItem({
      before:
        '<p>Sum <img src="../../etc/passwd.png" alt="one"/><img src="/etc/x.png" alt="two"/><img src="file:///etc/x.png" alt="three"/></p>',
    });
    const manifest = canvasManifest
      .replace('g1/g1.xml', '../../../etc/passwd')
      .replace('</resources>', '<resource type="imsqti_item_xmlv2p1" href="a/i.xml"/></resources>');
    const file = await readQti(
      await zipped({ 'imsmanifest.xml': manifest, 'a/i.xml': item, 'etc/passwd.png': onePixelPng }),
    );
    expect(stems(file)).toEqual(['Sum onetwothree']);
    expect(file.pictures).toEqual([]);
  });

  test.each([
    [
      'a file',
      'quiz.xml',
      'quiz.xml: This file holds more than we can read when it is unpacked. Split it into smaller parts and upload them one by one.',
    ],
    [
      'the manifest',
      'imsmanifest.xml',
      'imsmanifest.xml: This file holds more than we can read when it is unpacked. Split it into smaller parts and upload them one by one.',
    ],
  ])('by %s that unpacks to very much reads the others', async (_, name, message) => {
    const file = await readQti(await zipped({ [name]: Buffer.alloc(12_000_000, ' '), 'other.xml': quiz }));
    expect(file.errors).toEqual([{ line: 0, message }]);
    expect(stems(file)).toEqual(['What is 2 + 2?']);
  });

  test('by a picture that unpacks to very much has its description', async () => {
    const item = newItem({ before: '<p>Sum <img src="bomb.png" alt="a bomb"/></p>' });
    const file = await readQti(await zipped({ 'i.xml': item, 'bomb.png': Buffer.alloc(12_000_000) }));
    expect(stems(file)).toEqual(['Sum a bomb']);
  });

  test('is rejected with more files than questions', async () => {
    const files = Object.fromEntries(Array.from({ length: 10_101 }, (_, index) => [`${index}.txt`, '']));
    expect((await readQti(await zipped(files))).errors).toEqual([
      {
        line: 0,
        message:
          'This file holds more than we can read when it is unpacked. Split it into smaller parts and upload them one by one.',
      },
    ]);
  });

  test.each([
    [
      'a billion laughs',
      '<!DOCTYPE q [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><questestinterop>&b;</questestinterop>',
    ],
    ['the document type of 1.2', `<!DOCTYPE questestinterop SYSTEM "ims_qtiasiv1p2p1.dtd">${quiz}`],
  ])('loses only this file with %s in it', async (_, xml) => {
    const file = await readQti(await zipped({ 'a.xml': xml, 'b.xml': quiz }));
    expect(file.errors).toEqual([
      {
        line: 1,
        message: 'a.xml: A document type cannot be imported. Delete <!DOCTYPE …> and upload the file again.',
      },
    ]);
    expect(stems(file)).toEqual(['What is 2 + 2?']);
  });

  test('by 200,000 levels in a file reads the others', async () => {
    const file = await readQti(
      await zipped({ 'a.xml': newItem({ before: '<p>'.repeat(200_000) }), 'b.xml': quiz }),
    );
    expect(file.errors).toMatchObject([{ message: 'a.xml: The XML is nested too deeply from here on.' }]);
    expect(stems(file)).toEqual(['What is 2 + 2?']);
  });

  test.each([
    ['1.2', oldTest(oldItem({ more: '<itemfeedback ident="x"/>'.repeat(20_000) }))],
    ['2.1', newItem({ more: '<modalFeedback identifier="x">a</modalFeedback>'.repeat(20_000) })],
  ])('is rejected with endless feedback in %s', async (_, xml) => {
    const { errors } = await readQti(Buffer.from(xml));
    expect(errors).toEqual([
      { line: 2, message: 'This question has 20000 texts of feedback. 100 is the most.' },
    ]);
  });

  test('is read with endless sections', async () => {
    const file = await readQti(Buffer.from(oldTest(`${'<section title="x">'.repeat(100)}${oldItem()}`)));
    expect(file.questions).toMatchObject([{ topic: 'x' }]);
  });
});

describe('a file that is cut', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'after %s tenths has the questions before the cut',
    async (tenths) => {
      const whole = await readQti(Buffer.from(canvasQuiz));
      const file = await readQti(Buffer.from(canvasQuiz.slice(0, (canvasQuiz.length * tenths) / 10)));
      expect(stems(file)).toEqual(stems(whole).slice(0, file.questions.length));
      expect(file.errors).toHaveLength(1);
      expect(file.found).toBe(file.questions.length + file.skipped);
    },
  );

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('and is a zip has one error after %s tenths', async (tenths) => {
    const bytes = await zipped({ 'imsmanifest.xml': canvasManifest, 'g1/g1.xml': canvasQuiz });
    const file = await readQti(bytes.subarray(0, (bytes.length * tenths) / 10));
    expect(file).toMatchObject({ questions: [], errors: [{ line: 0 }] });
  });
});
