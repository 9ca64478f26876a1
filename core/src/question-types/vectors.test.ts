/** Answers with the share that Moodle [M], Canvas [C] or our rules [S] give them. */
import { describe, expect, test } from 'vitest';
import { isAnswered } from './answered.ts';
import { type EssayBody, type NumericalBody, orderingRules, type QuestionBody } from './question-body.ts';
import { markAnswer } from './question-types.ts';
import { buildMatching, buildNumerical, buildOrdering, buildShort } from './testing/sample-bodies.ts';
import type { QuestionResponse } from './type-module.ts';

type Vector = readonly [number: string, answer: string, body: QuestionBody, share: number];

const abuja = buildShort(['Abuja']);

const shortVectors: Vector[] = [
  ['1 [M]', ' Abuja ', abuja, 1],
  ['2 [M]', 'ABUJA', abuja, 1],
  ['3 [M]', 'abuja', buildShort(['Abuja'], { case: true }), 0],
  ['4 [M]', 'cafe', buildShort(['café']), 0],
  ['5 [M]', 'cafe\u0301', buildShort(['café']), 1],
  ['6 [M]', 'blue whale', buildShort(['*whale']), 1],
  ['7 [M]', 'a blue whale x', buildShort(['blue*whale']), 0],
  ['8 [M]', 'colour', buildShort(['colo*r']), 1],
  // Moodle gives 0, because its spaces count. Our rule [S] reads them as a single space.
  ['9 [S]', 'blue  whale', buildShort(['blue whale']), 1],
  ['10 [M]', '2*3', buildShort(['2\\*3']), 1],
  ['11 [M]', '2x3', buildShort(['2\\*3']), 0],
  ['12 [M]', 'Lagos', buildShort(['Abuja', ['Lagos', 0.5], ['*', 0]]), 0.5],
  ['13 [M]', 'Abuja', buildShort([['*', 0], 'Abuja']), 0],
  ['14 [M]', 'STRASSE', buildShort(['straße']), 0],
  ['15 [M]', 'a\nb', buildShort(['a*b']), 0],
  ['16 [M]', '', buildShort(['*']), 0],
];

const inMetres: Partial<NumericalBody> = {
  units: [
    { name: 'm', factor: '1' },
    { name: 'km', factor: '0.001' },
  ],
};

/** Half of the mark for the number, and a tenth for the unit. */
function buildPenalty(base: 'mark' | 'max'): NumericalBody {
  const body = buildNumerical('3', '0', 'absolute', inMetres);
  const rows = body.accepted.map((row) => ({ ...row, share: 0.5 }));
  return { ...body, accepted: rows, unit: { rule: 'needed', penalty: 0.1, of: base } };
}

const numericalVectors: Vector[] = [
  ['17 [M]', '3.145', buildNumerical('3.14', '.005'), 1],
  ['18 [M]', '3.1451', buildNumerical('3.14', '.005'), 0],
  ['19 [M]', '3,14', buildNumerical('3.14'), 1],
  ['20 [M]', '1,234', buildNumerical('1234'), 0],
  ['21 [M]', '1,234.5', buildNumerical('1234.5'), 1],
  ['22 [M]', '1 234,5', buildNumerical('1234.5'), 1],
  ['23 [M]', '6.02x10^23', buildNumerical('6.02e23'), 1],
  ['24 [M]', '.5', buildNumerical('0.5'), 1],
  // Moodle gives 0, because it does not read this minus. Our rule [S] reads it.
  ['25 [S]', '\u22125', buildNumerical('-5'), 1],
  // Moodle reads 1 with the unit `/2`. Our rule [S] rejects fractions.
  ['26 [S]', '1/2', buildNumerical('1'), 0],
  ['27 [M]', '5 km', buildNumerical('5000', '0', 'absolute', inMetres), 1],
  ['28 [M]', '99', buildNumerical('100', '.01', 'relative'), 1],
  ['29 [M]', '98.9', buildNumerical('100', '.01', 'relative'), 0],
  ['30 [M]', '110', buildNumerical('100', '.1', 'geometric'), 1],
  ['31 [M]', '90.9', buildNumerical('100', '.1', 'geometric'), 0],
  ['32 [M]', '91', buildNumerical('100', '.1', 'geometric'), 1],
  ['33 [M]', '-11.72', buildNumerical('-11.7', '.02'), 1],
  ['34 [M]', '0.3', buildNumerical('0.3'), 1],
  ['35 [M]', '.001', buildNumerical('0', '.05', 'relative'), 0],
  ['36 [M]', '3 kg', buildPenalty('mark'), 0.45],
  ['37 [M]', '3 kg', buildPenalty('max'), 0.4],
];

describe('a typed answer', () => {
  test.each([...shortVectors, ...numericalVectors])(
    'vector %s: %j earns its share',
    (_, text, body, share) => {
      const type = body.type === 'short' ? 'short' : 'numerical';

      expect(markAnswer(body, { type, text }).share).toBeCloseTo(share, 10);
    },
  );

  test('vector 16 [M]: an empty text is no answer', () => {
    expect(isAnswered({ type: 'short', text: '' })).toBe(false);
  });
});

describe('vectors of matching', () => {
  const symbols = buildMatching([
    ['Na', 'sodium'],
    ['K', 'potassium'],
    ['Fe', 'iron'],
    ['Au', 'gold'],
  ]);
  const rightPairs = symbols.pairs.slice(0, 3);

  test.each<[string, { left: string; right: string }[]]>([
    ['38 [M]', [...rightPairs, { left: 'Au', right: 'iron' }]],
    ['39 [M]', rightPairs],
  ])('vector %s: an answer with three right pairs earns three quarters', (_, pairs) => {
    expect(markAnswer(symbols, { type: 'matching', pairs }).share).toBe(0.75);
  });
});

describe('vectors of ordering', () => {
  /** The shares are in the order of `orderingRules`. */
  const orders: [number: string, order: string, shares: number[]][] = [
    ['40 [M]', 'ACBD', [0, 0.5, 0, 0.25, 0.25, 0.8333, 0.75, 0.5, 0.8333]],
    ['41 [M]', 'BCDA', [0, 0, 0.6667, 0.5, 0.5, 0.5, 0.75, 0.75, 0.5]],
    ['42 [M]', 'DCBA', [0, 0, 0, 0, 0, 0, 0, 0, 0.3333]],
    ['43 [M]', 'BADC', [0, 0, 0, 0, 0, 0.6667, 0.5, 0.5, 0.6667]],
    ['key', 'ABCD', [1, 1, 1, 1, 1, 1, 1, 1, 1]],
  ];
  const rows = orders.flatMap(([number, order, shares]) =>
    orderingRules.map((rule, index) => [number, order, rule, shares[index] ?? 0] as const),
  );

  test.each(rows)('vector %s: the order %s earns its share by the rule %s', (_, order, rule, share) => {
    const response: QuestionResponse = { type: 'ordering', items: order.split('') };

    expect(markAnswer(buildOrdering(rule), response).share).toBeCloseTo(share, 4);
  });
});

describe('vectors of gaps', () => {
  test.each<[string, number[], string[], number]>([
    ['44 [M]', [1, 1, 3], ['Abuja', 'Lagos', 'Abuja'], 0.8],
    ['45 [C]', [1, 1, 1], ['Abuja', 'Lagos', 'Abuja'], 0.6667],
  ])(
    'vector %s: gaps with the weights %j and the answers %j earn their share',
    (_, weights, texts, share) => {
      const body: QuestionBody = { type: 'gaps', gaps: weights.map((weight) => ({ weight, answer: abuja })) };

      expect(markAnswer(body, { type: 'gaps', gaps: texts }).share).toBeCloseTo(share, 4);
    },
  );
});

describe('vectors of open answers', () => {
  const body: QuestionBody = { type: 'open', answer: 'It pumps blood into the whole body.' };

  test.each([
    ['all', '', 1, 'You had it.'],
    ['part', 'It pumps blood.', 0.5, 'You had a part of it.'],
    ['none', 'It is big.', 0, 'You did not have it yet.'],
    ['none', ' ', 0, 'Nothing was written.'],
  ] as const)('the own mark %s of the text "%s" earns %s', (had, text, share, reason) => {
    expect(markAnswer(body, { type: 'open', text, had })).toMatchObject({
      share,
      parts: [{ share, reason }],
    });
  });
});

describe('vectors of essays', () => {
  const body: EssayBody = {
    type: 'essay',
    criteria: [
      { name: 'Argument', points: 4, guidance: 'Names two causes.' },
      { name: 'Language', points: 2, guidance: '' },
      { name: 'Sources', points: 4, guidance: 'Cites the map.' },
    ],
    min_words: null,
    max_words: null,
  };
  const response: QuestionResponse = { type: 'essay', text: 'Rivers carry sand.' };

  test('vector 54 [S]: 3 of 4, 2 of 2 and 0 of 4 points earn half of the mark', () => {
    expect(markAnswer(body, response, [3, 2, 0]).share).toBe(0.5);
  });

  test('an essay without points earns nothing', () => {
    expect(markAnswer(body, response).share).toBe(0);
  });
});
