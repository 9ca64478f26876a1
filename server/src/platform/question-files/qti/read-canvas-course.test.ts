/** Tests content that complete Canvas courses and its newer quizzes have in addition to single quizzes. */
import { describe, expect, test } from 'vitest';
import { condition, oldItem, oldTest, onePixelPng, zipped } from '../testing/qti-files.ts';
import { readQti } from './read-qti.ts';

const choice = { question_type: 'multiple_choice_question' };

function resource(type: string, ...hrefs: string[]): string {
  const files = hrefs.map((href) => `<file href="${href}"/>`).join('');
  return `<resource identifier="r" type="${type}">${files}</resource>`;
}

describe('a course', () => {
  const application = 'associatedcontent/imscc_xmlv1p1/learning-application-resource';
  const manifest = `<manifest><resources>
    ${resource(application, 'course_settings/canvas_export.txt')}
    ${resource(application, 'non_cc_assessments/gbank.xml.qti')}
    ${resource('imsqti_xmlv1p2/imscc_xmlv1p1/assessment', 'gquiz/assessment_qti.xml')}
    ${resource(application, 'gquiz/assessment_meta.xml', 'non_cc_assessments/gquiz.xml.qti')}
    ${resource('imsqti_xmlv1p2/imscc_xmlv1p1/assessment', 'gother/assessment_qti.xml')}
  </resources></manifest>`;
  const bank = `<questestinterop><objectbank ident="gbank"><qtimetadata><qtimetadatafield><fieldlabel>bank_title</fieldlabel><fieldentry>Cells</fieldentry></qtimetadatafield></qtimetadata>
    ${oldItem({ text: 'Of the bank?', fields: choice })}</objectbank></questestinterop>`;

  test('has its banks, and each quiz once: with Canvas’s own data, if it has any', async () => {
    const file = await readQti(
      await zipped({
        'imsmanifest.xml': manifest,
        'course_settings/canvas_export.txt': 'Q: what did the panda say?',
        'non_cc_assessments/gbank.xml.qti': bank,
        'gquiz/assessment_qti.xml': oldTest(oldItem({ text: 'Of the quiz?' })),
        'gquiz/assessment_meta.xml': '<quiz/>',
        'non_cc_assessments/gquiz.xml.qti': oldTest(
          oldItem({ text: 'Of the quiz?', fields: choice }),
          oldItem({ text: 'Match.', fields: { question_type: 'matching_question' } }),
        ),
        'gother/assessment_qti.xml': oldTest(oldItem({ text: 'Of another quiz?' })),
      }),
    );
    expect(file.questions.map(({ stem, topic }) => [stem, topic])).toEqual([
      ['Of the bank?', 'Cells'],
      ['Of the quiz?', null],
      ['Of another quiz?', null],
    ]);
    expect(file).toMatchObject({
      found: 4,
      skipped: 1,
      warnings: [],
      errors: [
        {
          line: 3,
          message: 'non_cc_assessments/gquiz.xml.qti: This question has fewer than two pairs.',
        },
      ],
    });
  });
});

describe('a text that questions share', () => {
  const held = (ident: string, more = '') =>
    `<item ident="${ident}" title="The Nile"${more}><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>text_only_question</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext texttype="text/html">&lt;div&gt;&lt;p&gt;It is long.&lt;/p&gt;&lt;/div&gt;</mattext></material></presentation></item>`;
  const about = (ident: string, text: string) =>
    oldItem({ text, fields: { ...choice, parent_stimulus_item_ident: ident } });
  const read = (...items: string[]) => readQti(Buffer.from(oldTest(...items)));

  test('is their passage at any place, and no omitted question', async () => {
    const file = await read(
      held('s', ' instructions="Read &lt;this&gt;."'),
      about('s', 'How long?'),
      about('s', 'Where?'),
      oldItem(),
    );
    expect(file).toMatchObject({ found: 3, skipped: 0, errors: [], warnings: [] });
    expect(file.passages).toEqual([{ title: 'The Nile', text: 'Read \\<this>.\n\nIt is long.' }]);
    expect(file.questions.map(({ stem, passage }) => [stem, passage])).toEqual([
      ['How long?', 0],
      ['Where?', 0],
      ['What is 2 + 2?', null],
    ]);
    expect((await read(about('s', 'How long?'), held('s'))).passages).toHaveLength(1);
  });

  test('asks nothing if no question names it, and is reported if it is missing', async () => {
    expect(await read(held('s'), about('t', 'How long?'))).toMatchObject({
      found: 2,
      skipped: 1,
      questions: [{ stem: 'How long?', passage: null }],
      warnings: [
        { line: 2, message: 'Texts, which ask nothing, cannot be imported.' },
        {
          line: 3,
          message:
            'A text that this question shares with others was left out, because it is not in the file.',
        },
      ],
    });
  });
});

describe('options without text', () => {
  test('are omitted with their feedback', async () => {
    const more =
      '<itemfeedback ident="A_fb"><material><mattext>Blank.</mattext></material></itemfeedback><itemfeedback ident="D_fb"><material><mattext>Right.</mattext></material></itemfeedback>';
    const labels = ['', 'no', '', 'yes'];
    const item = oldItem({ labels, conditions: condition('D', '100'), fields: choice, more });
    expect(await readQti(Buffer.from(oldTest(item)))).toMatchObject({
      questions: [
        {
          options: [
            { text: 'no', feedback: '' },
            { text: 'yes', feedback: 'Right.' },
          ],
          keys: [1],
          explanation: '',
        },
      ],
      warnings: [{ line: 2, message: 'Options without a text were left out.' }],
    });
  });

  test('are a mistake where one of them is right, or was a picture', async () => {
    const right = oldItem({ labels: ['', 'no', 'yes'], fields: choice });
    const picture = oldItem({ labels: ['yes', '&lt;img src="x.png"&gt;', 'no'], fields: choice });
    const visibleText = picture.replace('<mattext>&lt;img', '<mattext texttype="text/html">&lt;img');
    const { errors } = await readQti(Buffer.from(oldTest(right, visibleText)));
    expect(errors).toEqual([
      { line: 2, message: 'Option A is empty.' },
      { line: 3, message: 'Option B is empty.' },
    ]);
  });
});

describe('pictures under a folder that their addresses do not name', () => {
  const shows = (src: string) =>
    oldItem({ text: `See &lt;img src="${src}"&gt;` }).replace(
      '<mattext>See',
      '<mattext texttype="text/html">See',
    );
  test.each([
    ['org0/a.png', { 'exam/files/org0/a.png': onePixelPng }, 1],
    ['$IMS_CC_FILE_BASE$org0/a.png', { 'exam/files/org0/a.png': onePixelPng }, 1],
    ['a.png', { 'one/a.png': onePixelPng, 'two/a.png': onePixelPng }, 0],
    ['g0/a.png', { 'exam/org0/a.png': onePixelPng }, 0],
    ['https://x.test/a.png', { 'exam/a.png': onePixelPng }, 0],
    ['../../a.png', { 'exam/a.png': onePixelPng }, 0],
  ])('%s is found if its name is unique', async (src, pictures, count) => {
    const file = await readQti(await zipped({ 'quiz.xml': oldTest(shows(src)), ...pictures }));
    expect(file.questions).toHaveLength(1);
    expect(file.pictures).toHaveLength(count);
  });
});
