import { describe, expect, test } from 'vitest';
import type { FileQuestion } from '../../../question-file.ts';
import { expectRoundTrip } from '../../../testing/expect-round-trip.ts';
import { onlyQuestion } from '../../../testing/only-question.ts';
import { oldTest } from '../../../testing/qti-files.ts';
import { someBodyQuestion } from '../../../testing/some-bodies.ts';
import { someMarkdown } from '../../../testing/some-markdown.ts';
import { someQuestion } from '../../../testing/some-questions.ts';
import { withoutAnswerFeedback } from '../../../testing/without-answer-feedback.ts';
import { readQti } from '../../read-qti.ts';
import { writeQti12 } from '../write-qti-1-2.ts';

const item = (type: string, text: string, responses: string, conditions: string) =>
  Buffer.from(
    oldTest(
      `<item ident="i" title="N"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${type}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext texttype="text/html">${text}</mattext></material>${responses}</presentation><resprocessing>${conditions}</resprocessing></item>`,
    ),
  );
const field = '<response_str ident="r"><render_fib><response_label ident="a"/></render_fib></response_str>';
const equal = (text: string, response = 'r') => `<varequal respident="${response}">${text}</varequal>`;
const rule = (tests: string, mark = 100) =>
  `<respcondition><conditionvar>${tests}</conditionvar><setvar action="Set">${mark}</setvar></respcondition>`;
const list = (name: string, label: string, choices: readonly string[]) =>
  `<response_lid ident="response_${name}"><material><mattext>${label}</mattext></material><render_choice>${choices
    .map(
      (text, index) =>
        `<response_label ident="c${index}"><material><mattext>${text}</mattext></material></response_label>`,
    )
    .join('')}</render_choice></response_lid>`;
const ends = (min: string, max: string) =>
  `<vargte respident="r">${min}</vargte><varlte respident="r">${max}</varlte>`;
const absolute = (value: string, size: string) => ({ value, tolerance: { by: 'absolute', size }, share: 1 });

describe('a reader of QTI 1.2 takes the type with a body', () => {
  test.each<[string, Buffer, stem: string, body: object]>([
    [
      'short answers',
      item(
        'short_answer_question',
        'Q',
        field,
        rule(equal('Abuja') + equal('A*')) + rule(equal('Lagos'), 50),
      ),
      'Q',
      {
        type: 'short',
        accepted: [
          { text: 'Abuja', share: 1 },
          { text: 'A\\*', share: 1 },
          { text: 'Lagos', share: 0.5 },
        ],
        case: false,
      },
    ],
    [
      'a text of another program',
      item('', 'Q', field, rule('<varequal respident="r" case="Yes">NaCl</varequal>')),
      'Q',
      { type: 'short', case: true },
    ],
    [
      'numbers',
      item(
        'numerical_question',
        'Q',
        field,
        rule(`<or>${equal('3.14')}<and>${ends('3.135', '3.145')}</and></or>`) +
          rule(ends('10', '20')) +
          rule(equal('7')),
      ),
      'Q',
      { type: 'numerical', accepted: [absolute('3.14', '0.005'), absolute('15', '5'), absolute('7', '0')] },
    ],
    [
      'pairs',
      item(
        'matching_question',
        'Q',
        list('1', 'Na', ['sodium', 'potassium', 'iron']) + list('2', 'K', ['sodium', 'potassium', 'iron']),
        rule(equal('c0', 'response_1'), 50) + rule(equal('c1', 'response_2'), 50),
      ),
      'Q',
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
      'blanks',
      item(
        'fill_in_multiple_blanks_question',
        '[[3]] [b] and [a]',
        list('a', 'a', ['one']) + list('b', 'b', ['two', '2']),
        rule(equal('c0', 'response_a'), 50) + rule(equal('c0', 'response_b'), 50),
      ),
      '&#91; &#91;3&#93;&#93; [[1]] and [[2]]',
      {
        type: 'gaps',
        gaps: [
          { weight: 1, answer: { type: 'short', accepted: [{ text: 'two' }, { text: '2' }] } },
          { weight: 1, answer: { type: 'short', accepted: [{ text: 'one' }] } },
        ],
      },
    ],
    [
      'lists in a text',
      item(
        'multiple_dropdowns_question',
        'In [x]',
        list('x', 'x', ['Asia', 'Africa']),
        rule(equal('c1', 'response_x')),
      ),
      'In [[1]]',
      {
        gaps: [
          {
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
  ])('%s', async (_, file, stem, body) => {
    expect(onlyQuestion(await readQti(file))).toMatchObject({ stem, body });
  });
});

describe('a reader of QTI 1.2 reports a mistake', () => {
  test.each([
    ['no answer', item('short_answer_question', 'Q', field, ''), 'This question has no right answer.'],
    [
      'a number that is none',
      item('numerical_question', 'Q', field, rule(equal('x'))),
      'One of the numbers that are right is no number.',
    ],
    [
      'a text without a match',
      item('matching_question', 'Q', list('1', 'Na', ['sodium']), ''),
      'Each text of this question needs exactly one match that gives a mark.',
    ],
    [
      'a gap that is not in the text',
      item('multiple_dropdowns_question', 'Q', list('x', 'x', ['a', 'b']), ''),
      'The gap [x] is not in the text of this question.',
    ],
  ])('%s', async (_, file, message) => {
    expect(await readQti(file)).toMatchObject({ errors: [{ line: 2, message }], skipped: 1, questions: [] });
  });
});

describe('a writer of QTI 1.2', () => {
  const texts = someMarkdown.map((it) => `o ${it}`.replace(/!?\[[^\]]*\]\(picture:\d\)/g, '').trim());
  const base = someQuestion(texts);
  const write = async (questions: FileQuestion[]) => {
    const { bytes, omissions } = await writeQti12(questions, [], []);
    return { file: bytes, omissions };
  };

  test('writes the types that its reader understands', () =>
    expectRoundTrip({
      questions: someBodyQuestion(base, texts, ['short', 'numerical', 'matching']),
      write,
      read: readQti,
      toHeld: ({ name: _, topic: __, tags: ___, ...question }) =>
        withoutAnswerFeedback(withoutZeroShares(question)),
      count: 500,
    }));
});

/** An answer without a mark has no condition. */
function withoutZeroShares(question: Partial<FileQuestion>): Partial<FileQuestion> {
  const { body } = question;
  if (body?.type === 'short')
    return { ...question, body: { ...body, accepted: body.accepted.filter(({ share }) => share > 0) } };
  if (body?.type === 'numerical')
    return { ...question, body: { ...body, accepted: body.accepted.filter(({ share }) => share > 0) } };
  return question;
}
