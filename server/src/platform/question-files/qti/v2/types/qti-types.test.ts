import { describe, expect, test } from 'vitest';
import type { FileQuestion } from '../../../question-file.ts';
import { expectRoundTrip } from '../../../testing/expect-round-trip.ts';
import { onlyQuestion } from '../../../testing/only-question.ts';
import { someBodyQuestion } from '../../../testing/some-bodies.ts';
import { someMarkdown } from '../../../testing/some-markdown.ts';
import { someQuestion } from '../../../testing/some-questions.ts';
import { withoutAnswerFeedback } from '../../../testing/without-answer-feedback.ts';
import { readQti } from '../../read-qti.ts';
import { writeQti21 } from '../write-qti-2-1.ts';

const item = (declarations: string, body: string, processing = '') =>
  Buffer.from(`<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="N">
${declarations}<itemBody>${body}</itemBody>${processing}</assessmentItem>`);
const declaration = (attributes: string, content: string) =>
  `<responseDeclaration identifier="R" ${attributes}>${content}</responseDeclaration>`;
const text = (content: string) => declaration('cardinality="single" baseType="string"', content);
const entry = '<p>Capital? <textEntryInteraction responseIdentifier="R"/></p>';
const mapping =
  '<mapping defaultValue="0"><mapEntry mapKey="Abuja" mappedValue="2" caseSensitive="false"/><mapEntry mapKey="La*os" mappedValue="1" caseSensitive="false"/></mapping>';
const choice = (name: string, label: string) =>
  `<simpleAssociableChoice identifier="${name}" matchMax="1">${label}</simpleAssociableChoice>`;
const equal = (attributes: string) =>
  `<responseProcessing><responseCondition><responseIf><equal ${attributes}><variable identifier="R"/><correct identifier="R"/></equal><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>`;
const number = declaration(
  'cardinality="single" baseType="float"',
  '<correctResponse><value>3.14</value></correctResponse>',
);

describe('a reader of QTI 2.1 takes the type with a body', () => {
  test.each<[string, Buffer, stem: string, body: object]>([
    [
      'a text with its mapping',
      item(text(mapping), entry),
      'Capital? _____',
      {
        type: 'short',
        accepted: [
          { text: 'Abuja', share: 1 },
          { text: 'La\\*os', share: 0.5 },
        ],
        case: false,
      },
    ],
    [
      'a text with its correct response',
      item(
        text('<correctResponse><value>NaCl</value></correctResponse>'),
        '<p>Salt?</p><div><textEntryInteraction responseIdentifier="R"/></div>',
      ),
      'Salt?',
      { type: 'short', accepted: [{ text: 'NaCl', share: 1 }], case: true },
    ],
    [
      'a number within a distance',
      item(number, entry, equal('toleranceMode="absolute" tolerance="0.005 0.005"')),
      'Capital? _____',
      {
        type: 'numerical',
        accepted: [{ value: '3.14', tolerance: { by: 'absolute', size: '0.005' }, share: 1 }],
      },
    ],
    [
      'a number within per cent',
      item(number, entry, equal('toleranceMode="relative" tolerance="5"')),
      'Capital? _____',
      { accepted: [{ value: '3.14', tolerance: { by: 'relative', size: '0.05' } }] },
    ],
    [
      'a number with two distances',
      item(number, entry, equal('toleranceMode="absolute" tolerance="0.1 0.3"')),
      'Capital? _____',
      { accepted: [{ value: '3.24', tolerance: { by: 'absolute', size: '0.2' } }] },
    ],
    [
      'two gaps',
      item(
        text(mapping) +
          '<responseDeclaration identifier="S" cardinality="single" baseType="identifier"><correctResponse><value>b</value></correctResponse></responseDeclaration>',
        '<p>[[2]] <textEntryInteraction responseIdentifier="R"/> is in <inlineChoiceInteraction responseIdentifier="S"><inlineChoice identifier="a">Asia</inlineChoice><inlineChoice identifier="b">Africa</inlineChoice></inlineChoiceInteraction>.</p>',
      ),
      '&#91; &#91;2&#93;&#93; [[1]] is in [[2]].',
      {
        type: 'gaps',
        gaps: [
          { weight: 2, answer: { type: 'short' } },
          {
            weight: 1,
            answer: {
              type: 'select',
              options: [
                { text: 'Asia', share: 0 },
                { text: 'Africa', share: 1 },
              ],
            },
          },
        ],
      },
    ],
    [
      'pairs',
      item(
        declaration(
          'cardinality="multiple" baseType="directedPair"',
          '<correctResponse><value>a x</value><value>b y</value></correctResponse>',
        ),
        `<matchInteraction responseIdentifier="R"><prompt>Match.</prompt><simpleMatchSet>${choice('a', 'Na')}${choice('b', 'K')}</simpleMatchSet><simpleMatchSet>${choice('x', 'sodium')}${choice('y', 'potassium')}${choice('z', 'iron')}</simpleMatchSet></matchInteraction>`,
      ),
      'Match.',
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
      'pairs of one list',
      item(
        declaration(
          'cardinality="multiple" baseType="pair"',
          '<correctResponse><value>a x</value><value>b y</value></correctResponse>',
        ),
        `<associateInteraction responseIdentifier="R"><prompt>Match.</prompt>${choice('a', 'Na')}${choice('b', 'K')}${choice('x', 'sodium')}${choice('y', 'potassium')}</associateInteraction>`,
      ),
      'Match.',
      {
        pairs: [
          { left: 'Na', right: 'sodium' },
          { left: 'K', right: 'potassium' },
        ],
        extra: [],
      },
    ],
    [
      'an order',
      item(
        declaration(
          'cardinality="ordered" baseType="identifier"',
          '<correctResponse><value>b</value><value>a</value></correctResponse>',
        ),
        '<orderInteraction responseIdentifier="R"><prompt>Order.</prompt><simpleChoice identifier="a">two</simpleChoice><simpleChoice identifier="b">one</simpleChoice></orderInteraction>',
      ),
      'Order.',
      { type: 'ordering', items: ['one', 'two'], rule: 'exact' },
    ],
  ])('%s', async (_, file, stem, body) => {
    expect(onlyQuestion(await readQti(file))).toMatchObject({ stem, body });
  });
});

describe('a reader of QTI 2.1 reports a mistake', () => {
  test.each([
    ['a text without a declaration', item('', entry), 'There is no response declaration for "R".'],
    ['a text without an answer', item(text(''), entry), 'This question has no right answer.'],
    [
      'a number of its own rules',
      item(number, entry, equal('toleranceMode="relative" tolerance="1 2"')),
      'The numbers that are right have an unknown form. Compare them by "equal".',
    ],
    [
      'an order that lacks a choice',
      item(
        declaration('cardinality="ordered" baseType="identifier"', ''),
        '<orderInteraction responseIdentifier="R"><simpleChoice identifier="a">x</simpleChoice></orderInteraction>',
      ),
      'The correct response of this question has to name each of its choices once.',
    ],
  ])('%s', async (_, file, message) => {
    expect(await readQti(file)).toMatchObject({ errors: [{ line: 1, message }], skipped: 1, questions: [] });
  });
});

describe('a writer of QTI 2.1', () => {
  const texts = someMarkdown.map((it) => `o ${it}`.replace(/!?\[[^\]]*\]\(picture:\d\)/g, '').trim());
  const write = async (questions: FileQuestion[]) => {
    const { bytes, omissions } = await writeQti21(questions, [], []);
    return { file: bytes, omissions };
  };

  test('writes the types that its reader understands', () =>
    expectRoundTrip({
      questions: someBodyQuestion(someQuestion(texts), texts, [
        'short',
        'numerical',
        'matching',
        'ordering',
        'gaps',
      ]),
      write,
      read: readQti,
      toHeld: ({ name: _, topic: __, tags: ___, ...question }) => withoutAnswerFeedback(question),
      count: 500,
    }));

  test('writes an essay, and says what QTI does not hold', async () => {
    const criterion = { name: 'Essay', points: 10, guidance: '' };
    const body = { type: 'essay' as const, criteria: [criterion], min_words: null, max_words: null };
    const short = onlyQuestion(await readQti(item(text(mapping), entry)));
    const question = { ...short, type: 'essay' as const, body };
    const { file, omissions } = await write([question]);
    expect(omissions).toEqual([]);
    expect(onlyQuestion(await readQti(file))).toMatchObject({ type: 'essay', body });
    const limited = { ...question, body: { ...body, max_words: 300 } };
    expect((await write([limited])).omissions).toEqual([
      { line: 1, message: 'QTI holds no criteria, no points and no word limits of an essay.' },
    ]);
  });

  test('omits what QTI cannot hold and says so', async () => {
    const short = {
      type: 'short' as const,
      accepted: [{ text: 'a*', share: 1, feedback: '' }],
      case: false,
      accents: true,
    };
    const question = { ...onlyQuestion(await readQti(item(text(mapping), entry))), body: short };
    const reasoned = { type: 'reasoned' as const, verdict: true, reasons: ['a', 'b'], reason: 0 };
    const { omissions } = await write([question, { ...question, type: 'reasoned', body: reasoned }]);
    expect(omissions).toEqual([
      { line: 1, message: 'It is left out: QTI has no wildcards in answers.' },
      { line: 2, message: 'It is left out: QTI has no questions that ask for a reason.' },
    ]);
  });
});
