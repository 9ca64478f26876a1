import { expect, test } from 'vitest';
import { countWords, describeLimits } from './word-count.ts';

test('words with apostrophes, hyphens and decimals count once', () => {
  expect(countWords('')).toBe('0 words');
  expect(countWords('  One. ')).toBe('1 word');
  expect(countWords("It's a self-made, 2.5 m well – façade")).toBe('7 words');
});

test('an essay states its word limits', () => {
  expect(describeLimits({ min_words: 200, max_words: 300 })).toBe('200 to 300 asked');
  expect(describeLimits({ min_words: 200, max_words: null })).toBe('at least 200 asked');
  expect(describeLimits({ min_words: null, max_words: 300 })).toBe('at most 300 asked');
  expect(describeLimits({ min_words: null, max_words: null })).toBe('');
});
