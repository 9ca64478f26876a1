/** Tables of figures in the documents, which the commands that measure bring up to date with `--write`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { type Figure, ratio } from './figure.ts';
import { figureCells, figureTitles, markdownTable, shown } from './figure-table.ts';

const root = resolve(import.meta.dirname, '../../..');
const titles = [...figureTitles, 'measured on'];

/** @returns the day and the load of this machine, which a reader needs to judge a figure */
function measurementStamp(): string {
  return `${new Date().toISOString().slice(0, 10)}, load ${loadavg()[0]?.toFixed(1)}`;
}

/**
 * Replaces the rows of figures that have a goal, and appends new ones. Other rows stay, because a run may measure a part.
 *
 * @param path of the document, from the root of the repository
 * @param table name in the marker above the table
 */
export function writeFigures(path: string, table: string, figures: readonly Figure[]): void {
  const file = join(root, path);
  writeFileSync(file, updateTable(readFileSync(file, 'utf8'), table, figures, measurementStamp()));
}

/** @returns the lines of the committed table that say more than this run, see `raisedFigures` */
export function findRaised(path: string, table: string, figures: readonly Figure[]): string[] {
  return raisedFigures(readFileSync(join(root, path), 'utf8'), table, figures);
}

/** A smaller rise is noise of the machine. */
const permittedRise = 1.2;

/**
 * @param document with a table of earlier figures
 * @returns a line for each figure that rose by more than a fifth since: its ratio to the bare server if that is its goal, because it
 * moves least between machines
 */
export function raisedFigures(document: string, table: string, figures: readonly Figure[]): string[] {
  const [, , rows] = splitAtTable(document, table);
  const earlier = new Map(readRows(rows).map((cells) => [rowKey(cells), cells]));
  return figures.flatMap((figure) => {
    const cells = earlier.get(rowKey([figure.name, figure.unit]));
    if (!cells) return [];
    const times = figure.goal?.of === 'bare' ? ratio(figure) : null;
    const previous = getNumber(cells[titles.indexOf(times === null ? 'measured' : 'ratio')]);
    const now = times ?? figure.measured;
    if (!(now > previous * permittedRise)) return [];
    const unit = times === null ? figure.unit : 'times bare';
    return [`${figure.name}, ${figure.unit}: ${shown(previous)} -> ${shown(now)} ${unit}`];
  });
}

const getNumber = (cell = '') => (cell === '' ? Number.NaN : Number(cell.replaceAll(',', '')));

/**
 * @param table name in the marker above the table
 * @param stamp of these figures, such as a day
 * @returns the document with these figures in its table
 * @throws Error without a marker of this name
 */
export function updateTable(
  document: string,
  table: string,
  figures: readonly Figure[],
  stamp: string,
): string {
  const [head, rest, oldTable] = splitAtTable(document, table);
  const rows = new Map(readRows(oldTable).map((cells) => [rowKey(cells), cells]));
  for (const figure of figures.filter(({ goal }) => goal !== null)) {
    const cells = [...figureCells(figure), stamp];
    rows.set(rowKey(cells), cells);
  }
  return `${head}${compactTable([...rows.values()])}\n${rest.slice(oldTable.length)}`;
}

/** @returns the text before the table, the text from its first line on, and the table @throws Error without a marker of this name */
function splitAtTable(document: string, table: string): [head: string, rest: string, rows: string] {
  const marker = `<!-- figures: ${table} -->\n`;
  const start = document.indexOf(marker);
  if (start < 0) throw new Error(`The document has no marker "figures: ${table}"`);

  const head = document.slice(0, start + marker.length);
  const rest = document.slice(head.length);
  return [head, rest, /^(?:\|.*\n)*/.exec(rest)?.[0] ?? ''];
}

/** The table may omit columns, so cells are found by the titles of its first line. */
function readRows(table: string): string[][] {
  const [head = [], , ...body] = table
    .split('\n')
    .filter((line) => line !== '')
    .map(readCells);
  return body.map((cells) => titles.map((title) => cells[head.indexOf(title)] ?? ''));
}

function readCells(line: string): string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

/** Omits columns without a value, such as the bare server's column in a run without a comparison. */
function compactTable(rows: readonly (readonly string[])[]): string {
  const filled = titles.flatMap((_, column) => (rows.some((cells) => cells[column]) ? [column] : []));
  const pickFilled = (cells: readonly string[]) => filled.map((column) => cells[column] ?? '');
  return markdownTable(pickFilled(titles), rows.map(pickFilled));
}

/** A figure is known by its name and its unit. */
function rowKey([name, unit]: readonly string[]): string {
  return `${name} | ${unit}`;
}
