/** Reads the text of a list into cells. */
import { type DelimitedRow, readDelimitedRows } from '../cards/text/delimited-rows.ts';

export interface TableRow {
  /** The line of the file where the row begins, from 1. */
  line: number;
  /** Null if a quotation mark of the row is never closed. */
  cells: string[] | null;
}

const separators = [',', ';', '\t'];

/** Rows that are compared to find the separator. */
const sampleSize = 50;

/**
 * @param text of a file, with any ends of lines
 * @returns its rows that are not blank, by the separator that makes the most cells
 */
export function readTable(text: string): TableRow[] {
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const sample = lines.split('\n', sampleSize).join('\n');
  const [separator = ','] = separators.toSorted(
    (a, b) => countCells(read(sample, b)) - countCells(read(sample, a)),
  );
  return read(lines, separator).map(({ line, cells }) => ({ line, cells }));
}

const read = (text: string, separator: string): DelimitedRow[] =>
  readDelimitedRows(text, { separator, rowSeparator: '\n', hasQuotes: true });

const countCells = (rows: readonly DelimitedRow[]) =>
  rows.reduce((count, { cells }) => count + (cells?.length ?? 0), 0);
