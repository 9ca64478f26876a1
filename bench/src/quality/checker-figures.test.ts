import { expect, test } from 'vitest';
import { checkerFigures, checkerTable, faultShares } from './checker-figures.ts';

const SAMPLE = [
  { faults: ['class'], found: ['class'] },
  { faults: ['class', 'pair'], found: [] },
  { faults: [], found: ['class'] },
  { faults: ['trivial'], found: [] },
  { faults: [], found: [] },
  { faults: ['pair'], found: ['pair', 'class'] },
];

test('the checker counts hits among labelled items and false alarms among the others', () => {
  expect(checkerFigures(SAMPLE).class).toEqual({
    labelled: 2,
    found: 3,
    hits: 1,
    sensitivity: 0.5,
    falseAlarms: 0.5,
  });
  expect(checkerFigures(SAMPLE).pair).toMatchObject({ sensitivity: 0.5, falseAlarms: 0 });
});

test('a fault without labels has no sensitivity, and an empty sample has no figure at all', () => {
  expect(checkerFigures(SAMPLE).cloze).toMatchObject({ labelled: 0, sensitivity: null, falseAlarms: 0 });
  expect(checkerFigures([]).cloze).toMatchObject({ sensitivity: null, falseAlarms: null });
});

test('the table has a line for each fault, and a dash for a missing figure', () => {
  const lines = checkerTable(checkerFigures(SAMPLE));
  expect(lines).toHaveLength(8);
  expect(lines.find((line) => line.startsWith('class'))?.split(/\s{2,}/)).toEqual([
    'class',
    '2',
    '3',
    '1',
    '50 %',
    '50 %',
  ]);
  expect(lines.find((line) => line.startsWith('cloze'))).toMatch(/0 +0 +0 +- +0 %$/);
});

test('an item counts once for a fault, and no items have none', () => {
  const twice = [
    { fault: 'pair' as const, detail: 'one' },
    { fault: 'pair' as const, detail: 'other' },
  ];
  expect(faultShares([twice, []])).toMatchObject({ pair: 0.5, class: 0 });
  expect(faultShares([]).pair).toBe(0);
});
