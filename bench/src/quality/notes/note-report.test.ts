import { describe, expect, test } from 'vitest';
import type { NoteFigures } from './note-figures.ts';
import { reportOnNotes } from './note-report.ts';

const good: NoteFigures = {
  name: 'weaving',
  facts: 20,
  made: 10,
  kinds: 3,
  carriedKinds: 5,
  termShare: 0.6,
  keyTermPrecision: 0.8,
  faults: { cloze: 0.1, second_key: 0, class: 0, root_leak: 0, not_general: 0, grammar: 0.1, pair: 0 },
};

const getMisses = (...changes: Partial<NoteFigures>[]) =>
  reportOnNotes(changes.map((change) => ({ ...good, ...change }))).misses;

describe('a goal', () => {
  test('is met at its edge', () => {
    expect(getMisses({})).toEqual([]);
  });

  test('the yield goal is met on average, and the report names each miss', () => {
    expect(getMisses({ made: 8 }, {})).toEqual([]);
    expect(getMisses({ made: 8 })).toEqual(['Student notes: yield of 10 is 0.800, goal >= 0.85']);
  });
});

describe('the table', () => {
  const cells = (lines: readonly string[], start: string) =>
    lines.find((line) => line.startsWith(start))?.split(/\s{2,}/);

  test('has a line for each note and the mean of each figure', () => {
    const { lines } = reportOnNotes([good, { ...good, name: 'dyeing', made: 4, kinds: 1 }]);

    expect(cells(lines, 'weaving')).toEqual(['weaving', '20', '10', '3', '5', '0.600', '0.800', '2']);
    expect(cells(lines, 'yield of 10')).toEqual(['yield of 10', '0.700', '>= 0.85']);
    expect(cells(lines, 'kinds among 10')).toEqual(['kinds among 10', '2.000', '-']);
    expect(cells(lines, 'checker: grammar')).toEqual(['checker: grammar', '0.100', '-']);
  });

  test('has a dash for a figure that a note does not have, which is not in the mean', () => {
    const { lines } = reportOnNotes([good, { ...good, name: 'dyeing', keyTermPrecision: null }]);

    expect(cells(lines, 'dyeing')?.at(-2)).toBe('-');
    expect(cells(lines, 'key-term precision')).toEqual(['key-term precision', '0.800', '-']);
  });
});
