import { describe, expect, test } from 'vitest';
import { distractorWorth, keyTermPrecision, keyTermRecall } from './key-terms.ts';
import type { MeasuredItem, Textbook } from './measured-item.ts';

const book: Textbook = {
  text: '',
  sections: [],
  glossary: [
    { term: 'warp', definition: 'threads that are stretched' },
    { term: 'picks per inch (PPI)', definition: 'how dense a cloth is' },
  ],
  boldTerms: ['heddles'],
};

const asking = (key: string, distractors = ['yarn', 'loom', 'wool'], kind = 'term'): MeasuredItem => ({
  kind,
  stem: `What is ${key}?`,
  options: [key, ...distractors],
  answerIndex: 0,
  evidence: { start: 0, end: 0 },
});

describe('of the items that were wanted', () => {
  test.each([
    ['a term of the glossary counts', ['warp'], 1, 1],
    ['a term in bold counts in any number', ['heddle'], 1, 1],
    ['a short name in brackets counts', ['PPI'], 1, 1],
    ['any other word does not', ['yarn'], 1, 0],
    ['a missing one counts as a miss', ['warp'], 4, 0.25],
    ['one beyond them is not looked at', ['yarn', 'warp'], 1, 0],
    ['none is none', [], 2, 0],
  ])('%s', (_, keys, requested, expected) => {
    expect(
      keyTermPrecision(
        keys.map((key) => asking(key)),
        book,
        requested,
      ),
    ).toBe(expected);
  });

  test('items about a reason are omitted, and items about a meaning count for their term', () => {
    const why = asking('gravity', [], 'why');
    const meaning = { ...asking('warp', [], 'meaning'), options: ['threads that are stretched'] };

    expect(keyTermPrecision([why, meaning], book, 2)).toBe(1);
    expect(keyTermPrecision([why], book, 1)).toBe(0);
  });
});

test.each([
  ['both terms of it', ['warp', 'picks per inch (PPI)'], 1],
  ['one of them, asked twice', ['warp', 'warp'], 0.5],
  ['none of them', ['yarn'], 0],
])('the items ask %s of the glossary', (_, keys, expected) => {
  expect(
    keyTermRecall(
      keys.map((key) => asking(key)),
      book,
    ),
  ).toBe(expected);
});

test('a book without a glossary misses nothing', () => {
  expect(keyTermRecall([], { ...book, glossary: [] })).toBe(1);
});

describe('distractors are worth', () => {
  test.each([
    ['all, where each is a key term', [asking('loom', ['warp', 'heddle', 'PPI'])], 1],
    ['a third, where one of three is', [asking('loom', ['warp', 'yarn', 'wool'])], 1 / 3],
    ['nothing without items', [], 0],
    [
      'what those of terms are, whatever else is asked',
      [asking('loom', ['warp'], 'why'), asking('loom', ['yarn'])],
      0,
    ],
  ])('%s', (_, items, expected) => {
    expect(distractorWorth(items, book)).toBeCloseTo(expected, 9);
  });
});
