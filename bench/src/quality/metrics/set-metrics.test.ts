import { describe, expect, test } from 'vitest';
import type { MeasuredItem, Textbook } from './measured-item.ts';
import { largestPositionShare, noDuplicates, spread } from './set-metrics.ts';

const item = (stem: string, key: string, changes: Partial<MeasuredItem> = {}): MeasuredItem => ({
  kind: 'term',
  stem,
  options: [key, 'yarn', 'loom', 'wool'],
  answerIndex: 0,
  evidence: { start: 0, end: 0 },
  ...changes,
});

describe('nothing is asked twice', () => {
  const carried = item('Which tool carries yarn across the loom?', 'shuttle');

  test.each([
    ['where keys and questions differ', item('Which thread is stretched first of all?', 'warp'), 1],
    ['but where the key is the same in another form', item('What is pushed by hand?', 'Shuttles'), 0.5],
    [
      'but where the words of the question are',
      item('Which tool carries the yarn across a loom?', 'weft'),
      0.5,
    ],
    ['where a question shares half of its words', item('Which tool carries yarn to a market?', 'cart'), 1],
  ])('%s', (_, other, share) => {
    expect(noDuplicates([carried, other])).toBe(share);
  });

  test('by no item at all', () => {
    expect(noDuplicates([])).toBe(1);
  });
});

test.each([
  ['nothing', [], 0],
  ['all of one', [2], 1],
  ['a half', [0, 0, 1, 2], 0.5],
  ['a quarter where they are even', [0, 1, 2, 3], 0.25],
])('the most frequent position of the key has %s', (_, positions, share) => {
  expect(largestPositionShare(positions.map((answerIndex) => item('Which?', 'a', { answerIndex })))).toBe(
    share,
  );
});

describe('the items are spread', () => {
  const book: Textbook = {
    text: '',
    sections: [
      { start: 0, end: 10, module: 1 },
      { start: 10, end: 20, module: 1 },
      { start: 20, end: 30, module: 2 },
      { start: 30, end: 40, module: 3 },
    ],
    glossary: [],
    boldTerms: [],
  };
  const at = (...starts: number[]) =>
    starts.map((start) => item('Which?', 'a', { evidence: { start, end: start + 1 } }));

  test.each([
    ['over all modules', at(0, 20, 30), 3, 1],
    ['over two of three', at(0, 20, 25), 3, 2 / 3],
    ['over one, though over two of its sections', at(0, 10), 3, 1 / 3],
    ['over as many as were asked for', at(0, 20), 2, 1],
    ['from the first character of a section', at(10), 1, 1],
    ['nowhere outside of the sections', at(40), 1, 0],
    ['nowhere without items', [], 2, 0],
  ])('%s', (_, items, requested, share) => {
    expect(spread(items, book, requested)).toBeCloseTo(share, 9);
  });

  test('over a book without sections, whatever was asked', () => {
    expect(spread([], { ...book, sections: [] }, 5)).toBe(1);
  });
});
