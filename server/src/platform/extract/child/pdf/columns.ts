import { highest, lowest, median } from './extremes.ts';
import { type Column, getRows, joinParts, type Line } from './lines.ts';
import { orderShortColumns } from './short-columns.ts';

/** Fewer lines than this on a side are a table or a caption, not a column. */
const LINES_OF_COLUMN = 5;
/** Lines of prose columns reach this length; lines of tables seldom do. */
const LETTERS_OF_LINE = 18;
/** The share of a page's parts that may lie across the gap: titles, wide figures' captions. */
const MOST_ACROSS = 0.35;
/** More changes of column than this (per part) come from drawing line by line across the gap. */
const MOST_CHANGES = 0.2;

type Side = 'left' | 'right' | 'across';

/**
 * Puts the parts of a page's lines in reading order and assigns each its column.
 *
 * Files are trusted to draw their text in order, except around columns, which some draw line by line
 * across the gap. There the left one is read before the right one, between whatever spans both.
 */
export function orderByColumns(parts: readonly Line[]): Line[] {
  const gap = findGap(parts);
  if (gap === null) return orderShortColumns(inColumn(parts));

  const side = (part: Line) => getSide(part, gap);

  return changes(parts.map(side)) > MOST_CHANGES * parts.length
    ? bands(parts, side).flatMap(inBand)
    : weave(parts, side);
}

function getSide(part: Line, border: number): Side {
  if (part.right <= border) return 'left';

  return part.x >= border ? 'right' : 'across';
}

function changes(sides: readonly Side[]): number {
  const besideGap = sides.filter((side) => side !== 'across');

  return besideGap.filter((side, index) => index > 0 && side !== besideGap[index - 1]).length;
}

function inBand({ across, left, right }: Record<Side, Line[]>): Line[] {
  return [...inColumn(across), ...orderByColumns(left), ...orderByColumns(right)];
}

/** Preserves the order in which the sides take turns, and orders each for itself. */
function weave(parts: readonly Line[], side: (part: Line) => Side): Line[] {
  const of = (requestedSide: Side) => parts.filter((part) => side(part) === requestedSide);
  const queues: Record<Side, Iterator<Line>> = {
    left: orderByColumns(of('left')).values(),
    right: orderByColumns(of('right')).values(),
    across: inColumn(of('across')).values(),
  };

  return parts.map((part) => queues[side(part)].next().value ?? part);
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

/** Judged by whole lines: the wide spaces of justified text cut its lines into many parts. */
function isProse(parts: readonly Line[]): boolean {
  const lines = joinParts(inColumn(getRows(parts).flat()));

  return lines.length >= LINES_OF_COLUMN && median(lines.map(({ text }) => text.length)) >= LETTERS_OF_LINE;
}

function standBeside(left: readonly Line[], right: readonly Line[]): boolean {
  const lefts = left.map(({ y }) => y);
  const rights = right.map(({ y }) => y);

  return lowest(rights) < highest(lefts) && lowest(lefts) < highest(rights);
}

/** Cuts the page below each stack of lines that lie across the gap. */
function bands(parts: readonly Line[], side: (part: Line) => Side): Record<Side, Line[]>[] {
  const result: Record<Side, Line[]>[] = [];
  for (const part of getRows(parts).flat()) {
    const band = result.at(-1);
    const columnsBegan = band !== undefined && band.left.length + band.right.length > 0;
    if (!band || (side(part) === 'across' && columnsBegan))
      result.push({ left: [], right: [], across: [], [side(part)]: [part] });
    else band[side(part)].push(part);
  }

  return result;
}
