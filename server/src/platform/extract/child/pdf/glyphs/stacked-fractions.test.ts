import { expect, test } from 'vitest';
import type { Piece } from '../piece.ts';
import { joinFractions } from './stacked-fractions.ts';

/** @param baseline from the baseline of the line, downwards */
function piece(text: string, x: number, baseline = 0, size = 10): Piece {
  return {
    text,
    x,
    right: x + text.length * 0.5 * size,
    y: 100 + baseline,
    size,
    bold: false,
    spaceBefore: false,
  };
}
/** Sides as Word, TeX and browsers place them. */
const above = (text: string, x: number, size = 8) => piece(text, x, -6, size);
const below = (text: string, x: number, size = 8) => piece(text, x, 4, size);

const getTexts = (pieces: readonly Piece[]) => joinFractions(pieces).map(({ text }) => text);

test.each<[string, Piece[], string[]]>([
  [
    'digits between words',
    [piece('Simplify', 0), above('3', 44), below('4', 44), piece('of it', 52)],
    ['Simplify', '3/4', 'of it'],
  ],
  [
    'several on one line',
    [piece('(A)', 0), above('11', 18), below('12', 18), piece('(B)', 34), above('5', 52), below('6', 52)],
    ['(A)', '11/12', '(B)', '5/6'],
  ],
  [
    'sides of several terms in brackets',
    [piece('y =', 0), above('x', 20), above('+', 25), above('1', 30), below('2a', 23.5)],
    ['y =', '(x+1)/2a'],
  ],
  ['a negative side without brackets', [piece('x =', 0), above('−1', 18), below('2', 20)], ['x =', '−1/2']],
  [
    'words behind a sign of equality',
    [piece('density =', 0), above('mass', 50), below('volume', 46)],
    ['density =', 'mass/volume'],
  ],
  [
    'one at the start of its line',
    [above('1', 0), below('3', 0), piece('of the class', 8)],
    ['1/3', 'of the class'],
  ],
])('a fraction is joined: %s', (_, pieces, texts) => {
  expect(getTexts(pieces)).toEqual(texts);
});

test.each<[string, Piece[]]>([
  ['centred lines of a title', [piece('2021', 40, 0), piece('MATHS', 37.5, 12)]],
  ['cells beside a cell that spans both rows', [piece('Total', 0, 6), piece('3', 50, 0), piece('4', 50, 12)]],
  ['words above words', [piece('see', 0), above('page', 17), below('part', 17), piece('now', 36)]],
  ['an index below a power', [piece('x', 0), piece('2', 5, -4, 7), piece('1', 5, 2.5, 7)]],
  ['lines of a paragraph', [piece('It is', 0), piece('3', 28), piece('4', 28, 12), piece('more', 36, 12)]],
])('other texts stay as they are: %s', (_, pieces) => {
  expect(joinFractions(pieces)).toEqual(pieces);
});

test('the sign behind a fraction follows it without a space', () => {
  const sign = { ...piece('.', 60), spaceBefore: true };
  const joined = joinFractions([piece('Simplify', 0), above('3', 44), below('4', 44), sign]);
  expect(joined.at(-1)).toEqual({ ...sign, spaceBefore: false });
});
