/** An administrator's list: CSV with a heading, as spreadsheets save it. */
import Papa from 'papaparse';
import { invalidField } from '../../fault/fault.ts';

/** A row that is not blank. */
export interface ListedRow<Column extends string> {
  /** As spreadsheets count, the heading being row 1. */
  row: number;
  /** @returns the text of a column, without spaces around it */
  cell: (column: Column) => string;
  /** The problem of the row, or null. */
  problem: string | null;
}

/** @param columns that the heading has to name, in any order and case @throws Fault `validation_failed` on the field `csv` */
export function listedRows<Column extends string>(
  csv: string,
  columns: readonly Column[],
): ListedRow<Column>[] {
  const [heading = [], ...records] = getCells(csv);
  const names = heading.map((name) => name.trim().toLowerCase());
  for (const column of columns) {
    const count = names.filter((name) => name === column).length;
    if (count === 0) throw listFault(`The first row has to name the columns: ${columns.join(', ')}.`);
    if (count > 1) throw listFault(`The column ${column} is there twice.`);
  }
  return records
    .map((cells, index) => ({
      row: index + 2,
      cells,
      cell: (column: Column) => (cells[names.indexOf(column)] ?? '').trim(),
      problem: isBlank(cells.slice(heading.length))
        ? null
        : 'This row has more cells than the heading. Put a cell with a comma into quotation marks.',
    }))
    .filter(({ cells }) => !isBlank(cells));
}

function getCells(csv: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { skipEmptyLines: false });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) throw listFault(`A quotation mark is not closed, in row ${(broken.row ?? 0) + 1} or above.`);

  return data;
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

const listFault = (sentence: string) => invalidField('csv', sentence);
