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

const PLAIN: OptionTraits = {
  distance: 0,
  beside: 0,
  isSameClass: false,
  likeness: 0,
  sharedEnding: 0,
  sharedOpening: 0,
  isBold: false,
  isCapital: false,
  isEveryday: false,
  askedLikeness: 0,
};

describe('how likely an option is taken for the key', () => {
  test.each<[string, Partial<OptionTraits>, number]>([
    ['where nothing speaks for it', {}, -1.08],
    ['one sentence away', { distance: 1 }, -1.27],
    ['seven sentences away', { distance: 7 }, -1.65],
    ['beside half of the mentions of the key', { beside: 0.5 }, -0.59],
    ['beside all of them, which counts as three of five', { beside: 1 }, -0.492],
    ['of one class', { isSameClass: true }, -0.29],
    ['used alike', { likeness: 0.5 }, -0.375],
    ['used as nothing else is', { likeness: -1 }, -2.49],
    ['with one ending', { sharedEnding: 4 }, -0.56],
    ['with a long ending, which counts as six letters', { sharedEnding: 9 }, -0.3],
    ['with one beginning', { sharedOpening: 4 }, -0.28],
    ['with a long beginning, which counts as six letters', { sharedOpening: 9 }, 0.12],
    ['in bold', { isBold: true }, -0.78],
    ['with a capital', { isCapital: true }, -1.25],
    ['that everyone knows', { isEveryday: true }, -1.37],
    ['beside a key that the question gives away', { askedLikeness: 0.5 }, -1.715],
    ['weather beside climate', { beside: 0.6, isSameClass: true, likeness: 0.7 }, 1.285],
  ])('%s', (_, traits, expected) => {
    expect(plausibilityOf({ ...PLAIN, ...traits })).toBeCloseTo(expected, 9);
  });

  const drawn: fc.Arbitrary<OptionTraits> = fc.record({
    distance: fc.nat(Number.MAX_SAFE_INTEGER),
    beside: fc.double({ min: 0, max: 1, noNaN: true }),
    isSameClass: fc.boolean(),
    likeness: fc.double({ min: -1, max: 1, noNaN: true }),
    sharedEnding: fc.nat(20),
    sharedOpening: fc.nat(20),
    isBold: fc.boolean(),
    isCapital: fc.boolean(),
    isEveryday: fc.boolean(),
    askedLikeness: fc.double({ min: -1, max: 1, noNaN: true }),
  });

  test.each<[keyof OptionTraits, 'more' | 'less']>([
    ['distance', 'less'],
    ['beside', 'more'],
    ['isSameClass', 'more'],
    ['likeness', 'more'],
    ['sharedEnding', 'more'],
    ['sharedOpening', 'more'],
    ['isBold', 'more'],
    ['isCapital', 'less'],
    ['isEveryday', 'less'],
    ['askedLikeness', 'less'],
  ])('whatever the others are, a higher %s never makes it other than %s', (trait, way) => {
    fc.assert(
      fc.property(drawn, drawn, (traits, other) => {
        const [low, high] = [traits[trait], other[trait]].sort((one, two) => Number(one) - Number(two));
        const gained =
          plausibilityOf({ ...traits, [trait]: high }) - plausibilityOf({ ...traits, [trait]: low });
        expect(way === 'more' ? gained : -gained).toBeGreaterThanOrEqual(-1e-9);
      }),
    );
  });

  test('is finite, whatever it looks like', () => {
    fc.assert(
      fc.property(drawn, (traits) => {
        expect(Math.abs(plausibilityOf(traits))).toBeLessThan(20);
      }),
    );
  });
});

describe('log-odds stand for a chance', () => {
  test.each([
    [0, 0.5],
    [Math.log(3), 0.75],
    [-Math.log(3), 0.25],
    [1_000, 1],
    [-1_000, 0],
  ])('%d for %d', (logOdds, chance) => {
    expect(chanceOf(logOdds)).toBeCloseTo(chance, 9);
  });
});

describe('the chance that two options are taken for the key', () => {
  const odds = fc.double({ min: -6, max: 6, noNaN: true });

  test('is that of all the cases in which two of three are', () => {
    fc.assert(
      fc.property(fc.tuple(odds, odds, odds), (logOdds) => {
        let expected = 0;
        for (let taken = 0; taken < 8; taken += 1) {
          const isTaken = logOdds.map((_, at) => Math.floor(taken / 2 ** at) % 2 === 1);
          if (isTaken.filter(Boolean).length < 2) continue;
          expected += logOdds
            .map(chanceOf)
            .reduce((product, chance, at) => product * (isTaken[at] === true ? chance : 1 - chance), 1);
        }
        expect(chanceOfTwo(logOdds)).toBeCloseTo(expected, 9);
      }),
    );
  });

  test('is that of the three likeliest, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(odds, { minLength: 3, maxLength: 8 }), (logOdds) => {
        const likeliest = logOdds.toSorted((one, other) => other - one).slice(0, 3);
        expect(chanceOfTwo(logOdds)).toBeCloseTo(chanceOfTwo(likeliest), 12);
        expect(chanceOfTwo(logOdds.toReversed())).toBeCloseTo(chanceOfTwo(likeliest), 12);
      }),
    );
  });

  test.each([
    ['there are none', [], 0],
    ['there is one', [3], 0],
    ['there are two', [0, 0], 0.25],
    ['all are as likely as not', [0, 0, 0], 0.5],
  ])('where %s', (_, logOdds, expected) => {
    expect(chanceOfTwo(logOdds)).toBeCloseTo(expected, 9);
  });

  test.each([
    ['a little more than three of ten', [0.2, 0.2], true],
    ['a little less', [0.18, 0.18], false],
    ['one that is sure', [9, -2, -2], false],
    ['three that are likely', [0, 0, 0], true],
  ])('makes it take knowledge or not: %s', (_, logOdds, expected) => {
    expect(hasRivals(logOdds)).toBe(expected);
  });
});

const mentionsAt = (...indices: number[]) => ({
  mentions: indices.map((index) => ({
    sentence: taggedSentence('It stands here.', { index }),
    first: 0,
    last: 0,
  })),
});

describe('of two terms of a note it is seen', () => {
  const traits = termTraits(
    () => 0,
    () => 0,
  );
  const between = (option: number[], key: number[]) =>
    traits(sampleTerm('quintle', mentionsAt(...option)), sampleTerm('zorblin', mentionsAt(...key)));

  test.each<[string, number[], number[], number, number]>([
    ['in the same sentence', [4], [4], 0, 1],
    ['in the next one', [5], [4], 1, 1],
    ['in the one before', [3], [4], 1, 1],
    ['two away', [6], [4], 2, 0],
    ['beside half of the mentions of the key', [4], [5, 90], 1, 0.5],
    ['however many mentions the option has', [4, 50, 60, 70], [5], 1, 1],
    ['in whatever order they are known', [70, 4], [5], 1, 1],
    ['nowhere, where the option has no mention', [], [5], Number.MAX_SAFE_INTEGER, 0],
    ['nowhere, where the key has none', [5], [], Number.MAX_SAFE_INTEGER, 0],
  ])('how near they stand: %s', (_, option, key, distance, beside) => {
    expect(between(option, key)).toMatchObject({ distance, beside });
  });

  test('how near they stand, by the first twenty mentions of the key', () => {
    const first = Array.from({ length: 20 }, (_, at) => 100 * at);
    expect(between([1_900], first)).toMatchObject({ distance: 0, beside: 0.05 });
    expect(between([2_000], [...first, 2_000])).toMatchObject({ distance: 100, beside: 0 });
  });

  test('how near they stand, as looking at each pair would tell', () => {
    const indices = fc.array(fc.nat(60), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(indices, indices, (option, key) => {
        const gaps = key.map((own) => Math.min(...option.map((other) => Math.abs(own - other))));
        const seen = between(option, key);
        expect(seen.distance).toBe(Math.min(...gaps));
        expect(seen.beside).toBeCloseTo(gaps.filter((gap) => gap <= 1).length / gaps.length, 9);
      }),
    );
  });

  test.each([
    [1, true],
    [0.99, false],
  ])('whether they are of one class: %d', (agreement, isSameClass) => {
    const own = termTraits(
      () => agreement,
      () => 0,
    );
    expect(own(sampleTerm('quintle'), sampleTerm('zorblin'))).toMatchObject({ isSameClass });
  });

  test('how far they are used alike and written alike, in the wording that is meant', () => {
    const own = termTraits(
      () => 0,
      (one, other) => (one === 'quintles' && other === 'zorblin' ? 0.6 : 0.1),
    );
    const [option, key] = [sampleTerm('quintle', { isBold: true }), sampleTerm('zorblin')];
    expect(own(option, key)).toMatchObject({ likeness: 0.1, isBold: true, isCapital: false });
    expect(own(option, key, { one: 'quintles', other: 'zorblin' }).likeness).toBe(0.6);
    expect(own(option, key, { one: 'Quintle set', other: 'zorblin' })).toMatchObject({
      isCapital: true,
    });
  });
});

describe('of two wordings it is seen', () => {
  test.each([
    ['endotoxin', 'exotoxin', { sharedEnding: 6, sharedOpening: 1 }],
    ['socialism', 'communism', { sharedEnding: 3, sharedOpening: 0 }],
    ['proton', 'protein', { sharedEnding: 1, sharedOpening: 4 }],
    ['Mars', 'mars', { sharedEnding: 4, sharedOpening: 4, isCapital: true }],
    ['bone', 'backbone', { sharedEnding: 4, sharedOpening: 1, isCapital: false }],
    ['tide', 'neap tide', { sharedEnding: 4, sharedOpening: 0 }],
    ['law of demand', 'supply', { sharedEnding: 0, sharedOpening: 0 }],
    ['solar wind', 'solar sail', { sharedEnding: 0, sharedOpening: 0 }],
    ['solar wind', 'solar', { sharedOpening: 5 }],
    ['', '', { sharedEnding: 0, sharedOpening: 0, isCapital: false }],
  ])('%s and %s', (option, key, expected) => {
    expect(wordingTraits(option, key)).toMatchObject(expected);
  });
});
