import { describe, expect, test } from 'vitest';
import { taggedSentence } from '../testing/tagged-sentence.ts';
import { nounPhrases } from './noun-phrases.ts';

function findPhrases(marked: string): string[] {
  const { text, tagged } = taggedSentence(marked);
  const words = tagged ?? [];
  return nounPhrases(text, words).map(({ first, last }) => text.slice(words[first]?.start, words[last]?.end));
}

describe('a noun phrase', () => {
  test.each([
    ['is one noun', 'cells/noun divide/verb', ['cells']],
    ['is several nouns in a row', 'blood/noun glucose/noun level/noun rises/verb', ['blood glucose level']],
    [
      'opens with its adjectives',
      'the/determiner left/adjective main/adjective valve/noun',
      ['left main valve'],
    ],
    ['is no adjective by itself', 'it/pronoun is/verb rapid/adjective', []],
    ['ends at its last noun', 'the/determiner law/noun general/adjective', ['law']],
    [
      'ends where an adjective opens the next',
      'law/noun general/adjective court/noun',
      ['law', 'general court'],
    ],
    ['has no verb inside', 'rapid/adjective moves/verb cells/noun', ['cells']],
    ['has no article inside', 'glucose/noun the/determiner cell/noun', ['glucose', 'cell']],
    ['is not found in a sentence without words', '', []],
  ])('%s', (_, marked, expected) => {
    expect(findPhrases(marked)).toEqual(expected);
  });
});

describe('the words between two words', () => {
  test.each([
    ['a space', ' ', true],
    ['the end of a line', '\n', true],
    ['a hyphen', '-', true],
    ['a hyphen at the end of a line', '-\n', true],
    ['an en dash with spaces', ' – ', true],
    ['a hyphen that does not break', '‑', true],
    ['two spaces', '  ', false],
    ['a dash that interrupts', ' — ', false],
    ['a comma', ', ', false],
    ['a slash', ' / ', false],
    ['two hyphens', '--', false],
  ])('%s: joined is %s', (_, gap, isJoined) => {
    const phrases = findPhrases(`input/noun${gap}output/noun`);
    expect(phrases).toEqual(isJoined ? [`input${gap}output`] : ['input', 'output']);
  });
});

describe('a quantity or an order is no part of a phrase', () => {
  test.each('many most several other such same different no every own only first last next'.split(' '))(
    '%s',
    (word) => {
      expect(findPhrases(`${word}/adjective cells/noun`)).toEqual(['cells']);
      expect(findPhrases(`${word[0]?.toUpperCase()}${word.slice(1)}/noun cells/noun`)).toEqual(['cells']);
      expect(findPhrases(`blood/noun ${word}/adjective cells/noun`)).toEqual(['blood', 'cells']);
    },
  );
});

describe('a word with a hyphen', () => {
  test.each([
    [
      'belongs to the phrase that it stands in',
      'problem/noun-solving/gerund skill/noun',
      ['problem-solving skill'],
    ],
    ['also where it is an adjective', 'oxygen/noun-rich/adjective blood/noun', ['oxygen-rich blood']],
    ['is cut where no noun comes after it', 'problem/noun-solving/gerund helps/verb', ['problem']],
    ['is cut at a preposition', 'cut/noun-off/preposition point/noun', ['cut', 'point']],
    ['is another thing with a dash', 'oxygen/noun–rich/adjective blood/noun', ['oxygen', 'rich blood']],
    ['is another thing with a space', 'oxygen/noun -rich/adjective blood/noun', ['oxygen', 'rich blood']],
  ])('%s', (_, marked, expected) => {
    expect(findPhrases(marked)).toEqual(expected);
  });
});

describe('"conditioned stimulus" is a phrase', () => {
  test.each(['determiner', 'preposition', 'adjective', 'conjunction', 'number', 'pronoun'])(
    'behind a %s',
    (wordClass) => {
      expect(findPhrases(`x/${wordClass} conditioned/participle stimulus/noun`).at(-1)).toMatch(
        /conditioned stimulus$/,
      );
      expect(findPhrases(`x/${wordClass} learning/gerund theory/noun`).at(-1)).toMatch(/learning theory$/);
    },
  );

  test('where a sentence opens with it', () => {
    expect(findPhrases('Conditioned/participle stimulus/noun')).toEqual(['Conditioned stimulus']);
  });

  test.each(['verb', 'adverb', 'other'])('not behind a %s, where it says what is done', (wordClass) => {
    expect(findPhrases(`has/${wordClass} conditioned/participle animals/noun`)).toEqual(['animals']);
  });

  test.each(['verb', 'adverb', 'other'])('nor is a %s before a noun', (wordClass) => {
    expect(findPhrases(`the/determiner quickly/${wordClass} animals/noun`)).toEqual(['animals']);
  });
});
