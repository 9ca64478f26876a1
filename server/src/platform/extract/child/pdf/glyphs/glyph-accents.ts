import type { Piece } from '../piece.ts';

/** Signs that programs without accented letters draw above or below a letter, with the combining mark for each. */
const MARKS = new Map([
  ['`', '\u0300'],
  ['´', '\u0301'],
  ["'", '\u0301'],
  ['^', '\u0302'],
  ['ˆ', '\u0302'],
  ['~', '\u0303'],
  ['˜', '\u0303'],
  ['¯', '\u0304'],
  ['˘', '\u0306'],
  ['˙', '\u0307'],
  ['¨', '\u0308'],
  ['"', '\u0308'],
  ['˚', '\u030A'],
  ['°', '\u030A'],
  ['˝', '\u030B'],
  ['ˇ', '\u030C'],
  ['¸', '\u0327'],
  ['˛', '\u0328'],
]);
const DOT_BELOW = '\u0323';
const COMBINING = /^[\u0300-\u036F]$/;
const LETTER = /^(?:\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})\p{M}*$/u;
const WITH_DOT = new Map([
  ['ı', 'i'],
  ['ȷ', 'j'],
]);
/** The middle of a mark may stand this far outside of its letter, in sizes: letters lean. */
const BESIDE = 0.05;
/** A full stop this much lower than its letter, in sizes, is a dot below it. */
const LOWERED = 0.1;
/** Max marks between a mark and its letter. */
const MOST_MARKS = 3;

/** Tells if a glyph is only a combining mark. */
export const isCombining = ({ text }: Piece): boolean => COMBINING.test(text);

const isMark = (glyph: Piece): boolean => glyph.text === '.' || MARKS.has(glyph.text) || isCombining(glyph);

/**
 * Attaches each mark above or below a letter to that letter, in any drawing order. A mark next to letters is
 * a separate sign, such as a caret or a quote.
 *
 * @param glyphs of one line, in drawing order
 */
export function withAccents(glyphs: readonly Piece[]): Piece[] {
  const left: (Piece | null)[] = [...glyphs];
  glyphs.forEach((mark, at) => {
    const index = isMark(mark) ? getLetter(left, mark, at) : null;
    const letter = index === null ? null : left[index];
    if (!letter || index === null) return;

    left[index] = {
      ...letter,
      text: composed(letter, mark),
      spaceBefore: letter.spaceBefore || (index > at && mark.spaceBefore),
    };
    left[at] = null;
  });

  return left.filter((glyph) => glyph !== null);
}

/** @returns the index of the mark's letter, or null */
function getLetter(glyphs: readonly (Piece | null)[], mark: Piece, index: number): number | null {
  const before = nextLetter(glyphs, index, -1);
  const after = nextLetter(glyphs, index, 1);
  const found = [before, after].filter((index) => {
    const letter = index === null ? null : glyphs[index];
    return letter && isAt(letter, mark);
  });
  // A mark without width between two letters belongs to the letter that it composes with.
  const spelled = found.find((index) => [...composed(glyphs[index ?? 0] ?? mark, mark)].length === 1);

  return spelled ?? found[0] ?? null;
}

function nextLetter(glyphs: readonly (Piece | null)[], at: number, step: 1 | -1): number | null {
  let passed = 0;
  for (let index = at + step; passed <= MOST_MARKS && index >= 0 && index < glyphs.length; index += step) {
    const glyph = glyphs[index];
    if (glyph && LETTER.test(glyph.text)) return index;
    if (glyph && !isMark(glyph)) return null;
    passed += 1;
  }

  return null;
}

function isAt(letter: Piece, mark: Piece): boolean {
  const middle = (mark.x + mark.right) / 2;
  const beside = BESIDE * letter.size;
  const isInReach = middle >= letter.x - beside && middle <= letter.right + beside;

  return isInReach && (mark.text !== '.' || mark.y - letter.y > LOWERED * letter.size);
}

function composed({ text }: Piece, mark: Piece): string {
  const sign = mark.text === '.' ? DOT_BELOW : (MARKS.get(mark.text) ?? mark.text);

  return ((WITH_DOT.get(text) ?? text) + sign).normalize('NFC');
}
