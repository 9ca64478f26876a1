import { highest, lowest, median } from './extremes.ts';
import type { Column, Line } from './lines.ts';

/** Fewer lines than this on a side are a table or a caption, not a column. */
const LINES_OF_COLUMN = 5;
/** Columns of prose have lines this long; those of tables seldom do. */
const LETTERS_OF_LINE = 18;
/** The share of a page's parts that may lie across the gap: titles, wide figures' captions. */
const MOST_ACROSS = 0.35;

/**
 * Puts the parts of a page's lines in reading order and tells each its column.
 *
 * Files are trusted to draw their text in order, except around columns, which some draw line by line
 * across the gap. Where a gap parts two bodies of prose, the left one is read before the right one,
 * between whatever spans both.
 */
export function orderByColumns(parts: readonly Line[]): Line[] {
  const gap = findGap(parts);
  if (gap === null) return inColumn(parts);

  return bands(parts, gap).flatMap(({ across, left, right }) => [
    ...inColumn(across),
    ...orderByColumns(left.toSorted(downwards)),
    ...orderByColumns(right.toSorted(downwards)),
  ]);
}

function inColumn(parts: readonly Line[]): Line[] {
  const column: Column = {
    left: lowest(parts.map(({ x }) => x)),
    right: highest(parts.map(({ right }) => right)),
  };

  return parts.map((part) => ({ ...part, column }));
}

/** The left border of a right column, null when the parts are one column. */
function findGap(parts: readonly Line[]): number | null {
  const borders = new Map<number, number>();
  for (const { x } of parts) borders.set(Math.round(x), (borders.get(Math.round(x)) ?? 0) + 1);

  return (
    [...borders]
      .filter(([, lines]) => lines >= LINES_OF_COLUMN - 1)
      .sort(([, fewer], [, more]) => more - fewer)
      .map(([border]) => border - 1)
      .find((border) => partsColumns(parts, border)) ?? null
  );
}

function partsColumns(parts: readonly Line[], border: number): boolean {
  const left = parts.filter((part) => part.right <= border);
  const right = parts.filter((part) => part.x >= border);
  const across = parts.length - left.length - right.length;

  return isProse(left) && isProse(right) && across <= MOST_ACROSS * parts.length && standBeside(left, right);
}

function isProse(parts: readonly Line[]): boolean {
  return parts.length >= LINES_OF_COLUMN && median(parts.map(({ text }) => text.length)) >= LETTERS_OF_LINE;
}

function standBeside(left: readonly Line[], right: readonly Line[]): boolean {
  const [lefts, rights] = [left, right].map((side) => side.map(({ y }) => y));

  return lowest(rights ?? []) < highest(lefts ?? []) && lowest(lefts ?? []) < highest(rights ?? []);
}

interface Band {
  across: Line[];
  left: Line[];
  right: Line[];
}

/** Cuts the page below each stack of lines that lie across the gap. */
function bands(parts: readonly Line[], border: number): Band[] {
  const result: Band[] = [{ across: [], left: [], right: [] }];
  for (const part of parts.toSorted(downwards)) {
    const band = result.at(-1);
    const side = part.right <= border ? 'left' : part.x >= border ? 'right' : 'across';
    const columnsBegan = band !== undefined && band.left.length + band.right.length > 0;
    if (side === 'across' && columnsBegan) result.push({ across: [part], left: [], right: [] });
    else band?.[side].push(part);
  }

  return result;
}

function downwards(a: Line, b: Line): number {
  const sameLine = Math.abs(a.y - b.y) < 0.45 * Math.max(a.size, b.size);

  return sameLine ? a.x - b.x : a.y - b.y;
}
