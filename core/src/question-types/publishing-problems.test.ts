/** Sentences that keep a question from being published. */
import { describe, expect, test } from 'vitest';
import type { AcceptedNumber, NumericalBody, QuestionBody, SelectBody } from './question-body.ts';
import { getBodyProblems } from './question-types.ts';
import { buildMatching, buildNumerical, buildOrdering, buildShort } from './testing/sample-bodies.ts';

const getProblem = (body: QuestionBody) => getBodyProblems(body, 'A stem').body;

describe('a body without a problem', () => {
  test.each<[QuestionBody]>([
    [buildShort(['Abuja', ['Lagos', 0.5], ['*', 0]])],
    [buildShort(['colo * r'])],
    [buildNumerical('9.81', '0.05')],
    [buildNumerical('1200', '3', 'figures')],
    [
      buildMatching(
        [
          ['Na', 'sodium'],
          ['K', 'potassium'],
        ],
        ['iron'],
      ),
    ],
    [buildOrdering('position')],
    [{ type: 'reasoned', verdict: true, reasons: ['a', 'b'], reason: 1 }],
  ])('body %# can be published', (body) => {
    expect(getBodyProblems(body, 'A stem')).toEqual({});
  });
});

describe('a problem of a short answer', () => {
  test.each([
    ['no row', buildShort([]), 'Give at least one accepted answer.'],
    [
      '31 rows',
      buildShort(Array.from({ length: 31 }, (_, index) => `${index}`)),
      'Give at most 30 accepted answers.',
    ],
    ['an invisible text', buildShort(['a', '\u200b']), 'Write a text for each accepted answer.'],
    ['a long text', buildShort(['a'.repeat(301)]), 'Write at most 300 characters for each accepted answer.'],
    ['a share above 1', buildShort([['a', 2]]), 'Give each answer between 0 % and 100 % of the mark.'],
    [
      'a share that is no number',
      buildShort([['a', Number.NaN]]),
      'Give each answer between 0 % and 100 % of the mark.',
    ],
    ['no full mark', buildShort([['a', 0.5]]), 'Give one text the full mark.'],
    ['only a wildcard', buildShort(['*']), 'Give one text the full mark.'],
    ['a hidden row', buildShort([['*', 0], 'a']), 'An earlier answer hides the best one: move it down.'],
  ])('%s has its sentence', (_, body, problem) => {
    expect(getProblem(body)).toBe(problem);
  });
});

describe('a problem of a numerical answer', () => {
  const badNumber = 'Write each accepted number as a decimal such as -9.81 or 6.02e23.';
  const badTolerance =
    'Write each tolerance as a decimal, and significant figures as an integer from 1 to 30.';
  const withUnits = (...units: [name: string, factor: string][]): NumericalBody =>
    buildNumerical('1', '0', 'absolute', { units: units.map(([name, factor]) => ({ name, factor })) });
  const anyNumber: AcceptedNumber = {
    value: '*',
    tolerance: { by: 'absolute', size: '0' },
    share: 0,
    feedback: '',
  };

  test.each([
    ['no row', { ...buildNumerical('1'), accepted: [] }, 'Give at least one accepted number.'],
    ['a word', buildNumerical('five'), badNumber],
    ['a comma', buildNumerical('1,5'), badNumber],
    ['a huge exponent', buildNumerical('1e999999999'), badNumber],
    ['a negative tolerance', buildNumerical('1', '-1'), badTolerance],
    ['half a figure', buildNumerical('1', '0.5', 'figures'), badTolerance],
    ['every number', buildNumerical('*'), 'Give one number the full mark.'],
    [
      'a hidden row',
      { ...buildNumerical('1'), accepted: [anyNumber, ...buildNumerical('1').accepted] },
      'An earlier number hides the best one: move it down.',
    ],
    ['an unnamed unit', withUnits(['', '1']), 'Write a name for each unit.'],
    ['a unit like an exponent', withUnits(['e5', '1']), 'A unit must not look like a part of the number.'],
    ['two equal units', withUnits(['m²', '1'], ['m^2', '1']), 'Give each unit once.'],
    [
      'a factor of 0',
      withUnits(['m', '1'], ['km', '0']),
      'Write the factor of each unit as a decimal above 0.',
    ],
    ['another first factor', withUnits(['km', '0.001']), 'The first unit must have the factor 1.'],
    [
      'a needed unit without units',
      buildNumerical('1', '0', 'absolute', { unit: { rule: 'needed', penalty: 1, of: 'mark' } }),
      'Give at least one unit.',
    ],
    [
      'a negative penalty',
      buildNumerical('1', '0', 'absolute', { unit: { rule: 'optional', penalty: -1, of: 'mark' } }),
      'The penalty for the unit must be from 0 % to 100 %.',
    ],
  ])('%s has its sentence', (_, body, problem) => {
    expect(getProblem(body)).toBe(problem);
  });
});

describe('a problem of a list', () => {
  test.each<[string, QuestionBody, string]>([
    ['a single item', { ...buildOrdering('exact'), items: ['A'] }, 'Give at least two items.'],
    ['an equal item', { ...buildOrdering('exact'), items: ['A', ' A'] }, 'Write another text for each item.'],
    ['13 items', { ...buildOrdering('exact'), items: [...'ABCDEFGHIJKLM'] }, 'Give at most 12 items.'],
    [
      'a long item',
      { ...buildOrdering('exact'), items: ['A', 'B'.repeat(1_001)] },
      'Write at most 1,000 characters for each item.',
    ],
    ['a single pair', buildMatching([['Na', 'sodium']]), 'Give at least two pairs.'],
    [
      'an empty right text',
      buildMatching([
        ['Na', 'sodium'],
        ['K', ' '],
      ]),
      'Write a text for each pair.',
    ],
    [
      'an equal left text',
      buildMatching([
        ['Na', 'sodium'],
        ['Na', 'iron'],
      ]),
      'Write another left text for each pair.',
    ],
    [
      'a single match',
      buildMatching([
        ['Na', 'metal'],
        ['K', 'metal'],
      ]),
      'Give at least two different matches.',
    ],
    [
      'a used extra match',
      buildMatching(
        [
          ['Na', 'sodium'],
          ['K', 'potassium'],
        ],
        ['sodium'],
      ),
      'An extra match must not be in a pair.',
    ],
    [
      'a single reason',
      { type: 'reasoned', verdict: true, reasons: ['a'], reason: 0 },
      'Give at least two reasons.',
    ],
    [
      'no right reason',
      { type: 'reasoned', verdict: true, reasons: ['a', 'b'], reason: 2 },
      'Select the right reason.',
    ],
  ])('%s has its sentence', (_, body, problem) => {
    expect(getProblem(body)).toBe(problem);
  });
});

describe('a problem of gaps', () => {
  const twoGaps: QuestionBody = {
    type: 'gaps',
    gaps: ['Abuja', 'Nigeria'].map((key) => ({ weight: 1, answer: buildShort([key]) })),
  };
  const list: SelectBody = { type: 'select', options: [{ text: 'a', share: 1, feedback: '' }] };

  test.each([
    ['[[1]] is in [[2]]', undefined],
    ['[[2]] has [[1]]', 'Write the markers in their order.'],
    ['[[1]] is large', 'Write the marker [[2]] in the text.'],
    ['[[1]] [[2]] [[2]]', 'Write each marker once.'],
    ['[[1]] [[2]] [[3]]', 'Remove the marker [[3]], because it has no gap.'],
    ['[[0]] [[1]] [[2]]', 'Remove the marker [[0]], because it has no gap.'],
  ])('the stem %j has its sentence', (stem, problem) => {
    expect(getBodyProblems(twoGaps, stem).stem).toBe(problem);
  });

  test.each<[QuestionBody, string]>([
    [{ type: 'gaps', gaps: [] }, 'Give at least one gap.'],
    [{ type: 'gaps', gaps: [{ weight: 0, answer: buildShort(['a']) }] }, 'Give each gap a weight above 0.'],
    [{ type: 'gaps', gaps: [{ weight: 1, answer: list }] }, 'Gap 1: Give at least two options.'],
    [
      { type: 'gaps', gaps: [{ weight: 1, answer: buildShort([]) }] },
      'Gap 1: Give at least one accepted answer.',
    ],
  ])('body %# has its sentence', (body, problem) => {
    expect(getBodyProblems(body, '[[1]]').body).toBe(problem);
  });
});
