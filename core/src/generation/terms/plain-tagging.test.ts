import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../text/words.ts';
import { grammarWords, plainTags } from './plain-tagging.ts';

const grammarOf = (text: string) => [...grammarWords(wordsOf(text))];

describe('the grammar of a text without a parser', () => {
  test('consists of its repeated words, in small letters and in capitals', () => {
    expect(grammarOf('Ni omi ni ile ati omi ni oko Ati')).toEqual(['ni', 'omi', 'ati']);
  });

  test.each([
    ['not what it says once', 'omi ile oko'],
    ['nothing where it says nothing', ''],
  ])('is %s', (_, text) => {
    expect(grammarOf(text)).toEqual([]);
  });

  test('is its sixty commonest words, and not the sixty-first, though it is repeated', () => {
    const words = Array.from({ length: 61 }, (_, at) => `word${at}`);
    const text = [...words, ...words, ...words.slice(1)].join(' ');
    expect(new Set(grammarOf(text))).toEqual(new Set(words.slice(1)));
  });
});

describe('what such a text is about', () => {
  const nounsIn = (text: string, ...grammar: string[]) =>
    plainTags(wordsOf(text), new Set(grammar))
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
    expect(nounsIn(text, ...grammar)).toEqual(expected);
  });

  test('keeps its place, and is neither known to be a plural nor a person', () => {
    const [, second] = plainTags(wordsOf('awon Maria'), new Set(['awon']));
    expect(second).toMatchObject({ start: 5, end: 10, wordClass: 'noun', isPlural: false, isPerson: false });
  });
});
