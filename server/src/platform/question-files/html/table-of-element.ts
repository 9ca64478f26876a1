/** Converts an HTML table into a table of the closed tree: rows of equal width, the first is the head. */
import type { Block, Inline } from '@akada/contract/wire/content/content-tree.ts';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { getParagraphs, oneLine } from '../../content/inline-nodes.ts';
import { getAttribute } from '../../extract/child/html/element-text.ts';
import { InlineReader } from './inline-reader.ts';
import { getRow, unsetFormulas } from './runs.ts';
import type { TextSource } from './text-source.ts';

/** Columns that one cell covers; more are a mistake. */
const widestCell = 20;

/**
 * @param table the element; tables inside of it become text of their cells
 * @param source resolves pictures and collects warnings
 * @returns its title and the table, which is omitted if all cells are empty
 */
export function getTable(table: Tree.Element, source: TextSource): Block[] {
  const title = findElements(table).filter(({ tagName }) => tagName === 'caption');
  const blocks = title.flatMap((element) => getParagraphs(getCell(element, source), unsetFormulas));
  const rows = getRows(table).map((row) => getCells(row, source));
  const filled = rows.filter((row) => row.some((cell) => cell.length > 0));
  const width = Math.max(0, ...filled.map((row) => row.length));
  const [head, ...others] = filled.map((row) => [...row, ...emptyCells(width - row.length)]);
  if (head === undefined) return blocks;

  const alignments = head.map(() => null);
  return [...blocks, { type: 'table', alignments, head, rows: others }];
}

function getRows(table: Tree.Element): Tree.Element[] {
  return findElements(table).flatMap((element) =>
    element.tagName === 'tr' ? [element] : rowsInPart(element),
  );
}

function rowsInPart(part: Tree.Element): Tree.Element[] {
  return /^(?:thead|tbody|tfoot)$/.test(part.tagName)
    ? findElements(part).filter(({ tagName }) => tagName === 'tr')
    : [];
}

function findElements({ childNodes }: Tree.Element): Tree.Element[] {
  return childNodes.filter((node) => 'tagName' in node);
}

function getCells(row: Tree.Element, source: TextSource): Inline[][] {
  return findElements(row).flatMap((cell) => [getCell(cell, source), ...emptyCells(getWidth(cell) - 1)]);
}

function getCell(cell: Tree.Element, source: TextSource): Inline[] {
  const reader = new InlineReader(source);
  for (const node of cell.childNodes) reader.read(node);
  return oneLine(getRow(reader.take()), unsetFormulas);
}

function getWidth(cell: Tree.Element): number {
  const width = Number(getAttribute(cell, 'colspan') ?? 1);
  return Number.isInteger(width) ? Math.min(Math.max(width, 1), widestCell) : 1;
}

function emptyCells(count: number): Inline[][] {
  return Array.from({ length: count }, () => []);
}
