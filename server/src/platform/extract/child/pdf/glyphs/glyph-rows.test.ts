import { describe, expect, it } from 'vitest';
import type { Piece } from '../piece.ts';
import { withoutDoubles } from './doubles.ts';
import { mendPieces } from './glyph-rows.ts';

const [size, y] = [10, 50];
const getWidth = (text: string) => (/[iıl.´`¨¸˘¯]/.test(text) ? 2.5 : 5);

/** Letters as a font sets them; spaces are drawn, and are no glyphs here. */
function set(text: string, from = 100): Piece[] {
  let x = from;
  return [...text].flatMap((letter, index, letters) => {
    const right = x + getWidth(letter);
    const glyph = { text: letter, x, right, y, size, bold: false, spaceBefore: letters[index - 1] === ' ' };
    x = right;
    return letter === ' ' ? [] : [glyph];
  });
}

const moved = (glyphs: readonly Piece[], right: number, up = 0): Piece[] =>
  glyphs.map((glyph) => ({ ...glyph, x: glyph.x + right, right: glyph.right + right, y: glyph.y - up }));
const each = (glyphs: readonly Piece[], times: number, beside: number) =>
  glyphs.flatMap((glyph) =>
    Array.from({ length: times }, (_, index) => moved([glyph], index * beside)).flat(),
  );

/** Adds this gap between the letters; spaces of the text are omitted. */
const apart = (text: string, gap: number): Piece[] =>
  [...text].flatMap((letter, index) => moved(set(letter, 100 + index * 5), index * gap));

/** Puts a mark on the middle of the letter with this index. */
function marked(word: string, mark: string, index: number, { up = 0, isFirst = true } = {}): Piece[] {
  const glyphs = set(word);
  const letter = glyphs[index];
  if (!letter) throw new Error(`${word} is too short`);

  const middle = (letter.x + letter.right) / 2;
  const sign = moved(set(mark, middle - getWidth(mark) / 2), 0, up);
  return glyphs.toSpliced(isFirst ? index : index + 1, 0, ...sign);
}

/** As pdf.js has them, which puts spaces where glyphs do not follow each other. */
function asRead(glyphs: readonly Piece[]): Piece[] {
  const [first] = glyphs;
  return first ? [{ ...first, text: glyphs.map(({ text }) => text).join(' ') }] : [];
}

const mend = (glyphs: readonly Piece[]) => mendPieces(asRead(glyphs), glyphs);
const getText = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('|');

describe('letters drawn twice', () => {
  it.each([
    ['at one place', each(set('NEPHRON'), 2, 0), 'NEPHRON'],
    ['a little to the right, narrow ones too', each(set('fill a still cell'), 2, 0.4), 'fill a still cell'],
    ['four times', each(set('bookkeeper'), 4, 0.3), 'bookkeeper'],
    ['word by word, then as a line', [...set('two words'), ...moved(set('two words'), 0.3)], 'two words'],
    ['without spaces that are drawn', each([...set('two'), ...set('words', 117.5)], 2, 0.3), 'two words'],
    ['at steps of one width', each(apart('NEPHRON', 1.2), 2, 0), 'NEPHRON'],
  ])('%s are one, and bold', (_, glyphs, text) => {
    const mended = mend(glyphs);
    expect(getText(mended)).toBe(text);
    expect(mended.every(({ bold }) => bold)).toBe(true);
  });

  it('may be all of a page, drawn again behind its end', () => {
    const page = [...set('one'), ...moved(set('two'), 0, -12)];
    expect(getText(withoutDoubles([...page, ...moved(page, 0.3)]))).toBe('o|n|e|t|w|o');
  });

  it.each(['bookkeeper', 'aa ee llll iii', 'a || b'])('exclude %s', (text) => {
    const glyphs = set(text);
    expect(mend(glyphs)).toEqual(asRead(glyphs));
  });
});

describe('marks', () => {
  it.each([
    ['above the letter that follows', marked('cafe', '´', 3), 'café'],
    ['above the letter before it', marked('cafe', '´', 3, { isFirst: false }), 'café'],
    ['raised above a capital', marked('Ecole', '´', 0, { up: 2.5 }), 'École'],
    ['above a letter without its dot', marked('naıve', '¨', 2), 'naïve'],
    ['below', marked('Francais', '¸', 4), 'Français'],
    ['above another letter than the nearest one', marked('Oguz', '˘', 1), 'Oğuz'],
    ['that are a full stop below', marked('eko', '.', 2, { up: -3 }), 'ekọ'],
    ['of a variable', marked('x', '¯', 0), 'x̄'],
    ['of a keyboard', marked('role', '^', 1), 'rôle'],
    ['that combine, before their letter', marked('cafe', '\u0301', 3), 'café'],
    ['that combine, behind it', marked('cafe', '\u0301', 3, { isFirst: false }), 'café'],
    ['one above the other', [...set('^'), ...moved(set('´'), 1.25, 2), ...set('e')], 'ế'],
    ['drawn twice with their letter', each(marked('cafe', '´', 3), 2, 0.3), 'café'],
  ])('%s belong to the letter', (_, glyphs, text) => {
    expect(getText(mend(glyphs))).toBe(text);
  });

  it.each(['don´t', 'x^2', 'a ~ b', 'd\u0027accord', '25°C', 'end.'])(
    'remain separate if they are %s',
    (text) => {
      const glyphs = set(text);
      expect(mend(glyphs)).toEqual(asRead(glyphs));
    },
  );
});

describe('letters set apart', () => {
  it.each([
    ['by even gaps', apart('HEADING', 3), 'HEADING'],
    ['of several words', [...apart('THE', 3), ...moved(apart('ORIGIN', 3), 34)], 'THE ORIGIN'],
    [
      'with drawn spaces',
      moved(set('spaced words'), 0).flatMap((it, index) => moved([it], index * 2)),
      'spaced words',
    ],
    ['by even steps', [...'KIDNEY'].flatMap((letter, index) => set(letter, 100 + index * 8)), 'KIDNEY'],
    ['and drawn twice', each(apart('NOTES', 3), 2, 0.3), 'NOTES'],
  ])('%s are words', (_, glyphs, text) => {
    expect(getText(mend(glyphs))).toBe(text);
  });

  it.each([
    ['letters of a list', apart('ABCDE', 3)],
    ['letters and their accents', apart('aÀbBcC', 3)],
    ['figures', apart('123456', 3)],
    ['a formula', apart('a+b=c', 2.5)],
    ['cells of a table', apart('SMTWTF', 12)],
    ['typed spaces', set('a e i o u')],
  ])('are not %s', (_, glyphs) => {
    expect(mend(glyphs)).toEqual(asRead(glyphs));
  });
});

describe('soft hyphens that are drawn', () => {
  const below = set('next').map((glyph) => ({ ...glyph, y: y + 12 }));
  const read = (glyphs: readonly Piece[]) => {
    const [line] = asRead(glyphs.filter(({ text }) => text !== '\u00AD'));
    return line ? mendPieces([line, ...asRead(below)], [...glyphs, ...below])[0]?.text : undefined;
  };

  it('end a line within a word', () => {
    expect(read(set('photo\u00AD'))).toBe('photo\u00AD');
  });

  it('are hyphens where they stand within a line', () => {
    expect(read(set('well\u00ADknown or well\u00AD'))).toBe('well-known or well-');
  });
});
