/** Shares that guessing earns, and the table of types. */
import { describe, expect, test } from 'vitest';
import { bodyTypes, orderingRules, type QuestionBody } from './question-body.ts';
import { getBodyTexts, getGuess, hasParts, markAnswer, typeModules } from './question-types.ts';
import { buildMatching, buildNumerical, buildOrdering, buildShort } from './testing/sample-bodies.ts';

/** All orders of some items. */
function listOrders(items: readonly string[]): string[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    listOrders(items.filter((other) => other !== item)).map((order) => [item, ...order]),
  );
}

describe('the share of guessing', () => {
  test.each(orderingRules)('the average over all orders is the guess by the rule %s', (rule) => {
    const body = buildOrdering(rule);
    const shares = listOrders(body.items).map((items) => markAnswer(body, { type: 'ordering', items }).share);
    const average = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    const isEstimate = rule.startsWith('longest');

    expect(Math.abs(getGuess(body) - average)).toBeLessThan(isEstimate ? 0.02 : 1e-10);
  });

  test.each<[string, QuestionBody, number]>([
    ['a short answer', buildShort(['Abuja']), 0],
    ['a number', buildNumerical('5'), 0],
    [
      'one of four matches',
      buildMatching(
        [
          ['a', 'w'],
          ['b', 'x'],
        ],
        ['y', 'z'],
      ),
      0.25,
    ],
    [
      'a verdict with one of two reasons',
      { type: 'reasoned', verdict: true, reasons: ['a', 'b'], reason: 0 },
      0.375,
    ],
    [
      'a list and a text',
      {
        type: 'gaps',
        gaps: [
          { weight: 1, answer: buildShort(['Abuja']) },
          {
            weight: 3,
            answer: {
              type: 'select',
              options: [1, 0.5, 0].map((share) => ({ text: `${share}`, share, feedback: '' })),
            },
          },
        ],
      },
      0.375,
    ],
  ])('guessing %s earns its share', (_, body, share) => {
    expect(getGuess(body)).toBe(share);
  });
});

describe('the table of types', () => {
  test('each type is under its name', () => {
    expect(bodyTypes.map((type) => typeModules[type].type)).toEqual(bodyTypes);
  });

  test('only typed and open answers have a single part', () => {
    expect(bodyTypes.filter((type) => !hasParts(type))).toEqual(['short', 'numerical', 'open']);
  });

  test('the order of visible texts tells nothing of the key', () => {
    const body = buildOrdering('exact');

    expect(getBodyTexts({ ...body, items: ['D', 'B', 'A', 'C'] })).toEqual(getBodyTexts(body));
    expect(
      getBodyTexts(
        buildMatching(
          [
            ['b', 'y'],
            ['a', 'y'],
          ],
          ['x'],
        ),
      ),
    ).toEqual(['a', 'b', 'x', 'y']);
    expect(getBodyTexts(buildShort(['Abuja']))).toEqual([]);
  });
});
