import { lowered, raised } from '@akada/core/notes/raised-text.ts';
import type { Run } from '../blocks/raw-block.ts';
import { highest, lowest } from './extremes.ts';
import type { Piece } from './piece.ts';

/** Left and right edge of the column of a line. */
export interface Column {
  left: number;
  right: number;
}

/** A line of text, or a part of one while columns are unknown. Lengths have the units of `Piece`. */
export interface Line {
  runs: Run[];
  text: string;
  x: number;
  right: number;
  y: number;
  /** The size of most of its characters. */
  size: number;
  column: Column;
  /** The parts between wide gaps, if there are several. */
  parts?: LinePart[];
}

export type LinePart = Pick<Line, 'runs' | 'text' | 'x' | 'right'>;

/** Baselines closer than this (in sizes) are one line: room for raised and lowered figures. */
const SAME_BASELINE = 0.45;
/** A gap this wide (in sizes) may be the space between two columns. */
const COLUMN_GAP = 0.9;
/** A gap this wide (in sizes) is a space that was not drawn. */
export const WORD_GAP = 0.15;
/** Powers and indices are smaller than their line by this, and stand higher or lower by these shares of its size. */
const SHIFTED_SIZE = 0.85;
const RAISED_BY = 0.15;
const LOWERED_BY = 0.07;

/** Joins pieces that follow each other on one baseline, up to gaps that may part columns. */
export function joinPieces(pieces: readonly Piece[]): Line[] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1)?.at(-1);
    if (last && follows(last, piece) && piece.x - last.right < COLUMN_GAP * biggerSize(last, piece))
      groups.at(-1)?.push(piece);
    else groups.push([piece]);
  }

  return groups.map(toLine);
}

/** Joins the parts of lines again, after neighbouring parts proved to be one line. */
export function joinParts(parts: readonly Line[]): Line[] {
  const lines: Line[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last && last.column === part.column && follows(last, part))
      lines[lines.length - 1] = merge(last, part);
    else lines.push(part);
  }

  return lines;
}

/** Rows of a page from top to bottom, each from left to right, whatever order they were drawn in. */
export function getRows(lines: readonly Line[]): Line[][] {
  const rows: Line[][] = [];
  for (const line of lines.toSorted((a, b) => a.y - b.y)) {
    const first = rows.at(-1)?.[0];
    if (first && onOneBaseline(first, line)) rows.at(-1)?.push(line);
    else rows.push([line]);
  }

  return rows.map((row) => row.toSorted((a, b) => a.x - b.x));
}

type Placed = Pick<Piece, 'x' | 'right' | 'y' | 'size'>;

function follows(last: Placed, next: Placed): boolean {
  return onOneBaseline(last, next) && next.x > last.right - 0.5 * biggerSize(last, next);
}

/** Tells if two pieces share a baseline, including raised and lowered ones. */
export function onOneBaseline(a: Placed, b: Placed): boolean {
  return Math.abs(a.y - b.y) < SAME_BASELINE * biggerSize(a, b);
}

const biggerSize = (a: Placed, b: Placed) => Math.max(a.size, b.size);

function toLine(pieces: readonly Piece[]): Line {
  const { y, size } = longest(pieces);
  const runs: Run[] = [];
  pieces.forEach((piece, index) => {
    const last = pieces[index - 1];
    const gap = last !== undefined && (piece.spaceBefore || piece.x - last.right > WORD_GAP * piece.size);
    const text = last ? shifted(piece, { y, size }) : piece.text;
    runs.push({ text: gap ? ` ${text}` : text, bold: piece.bold });
  });

  return {
    runs,
    text: runs.map(({ text }) => text).join(''),
    x: lowest(pieces.map(({ x }) => x)),
    right: highest(pieces.map(({ right }) => right)),
    y,
    size,
    column: { left: 0, right: 0 },
  };
}

/** A line does not begin with a power; what is small and raised there is the mark of a footnote. */
function shifted({ text, size, y }: Piece, line: Pick<Line, 'y' | 'size'>): string {
  if (size > SHIFTED_SIZE * line.size) return text;
  if (line.y - y > RAISED_BY * line.size) return raised(text);

  return y - line.y > LOWERED_BY * line.size ? lowered(text) : text;
}

function merge(first: Line, second: Line): Line {
  const { y, size } = longest([first, second]);

  return {
    ...first,
    parts: [...(first.parts ?? [first]), second],
    runs: [...first.runs, { text: ' ', bold: false }, ...second.runs],
    text: `${first.text} ${second.text}`,
    right: Math.max(first.right, second.right),
    y,
    size,
  };
}

function longest<Part extends { text: string }>([first, ...rest]: readonly Part[]): Part {
  if (!first) throw new Error('a line has at least one part');

  return rest.reduce((most, part) => (part.text.length > most.text.length ? part : most), first);
}
