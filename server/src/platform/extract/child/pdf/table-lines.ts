import type { RawBlock, Run } from '../blocks/raw-block.ts';
import { tableRow } from '../blocks/table-row.ts';
import { isBold } from './group-lines.ts';
import type { Line, LinePart } from './lines.ts';

/** Fewer similar lines are chance. */
const FEWEST_ROWS = 3;
/** Cells of one column begin this close to each other, in sizes. */
const SAME_BORDER = 1.2;
/** A row further below than this, in sizes, is no part of the table. */
const MOST_STEP = 3.2;
/** Min share of rows in which a column must be filled. */
const FILLED = 0.6;

/** Lines of a page that are the rows of one table. */
export interface Table {
  /** Left borders of its columns, in points. */
  borders: number[];
  rows: Line[][];
}

/** Text, or a table found in it. */
export type PageStretch = { lines: Line[] } | { table: Table };

/**
 * Finds the tables of a page: three or more lines below each other whose parts begin at the same borders. Justified prose
 * has wide gaps as well, but never at one place.
 *
 * @param lines in reading order
 */
export function findTables(lines: readonly Line[]): PageStretch[] {
  const stretches: PageStretch[] = [];
  let from = 0;
  while (from < lines.length) {
    const table = tableAt(lines, from);
    const last = stretches.at(-1);
    if (table) {
      stretches.push({ table });
      from += table.rows.flat().length;
      continue;
    }
    const line = lines[from];
    if (line && last && 'lines' in last) last.lines.push(line);
    else if (line) stretches.push({ lines: [line] });
    from += 1;
  }

  return stretches;
}

function tableAt(lines: readonly Line[], from: number): Table | null {
  const first = lines[from];
  if (!first || getParts(first).length < 2) return null;

  const rows: Line[][] = [[first]];
  const borders = getParts(first).map(({ x }) => x);
  for (let index = from + 1; index < lines.length; index += 1) {
    const line = lines[index];
    const above = lines[index - 1];
    if (!line || !above || !isBelow(above, line)) break;
    const fitting = getParts(line).every((part) => getColumn(part, borders, line.size) !== null);
    if (!fitting) break;
    if (isContinuation(line, borders)) rows.at(-1)?.push(line);
    else if (getParts(line).length > 1) rows.push([line]);
    else break;
  }

  return isTable(rows, borders) ? { borders, rows } : null;
}

const getParts = (line: Line): readonly LinePart[] => line.parts ?? [line];

function isBelow(above: Line, line: Line): boolean {
  const step = (line.y - above.y) / above.size;

  return line.column === above.column && step > 0 && step < MOST_STEP;
}

/** A line with an empty first column continues cells of the row above. */
function isContinuation(line: Line, borders: readonly number[]): boolean {
  const [part] = getParts(line);

  return part !== undefined && (getColumn(part, borders, line.size) ?? 0) > 0;
}

function getColumn({ x }: LinePart, borders: readonly number[], size: number): number | null {
  const column = borders.findIndex((border) => Math.abs(border - x) < SAME_BORDER * size);

  return column < 0 ? null : column;
}

function isTable(rows: readonly Line[][], borders: readonly number[]): boolean {
  if (rows.length < FEWEST_ROWS) return false;

  return borders.every((_, column) => {
    const filled = rows.filter((row) => getCells(row, borders)[column]?.length);

    return filled.length >= FILLED * rows.length;
  });
}

function getCells(row: readonly Line[], borders: readonly number[]): Run[][] {
  const cells: Run[][] = borders.map(() => []);
  for (const line of row) {
    for (const part of getParts(line)) {
      const cell = cells[getColumn(part, borders, line.size) ?? 0];
      if (cell && cell.length > 0) cell.push({ text: ' ', bold: false });
      cell?.push(...part.runs);
    }
  }

  return cells;
}

/** The rows of a table as blocks; a first row names the columns if only it is bold. */
export function tableBlocks({ rows, borders }: Table): RawBlock[] {
  const [head = [], ...others] = rows;
  const hasHead = head.every(isBold) && !others.some((row) => row.every(isBold));

  return rows.map((row) => tableRow(getCells(row, borders), hasHead && row === head));
}
