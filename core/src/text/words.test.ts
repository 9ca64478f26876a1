import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { looksEnglish } from './language.ts';
import { isPluralNoun, isPluralPhrase } from './number-form.ts';
import { containsWords, contentStems, getWords, normalForm } from './words.ts';

describe('a text falls into words', () => {
  test.each<[string, string[]]>([
    ["Newton's law isn’t old.", ["Newton's", 'law', 'isn’t', 'old']],
    ['short-term memory', ['short', 'term', 'memory']],
    ['H2O at 100 °C', ['H2O', 'at', '100', 'C']],
    ['naïve Übermut, Ọ̀ṣun', ['naïve', 'Übermut', 'Ọ̀ṣun']],
    ["the dogs' 'quoted' bones", ['the', 'dogs', 'quoted', 'bones']],
    ['e.g. 3.5 million', ['e', 'g', '3', '5', 'million']],
    ['— … !', []],
  ])('%s', (text, words) => {
    expect(getWords(text).map((word) => word.text)).toEqual(words);
  });

  test('with the place of each in the text that it was cut out of', () => {
    expect(getWords('Newton’s apple', 100)).toEqual([
      { text: 'Newton’s', lower: 'newton’s', stem: 'newton', start: 100, end: 108 },
      { text: 'apple', lower: 'apple', stem: 'appl', start: 109, end: 114 },
    ]);
  });

  const anyCharacter = fc.constantFrom(
    'a',
    'Z',
    'é',
    'o\u0323',
    'ß',
    '7',
    "'",
    '’',
    's',
    '-',
    ' ',
    '\n',
    '.',
    '_',
    '😀',
    'م',
    '\ud800',
  );

  test('whose places lead back to them, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.nat({ max: 9 }), (text, offset) => {
        let last = offset;
        for (const word of getWords(text, offset)) {
          expect(text.slice(word.start - offset, word.end - offset)).toBe(word.text);
          expect(word.start).toBeGreaterThanOrEqual(last);
          last = word.end;
        }
      }),
    );
  });
});

test('a possessive is cut off, an inner apostrophe is not', () => {
  const stems = (text: string) => getWords(text).map((word) => word.stem);
  expect(stems("Ohm's Ohm’s ohm")).toEqual(['ohm', 'ohm', 'ohm']);
  expect(stems("o'clock's")).toEqual(["o'clock"]);
});

describe('two wordings of one term have one normal form', () => {
  test.each([
    ['gene', 'Genes'],
    ['short-term memory', 'Short term memories'],
    ['deoxyribonucleic acid (DNA)', 'deoxyribonucleic acid'],
    ['Newton’s law', "newton's laws"],
    ['  law \n of  demand', 'Law of demand'],
    ['cell (of a plant) wall (outer)', 'cell wall'],
  ])('%s and %s', (left, right) => {
    expect(normalForm(left)).toBe(normalForm(right));
  });

  test.each([
    ['supply', 'demand'],
    ['short-term memory', 'long-term memory'],
    ['carbon 12', 'carbon 14'],
    ['cell (', 'cell (wall'],
    [`cell (${'x'.repeat(201)})`, 'cell'],
  ])('but %s and %s are two terms', (left, right) => {
    expect(normalForm(left)).not.toBe(normalForm(right));
  });

  test('and a wording without letters has an empty one', () => {
    expect([normalForm(''), normalForm('— (see above)')]).toEqual(['', '']);
  });
});

test('a part of a word is no part of a phrase', () => {
  expect(containsWords(normalForm('the epidermis grows'), normalForm('dermis'))).toBe(false);
  expect(containsWords(normalForm('the dermis grows'), normalForm('dermis'))).toBe(true);
  expect([containsWords('anything', ''), containsWords('', '')]).toEqual([false, false]);
});

test.each([
  ['at the start', 'short term memori', 'short term', true],
  ['at the end', 'short term memori', 'memori', true],
  ['in the middle', 'short term memori', 'term', true],
  ['as the whole', 'term', 'term', true],
  ['not as the end of a word', 'epidermi grow', 'dermi', false],
  ['not as the start of a word', 'dermi grow', 'derm', false],
  ['not the other way round', 'term', 'short term', false],
  ['not with a gap', 'short memori term', 'short term', false],
])('a text contains words %s', (_, whole, part, isThere) => {
  expect(containsWords(whole, part)).toBe(isThere);
});

test('grammar is no content', () => {
  expect([...contentStems('It is one of the cells that were divided.')]).toEqual(['cell', 'divid']);
});

describe('the number of a phrase is the number of its head', () => {
  test.each<[string, boolean]>([
    ['laws of motion', true],
    ['law of demands', false],
    ['nuclei', true],
    ['physics', false],
    ['mass', false],
    ['virus', false],
    ['analysis', false],
    ['supply curves', true],
    ['Laws for trade', true],
    ['law for traders', false],
    ['changes in price', true],
    ['change in prices', false],
    ['by-laws', true],
    ['Supply  Curves', true],
    ['', false],
  ])('%s', (phrase, isPlural) => {
    expect(isPluralPhrase(phrase)).toBe(isPlural);
  });
});

describe('the number of a noun is judged by its letters', () => {
  test.each(['cells', 'bacteria', 'mice', 'criteria', 'vertebrae', 'gases', 'keys', 'bees', 'people'])(
    '%s is a plural',
    (noun) => {
      expect(isPluralNoun(noun)).toBe(true);
    },
  );

  test.each([
    'cell',
    'gas',
    'lens',
    'news',
    'series',
    'species',
    'diabetes',
    'thermodynamics',
    'glass',
    'nucleus',
    'mitosis',
    'pancreas',
    'atlas',
    'bus',
    'yes',
    's',
    '',
  ])('%j is none', (noun) => {
    expect(isPluralNoun(noun)).toBe(false);
  });

  test('a short word in “s” is no plural, one of four letters is', () => {
    expect([isPluralNoun('its'), isPluralNoun('ions')]).toEqual([false, true]);
  });
});

describe('English differs from other languages', () => {
  test('by 12 % of its words, as far as the first twenty thousand characters', () => {
    const enough = `the the the ${'cell '.repeat(22)}`;
    const tooFew = `the the the ${'cell '.repeat(23)}`;
    expect([looksEnglish(enough), looksEnglish(tooFew)]).toEqual([true, false]);

    const laterEnglish = `${'zelle '.repeat(3_400)}${'the '.repeat(5_000)}`;
    expect(looksEnglish(laterEnglish)).toBe(false);
    expect(looksEnglish(laterEnglish.slice(10_000))).toBe(true);
  });

  test('in capitals too', () => {
    expect(looksEnglish('THE HEART PUMPS THE BLOOD')).toBe(true);
  });

  test.each<[string, boolean]>([
    ['The heart pumps the blood that is needed by the rest of the body.', true],
    ['Le cœur pompe le sang dont le reste du corps a besoin.', false],
    ['El corazón bombea la sangre que el resto del cuerpo necesita.', false],
    ['Das Herz pumpt das Blut, das der Körper braucht.', false],
    ['', false],
  ])('%s', (text, isEnglish) => {
    expect(looksEnglish(text)).toBe(isEnglish);
  });
});
