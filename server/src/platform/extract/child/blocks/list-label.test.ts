import { expect, test } from 'vitest';
import { type NumberFormat, writeNumber } from './list-label.ts';

test.each<[number, NumberFormat, string]>([
  [3, 'decimal', '3'],
  [1, 'upperLetter', 'A'],
  [26, 'lowerLetter', 'z'],
  [28, 'lowerLetter', 'bb'],
  [4, 'lowerRoman', 'iv'],
  [1994, 'upperRoman', 'MCMXCIV'],
  [4_000, 'upperRoman', '4000'],
  [1_000_000_000, 'lowerLetter', '1000000000'],
  [0, 'upperLetter', '0'],
  [-2, 'lowerRoman', '-2'],
])('%i as %s is %s', (number, format, text) => {
  expect(writeNumber(number, format)).toBe(text);
});
