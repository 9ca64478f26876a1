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

const missesOf = (...changes: Partial<NoteFigures>[]) =>
  reportOnNotes(changes.map((change) => ({ ...good, ...change }))).misses;

describe('a goal', () => {
  test('is met at its edge', () => {
    expect(missesOf({})).toEqual([]);
  });

  test.each<[string, Partial<NoteFigures>, string]>([
    ['the yield', { made: 9 }, 'Student notes: yield of 10 is 0.900, goal >= 0.95'],
    ['the kinds', { kinds: 2 }, 'Student notes: weaving has 2 kinds of question, goal >= 3'],
    ['the terms', { termShare: 0.7 }, 'Student notes: weaving has 0.700 term questions, goal <= 0.6'],
  ])('of %s is missed by name', (_, change, miss) => {
    expect(missesOf(change)).toEqual([miss]);
  });

  test('of the yield is met on average, those of kinds and terms in each note', () => {
    expect(missesOf({ made: 9 }, {})).toEqual([]);
    expect(missesOf({ kinds: 2 }, { kinds: 8 })).toHaveLength(1);
    expect(missesOf({ termShare: 0.7 }, { termShare: 0 })).toHaveLength(1);
  });

  test('of the kinds is what the note carries, where that is less', () => {
    expect(missesOf({ kinds: 2, carriedKinds: 2 })).toEqual([]);
    expect(missesOf({ kinds: 1, carriedKinds: 2 })).toHaveLength(1);
  });
});

describe('the table', () => {
  const cells = (lines: readonly string[], start: string) =>
    lines.find((line) => line.startsWith(start))?.split(/\s{2,}/);

  test('has a line for each note and the mean of each figure', () => {
    const { lines } = reportOnNotes([good, { ...good, name: 'dyeing', made: 4, kinds: 1 }]);

    expect(cells(lines, 'weaving')).toEqual(['weaving', '20', '10', '3', '5', '0.600', '0.800', '2']);
    expect(cells(lines, 'yield of 10')).toEqual(['yield of 10', '0.700', '>= 0.95']);
    expect(cells(lines, 'kinds among 10')).toEqual(['kinds among 10', '2.000', '>= 3 each']);
    expect(cells(lines, 'checker: grammar')).toEqual(['checker: grammar', '0.100', '-']);
  });

  test('has a dash for a figure that a note does not have, which is not in the mean', () => {
    const { lines } = reportOnNotes([good, { ...good, name: 'dyeing', keyTermPrecision: null }]);

    expect(cells(lines, 'dyeing')?.at(-2)).toBe('-');
    expect(cells(lines, 'key-term precision')).toEqual(['key-term precision', '0.800', '-']);
  });
});
