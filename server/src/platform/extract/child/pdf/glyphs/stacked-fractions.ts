import { highest, lowest } from '../extremes.ts';
import type { Piece } from '../piece.ts';

/** Each side of a fraction has at most as many pieces and characters; longer ones are lines of text. */
const MAX_PIECES = 8;
const MAX_CHARACTERS = 32;
/** Distances in sizes of the denominator: of both baselines, of their centres, and of the text next to the fraction. */
const MIN_DROP = 0.7;
const MAX_DROP = 2;
const MAX_OFF_CENTRE = 0.3;
const MAX_GAP = 0.95;
/** The powers of a side stand above its baseline by at most this. */
const SAME_SIDE = 0.5;
const WORD = /\p{L}{3}/u;
const OPERATOR = /^[=+\-−–×·÷±(]|[=+\-−–×·÷±(]$/u;
const SIGN = /^[.,;:)\]?]/;
const COMPOUND = /[\s+\-−–×·÷=/]/u;

/**
 * Joins fractions that are drawn as two lines: the numerator above, the denominator below the baseline of the text next to them.
 * "3" above "4" becomes "3/4"; sides with several terms get brackets.
 *
 * @param pieces in drawing order: both sides of a fraction follow each other
 */
export function joinFractions(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  let index = 0;
  while (index < pieces.length) {
    const found = findFraction(joined, pieces, index);
    if (found === null) {
      joined.push(...pieces.slice(index, index + 1));
      index += 1;
      continue;
    }
    joined.splice(joined.length - found.above, found.above, found.piece);
    index += found.below;
    const next = pieces[index];
    // The space behind a denominator is the room of the fraction.
    if (next !== undefined && SIGN.test(next.text)) {
      joined.push({ ...next, spaceBefore: false });
      index += 1;
    }
  }
  return joined;
}

interface Fraction {
  piece: Piece;
  /** Pieces of the numerator and of the denominator. */
  above: number;
  below: number;
}

/** @param index of the first piece of a denominator, whose numerator ends `earlier` */
function findFraction(earlier: readonly Piece[], pieces: readonly Piece[], index: number): Fraction | null {
  const [last, first] = [earlier.at(-1), pieces[index]];
  if (last === undefined || first === undefined || first.x >= last.right) return null;
  const drop = (first.y - last.y) / first.size;
  if (drop < MIN_DROP - SAME_SIDE || drop > MAX_DROP + SAME_SIDE) return null;

  for (let below = 1; below <= MAX_PIECES; below += 1) {
    const lower = getSide(pieces.slice(index, index + below));
    if (lower === null) return null;
    for (let above = 1; above <= Math.min(MAX_PIECES, earlier.length); above += 1) {
      const upper = getSide(earlier.slice(earlier.length - above));
      if (upper === null) break;
      const neighbours = [earlier.at(-above - 1), pieces[index + below]];
      const base = isStacked(upper, lower) ? findBase(upper, lower, neighbours) : null;
      if (base !== null) return { piece: toPiece(upper, lower, base), above, below };
    }
  }
  return null;
}

/** The numerator or the denominator. */
interface Side {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  bold: boolean;
  spaceBefore: boolean;
}

/** @returns null for pieces that are not in one short row */
function getSide(pieces: readonly Piece[]): Side | null {
  const [first] = pieces;
  if (first === undefined) return null;
  const size = highest(pieces.map((piece) => piece.size));
  const y = pieces.find((piece) => piece.size === size)?.y ?? first.y;
  const isRow = pieces.every((piece, index) => {
    const last = pieces[index - 1];
    const gap = last === undefined ? 0 : piece.x - last.right;
    return Math.abs(piece.y - y) <= SAME_SIDE * size && gap > -0.3 * size && gap < MAX_GAP * size;
  });
  const text = pieces
    .map((piece, index) => `${index > 0 && piece.spaceBefore ? ' ' : ''}${piece.text}`)
    .join('');
  if (!isRow || text.length > MAX_CHARACTERS) return null;
  return {
    text: text.trim(),
    x: lowest(pieces.map(({ x }) => x)),
    right: highest(pieces.map(({ right }) => right)),
    y,
    size,
    bold: first.bold,
    spaceBefore: first.spaceBefore,
  };
}

function isStacked(upper: Side, lower: Side): boolean {
  const drop = (lower.y - upper.y) / lower.size;
  const offCentre = Math.abs(upper.x + upper.right - lower.x - lower.right) / 2 / lower.size;
  const isSameSize = Math.abs(upper.size - lower.size) <= 0.1 * lower.size;
  return isSameSize && drop >= MIN_DROP && drop <= MAX_DROP && offCentre <= MAX_OFF_CENTRE;
}

/**
 * Finds the text next to a fraction. Its baseline lies between the two sides, which tells a fraction from lines of text and cells.
 *
 * @param neighbours the piece before the numerator, and the piece behind the denominator
 */
function findBase(upper: Side, lower: Side, neighbours: readonly (Piece | undefined)[]): Piece | null {
  // A side is whole: no neighbour continues it.
  if (neighbours.some((piece) => piece !== undefined && (continues(upper, piece) || continues(lower, piece))))
    return null;
  const adjacent = neighbours
    .filter((piece) => piece !== undefined)
    .filter((piece) => isAdjacent(upper, lower, piece));
  const [found] = adjacent;
  if (found === undefined || adjacent.some((piece) => isRaisedAndLowered(upper, lower, piece))) return null;
  const hasWords = WORD.test(upper.text) || WORD.test(lower.text);
  return hasWords && !OPERATOR.test(found.text.trim()) ? null : found;
}

function continues(side: Side, piece: Piece): boolean {
  const gap = Math.max(piece.x - side.right, side.x - piece.right);
  return Math.abs(piece.y - side.y) < 0.1 * side.size && gap < MAX_GAP * side.size;
}

/** The gap between a fraction and its neighbour, in sizes of the piece. */
function getGap(upper: Side, lower: Side, { x, right, size }: Piece): number {
  return Math.max(x - Math.max(upper.right, lower.right), Math.min(upper.x, lower.x) - right) / size;
}

function isAdjacent(upper: Side, lower: Side, piece: Piece): boolean {
  const gap = getGap(upper, lower, piece);
  const isBetween = piece.y - upper.y > 0.15 * upper.size && lower.y - piece.y > 0.15 * lower.size;
  return isBetween && gap > -0.2 && gap < MAX_GAP && piece.size >= 0.9 * lower.size;
}

/** A power above an index, or both numbers of a nuclide, touch their letter. */
function isRaisedAndLowered(upper: Side, lower: Side, piece: Piece): boolean {
  return lower.size <= 0.78 * piece.size && getGap(upper, lower, piece) < 0.1;
}

function toPiece(upper: Side, lower: Side, { y, size }: Piece): Piece {
  return {
    text: `${bracketed(upper.text)}/${bracketed(lower.text)}`,
    x: Math.min(upper.x, lower.x),
    right: Math.max(upper.right, lower.right),
    y,
    size,
    bold: upper.bold,
    spaceBefore: upper.spaceBefore,
  };
}

const bracketed = (text: string) => (COMPOUND.test(text.replace(/^[+\-−–]/u, '')) ? `(${text})` : text);
