import { describe, expect, test } from 'vitest';
import { getWords } from '../../text/words.ts';
import { grammarWords, plainTags } from './plain-tagging.ts';

const getGrammar = (text: string) => [...grammarWords(getWords(text))];

describe('the grammar of a text without a parser', () => {
  test('consists of its repeated words, in small letters and in capitals', () => {
    expect(getGrammar('Ni omi ni ile ati omi ni oko Ati')).toEqual(['ni', 'omi', 'ati']);
  });

  test.each([
    ['not what it says once', 'omi ile oko'],
    ['nothing where it says nothing', ''],
  ])('is %s', (_, text) => {
    expect(getGrammar(text)).toEqual([]);
  });

  test('is its sixty commonest words, and not the sixty-first, though it is repeated', () => {
    const words = Array.from({ length: 61 }, (_, index) => `word${index}`);
    const text = [...words, ...words, ...words.slice(1)].join(' ');
    expect(new Set(getGrammar(text))).toEqual(new Set(words.slice(1)));
  });
});

describe('what such a text is about', () => {
  const findNouns = (text: string, ...grammar: string[]) =>
    plainTags(getWords(text), new Set(grammar))
      .filter(({ wordClass }) => wordClass === 'noun')
      .map(({ text: word }) => word);

  test.each([
    ['a word of four letters', 'ikun oko', [], ['ikun']],
    ['a word with accents', 'Ọ̀rọ̀ préface', [], ['préface']],
    ['no word of its grammar, whatever its capitals', 'Awon ikun awon', ['awon'], ['ikun']],
    ['no year', 'ikun 1984', [], ['ikun']],
    ['no formula', 'ikun H2O4', [], ['ikun']],
    ['no word with an apostrophe', "ikun l'ikun", [], ['ikun']],
  ])('%s', (_, text, grammar, expected) => {
    expect(findNouns(text, ...grammar)).toEqual(expected);
  });

  test('keeps its place, and is neither known to be a plural nor a person', () => {
    const [, second] = plainTags(getWords('awon Maria'), new Set(['awon']));
    expect(second).toMatchObject({ start: 5, end: 10, wordClass: 'noun', isPlural: false, isPerson: false });
  });
});
