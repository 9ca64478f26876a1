import { describe, expect, test } from 'vitest';
import { distractorForm } from './distractor-form.ts';
import { type GuessingStrategy, guessing } from './guessing.ts';
import type { MeasuredItem, Textbook } from './measured-item.ts';

const book: Textbook = {
  text: 'warp weft loom looms Warp weaving heddle 1764 1801 12 picks per inch of the finished cloth wool wool wool',
  sections: [],
  glossary: [],
  boldTerms: [],
};
const item = (options: string[], changes: Partial<MeasuredItem> = {}): MeasuredItem => ({
  kind: 'term',
  stem: 'Which?',
  options,
  answerIndex: 0,
  evidence: { start: 0, end: 0 },
  ...changes,
});

describe('distractors look like their key', () => {
  test.each<[string, string[], number]>([
    ['as words of its form', ['warp', 'weft', 'loom'], 1],
    ['not in another number', ['warp', 'looms'], 0],
    ['not with another first letter', ['warp', 'Weft'], 0],
    ['not with another ending', ['warp', 'weaving'], 0],
    ['not as a number beside a word', ['warp', '12'], 0],
    ['as years', ['1764', '1801'], 1],
    ['not as a number beside a year', ['1764', '12'], 0],
    ['not where they are far longer', ['warp', 'picks per inch'], 0],
    ['not where they are far shorter', ['picks per inch', 'warp'], 0],
    ['not where they stand nowhere in the text', ['warp', 'felt'], 0],
    ['not where one holds the other', ['loom', 'heddle loom'], 0],
  ])('%s', (_, options, share) => {
    expect(distractorForm([item(options)], book)).toBe(share);
  });

  test.each<[string, MeasuredItem]>([
    ['phrases as keys', item(['picks per inch of the finished cloth', 'warp'])],
    ['another kind', item(['warp', 'looms'], { kind: 'why' })],
  ])('and items with %s are not counted', (_, other) => {
    expect(distractorForm([other], book)).toBe(1);
    expect(distractorForm([other, item(['warp', 'looms'])], book)).toBe(0);
  });
});

describe('who only looks at the options', () => {
  test.each<[GuessingStrategy, string, string[], number]>([
    ['longest', 'finds the longest', ['heddle', 'loom', 'weft', 'warp'], 1],
    ['longest', 'shares the point where two are', ['heddle', 'bobbin', 'weft', 'warp'], 0.5],
    ['shortest', 'finds the shortest', ['loom', 'heddle', 'bobbin', 'treadle'], 1],
    ['mostFrequent', 'finds what the text says most often', ['wool', 'weft', 'heddle', 'felt'], 1],
    ['rarest', 'finds what it says least', ['felt', 'weft', 'loom', 'wool'], 1],
    ['mostAlike', 'finds what shares most words', ['wool cloth', 'wool', 'cloth', 'loom'], 1],
    ['mostAlike', 'misses what shares none', ['loom', 'wool cloth', 'wool', 'cloth'], 0],
  ])('%s: %s', (strategy, _, options, points) => {
    expect(guessing([item(options)], book)[strategy]).toBe(points);
  });

  test('finds nothing in an empty set', () => {
    expect(Object.values(guessing([], book))).toEqual([0, 0, 0, 0, 0]);
  });
});
