import { describe, expect, it } from 'vitest';
import { cleanText, countWords } from './clean-text.ts';

describe('a text of a note', () => {
  it.each([
    ['ligatures are spelled out', 'e\uFB03cient \uFB02ow', 'efficient flow'],
    ['what was written in two characters is one', 'cafe\u0301 \u1ECD\u0301', 'caf\u00E9 \u1ECD\u0301'],
    [
      'superscripts and fractions keep their meaning',
      'x\u00B2 + \u00BD CO\u2082',
      'x\u00B2 + \u00BD CO\u2082',
    ],
    ['soft hyphens and characters without width go', 'photo\u00ADsyn\u200Bthesis\uFEFF', 'photosynthesis'],
    ['joiners that a script is spelled with stay', '\u0645\u06CC\u200C\u062E', '\u0645\u06CC\u200C\u062E'],
    ['characters that cannot be stored go', 'mi\u0000to\u0007sis', 'mitosis'],
    ['half a character is replaced', 'a\uD800b', 'a\uFFFDb'],
    ['any run of white space is one space', 'one\t\n\u00A0 \u2003two\u0085three', 'one two three'],
  ])('%s', (_what, text, clean) => {
    expect(cleanText(text)).toBe(clean);
    expect(cleanText(clean)).toBe(clean);
  });
});

it.each([
  ['', 0],
  ['- * 1', 1],
  ["the cell's well-known 3.5 mm wall", 6],
  ['na\u00EFve \u00E0gb\u1ECD\u0300n', 2],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count);
});
