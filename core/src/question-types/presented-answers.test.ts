/** Questions as students see them, and answers that do not fit them. */
import { describe, expect, test } from 'vitest';
import { isAnswered } from './answered.ts';
import type { QuestionBody } from './question-body.ts';
import { getAnswerText, getKeyText, getMisfit, markAnswer, presentBody } from './question-types.ts';
import { buildMatching, buildNumerical, buildOrdering, buildShort } from './testing/sample-bodies.ts';
import type { QuestionResponse } from './type-module.ts';

const metals = buildMatching(
  [
    ['Na', 'metal'],
    ['K', 'metal'],
    ['O', 'gas'],
  ],
  ['liquid'],
);
const reasoned: QuestionBody = {
  type: 'reasoned',
  verdict: false,
  reasons: ['It cools', 'It warms'],
  reason: 1,
};
const gapBody: QuestionBody = {
  type: 'gaps',
  gaps: [
    { weight: 1, answer: buildShort(['Abuja', 'Abuja City']) },
    {
      weight: 1,
      answer: { type: 'select', options: ['is', 'was'].map((text) => ({ text, share: 1, feedback: '' })) },
    },
  ],
};

describe('a presented question', () => {
  test('equal right texts are one choice', () => {
    const presented = presentBody(metals, 'seed');

    expect(presented).toMatchObject({ type: 'matching' });
    if (presented.type !== 'matching') return;
    expect(presented.lefts.toSorted()).toEqual(['K', 'Na', 'O']);
    expect(presented.choices.toSorted()).toEqual(['gas', 'liquid', 'metal']);
  });

  test('a gap has only its type and its options', () => {
    const presented = presentBody(gapBody, 'seed');

    expect(presented).toMatchObject({ gaps: [{ type: 'short' }, { type: 'select' }] });
    expect(JSON.stringify(presented)).not.toMatch(/Abuja|share|weight/);
  });

  test('items are never presented in the right order, and sittings differ', () => {
    const seeds = Array.from({ length: 300 }, (_, index) => `${index}`);
    const orders = seeds.map((seed) => JSON.stringify(presentBody(buildOrdering('exact'), seed)));

    expect(new Set(orders).size).toBe(23);
    expect(orders).not.toContain(JSON.stringify({ type: 'ordering', items: ['A', 'B', 'C', 'D'] }));
  });
});

describe('a presented essay', () => {
  const essay: QuestionBody = {
    type: 'essay',
    criteria: [{ name: 'Argument', points: 4, guidance: 'Names two causes.' }],
    min_words: 200,
    max_words: null,
  };

  test('a criterion has its points and no guidance', () => {
    expect(presentBody(essay, 'seed')).toEqual({
      type: 'essay',
      criteria: [{ name: 'Argument', points: 4 }],
      min_words: 200,
      max_words: null,
    });
  });

  test('word limits do not reject an answer, but 40,001 characters do', () => {
    const presented = presentBody(essay, 'seed');

    expect(getMisfit(presented, { type: 'essay', text: 'Short.' })).toBeNull();
    expect(getMisfit(presented, { type: 'essay', text: 'a'.repeat(40_001) })).toBe(
      'Write at most 40,000 characters.',
    );
  });

  test('the key in words has the guidance of each criterion', () => {
    expect(getKeyText(essay)).toBe('Argument (4 points): Names two causes.');
  });
});

describe('an answer that cannot be one', () => {
  test.each<[QuestionBody, QuestionResponse, string | null]>([
    [buildShort(['a']), { type: 'short', text: 'a'.repeat(2_000) }, null],
    [buildShort(['a']), { type: 'short', text: 'a'.repeat(2_001) }, 'Write at most 2,000 characters.'],
    [buildNumerical('1'), { type: 'short', text: '1' }, 'Answer this question in its own form.'],
    [metals, { type: 'matching', pairs: [] }, null],
    [metals, { type: 'matching', pairs: [{ left: 'Na', right: 'liquid' }] }, null],
    [metals, { type: 'matching', pairs: [{ left: 'Na', right: 'x' }] }, 'Match only texts of the question.'],
    [
      metals,
      { type: 'matching', pairs: ['gas', 'metal'].map((right) => ({ left: 'O', right })) },
      'Match each text once.',
    ],
    [
      buildOrdering('exact'),
      { type: 'ordering', items: ['A', 'B', 'C'] },
      'Order all items of the question.',
    ],
    [
      buildOrdering('exact'),
      { type: 'ordering', items: ['A', 'B', 'C', 'C'] },
      'Order all items of the question.',
    ],
    [buildOrdering('exact'), { type: 'ordering', items: ['D', 'B', 'C', 'A'] }, null],
    [gapBody, { type: 'gaps', gaps: ['x'] }, 'Answer each gap of the question.'],
    [gapBody, { type: 'gaps', gaps: ['x', 'were'] }, 'Select an option of the gap.'],
    [gapBody, { type: 'gaps', gaps: ['x', ''] }, null],
    [reasoned, { type: 'reasoned', verdict: null, reason: 'x' }, 'Select a reason of the question.'],
    [reasoned, { type: 'reasoned', verdict: true, reason: null }, null],
  ])('answer %# is checked without the key', (body, response, misfit) => {
    expect(getMisfit(presentBody(body, 'seed'), response)).toBe(misfit);
  });
});

describe('an answer in words', () => {
  test.each<[QuestionResponse, string]>([
    [{ type: 'short', text: ' a  b\u200b ' }, 'a b'],
    [
      {
        type: 'matching',
        pairs: [
          { left: 'b', right: 'y' },
          { left: 'a', right: 'x' },
        ],
      },
      'a → x; b → y',
    ],
    [{ type: 'ordering', items: ['B', 'A'] }, 'B → A'],
    [{ type: 'gaps', gaps: ['x', ' ', 'y'] }, 'Gap 1: x; Gap 3: y'],
    [{ type: 'reasoned', verdict: false, reason: 'It warms' }, 'False: It warms'],
    [{ type: 'reasoned', verdict: null, reason: null }, ''],
  ])('answer %# has its words', (response, text) => {
    expect(getAnswerText(response)).toBe(text);
  });

  test('the key has the unit and the figures that a student has to write', () => {
    const units = [{ name: 'm/s²', factor: '1' }];

    expect(getKeyText(buildNumerical('9.80665', '3', 'figures', { units }))).toBe('9.81 m/s²');
    expect(getKeyText(reasoned)).toBe('False: It warms');
  });
});

describe('a hostile answer', () => {
  const long = 10_000_000;
  test.each<[string, string]>([
    ['letters', 'a'.repeat(long)],
    ['stars', '*'.repeat(long)],
    ['spaces', ' '.repeat(long)],
    ['accents', 'a\u0301\u0323'.repeat(long / 4)],
    ['digits', '9'.repeat(long)],
    ['commas', '1,'.repeat(long / 2)],
    ['half characters', '\ud800'.repeat(long)],
    ['direction marks', '\u202e'.repeat(long)],
    ['formulas', '\\def\\a{\\a\\a}'.repeat(long / 20)],
  ])('ten million characters of %s are marked in linear time', (_, text) => {
    const wildcards = buildShort(['*a*a*a*a*a*a*a*b', 'Abuja']);
    const start = performance.now();
    for (const body of [wildcards, buildNumerical('1', '1')]) {
      const response = { type: body.type, text } as QuestionResponse;
      expect(markAnswer(body, response).share).toBe(0);
      expect(getAnswerText(response).length).toBeLessThanOrEqual(2_000);
      isAnswered(response);
    }

    // A quadratic algorithm would take hours.
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});
