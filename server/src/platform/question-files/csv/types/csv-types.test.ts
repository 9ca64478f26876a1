import { describe, expect, test } from 'vitest';
import { expectRoundTrip } from '../../testing/expect-round-trip.ts';
import { onlyQuestion } from '../../testing/only-question.ts';
import { someBodyQuestion } from '../../testing/some-bodies.ts';
import { someMarkdown } from '../../testing/some-markdown.ts';
import { someQuestion } from '../../testing/some-questions.ts';
import { joinTexts, splitTexts } from '../listed-texts.ts';
import { readCsv } from '../read-csv.ts';
import { writeCsv } from '../write-csv.ts';

const read = (row: string) => readCsv(`type,question,answer,tolerance,unit,A,B\n${row}\n`);
const short = (...rows: [text: string, share: number][]) => ({
  type: 'short',
  accepted: rows.map(([text, share]) => ({ text, share, feedback: '' })),
});
const numerical = (kind: string, size: string) => ({
  type: 'numerical',
  accepted: [{ value: '9.81', tolerance: { by: kind, size }, share: 1 }],
});

describe('a table reader takes the type with a body', () => {
  test.each([
    ['short,Capital?,Abuja|%50%Lagos', short(['Abuja', 1], ['Lagos', 0.5])],
    [String.raw`Short answer,Q,a\|b|c\\|\%50%`, short(['a|b', 1], ['c\\', 1], ['%50%', 1])],
    ['numerical,g?,9.81,0.05', numerical('absolute', '0.05')],
    ['numerical,g?,9.81,±5%', numerical('relative', '0.05')],
    ['numeric,g?,9.81,5% geometric', numerical('geometric', '0.05')],
    ['numerical,g?,9.81,3 figures', numerical('figures', '3')],
    ['numerical,g?,9.81:0.1', numerical('absolute', '0.1')],
    ["numerical,g?,'-9.81", { accepted: [{ value: '-9.81' }] }],
    [
      'numerical,s?,5000,10,m|km=0.001',
      {
        units: [
          { name: 'm', factor: '1' },
          { name: 'km', factor: '0.001' },
        ],
        unit: { rule: 'optional', penalty: 1, of: 'mark' },
      },
    ],
    [
      String.raw`matching,Q,Na=sodium|x\=1=one|=iron`,
      {
        type: 'matching',
        pairs: [
          { left: 'Na', right: 'sodium' },
          { left: 'x=1', right: 'one' },
        ],
        extra: ['iron'],
      },
    ],
    [
      'ordering,Q,first|second|third',
      { type: 'ordering', items: ['first', 'second', 'third'], rule: 'longest_run' },
    ],
    ['ordering_next,Q,a|b', { rule: 'next' }],
    ['ordering_next_and_last,Q,a|b', { rule: 'next_and_last' }],
    [
      'reasoned,Q,True;B,,,Because,Since',
      { type: 'reasoned', verdict: true, reasons: ['Because', 'Since'], reason: 1 },
    ],
    [
      'essay,Discuss.,Argument=4|Clear language=2,200-300,words',
      {
        type: 'essay',
        criteria: [
          { name: 'Argument', points: 4, guidance: '' },
          { name: 'Clear language', points: 2, guidance: '' },
        ],
        min_words: 200,
        max_words: 300,
      },
    ],
    ['open,Why?,It pumps blood into the body.', { type: 'open', answer: 'It pumps blood into the body.' }],
    ['essay,Discuss.,A=1,-300', { min_words: null, max_words: 300 }],
  ])('%s', (row, body) => {
    expect(onlyQuestion(read(row)).body).toMatchObject(body);
  });
});

describe('a table reader reports a mistake in the row', () => {
  test.each([
    ['short,Q,', 'This question has no right answer.'],
    ['short,Q,%50%a', 'This question has no right answer: none gives the full mark.'],
    ['numerical,Q,ten', '"ten" is no number. Write it as 9.81 in the column answer.'],
    [
      'numerical,Q,1,much',
      'The tolerance is written as 0.05, 5% or 3 figures, one for all answers or one for each.',
    ],
    ['numerical,Q,1,,m|km', 'The unit is written as m, or with others as m|km=0.001.'],
    ['matching,Q,a|b', 'The answer is written as left=right|left=right, and \\= or \\| within a text.'],
    ['ordering,Q,a', 'This question has fewer than two items.'],
    ['essay,Q,Argument', 'The answer is written as criterion=points|criterion=points, with whole points.'],
    ['essay,Q,Argument=0', 'A criterion has 1 to 50 whole points.'],
    [
      'essay,Q,A=1,many',
      'Word limits are written as 200-300 in the column tolerance, with words as the unit.',
    ],
    ['essay,Q,A=1,300-200', 'The most words are fewer than the least.'],
    ['open,Q,', 'This question has no model answer.'],
    ['reasoned,Q,B,,,x,y', 'The answer is written as True;B, where B is the right reason.'],
    ['reasoned,Q,T;C,,,x,y', 'There is no option C.'],
  ])('%s', (row, message) => {
    expect(read(row)).toMatchObject({ errors: [{ line: 2, message }], skipped: 1, questions: [] });
  });
});

test.each([
  ['a', 'b'],
  ['a|b\\', '\\|', 'c\\\\'],
  ['=', '\\=|'],
])('joined texts are split again', (...texts) => {
  expect(splitTexts(joinTexts(texts, '|'), '|')).toEqual(texts);
  expect(splitTexts(joinTexts(texts, '='), '=')).toEqual(texts);
});

describe('a table writer', () => {
  const texts = someMarkdown.map((text) => `o ${text}`.replace(/!?\[[^\]]*\]\(picture:\d\)/g, '').trim());

  test('writes the types that its reader understands', () =>
    expectRoundTrip({
      questions: someBodyQuestion(someQuestion(texts), texts, [
        'short',
        'numerical',
        'matching',
        'ordering',
        'reasoned',
        'essay',
        'open',
      ]),
      write: async (questions) => {
        const { text, omissions } = writeCsv(questions, []);
        return { file: text, omissions };
      },
      read: readCsv,
      toHeld: ({ name: _, tags: __, ...question }) => question,
      count: 1_000,
    }));

  test('guards an answer that a spreadsheet would compute', () => {
    const [question] = read('matching,Q,a=b|c=d|=e').questions;
    const body = { type: 'matching' as const, pairs: [], extra: ['e'] };
    expect(question && writeCsv([{ ...question, body }], []).text).toContain(',"\'=e",');
  });

  test('omits gaps and says so', () => {
    const [question] = read('short,Q,a').questions;
    const file = question && writeCsv([{ ...question, body: { type: 'gaps', gaps: [] } }], []);
    expect(file?.omissions).toEqual([
      { line: 1, message: 'It is left out: a table has no questions with gaps in their text.' },
    ]);
  });
});
