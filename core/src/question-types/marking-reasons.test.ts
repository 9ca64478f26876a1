/** Sentences that explain a mark to the student. */
import { describe, expect, test } from 'vitest';
import type { GapsBody, NumericalBody, QuestionBody, ReasonedBody } from './question-body.ts';
import { markAnswer } from './question-types.ts';
import { buildMatching, buildNumerical, buildOrdering, buildShort } from './testing/sample-bodies.ts';
import type { QuestionResponse } from './type-module.ts';

function getReasons(body: QuestionBody, response: QuestionResponse | null): string[] {
  return markAnswer(body, response).parts.map(({ reason }) => reason);
}

describe('the reason of a short answer', () => {
  const body = buildShort(['Abuja', ['Lagos', 0.5], ['Kano', 0], ['Port*', 1]]);
  test.each([
    ['Abuja', 'It equals “Abuja”.'],
    ['ABUJA', 'It equals “Abuja”; capitals do not matter.'],
    ['Lagos', 'It equals “Lagos”, which earns 50 % of the mark.'],
    ['Kano', 'It equals “Kano”, which earns nothing.'],
    ['Port Harcourt', 'It matches “Port*”.'],
    ['Ibadan', 'It equals no accepted answer.'],
    [' \u200b', 'Nothing was written.'],
    ['a'.repeat(2_001), 'Write at most 2,000 characters.'],
  ])('the answer %j has the reason %j', (text, reason) => {
    expect(getReasons(body, { type: 'short', text })).toEqual([reason]);
  });

  test('forgiven accents are named', () => {
    const café = buildShort(['Café'], { accents: false });

    expect(getReasons(café, { type: 'short', text: 'cafe' })).toEqual([
      'It equals “Café”; capitals and accents do not matter.',
    ]);
  });
});

describe('the reason of a numerical answer', () => {
  const units: NumericalBody['units'] = [{ name: 'm/s²', factor: '1' }];
  const needed: NumericalBody['unit'] = { rule: 'needed', penalty: 0.1, of: 'mark' };
  const gravity = buildNumerical('9.81', '0.05', 'absolute', { units, unit: needed });
  const figures = buildNumerical('1200', '3', 'figures');

  test.each<[string, NumericalBody, string]>([
    ['9.8 m/s2', gravity, 'It is within 0.05 of 9.81.'],
    ['9.8 m/s^2', gravity, 'It is within 0.05 of 9.81.'],
    ['9.8 m/s', gravity, 'The unit is wrong: that costs 10 % of the mark.'],
    ['9.8', gravity, 'The unit is missing: that costs 10 % of the mark.'],
    ['9,123 m/s²', gravity, 'It was read as 9.123, which is not within 0.05 of 9.81.'],
    ['5 m', buildNumerical('5'), 'The answer is a number without a unit.'],
    ['5', buildNumerical('5'), 'It is equal to 5.'],
    ['102', buildNumerical('100', '0.07', 'relative'), 'It is within 7 % of 100.'],
    ['110', buildNumerical('100', '0.1', 'geometric'), 'It is within a factor of 1.1 of 100.'],
    ['1.20e3', figures, 'It is equal to 1200 to 3 significant figures.'],
    ['1200', figures, 'It has 2 significant figures; 3 are needed.'],
    ['½', buildNumerical('0.5'), 'Fractions are not read: write a decimal such as 0.5.'],
    ['1/2', buildNumerical('0.5'), 'Fractions are not read: write a decimal such as 0.5.'],
    ['five', buildNumerical('5'), 'It cannot be read as a number.'],
    ['1e999999999', buildNumerical('5'), 'It cannot be read as a number.'],
    ['', buildNumerical('5'), 'Nothing was written.'],
  ])('the answer %j has its reason', (text, body, reason) => {
    expect(getReasons(body, { type: 'numerical', text })).toEqual([reason]);
  });
});

describe('the reasons of an answer with parts', () => {
  test('each pair has its reason', () => {
    const body = buildMatching([
      ['Na', 'sodium'],
      ['K', 'potassium'],
      ['Fe', 'iron'],
    ]);
    const pairs = [
      { left: 'Na', right: 'sodium' },
      { left: 'K', right: 'iron' },
    ];

    expect(getReasons(body, { type: 'matching', pairs })).toEqual([
      'This is its match.',
      'This is not its match.',
      'Nothing was selected.',
    ]);
  });

  test.each([
    ['exact', 'Not all items are in their positions.'],
    ['position', '2 of 4 items are in their positions.'],
    ['all_around', '5 of 6 pairs are in the right order.'],
    ['longest_run', '3 of 4 items are in the right order.'],
    ['distance', 'Items are 2 positions away in total.'],
  ] as const)('the order ACBD has its reason by the rule %s', (rule, reason) => {
    expect(getReasons(buildOrdering(rule), { type: 'ordering', items: ['A', 'C', 'B', 'D'] })).toEqual([
      reason,
    ]);
  });

  test('a gap has its number, its answer and its key', () => {
    const options = [
      { text: 'is', share: 1, feedback: '' },
      { text: 'was', share: 0, feedback: 'Abuja still is.' },
    ];
    const body: GapsBody = {
      type: 'gaps',
      gaps: [
        { weight: 1, answer: buildShort(['Abuja']) },
        { weight: 1, answer: { type: 'select', options } },
      ],
    };

    expect(markAnswer(body, { type: 'gaps', gaps: ['', 'was'] }).parts).toEqual([
      { label: 'Gap 1', answer: '', key: 'Abuja', share: 0, reason: 'Nothing was written.', feedback: '' },
      {
        label: 'Gap 2',
        answer: 'was',
        key: 'is',
        share: 0,
        reason: 'This option is wrong.',
        feedback: 'Abuja still is.',
      },
    ]);
  });

  const reasoned: ReasonedBody = {
    type: 'reasoned',
    verdict: true,
    reasons: ['It cools', 'It warms'],
    reason: 1,
  };
  test.each<[boolean | null, string | null, number, string[]]>([
    [true, 'It warms', 1, ['The verdict is right.', 'This is the right reason.']],
    [true, 'It cools', 0.5, ['The verdict is right.', 'This is not the right reason.']],
    [true, null, 0.5, ['The verdict is right.', 'Nothing was selected.']],
    [false, 'It warms', 0, ['The verdict is wrong.', 'The reason counts only with the right verdict.']],
    [null, null, 0, ['Nothing was selected.', 'Nothing was selected.']],
  ])('the verdict %s with the reason %s earns %s', (verdict, reason, share, reasons) => {
    const response: QuestionResponse = { type: 'reasoned', verdict, reason };

    expect(markAnswer(reasoned, response).share).toBe(share);
    expect(getReasons(reasoned, response)).toEqual(reasons);
  });
});
