import { getPieceText, type Piece } from '../lines/piece.ts';
import type { PlacedMark } from './choose-run.ts';

/** An option of a question. */
export interface CutOption {
  mark: PlacedMark;
  /** The piece of its letter. */
  letter: Piece;
  /** The pieces of its text; none if a figure shows it. */
  pieces: Piece[];
}

/** The pieces of a question around its options. */
export interface OptionPieces {
  stem: Piece[];
  /** One entry for each mark, in the order of the text. */
  options: CutOption[];
  /** Lines behind the last option that do not continue it. */
  trailing: Piece[];
}

const STARTS_SMALL = /^["“«(]?\p{Ll}/u;
const ENDS = /[.!?:;]$/;

/**
 * Cuts the pieces of a question at the marks of its options.
 *
 * @param pieces of the question
 * @param marks in the order of the text, at least one
 */
export function cutAtMarks(pieces: readonly Piece[], marks: readonly PlacedMark[]): OptionPieces {
  const [first] = marks;
  if (first === undefined) return { stem: [...pieces], options: [], trailing: [] };

  const options = marks.flatMap((mark, index): CutOption[] => {
    const piece = pieces[mark.piece];
    if (piece === undefined) return [];
    const next = marks[index + 1] ?? null;
    const letter = { line: piece.line, from: mark.start, to: mark.end };
    return [{ mark, letter, pieces: slicePieces(pieces, { piece: mark.piece, position: mark.end }, next) }];
  });
  const { continued, trailing } = splitTrailing(options.at(-1)?.pieces ?? []);
  const last = options.at(-1);
  if (last !== undefined) last.pieces = continued;
  return { stem: slicePieces(pieces, null, first), options, trailing };
}

function slicePieces(
  pieces: readonly Piece[],
  from: { piece: number; position: number } | null,
  to: { piece: number; start: number } | null,
): Piece[] {
  const first = from?.piece ?? 0;
  const last = to?.piece ?? pieces.length - 1;
  return pieces
    .slice(first, last + 1)
    .map((piece, index) => ({
      line: piece.line,
      from: from !== null && index === 0 ? from.position : piece.from,
      to: to !== null && first + index === to.piece ? to.start : piece.to,
    }))
    .filter((piece) => getPieceText(piece) !== '');
}

/** A line below the last option continues it only in the middle of a sentence. */
function splitTrailing(pieces: readonly Piece[]): { continued: Piece[]; trailing: Piece[] } {
  const end = pieces.findIndex((piece, index) => {
    const previous = pieces[index - 1];
    if (previous === undefined) return false;
    const isContinued =
      STARTS_SMALL.test(getPieceText(piece).slice(0, 3)) && !ENDS.test(getPieceText(previous).slice(-1));
    return !isContinued;
  });
  return end === -1
    ? { continued: [...pieces], trailing: [] }
    : { continued: pieces.slice(0, end), trailing: pieces.slice(end) };
}
