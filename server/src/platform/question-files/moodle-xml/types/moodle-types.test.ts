import type { QuestionBody } from '@akada/core/question-types/question-body.ts';
import { describe, expect, test } from 'vitest';
import type { FileQuestion } from '../../question-file.ts';
import { expectRoundTrip } from '../../testing/expect-round-trip.ts';
import { makeQuiz } from '../../testing/moodle-xml-files.ts';
import { onlyQuestion } from '../../testing/only-question.ts';
import { someBodyQuestion } from '../../testing/some-bodies.ts';
import { someMarkdown } from '../../testing/some-markdown.ts';
import { someQuestion } from '../../testing/some-questions.ts';
import { readMoodleXml } from '../read-moodle-xml.ts';
import { writeMoodleXml } from '../write-moodle-xml.ts';

const element = (type: string, stem: string, more: string) =>
  makeQuiz(
    `<question type="${type}"><name><text>N</text></name><questiontext format="html"><text><![CDATA[${stem}]]></text></questiontext>${more}</question>`,
  );
const answer = (percent: string, text: string, more = '') =>
  `<answer fraction="${percent}"><text>${text}</text>${more}</answer>`;
const absolute = (size: string) => ({ by: 'absolute', size });

describe('a Moodle XML reader takes the type with a body', () => {
  test.each([
    [
      'short answers with shares',
      element(
        'shortanswer',
        'Q',
        `${answer('100', 'a &lt; b')}${answer('33.33333', 'c*')}<usecase>1</usecase>`,
      ),
      {
        type: 'short',
        accepted: [
          { text: 'a < b', share: 1, feedback: '' },
          { text: 'c*', share: 0.3333333, feedback: '' },
        ],
        case: true,
        accents: true,
      },
    ],
    [
      'a number with its units',
      element(
        'numerical',
        'Q',
        `${answer('100', '9,81', '<tolerance>0.05</tolerance><feedback><text>Yes</text></feedback>')}<units><unit><multiplier>0.001</multiplier><unit_name>km</unit_name></unit><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit></units><unitgradingtype>2</unitgradingtype><unitpenalty>0.2</unitpenalty>`,
      ),
      {
        type: 'numerical',
        accepted: [{ value: '9.81', tolerance: absolute('0.05'), share: 1, feedback: 'Yes' }],
        units: [
          { name: 'm', factor: '1' },
          { name: 'km', factor: '0.001' },
        ],
        unit: { rule: 'needed', penalty: 0.2, of: 'max' },
      },
    ],
    [
      'pairs',
      element(
        'matching',
        'Q',
        ['Na/sodium', 'K/potassium', '/iron']
          .map((pair) => pair.split('/'))
          .map(
            ([left, right]) =>
              `<subquestion><text>${left}</text><answer><text>${right}</text></answer></subquestion>`,
          )
          .join(''),
      ),
      {
        type: 'matching',
        pairs: [
          { left: 'Na', right: 'sodium' },
          { left: 'K', right: 'potassium' },
        ],
        extra: ['iron'],
      },
    ],
    [
      'an order',
      element(
        'ordering',
        'Q',
        `${answer('2.0', 'second')}${answer('1.0', 'first')}<gradingtype>RELATIVE_NEXT_EXCLUDE_LAST</gradingtype>`,
      ),
      { type: 'ordering', items: ['first', 'second'], rule: 'next' },
    ],
    [
      'an essay with information for graders and word limits',
      element(
        'essay',
        'Q',
        '<defaultgrade>6.0</defaultgrade><minwordlimit>200</minwordlimit><maxwordlimit>300</maxwordlimit><graderinfo format="html"><text>Names two causes.</text></graderinfo>',
      ),
      {
        type: 'essay',
        criteria: [{ name: 'Essay', points: 6, guidance: 'Names two causes.' }],
        min_words: 200,
        max_words: 300,
      },
    ],
  ])('%s', (_, file, body) => {
    expect(onlyQuestion(readMoodleXml(file))).toMatchObject({ stem: 'Q', body, type: body.type });
  });

  test.each([
    [
      'cloze',
      '<p>{2:SHORTANSWER:=Abuja~%50%Lagos#<i>no</i>} has {1:NUMERICAL:=3.6:0.2} in {1:MCS:=<b>Africa</b>~A &#38; B}. \\(x_{1}\\)</p>',
      '',
      '[[1]] has [[2]] in [[3]]. $x_{1}$',
      ['short', 'numerical', 'select'],
    ],
    [
      'gapselect',
      '<p>The [[2]] sat on the [[3]].</p>',
      '<selectoption><text>dog</text><group>1</group></selectoption><selectoption><text>cat</text><group>1</group></selectoption><selectoption><text>mat</text><group>2</group></selectoption><selectoption><text>hat</text><group>2</group></selectoption>',
      'The [[1]] sat on the [[2]].',
      ['select', 'select'],
    ],
  ])('gaps of the type %s', (type, text, more, stem, types) => {
    const question = onlyQuestion(readMoodleXml(element(type, text, more)));
    expect(question.stem).toBe(stem);
    expect(question.body?.type === 'gaps' && question.body.gaps.map(({ answer: it }) => it.type)).toEqual(
      types,
    );
  });
});

test('a Moodle XML reader takes weights, shares, markup and feedback of gaps', () => {
  const text = '{2:SA:=A\\} &#35;1~%50%B#<i>no</i>} {1:MCS:=<b>Africa</b>~A &#38; B}';
  expect(onlyQuestion(readMoodleXml(element('cloze', text, ''))).body).toEqual({
    type: 'gaps',
    gaps: [
      {
        weight: 2,
        answer: {
          type: 'short',
          accepted: [
            { text: 'A} #1', share: 1, feedback: '' },
            { text: 'B', share: 0.5, feedback: '*no*' },
          ],
          case: false,
          accents: true,
        },
      },
      {
        weight: 1,
        answer: {
          type: 'select',
          options: [
            { text: '**Africa**', share: 1, feedback: '' },
            { text: 'A & B', share: 0, feedback: '' },
          ],
        },
      },
    ],
  });
});

describe('a Moodle XML reader reports a mistake at its line', () => {
  test.each([
    [
      'a number that is none',
      element('numerical', 'Q', `\n${answer('100', 'ten')}`),
      4,
      'This answer or its tolerance is no number. Write it as 3.14.',
    ],
    [
      'a fraction that is no number',
      element('shortanswer', 'Q', answer('all', 'a')),
      3,
      'The fraction of this answer is not a number. Write fraction="100" or fraction="0".',
    ],
    [
      'no full mark',
      element('shortanswer', 'Q', answer('50', 'a')),
      3,
      'This question has no right answer: none gives the full mark.',
    ],
    ['no gap', element('cloze', 'Q', ''), 3, 'This question has no gap.'],
    ['a word that is missing', element('ddwtos', '[[4]]', ''), 3, 'There is no word for the gap [[4]].'],
    [
      'units without a first one',
      element(
        'numerical',
        'Q',
        `${answer('100', '1')}<units><unit><multiplier>2</multiplier><unit_name>m</unit_name></unit></units>`,
      ),
      3,
      'One unit needs the multiplier 1.',
    ],
  ])('%s', (_, file, line, message) => {
    expect(readMoodleXml(file)).toMatchObject({ errors: [{ line, message }], skipped: 1, questions: [] });
  });
});

test('a Moodle XML writer puts several criteria into the information for graders, and says so', () => {
  const criteria = [
    { name: 'Argument', points: 4, guidance: 'Names two causes.' },
    { name: 'Language', points: 2, guidance: '' },
  ];
  const body: QuestionBody = { type: 'essay', criteria, min_words: null, max_words: 300 };
  const { text, omissions } = writeMoodleXml([{ ...plain, type: 'essay', body }], [], []);
  expect(omissions).toEqual([
    { line: 1, message: 'Moodle gives one grade: the criteria are in the information for graders.' },
  ]);
  expect(onlyQuestion(readMoodleXml(text)).body).toEqual({
    type: 'essay',
    criteria: [
      {
        name: 'Essay',
        points: 6,
        guidance: 'Argument (4 points): Names two causes.\n\nLanguage (2 points)',
      },
    ],
    min_words: null,
    max_words: 300,
  });
});

describe('a Moodle XML writer', () => {
  const texts = someMarkdown.map((text) => `o ${text}`.replace(/!?\[[^\]]*\]\(picture:\d\)/g, '').trim());
  const base = someQuestion(texts);
  const write = async (questions: FileQuestion[]) => {
    const { text, omissions } = writeMoodleXml(questions, [], []);
    return { file: text, omissions };
  };

  test('writes the types that its reader understands', () =>
    expectRoundTrip({
      questions: someBodyQuestion(base, texts, ['short', 'numerical', 'matching', 'ordering', 'gaps']),
      write,
      read: readMoodleXml,
      toHeld: ({ name: _, topic: __, tags: ___, ...question }) => question,
      count: 1_000,
    }));

  test('keeps units and capitals', async () => {
    const body: QuestionBody = {
      type: 'numerical',
      accepted: [{ value: '5', tolerance: { by: 'relative', size: '0.01' }, share: 1, feedback: '' }],
      units: [
        { name: 'm', factor: '1' },
        { name: 'km', factor: '0.001' },
      ],
      unit: { rule: 'needed', penalty: 0.25, of: 'mark' },
    };
    const question: FileQuestion = { ...plain, type: 'numerical', body };
    const { file } = await write([question, { ...plain, type: 'short', body: capitals }]);
    const [number, short] = readMoodleXml(file).questions;
    expect(number?.body).toEqual({
      ...body,
      accepted: [{ ...body.accepted[0], tolerance: absolute('0.05') }],
    });
    expect(short?.body).toEqual(capitals);
  });

  test('omits reasons and says so', async () => {
    const body: QuestionBody = { type: 'reasoned', verdict: true, reasons: ['a', 'b'], reason: 0 };
    expect((await write([{ ...plain, type: 'reasoned', body }])).omissions).toEqual([
      { line: 1, message: 'It is left out: Moodle has no questions that ask for a reason.' },
    ]);
  });
});

const capitals: QuestionBody = {
  type: 'short',
  accepted: [{ text: 'NaCl', share: 1, feedback: '' }],
  case: true,
  accents: true,
};
const plain: FileQuestion = {
  type: 'short',
  name: null,
  stem: 'Q',
  options: [],
  keys: [],
  body: capitals,
  explanation: '',
  topic: null,
  difficulty: null,
  tags: [],
  passage: null,
};
