import { describe, expect, test } from 'vitest';
import { lowerFirst, saysWhatItDoes } from './says-what-it-does.ts';

describe('what is said of a term', () => {
  test.each([
    'controls what enters the cell',
    'stores water and food',
    'Carries out the laws',
    'breaks down',
  ])('goes on from it: %s', (meaning) => expect(saysWhatItDoes(meaning)).toBe(true));

  test.each([
    'movement of water',
    'plants without seeds',
    'laws made by parliament',
    'animals in a herd',
    'gas',
    '',
  ])('stands for it: %s', (meaning) => expect(saysWhatItDoes(meaning)).toBe(false));

  test('has a small letter inside a sentence, and an acronym its capitals', () => {
    expect(['Movement', 'GDP', 'pH'].map(lowerFirst)).toEqual(['movement', 'GDP', 'pH']);
  });
});
