import { describe, expect, test } from 'vitest';
import { isLeakFree, isLeakShared, isPartOf, isSupported } from './key-rules.ts';

describe('a root gives a key away', () => {
  test.each([
    ['in another word of it', 'Which bone is shaped like a sesame seed?', 'sesamoid'],
    ['at the length of a root', 'What do plants absorb from the soil?', 'absorption'],
    ['in a longer word of the stem', 'When does speciation end?', 'species'],
    ['that is a short word, in a long one', 'Who asks for the most utility?', 'utilitarians'],
    ['that ends in another letter', 'What is the study of toxins?', 'toxicology'],
    [
      'in any of several words',
      'Which force pulls planets round the sun and magnetises iron?',
      'strong magnet',
    ],
  ])('%s', (_, stem, key) => {
    expect(isLeakFree(stem, key)).toBe(false);
  });

  test.each([
    ['shorter than a root', 'Which plan was made for the house?', 'plane'],
    ['that is too little of the shorter word', 'Which transistor did the trader need?', 'translation'],
    ['of four letters in words of nearly one length', 'Which horse did the guard lead?', 'horde'],
    ['at the end of both', 'Which dissolution ended the firm?', 'revolution'],
    ['in none', 'Which bone lies in a tendon?', 'patella'],
  ])('but not a beginning %s', (_, stem, key) => {
    expect(isLeakFree(stem, key)).toBe(true);
  });
});

describe('a word of the key that the stem holds', () => {
  const stem = 'What comes after the second reading of a bill?';

  test.each([
    [
      'is no clue where each other option has it',
      'third reading',
      ['first reading', 'committee reading', 'assent'],
      true,
    ],
    [
      'is no clue where one other option has it',
      'third reading',
      ['first reading', 'assent', 'debate'],
      true,
    ],
    ['is a clue where no other has it', 'third reading', ['assent', 'debate', 'committee stage'], false],
    ['is a clue in any form', 'readings of a house', ['assent', 'debate', 'committee stage'], false],
    [
      'is a clue though another word of the key is shared',
      'bill reading',
      ['first reading', 'assent', 'debate'],
      false,
    ],
    ['is none where the stem has no word of it', 'assent', ['debate', 'vote', 'committee stage'], true],
  ])('%s', (_, key, distractors, expected) => {
    expect(isLeakShared(stem, key, distractors)).toBe(expected);
  });
});

describe('one option is part of another', () => {
  test.each([
    ['by its letters', 'toxin', 'exotoxin'],
    ['whatever its capitals', 'Toxin', 'EXOTOXIN'],
    ['by its words, with others between them', 'solid-state detector', 'solid-state radiation detector'],
    ['by its words in another order', 'law of supply', 'supply law'],
  ])('%s', (_, one, other) => {
    expect(isPartOf(one, other)).toBe(true);
    expect(isPartOf(other, one)).toBe(true);
  });

  test.each([
    ['with one word in common', 'supply curve', 'demand curve'],
    ['with none', 'osmosis', 'diffusion'],
    ['where it names what is set against it', 'dermis', 'hypodermis'],
    ['where it names the opposite', 'violent crimes', 'Nonviolent crimes'],
  ])('but not %s', (_, one, other) => {
    expect(isPartOf(one, other)).toBe(false);
    expect(isPartOf(other, one)).toBe(false);
  });
});

describe('the quoted text of a stem', () => {
  const quote = 'Bile: breaks up fats in the gut';

  test('is in the quotation or above it to the last word', () => {
    expect(isSupported('What stands under “gut” for “fats”?', 'bile', quote)).toBe(true);
    expect(isSupported('What stands under “Organ” for “fats”?', 'bile', quote, 'Organ | Work')).toBe(true);
  });

  test('supports nothing where one of them stands nowhere', () => {
    expect(isSupported('What stands under “gut” for “starch”?', 'bile', quote)).toBe(false);
    expect(isSupported('What stands under “starch” for “gut”?', 'bile', quote)).toBe(false);
  });
});
