import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleTerm } from '../testing/sample-term.ts';
import { taggedSentence } from '../testing/tagged-sentence.ts';
import {
  chanceOf,
  chanceOfTwo,
  hasRivals,
  type OptionTraits,
  plausibilityOf,
  termTraits,
  wordingTraits,
} from './plausibility.ts';

/** Of which nothing speaks for or against it. */
const PLAIN: OptionTraits = {
  distance: 0,
  beside: 0,
  isSameClass: false,
  likeness: 0,
  sharedEnding: 0,
  sharedOpening: 0,
  isBold: false,
  isCapital: false,
  wordDifference: 0,
};
const plausible = (changes: Partial<OptionTraits>) => plausibilityOf({ ...PLAIN, ...changes });

describe('how likely an option is taken for the key', () => {
  test.each<[string, Partial<OptionTraits>, number]>([
    ['of which nothing is known', {}, -1.58],
    ['three sentences away', { distance: 3 }, -2],
    ['in half of the sentences of the key', { beside: 0.5 }, -1.06],
    ['of its class', { isSameClass: true }, -0.82],
    ['used half as it is', { likeness: 0.5 }, -0.92],
    ['with four letters of its end', { sharedEnding: 4 }, -0.82],
    ['with two letters of its beginning', { sharedOpening: 2 }, -1.08],
    ['in bold', { isBold: true }, -0.98],
    ['with a capital', { isCapital: true }, -1.81],
    ['one word longer', { wordDifference: 1 }, -1.66],
  ])('%s', (_, changes, logOdds) => {
    expect(plausible(changes)).toBeCloseTo(logOdds, 6);
  });

  test.each<[string, Partial<OptionTraits>, Partial<OptionTraits>]>([
    ['letters of the end beyond six', { sharedEnding: 6 }, { sharedEnding: 12 }],
    ['letters of the beginning beyond six', { sharedOpening: 6 }, { sharedOpening: 9 }],
    ['sentences in common beyond six of ten', { beside: 0.6 }, { beside: 1 }],
    ['words of difference beyond two', { wordDifference: 2 }, { wordDifference: 5 }],
  ])('%s say no more', (_, most, more) => {
    expect(plausible(more)).toBe(plausible(most));
  });
});

describe('the chance that two of the three likeliest are taken for the key', () => {
  const odds = fc.double({ min: -6, max: 6, noNaN: true });

  test('is the sum over all ways in which two or three are', () => {
    fc.assert(
      fc.property(odds, odds, odds, (...three) => {
        const [a = 0, b = 0, c = 0] = three.map(chanceOf);
        const byHand = a * b * c + a * b * (1 - c) + a * (1 - b) * c + (1 - a) * b * c;
        expect(chanceOfTwo(three)).toBeCloseTo(byHand, 10);
      }),
    );
  });

  test('does not ask for their order, and not for a fourth that is less likely', () => {
    fc.assert(
      fc.property(odds, odds, odds, (...three) => {
        expect(chanceOfTwo(three.toReversed())).toBeCloseTo(chanceOfTwo(three), 10);
        expect(chanceOfTwo([...three, -7])).toBeCloseTo(chanceOfTwo(three), 10);
      }),
    );
  });

  test('is nought for fewer than two, and makes a question one that takes knowledge from three in ten on', () => {
    expect(chanceOfTwo([5])).toBe(0);
    expect(hasRivals([0, 0])).toBe(false);
    expect(hasRivals([0.2, 0.2])).toBe(true);
  });
});

test.each([
  [
    'proactive interference',
    'retroactive interference',
    { sharedEnding: 21, sharedOpening: 0, wordDifference: 0 },
  ],
  ['osteoclast', 'Osteoblast', { sharedEnding: 4, sharedOpening: 5, wordDifference: 0 }],
  ['solar wind', 'solar sail', { sharedOpening: 0 }],
  ['Fifth Amendment', 'amendment', { isCapital: true, wordDifference: 1 }],
])('of "%s" beside "%s" their wordings show %j', (option, key, traits) => {
  expect(wordingTraits(option, key)).toMatchObject(traits);
});

describe('where two terms stand in a note', () => {
  const at = (...indices: number[]) => ({
    mentions: indices.map((index) => ({
      sentence: taggedSentence('It stands here.', { index }),
      first: 0,
      last: 0,
    })),
  });
  const traits = termTraits(
    () => 1,
    () => 0.25,
  );
  const between = (option: number[], key: number[]) =>
    traits(sampleTerm('quintle', at(...option)), sampleTerm('zorblin', at(...key)));

  test.each([
    [[4], [4], 0, 1],
    [[5], [4], 1, 1],
    [[6], [4], 2, 0],
    [[90, 3], [10, 40], 7, 0],
    [[11], [10, 40], 1, 0.5],
  ])('in sentences %j beside %j', (option, key, distance, beside) => {
    expect(between(option, key)).toMatchObject({ distance, beside, isSameClass: true, likeness: 0.25 });
  });

  test('counts from the first twenty mentions of the key', () => {
    const first = Array.from({ length: 20 }, (_, index) => index);
    expect(between([500], [...first, 500]).distance).toBe(481);
  });
});
