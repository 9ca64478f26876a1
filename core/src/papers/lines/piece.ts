import type { PaperPosition } from '../paper.ts';
import type { PaperLine } from './paper-lines.ts';

/** A part of a line; positions are in the text of the line. */
export interface Piece {
  line: PaperLine;
  from: number;
  to: number;
}

/** @returns the text of a piece without white space around it */
export const getPieceText = ({ line, from, to }: Piece) => line.text.slice(from, to).trim();

/** @returns the piece that a complete line is */
export const toPiece = (line: PaperLine, from = 0): Piece => ({ line, from, to: line.text.length });

const ENDS = /[.!?:;]["”»)\]]?$/u;
const STARTS_SMALL = /^["“«(]?\p{Ll}/u;
const STARTS_ITEM = /^(?:\(?(?:[ivx]{1,4}|[a-h])[.)]|[•–-]\s)/u;

/**
 * Joins pieces that follow one another.
 *
 * @param pieces in their order
 * @returns their text; a line that continues the line above it is joined with a space, any other line with a line break
 */
export function joinPieces(pieces: readonly Piece[]): string {
  let joined = '';
  let previous: Piece | null = null;
  for (const piece of pieces) {
    const text = getPieceText(piece);
    if (text === '') continue;
    if (joined === '') joined = text;
    else joined += (previous !== null && continues(previous, piece, text) ? ' ' : '\n') + text;
    previous = piece;
  }
  return joined;
}

function continues(previous: Piece, piece: Piece, text: string): boolean {
  const isAdjacent = piece.line.page === previous.line.page && piece.line.line - previous.line.line <= 1;
  if (!isAdjacent || STARTS_ITEM.test(text.slice(0, 8))) return false;
  const tail = getPieceText(previous).slice(-3);
  return STARTS_SMALL.test(text.slice(0, 3)) && !ENDS.test(tail);
}

/** @returns the spans of pieces, one for each page */
export function getPositions(pieces: readonly Piece[]): PaperPosition[] {
  const positions: PaperPosition[] = [];
  for (const piece of pieces) {
    const position = getPosition(piece);
    const last = positions.at(-1);
    if (last?.page === position.page) last.end = Math.max(last.end, position.end);
    else positions.push(position);
  }
  return positions;
}

/** @returns the position of a piece, without white space around it */
export function getPosition({ line, from, to }: Piece): PaperPosition {
  const slice = line.text.slice(from, to);
  const start = line.start + from + slice.length - slice.trimStart().length;
  return { page: line.page, line: line.line, start, end: start + slice.trim().length };
}
