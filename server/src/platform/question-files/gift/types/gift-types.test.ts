import type { QuestionBody } from '@akada/core/question-types/question-body.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FileQuestion } from '../../question-file.ts';
import { expectRoundTrip } from '../../testing/expect-round-trip.ts';
import { onlyQuestion } from '../../testing/only-question.ts';
import { someBodyQuestion } from '../../testing/some-bodies.ts';
import { someMarkdown } from '../../testing/some-markdown.ts';
import { someQuestion } from '../../testing/some-questions.ts';
import { readGift } from '../read-gift.ts';
import { writeGift } from '../write-gift.ts';

const short = (...rows: [text: string, share: number, feedback?: string][]) => ({
  type: 'short',
  accepted: rows.map(([text, share, feedback = '']) => ({ text, share, feedback })),
  case: false,
  accents: true,
});
const numerical = (...rows: [value: string, size: string, share?: number, feedback?: string][]) => ({
  type: 'numerical',
  accepted: rows.map(([value, size, share = 1, feedback = '']) => ({
    value,
    tolerance: { by: 'absolute', size },
    share,
    feedback,
  })),
  units: [],
  unit: { rule: 'optional', penalty: 0, of: 'mark' },
});

describe('a GIFT reader takes the type with a body', () => {
  test.each([
    ['Capital? {=Abuja =%50%Lagos#no more}', 'Capital?', short(['Abuja', 1], ['Lagos', 0.5, 'no more'])],
    ['Number 1? {One}', 'Number 1?', short(['One', 1])],
    ['{ =Asia } is large.', '_____ is large.', short(['Asia', 1])],
    ['From {=Nazareth =%75%Nazereth}, he.', 'From _____, he.', short(['Nazareth', 1], ['Nazereth', 0.75])],
    [String.raw`Q{=a\=2 =2\*3 =C\:\\}`, 'Q', short(['a=2', 1], ['2\\*3', 1], ['C:\\', 1])],
    ['Q{=no one=nobody}', 'Q', short(['no one', 1], ['nobody', 1])],
    ['π? {#3.14:0.005}', 'π?', numerical(['3.14', '0.005'])],
    ['π? {#3.135..3.145}', 'π?', numerical(['3.14', '0.005'])],
    ['π? {#1822}', 'π?', numerical(['1822', '0'])],
    ['π? {#3,14:0,005}', 'π?', numerical(['3.14', '0.005'])],
    [
      'π? {#=3.14:0.005 =%50%3:0.2 ~#why}',
      'π?',
      numerical(['3.14', '0.005'], ['3', '0.2', 0.5], ['*', '0', 0, 'why']),
    ],
    [
      'Match. {=Na -> sodium =K -> potassium = -> iron}',
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
      '{2:SHORTANSWER:=Abuja~%50%Lagos#no} has {1:NUMERICAL:=3.6:0.2} million, in {:MC:=Africa~Asia#far}.',
      '[[1]] has [[2]] million, in [[3]].',
      {
        type: 'gaps',
        gaps: [
          { weight: 2, answer: short(['Abuja', 1], ['Lagos', 0.5, 'no']) },
          { weight: 1, answer: numerical(['3.6', '0.2']) },
          {
            weight: 1,
            answer: {
              type: 'select',
              options: [
                { text: 'Africa', share: 1, feedback: '' },
                { text: 'Asia', share: 0, feedback: 'far' },
              ],
            },
          },
        ],
      },
    ],
    [
      '::N::[[2]] 2+2={1:NM:=4:0.1}',
      '&#91; &#91;2&#93;&#93; 2+2=[[1]]',
      { type: 'gaps', gaps: [{ weight: 1, answer: numerical(['4', '0.1']) }] },
    ],
  ])('%s', (text, stem, body) => {
    const question = onlyQuestion(readGift(text));
    expect(question).toMatchObject({ stem, body, type: body.type, options: [], keys: [] });
  });
});

describe('a GIFT reader reports a mistake at its line', () => {
  test.each([
    ['Q{x=2}', 1, 'Write \\= for an equals sign in a text: here it begins another answer.'],
    ['Q{\n=a -> b\n=c}', 3, 'This pair has no arrow. Write it as =left -> right, and \\= in a text.'],
    ['Q{#ten}', 1, '"ten" is no number. Write it as 3.14:0.005 or 3.1..3.2.'],
    ['Q{#=%50%10}', 1, 'This question has no right answer: none gives the full mark.'],
    ['Q{=a -> b}', 1, 'This question has fewer than two pairs.'],
    ['Q\n{1:NM:=x}', 2, 'Gap 1: One of its answers is no number. Write it as =3.14:0.005.'],
    [
      'Q {1:MR:=a~=b}',
      1,
      'Gap 1: Several right answers at the same time cannot be imported. Write MULTICHOICE for one.',
    ],
    ['Q {1:SA:%50%a}', 1, 'Gap 1: This question has no right answer: none gives the full mark.'],
  ])('%s', (text, line, message) => {
    expect(readGift(text)).toMatchObject({ errors: [{ line, message }], skipped: 1, questions: [] });
  });

  test('takes a negative share with a warning', () => {
    const { questions, warnings } = readGift('Q{=a =%-50%b}');
    expect(questions[0]?.body).toMatchObject(short(['a', 1], ['b', 0]));
    expect(warnings).toEqual([{ line: 1, message: 'An answer takes marks away. Now it gives none.' }]);
  });
});

test('a GIFT reader takes empty braces as an essay, and a writer says what they do not hold', () => {
  const { questions, warnings } = readGift('Discuss the coast. {}');
  const [question] = questions;
  const criterion = { name: 'Essay', points: 10, guidance: '' };
  const body = { type: 'essay' as const, criteria: [criterion], min_words: null, max_words: null };
  expect(question).toMatchObject({ type: 'essay', stem: 'Discuss the coast.', body });
  expect(warnings).toEqual([
    { line: 1, message: 'GIFT names no criteria. Now there is one with 10 points.' },
  ]);
  const write = (change: object) =>
    question && writeGift([{ ...question, body: { ...body, ...change } }], []);
  expect(write({})).toMatchObject({ text: expect.stringContaining('{}'), omissions: [] });
  expect(write({ max_words: 300 })?.omissions).toEqual([
    { line: 1, message: 'GIFT holds no criteria, no points and no word limits of an essay.' },
  ]);
});

describe('a GIFT writer', () => {
  const texts = someMarkdown.map((text) => `o ${text}`.trim());
  const base = someQuestion(texts);

  test('writes the types that its reader understands', () =>
    expectRoundTrip({
      questions: someBodyQuestion(base, texts, ['short', 'numerical', 'matching']),
      write: async (list) => {
        const { text, omissions } = writeGift(list, []);
        return { file: text, omissions };
      },
      read: readGift,
      count: 1_000,
    }));

  test.each([
    ['ordering', { type: 'ordering', items: ['a', 'b'], rule: 'exact' }],
    ['gaps', { type: 'gaps', gaps: [] }],
    ['reasoned', { type: 'reasoned', verdict: true, reasons: ['a', 'b'], reason: 0 }],
    ['units', { ...numerical(['1', '0']), units: [{ name: 'm', factor: '1' }] }],
    [
      'figures',
      {
        ...numerical(),
        accepted: [{ value: '1', tolerance: { by: 'figures', size: '3' }, share: 1, feedback: '' }],
      },
    ],
  ])('omits a question with %s and says so', (_, body) => {
    const question = {
      ...(fc.sample(base, { numRuns: 1, seed: 1 })[0] as FileQuestion),
      type: body.type as QuestionBody['type'],
      options: [],
      keys: [],
      body: body as QuestionBody,
    };
    const { text, omissions } = writeGift([question], []);
    expect(text).toBe('');
    expect(omissions.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^It is left out: GIFT has /),
    ]);
  });
});
