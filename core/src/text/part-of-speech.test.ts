import { describe, expect, test } from 'vitest';
import { isEverydayWord, tagWords } from './part-of-speech.ts';
import { getWords } from './words.ts';

const tagged = (sentence: string) => tagWords(sentence, getWords(sentence));

/** Each word with its class, as in "The/determiner heart/noun". */
const classes = (sentence: string): string =>
  tagged(sentence)
    .map(({ text, wordClass }) => `${text}/${wordClass}`)
    .join(' ');

describe('each word of a sentence has its part of speech', () => {
  test.each([
    ['A heart can pump blood.', 'A/determiner heart/noun can/verb pump/verb blood/noun'],
    ['She runs because it rains.', 'She/pronoun runs/verb because/conjunction it/pronoun rains/verb'],
    [
      'The moles were painted quickly.',
      'The/determiner moles/noun were/verb painted/participle quickly/adverb',
    ],
    [
      'In Kano 3 million people live.',
      'In/preposition Kano/noun 3/number million/number people/noun live/verb',
    ],
    ['The mass is large.', 'The/determiner mass/noun is/verb large/adjective'],
    [
      'He was taken to Lagos in March.',
      'He/pronoun was/verb taken/participle to/conjunction Lagos/noun in/preposition March/noun',
    ],
    ['Cells must divide in June.', 'Cells/noun must/verb divide/verb in/preposition June/noun'],
    ['What is the force?', 'What/conjunction is/verb the/determiner force/noun'],
    ['Cooling lava makes crystals.', 'Cooling/gerund lava/noun makes/verb crystals/noun'],
  ])('%s', (sentence, expected) => {
    expect(classes(sentence)).toBe(expected);
  });
});

describe('the words before it settle if a word is a noun or a verb', () => {
  const classAfter = (previous: string, word: string) =>
    tagged(`Cells ${previous} ${word} slowly.`).find(({ text }) => text === word)?.wordClass;

  test.each([
    ['the', 'transport'],
    ['a', 'transport'],
    ['an', 'include'],
    ['of', 'transport'],
    ['in', 'flow'],
    ['on', 'transport'],
    ['by', 'pump'],
    ['with', 'transport'],
    ['from', 'decrease'],
    ['for', 'transport'],
    ['into', 'break'],
    ['through', 'change'],
  ])('after “%s”, “%s” is a noun', (previous, word) => {
    expect(classAfter(previous, word)).toBe('noun');
  });

  test.each([
    ['the', 'cooling', 'noun'],
    ['rapid', 'weathering', 'noun'],
    ['of', 'cooling', 'gerund'],
    ['can', 'transport', 'verb'],
    ['quickly', 'transport', 'verb'],
  ])('after “%s”, “%s” is a %s', (previous, word, wordClass) => {
    expect(classAfter(previous, word)).toBe(wordClass);
  });

  test('the first word stays open', () => {
    expect(classes('Cooling makes crystals.')).toMatch(/^Cooling\/gerund /);
  });

  test('a clause may open with “that” in any position', () => {
    expect(classes('That cells divide is known.')).toMatch(/^That\/conjunction /);
    expect(classes('The cells that divide need food.')).toContain('that/conjunction');
  });
});

test('plurals and names are marked', () => {
  const marks = (sentence: string) =>
    tagged(sentence).filter(({ isPlural, isPerson }) => isPlural || isPerson);

  expect(marks('Marie discovered how crystals glow for Dr Okafor.')).toMatchObject([
    { text: 'Marie', isPerson: true, isPlural: false },
    { text: 'crystals', isPerson: false, isPlural: true },
    { text: 'Dr', isPerson: true, isPlural: false },
    { text: 'Okafor', isPerson: true, isPlural: false },
  ]);
});

test('no tag moves to a neighbour because of marks and spaces before a word', () => {
  expect(classes('  (The “heart”, pumps) — blood.')).toBe('The/determiner heart/noun pumps/verb blood/noun');
});

test('a word keeps its place, and a word without a tag has no class', () => {
  const [word] = getWords('heart');
  if (word === undefined) throw new Error('no word was read');

  expect(tagWords('', [word])).toEqual([{ ...word, wordClass: 'other', isPlural: false, isPerson: false }]);
});

describe('everyday English is separated from the words of a subject', () => {
  test.each(['water', 'house', 'think'])('%s is everyday', (word) => {
    expect([isEverydayWord(word), isEverydayWord(word)]).toEqual([true, true]);
  });

  test.each(['photosynthesis', 'mitochondrion', 'osmosis', 'qzx', ''])('%j is not', (word) => {
    expect([isEverydayWord(word), isEverydayWord(word)]).toEqual([false, false]);
  });
});
