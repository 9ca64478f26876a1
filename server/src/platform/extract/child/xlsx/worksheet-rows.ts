import { formulaGap } from '@akada/core/text/marked-gaps.ts';
import type { Archive } from '../archive/open-archive.ts';
import { plain, type Run } from '../blocks/raw-block.ts';
import type { TabularCell, TabularRow } from '../blocks/tabular-blocks.ts';
import { elementAt, getElements, walkSubtrees, type XmlElement, xmlText } from '../xml/xml-tree.ts';
import { type CellFormat, formatNumber } from './cell-formats.ts';
import { stringRuns } from './shared-strings.ts';

/** Shared values that the cells of all worksheets refer to. */
export interface WorkbookValues {
  strings: readonly Run[][];
  formats: readonly CellFormat[];
  from1904: boolean;
}

/** Columns beyond this belong to no table that people read. */
const MOST_COLUMNS = 256;

export interface WorksheetRows {
  rows: TabularRow[];
  /** Whether there are more rows than were wanted. */
  isCut: boolean;
  /** Whether cells have formulas whose values are not stored; each is a mark. */
  hasUncalculated: boolean;
}

/**
 * The rows of a worksheet, each value as it is shown. A cell that is merged downwards counts in each of its rows.
 *
 * @param most rows to read; the rest is passed over
 * @throws {Unreadable}
 */
export async function readWorksheetRows(
  archive: Archive,
  part: string,
  { values, most }: { values: WorkbookValues; most: number },
): Promise<WorksheetRows> {
  const rows: TabularRow[] = [];
  const indexByNumber = new Map<number, number>();
  let isCut = false;
  await walkSubtrees(archive.stream(part), {
    wants: (name) => name === 'row',
    take: (element) => {
      const row = getRow(element, values);
      if (row.length === 0) return;
      if (rows.length === most) {
        isCut = true;
        return;
      }
      indexByNumber.set(Number(element.attributes.r), rows.length);
      rows.push(row);
    },
    open: (name, { ref = '' }) => {
      if (name === 'mergeCell') fillMerged(rows, indexByNumber, ref);
    },
  });

  return { rows, isCut, hasUncalculated: rows.some((row) => row.includes(uncalculated)) };
}

function getRow(element: XmlElement, values: WorkbookValues): TabularRow {
  const row: TabularRow = [];
  let next = 0;
  for (const cell of getElements(element, 'c')) {
    const column = getColumn(cell.attributes.r ?? '') ?? next;
    next = column + 1;
    const content = column < MOST_COLUMNS ? getContent(cell, values) : null;
    if (content) row[column] = content;
  }

  return row;
}

/** Letters are the digits of a column's number; A is 1. */
function getColumn(reference: string): number | null {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference)?.[0];
  if (!letters) return null;

  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function getContent(cell: XmlElement, { strings, formats, from1904 }: WorkbookValues): TabularCell | null {
  const { t: type = 'n', s: style = '0' } = cell.attributes;
  const value = xmlText(elementAt(cell, 'v'));
  const format = formats[Number(style)];
  const text = (runs: Run[], isValue = false): TabularCell => ({
    runs: runs.map((run) => ({ ...run, bold: run.bold || (format?.bold ?? false) })),
    isValue,
  });

  if (type === 'inlineStr') return text(stringRuns(elementAt(cell, 'is')));
  if (value === '') return elementAt(cell, 'f') ? uncalculated : null;
  if (type === 's') return text(strings[Number(value)] ?? []);
  if (type === 'b') return text([plain(value === '1' ? 'TRUE' : 'FALSE')], true);
  if (type === 'n' && Number.isFinite(Number(value)))
    return text([plain(formatNumber(Number(value), format, from1904))], true);

  return text([plain(value)], type === 'd');
}

/** Programs that write a workbook without calculating it leave this to Excel. */
const uncalculated: TabularCell = { runs: [plain(formulaGap)], isValue: true };

/** Only the first cell of a merged range has a value. A row needs it once, so the range is filled downwards only. */
function fillMerged(rows: TabularRow[], indexByNumber: ReadonlyMap<number, number>, range: string): void {
  const [, first = '', top, bottom] = /^([A-Z]+(\d+)):[A-Z]+(\d+)$/.exec(range) ?? [];
  const column = getColumn(first);
  const cell = column === null ? undefined : rows[indexByNumber.get(Number(top)) ?? -1]?.[column];
  if (column === null || !cell) return;

  for (let number = Number(top) + 1; number <= Number(bottom); number++) {
    const row = rows[indexByNumber.get(number) ?? -1];
    if (!row) return;
    row[column] ??= cell;
  }
}
