/** Sentences that keep a typed answer from being published. */
import { describe, expect, test } from 'vitest';
import type { AcceptedNumber, EssayBody, NumericalBody, QuestionBody } from './question-body.ts';
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
    [{ type: 'open', answer: 'a'.repeat(1_200) }],
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

describe('a problem of an essay', () => {
  const criterion = { name: 'Argument', points: 4, guidance: '' };
  const build = (changes: Partial<EssayBody>): EssayBody => ({
    type: 'essay',
    criteria: [criterion],
    min_words: null,
    max_words: null,
    ...changes,
  });

  test('an essay with a criterion can be published', () => {
    expect(getProblem(build({ min_words: 200, max_words: 200 }))).toBeUndefined();
  });

  test.each([
    ['no criterion', { criteria: [] }, 'Give at least one criterion.'],
    ['nine criteria', { criteria: Array.from({ length: 9 }, () => criterion) }, 'Give at most 8 criteria.'],
    [
      'an invisible name',
      { criteria: [{ ...criterion, name: '\u200b' }] },
      'Write a name for each criterion.',
    ],
    ['no points', { criteria: [{ ...criterion, points: 0 }] }, 'Give each criterion 1 to 50 points.'],
    ['half a point', { criteria: [{ ...criterion, points: 1.5 }] }, 'Give each criterion 1 to 50 points.'],
    ['no words', { max_words: 0 }, 'Choose 1 to 5,000 words, or no limit.'],
    [
      'limits in the wrong order',
      { min_words: 300, max_words: 200 },
      'The most words must not be fewer than the least.',
    ],
  ])('%s has its sentence', (_, changes, problem) => {
    expect(getProblem(build(changes))).toBe(problem);
  });
});

describe('a problem of an open answer', () => {
  test.each([
    ['an invisible model answer', '\u200b', 'Write the model answer.'],
    ['a long model answer', 'a'.repeat(1_201), 'Write at most 1,200 characters for the model answer.'],
  ])('%s has its sentence', (_, answer, problem) => {
    expect(getProblem({ type: 'open', answer })).toBe(problem);
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
