import type { Piece } from '../piece.ts';

/** Max distance of two copies that are drawn to look bold, in sizes and in widths of a narrow letter. */
const BESIDE = 0.25;
const OF_WIDTH = 0.6;
const ABOVE = 0.2;
/** Max distance for pieces without width, such as marks, in sizes. */
const SAME_POINT = 0.02;

/** Removes copies that are drawn at or next to the same position to look bold. */
export function withoutDoubles(pieces: readonly Piece[]): Piece[] {
  const distinct: Piece[] = [];
  const seenOf = new Map<string, Map<string, Piece>>();
  for (const piece of pieces) {
    const seen = seenOf.get(piece.text);
    const twin = seen && getTwin(piece, seen);
    if (twin) {
      twin.bold = true;
      continue;
    }
    const own = { ...piece };
    distinct.push(own);
    const [column, row] = getCell(piece);
    if (seen) seen.set(`${column} ${row}`, own);
    else seenOf.set(piece.text, new Map([[`${column} ${row}`, own]]));
  }

  return distinct;
}

/** In cells, so that a hundred thousand equal letters are not compared with each other. */
const getCell = ({ x, y, size }: Piece) =>
  [Math.round(x / (BESIDE * size)), Math.round(y / (ABOVE * size))] as const;

function getTwin(piece: Piece, seen: ReadonlyMap<string, Piece>): Piece | undefined {
  const [column, row] = getCell(piece);
  for (const y of [row, row - 1, row + 1]) {
    for (const x of [column, column - 1, column + 1]) {
      const other = seen.get(`${x} ${y}`);
      if (other && isDouble(other, piece)) return other;
    }
  }

  return undefined;
}

function isDouble(first: Piece, repeatedPiece: Piece): boolean {
  const { size, x, y, right } = first;
  const beside = right > x ? Math.min(BESIDE * size, OF_WIDTH * (right - x)) : SAME_POINT * size;

  return Math.abs(repeatedPiece.x - x) < beside && Math.abs(repeatedPiece.y - y) < ABOVE * size;
}
