import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalForm } from '../../text/words.ts';
import { aliasesIn } from '../terms/aliases.ts';
import { emptyTally, tallied } from './option-balance.ts';
import { chooseDistractors, type Option, type RankedOption } from './option-choice.ts';

const option = (text: string, occurrences = 3): Option => ({ text, norm: normalForm(text), occurrences });
const ranked = (text: string, fit: number, occurrences = 3): RankedOption => ({
  ...option(text, occurrences),
  fit,
});

const noAliases = aliasesIn([], () => true);
const key = option('heart');

interface Circumstances {
  aliases?: typeof noAliases;
  tally?: ReturnType<typeof emptyTally>;
  used?: Record<string, number>;
}

function chosen(
  candidates: readonly RankedOption[],
  { aliases = noAliases, tally = emptyTally(), used = {} }: Circumstances = {},
) {
  const timesUsed = new Map(Object.entries(used).map(([text, times]) => [normalForm(text), times]));
  return chooseDistractors(key, candidates, aliases, tally, timesUsed);
}

const textsOf = (choice: ReturnType<typeof chosen>) => choice?.distractors.map(({ text }) => text) ?? null;

/** Words of one length that share no three letters, so that only their fit sets them apart. */
const organs = ['liver', 'colon', 'femur', 'tibia', 'pubis', 'ulnae', 'incus', 'gonad', 'sinus', 'ducts'];

describe('beside the key stand', () => {
  test('the three that suit best, the best first', () => {
    const candidates = organs.slice(0, 5).map((organ, at) => ranked(organ, at));
    expect(textsOf(chosen(candidates))).toEqual(['pubis', 'tibia', 'femur']);
  });

  test.each([
    ['all of three', ['liver', 'colon', 'femur'], ['liver', 'colon', 'femur']],
    ['nothing where two are left', ['liver', 'colon'], null],
    ['nothing where there is nothing', [], null],
  ])('%s', (_, texts, expected) => {
    expect(textsOf(chosen(texts.map((text) => ranked(text, 1))))).toEqual(expected);
  });

  test('of equals the first', () => {
    const equals = organs.slice(0, 5).map((organ) => ranked(organ, 1));
    expect(textsOf(chosen(equals))).toEqual(['liver', 'colon', 'femur']);
  });

  test('no more than one part of another, though both would suit best', () => {
    const candidates = [ranked('toxin', 9), ranked('exotoxin', 8), ranked('liver', 1), ranked('colon', 1)];
    expect(textsOf(chosen(candidates))).toEqual(['toxin', 'liver', 'colon']);
  });

  test('no two names of one thing that the note says are one', () => {
    const aliases = aliasesIn(['The windpipe (or trachea) carries air.'], () => true);
    const candidates = [ranked('trachea', 9), ranked('windpipe', 8), ranked('liver', 1), ranked('colon', 1)];
    expect(textsOf(chosen(candidates, { aliases }))).toEqual(['trachea', 'liver', 'colon']);
    expect(textsOf(chosen(candidates))).toContain('windpipe');
  });

  test('nothing where all that is left are wordings of one thing', () => {
    const candidates = ['memory', 'short-term memory', 'memory trace', 'liver'].map((text) =>
      ranked(text, 1),
    );
    expect(textsOf(chosen(candidates))).toBeNull();
  });
});

describe('an option that was offered before', () => {
  const candidates = [ranked('liver', 2), ranked('colon', 2), ranked('femur', 1.5), ranked('tibia', 1.1)];

  test('stands again where the others suit much worse', () => {
    expect(textsOf(chosen(candidates, { used: { femur: 0 } }))).toEqual(['liver', 'colon', 'femur']);
  });

  test('makes room for one that suits a little worse', () => {
    expect(textsOf(chosen(candidates, { used: { femur: 1 } }))).toEqual(['liver', 'colon', 'tibia']);
  });

  test('makes room for a much worse one only after several questions', () => {
    const gap = [ranked('liver', 5), ranked('colon', 5), ranked('femur', 2), ranked('tibia', 1)];
    expect(textsOf(chosen(gap, { used: { femur: 2 } }))).toContain('femur');
    expect(textsOf(chosen(gap, { used: { femur: 3 } }))).toContain('tibia');
  });

  test('gains nothing from having been chosen', () => {
    const [first] = chosen(candidates, { used: { liver: 1 } })?.distractors ?? [];
    expect(first?.text).toBe('colon');
  });
});

describe('what gives the key away to a guesser', () => {
  const rare = [ranked('liver', 1, 1), ranked('colon', 1, 1), ranked('femur', 1, 1)];
  const frequent = ranked('tibia', 1, 9);

  test('is weighed against how well the options suit: a frequent option beside a frequent key', () => {
    expect(textsOf(chosen([...rare, frequent]))).toContain('tibia');
  });

  test('does not outweigh an option that suits far better', () => {
    expect(textsOf(chosen([...rare, { ...frequent, fit: -3 }]))).toEqual(['liver', 'colon', 'femur']);
  });

  test.each([
    ['does', 0.9, true],
    ['does not', 0.4, false],
  ])('%s make up for an option that suits worse by so much', (_, fit, isTaken) => {
    expect(textsOf(chosen([...rare, { ...frequent, fit }]))?.includes('tibia')).toBe(isTaken);
  });

  test('may win now and then where it lost so far', () => {
    const lost = Array.from({ length: 4 }).reduce<ReturnType<typeof emptyTally>>(
      (tally) => tallied(tally, [0.25, 0.25, 0, 0.5, 0.25, 0.25]),
      emptyTally(),
    );
    expect(textsOf(chosen([...rare, frequent], { tally: lost }))).toEqual(['liver', 'colon', 'femur']);
  });

  test('is reported with the choice, for the questions after it', () => {
    const [, , mostFrequent, rarest] = chosen(rare)?.won ?? [];
    expect([mostFrequent, rarest]).toEqual([1, 0]);
  });
});

describe('only the seven that suit best are weighed', () => {
  const seven = organs.slice(0, 7).map((organ) => ranked(organ, 1, 1));

  test('so an eighth is not taken, however fair it is', () => {
    expect(textsOf(chosen([...seven, ranked('ducts', 0.99, 9)]))).not.toContain('ducts');
  });

  test('and the seventh is', () => {
    expect(textsOf(chosen([...seven.slice(0, 6), ranked('ducts', 0.99, 9)]))).toContain('ducts');
  });
});

test('whatever is offered, three different ones of it are chosen', () => {
  const candidate = fc.record({
    at: fc.nat(9),
    fit: fc.double({ min: -5, max: 5, noNaN: true }),
    count: fc.nat(5),
  });
  fc.assert(
    fc.property(fc.array(candidate, { maxLength: 14 }), (drawn) => {
      const candidates = drawn.map(({ at, fit, count }) => ranked(organs[at] ?? '', fit, count));
      const texts = textsOf(chosen(candidates));
      const offered = new Set(candidates.map(({ text }) => text));
      expect(new Set(texts).size).toBe(offered.size < 3 ? 0 : 3);
      expect(new Set(texts).isSubsetOf(offered)).toBe(true);
    }),
  );
});
