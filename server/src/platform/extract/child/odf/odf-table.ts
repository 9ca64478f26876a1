import { DOCUMENT_LIMITS } from '../../limits.ts';
import type { Run } from '../blocks/raw-block.ts';
import type { TabularCell, TabularRow } from '../blocks/tabular-blocks.ts';
import { getAttribute, getElements, type XmlElement } from '../xml/xml-tree.ts';

export interface OdfTable {
  rows: TabularRow[];
  /** How many of the rows name columns, as the file says. */
  heads: number;
  /** Whether there are more rows than are read. */
  isCut: boolean;
}

/** Columns beyond this are empty in every table that people read: programs repeat the last cell up to the edge. */
const MOST_COLUMNS = 256;
const MOST_ROWS = 5_000;
const VALUES = new Set(['float', 'percentage', 'currency', 'date', 'time', 'boolean']);

/** The rows of a table without the empty ones. A cell that reaches downwards counts in each of its rows. */
export function odfTable(table: XmlElement, getRuns: (cell: XmlElement) => Run[]): OdfTable {
  const rows: TabularRow[] = [];
  const reaching = new Map<number, { cell: TabularCell; rows: number }>();
  let heads = 0;
  let room = DOCUMENT_LIMITS.characters;
  for (const { row, isHead } of findRows(table, false)) {
    const cells = getCells(row, getRuns, reaching);
    if (cells.length === 0) continue;

    const length = findCharacters(cells);
    for (let copy = repeats(row, 'number-rows-repeated'); copy > 0; copy--) {
      // A cell that is repeated both ways is a few bytes in the file and a million cells here.
      if (rows.length === MOST_ROWS || room <= 0) return { rows, heads, isCut: true };
      rows.push(cells);
      room -= length;
      if (isHead) heads += 1;
    }
  }

  return { rows, heads, isCut: false };
}

function findRows(parent: XmlElement, isHead: boolean): { row: XmlElement; isHead: boolean }[] {
  return getElements(parent, 'table-row', 'table-rows', 'table-header-rows', 'table-row-group').flatMap(
    (child) =>
      child.name === 'table-row'
        ? [{ row: child, isHead }]
        : findRows(child, isHead || child.name === 'table-header-rows'),
  );
}

function getCells(
  row: XmlElement,
  getRuns: (cell: XmlElement) => Run[],
  reaching: Map<number, { cell: TabularCell; rows: number }>,
): TabularRow {
  const cells: TabularRow = [];
  let column = 0;
  for (const element of getElements(row, 'table-cell', 'covered-table-cell')) {
    const end = Math.min(column + repeats(element, 'number-columns-repeated'), MOST_COLUMNS);
    const runs = element.name === 'table-cell' ? getRuns(element) : [];
    const cell = { runs, isValue: VALUES.has(getAttribute(element, 'value-type') ?? '') };
    const isEmpty = runs.every(({ text }) => text.trim() === '');
    for (; column < end; column++) {
      const above = reaching.get(column);
      if (above && --above.rows === 0) reaching.delete(column);
      const content = isEmpty ? above?.cell : cell;
      if (content) cells[column] = content;
    }
    const spanned = Number(getAttribute(element, 'number-rows-spanned')) || 1;
    if (!isEmpty && spanned > 1) reaching.set(end - 1, { cell, rows: spanned - 1 });
  }

  return cells;
}

function findCharacters(row: TabularRow): number {
  return row.reduce(
    (sum, cell) => (cell?.runs ?? []).reduce((inCell, { text }) => inCell + text.length, sum),
    0,
  );
}

function repeats(element: XmlElement, name: string): number {
  return Math.max(Number(getAttribute(element, name)) || 1, 1);
}
