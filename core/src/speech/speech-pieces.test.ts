import { expect, test } from 'vitest';
import { splitForSpeech } from './speech-pieces.ts';

test('each sentence is a piece, and an abbreviation ends none', () => {
  expect(splitForSpeech('Dr. Ade teaches soil. It holds water!')).toEqual([
    'Dr. Ade teaches soil.',
    'It holds water!',
  ]);
});

test('a long sentence is split at its commas, and a text without spaces at its length', () => {
  const clauses = Array(12).fill('water moves into the roots').join(', ');
  const pieces = splitForSpeech(`${clauses}.`);
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.slice(0, -1).every((piece) => piece.endsWith(','))).toBe(true);
  expect(pieces.join(' ')).toBe(`${clauses}.`);
  expect(splitForSpeech('x'.repeat(400)).map(({ length }) => length)).toEqual([160, 160, 80]);
});

test('a text without words has no pieces', () => {
  expect(splitForSpeech('  ')).toEqual([]);
});
