import { onOneBaseline, WORD_GAP } from '../lines.ts';
import type { Piece } from '../piece.ts';
import { RIGHT_TO_LEFT } from '../right-to-left.ts';
import { withoutDoubles } from './doubles.ts';
import { SOFT_HYPHEN } from './drawn-glyphs.ts';
import { isCombining, withAccents } from './glyph-accents.ts';
import { type WordRule, wordsOfSpacedLetters } from './letter-spacing.ts';

/** Max glyphs that are searched for the first of a line, and its max distance from the line's start, in points. */
const REACH = 3_000;
const SAME_POINT = 0.05;
/** A letter that covers this share of the one before it, or of itself, was not placed by its font. */
const COVERED = 0.3;
/** A gap (in sizes) that is a space also where the other spaces of the line are drawn. */
const CLEAR_GAP = 0.25;
/** A gap this wide (in sizes) may part columns or cells. */
const PART_GAP = 0.9;
/** As much between words whose letters are set apart. */
const SPACED_PART_GAP = 2;
/** Marks that pdf.js puts next to their letter. */
const MARK = /[\p{Sk}ˆˇıȷ]|[\u0300-\u036F]/u;
const SINGLE_LETTERS = /(?:^|\s)(?:\p{L}\s){4}\p{L}/u;
const LONGEST_SINGLE_LETTERS = 10;
/** A glyph that starts this far before the end of its predecessor, in sizes, overlaps it. */
const MOVED_BACK = 0.15;

/** Whether glyphs of a page are worth a look: on most pages all are where their fonts set them. */
export function mayBePlacedByHand(pieces: readonly Piece[]): boolean {
  let line = '';
  return pieces.some((piece, index) => {
    const last = pieces[index - 1];
    const isSameLine = last !== undefined && onOneBaseline(last, piece);
    line = `${isSameLine ? line.slice(-LONGEST_SINGLE_LETTERS) : ''}${piece.spaceBefore ? ' ' : ''}${piece.text}`;
    const isMovedBack = isSameLine && piece.x < last.right - MOVED_BACK * piece.size;

    return isMovedBack || MARK.test(piece.text) || SINGLE_LETTERS.test(line);
  });
}

/**
 * Mends the lines of a page whose glyphs were placed by hand: letters drawn twice to look bold, accents drawn above their
 * letters, letters set apart, hyphens that pdf.js takes for invisible. Every other line stays as pdf.js has it.
 *
 * @param pieces in the order in which they are drawn
 * @param sampledPieces the glyphs of the same page in the same order
 */
export function mendPieces(pieces: readonly Piece[], sampledPieces: readonly Piece[]): Piece[] {
  const glyphs = sampledPieces.filter(({ text, x, right }) => text !== SOFT_HYPHEN || right > x);
  const mended: (readonly Piece[])[] = [];
  let row: Piece[] = [];
  let start = -1;
  let cursor = 0;
  const end = (next: number) => {
    mended.push(start < 0 ? row : mendRow(row, glyphs.slice(start, next)));
  };
  for (const piece of pieces) {
    const index = indexOf(glyphs, piece, cursor);
    if (index >= 0) cursor = index + 1;
    const last = row.at(-1);
    if (last && onOneBaseline(last, piece)) {
      row.push(piece);
      continue;
    }
    end(index < 0 ? cursor : index);
    row = [piece];
    start = index;
  }
  end(glyphs.length);

  const mendedPieces = mended.flat();
  if (!hasOnlySoftHyphens(glyphs)) return mendedPieces;

  return mendedPieces.map((piece) => ({ ...piece, text: piece.text.replaceAll(SOFT_HYPHEN, '-') }));
}

function indexOf(glyphs: readonly Piece[], piece: Piece, from: number): number {
  for (let index = from; index < Math.min(from + REACH, glyphs.length); index += 1) {
    const glyph = glyphs[index];
    if (glyph && Math.abs(glyph.x - piece.x) < SAME_POINT && Math.abs(glyph.y - piece.y) < SAME_POINT)
      return index;
  }

  return -1;
}

/**
 * A soft hyphen that is drawn ends a line within a word. Where one is drawn within a line, the font has no other hyphen, and
 * all of them are hyphens.
 */
const hasOnlySoftHyphens = (glyphs: readonly Piece[]): boolean =>
  glyphs.some((glyph, index) => {
    const next = glyphs[index + 1];
    return glyph.text === SOFT_HYPHEN && next && onOneBaseline(glyph, next) && !isApart(glyph, next);
  });

function mendRow(row: readonly Piece[], sampledPieces: readonly Piece[]): readonly Piece[] {
  const [first] = row;
  const [firstDrawn] = sampledPieces;
  if (!first || !firstDrawn || row.some(({ text }) => RIGHT_TO_LEFT.test(text))) return row;

  // Only pdf.js knows the size of a picture font.
  const scale = first.size / firstDrawn.size;
  const glyphs = sampledPieces.flatMap((glyph) =>
    onOneBaseline(first, glyph) ? [{ ...glyph, size: glyph.size * scale }] : [],
  );
  if (!isPlacedByHand(glyphs) || getLetters(glyphs) !== getLetters(row)) return row;

  const letters = withAccents(withoutDoubles(glyphs));
  const rule = wordsOfSpacedLetters(letters);
  const isMended = rule || letters.length < glyphs.length || glyphs.some(({ text }) => text === SOFT_HYPHEN);
  return isMended ? inWords(letters, rule, first.spaceBefore) : row;
}

/** The letters without the differences that pdf.js makes. */
const getLetters = (pieces: readonly Piece[]): string =>
  pieces.map(({ text }) => text.normalize('NFKC').replace(/[\s\u00AD\p{Cf}]/gu, '')).join('');

/** A quick check that excludes most lines. */
function isPlacedByHand(glyphs: readonly Piece[]): boolean {
  let gaps = 0;
  for (const [at, glyph] of glyphs.entries()) {
    const last = glyphs[at - 1];
    if (glyph.text === SOFT_HYPHEN || isCombining(glyph)) return true;
    if (last && covers(last, glyph)) return true;
    if (last && isApart(last, glyph) && !glyph.spaceBefore) gaps += 1;
  }

  return gaps > glyphs.length / 2;
}

function covers(last: Piece, glyph: Piece): boolean {
  const narrower = Math.min(last.right - last.x, glyph.right - glyph.x);

  return glyph.x < last.right - COVERED * narrower && narrower > 0;
}

function isApart(last: Piece, glyph: Piece, gap = WORD_GAP): boolean {
  return glyph.spaceBefore || glyph.x - last.right > gap * glyph.size;
}

/** Joins letters up to gaps that may part columns, and to another look. */
function inWords(letters: readonly Piece[], rule: WordRule | null, spaceBefore: boolean): Piece[] {
  const pieces: Piece[] = [];
  const wordGap = letters.some((letter, index) => index > 0 && letter.spaceBefore) ? CLEAR_GAP : WORD_GAP;
  let last: Piece | null = null;
  for (const letter of letters) {
    const piece = pieces.at(-1);
    const isNewWord = last !== null && (rule ? !rule(last, letter) : isApart(last, letter, wordGap));
    if (piece && last && goesOn(last, letter, rule ? SPACED_PART_GAP : PART_GAP)) {
      piece.text += isNewWord ? ` ${letter.text}` : letter.text;
      piece.right = Math.max(piece.right, letter.right);
    } else pieces.push({ ...letter, spaceBefore: last === null ? spaceBefore : isNewWord });
    last = letter;
  }

  return pieces;
}

function goesOn(last: Piece, letter: Piece, partGap: number): boolean {
  const gap = (letter.x - last.right) / letter.size;
  const looksAlike = last.bold === letter.bold && last.y === letter.y && last.size === letter.size;

  return looksAlike && gap < partGap && gap > -0.5;
}
