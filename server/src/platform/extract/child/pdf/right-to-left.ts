import { highest, lowest } from './extremes.ts';
import type { Piece } from './piece.ts';

/** Letters of Hebrew, Arabic and the other scripts that are written from the right. */
export const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LEFT_TO_RIGHT = /[\p{L}\p{N}]/u;
/** Pieces with closer baselines and narrower gaps than these, in sizes, belong to one range of a line. */
const SAME_BASELINE = 0.45;
const STRETCH_GAP = 0.9;
const WORD_GAP = 0.15;

/**
 * Turns right-to-left text into reading order. A PDF stores its glyphs one by one in paper order: each range
 * of a line becomes one piece with its words in reading order. A mostly right-to-left page is mirrored, so
 * that columns, indents and short lines are found as on every other page.
 *
 * @param pieces of one page, in drawing order
 * @param width of the page, in points
 */
export function inReadingOrder(pieces: readonly Piece[], width: number): Piece[] {
  if (!pieces.some(({ text }) => RIGHT_TO_LEFT.test(text))) return [...pieces];

  const ordered = getRanges(pieces).flatMap(readStretch);
  const fromRight = getCharacters(ordered.filter(isFromRight));

  return fromRight * 2 > getCharacters(ordered)
    ? ordered.map((piece) => ({ ...piece, x: width - piece.right, right: width - piece.x }))
    : ordered;
}

const isFromRight = ({ text }: Piece) => RIGHT_TO_LEFT.test(text);
const getCharacters = (pieces: readonly Piece[]) => pieces.reduce((sum, { text }) => sum + text.length, 0);

/** Pieces that stand next to each other on one baseline, from left to right, however they were drawn. */
function getRanges(pieces: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = [];
  for (const piece of pieces) {
    const first = rows.at(-1)?.[0];
    if (first && Math.abs(first.y - piece.y) < SAME_BASELINE * Math.max(first.size, piece.size))
      rows.at(-1)?.push(piece);
    else rows.push([piece]);
  }
  return rows.flatMap((row) => (row.some(isFromRight) ? stretchesOfRow(row) : [row]));
}

function stretchesOfRow(row: readonly Piece[]): Piece[][] {
  const spaced = spacesFromLeft(row);
  const stretches: Piece[][] = [];
  for (const piece of spaced) {
    const last = stretches.at(-1)?.at(-1);
    if (last && piece.x - last.right < STRETCH_GAP * piece.size) stretches.at(-1)?.push(piece);
    else stretches.push([piece]);
  }
  return stretches;
}

/** A space is known to stand between two pieces in the order of drawing; here it belongs to the right one of them. */
function spacesFromLeft(row: readonly Piece[]): Piece[] {
  const spaces = new Set<Piece>();
  row.forEach((piece, index) => {
    const previousPiece = row[index - 1];
    if (previousPiece && piece.spaceBefore) spaces.add(piece.x > previousPiece.x ? piece : previousPiece);
  });
  const fromLeft = row.toSorted((a, b) => a.x - b.x);

  return fromLeft.map((piece, index) => {
    const previousPiece = fromLeft[index - 1];
    const isApart = previousPiece !== undefined && piece.x - previousPiece.right > WORD_GAP * piece.size;
    return { ...piece, spaceBefore: isApart || spaces.has(piece) };
  });
}

/** @param stretch the pieces, from left to right */
function readStretch(stretch: readonly Piece[]): Piece[] {
  if (!stretch.some(isFromRight)) return [...stretch];

  const isLatin = ({ text }: Piece) => !RIGHT_TO_LEFT.test(text) && LEFT_TO_RIGHT.test(text);
  const [latin, others] = [stretch.filter(isLatin), stretch.filter(isFromRight)];
  if (getCharacters(others) >= getCharacters(latin)) return [joined(stretch, isLatin)];

  return getRuns(stretch, isFromRight).flatMap((run) =>
    run.some(isFromRight) ? [joined(run, isLatin)] : run,
  );
}

/** Read from the right; what is Latin in it, figures too, from the left. */
function joined(stretch: readonly Piece[], isLatin: (piece: Piece) => boolean): Piece {
  const [first] = stretch;
  if (!first) throw new Error('a stretch has at least one piece');

  let text = '';
  for (const run of getRuns(stretch, isLatin).reverse()) {
    const fromLeft = run.some(isLatin);
    // Each space stands left of its piece: read from the right it follows it.
    for (const piece of fromLeft ? run : run.toReversed()) {
      if (fromLeft && piece.spaceBefore && piece !== run[0]) text += ' ';
      text += piece.text;
      if (!fromLeft && piece.spaceBefore) text += ' ';
    }
    if (fromLeft && run[0]?.spaceBefore) text += ' ';
  }

  return {
    ...first,
    text: text.trim(),
    x: lowest(stretch.map(({ x }) => x)),
    right: highest(stretch.map(({ right }) => right)),
    bold: stretch.every(({ bold }) => bold),
  };
}

/** Longest rows of neighbours that are of one kind; signs between two of the kind belong to them. */
function getRuns(stretch: readonly Piece[], isOfKind: (piece: Piece) => boolean): Piece[][] {
  const withLetters = stretch.map((piece) => (LEFT_TO_RIGHT.test(piece.text) ? isOfKind(piece) : null));
  const before = carried(withLetters);
  const after = carried(withLetters.toReversed()).reverse();

  const runs: Piece[][] = [];
  stretch.forEach((piece, index) => {
    const isOne = before[index] === true && after[index] === true;
    const wasOne = index > 0 && before[index - 1] === true && after[index - 1] === true;
    if (index > 0 && isOne === wasOne) runs.at(-1)?.push(piece);
    else runs.push([piece]);
  });
  return runs;
}

/** Each unknown becomes what was last known. */
function carried(values: readonly (boolean | null)[]): (boolean | null)[] {
  let last: boolean | null = null;
  return values.map((value) => {
    last = value ?? last;
    return last;
  });
}
