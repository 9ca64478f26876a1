import { expect, test } from 'vitest';
import { getOptionLetters } from './option-letters.ts';

test.each([
  ['abcd', 'ABCD'],
  ['ABDE', 'ABDE'],
  ['1234', 'ABCD'],
  ['AB3D', 'ABCD'],
])('options printed %s are named %s', (printed, letters) => {
  expect(getOptionLetters([...printed].map((letter) => ({ letter }))).join('')).toBe(letters);
});

test('options without letters are named in order', () => {
  expect(getOptionLetters([{ letter: '' }, { letter: '' }])).toEqual(['A', 'B']);
});
