/** The rows of a CSV file, each with the line where it begins: quoted cells may have several lines. */
import Papa from 'papaparse';
import { findLineEnds } from '../text/tidy-text.ts';

export interface CsvRow {
  line: number;
  /** Null if its quotation marks do not match. */
  cells: string[] | null;
}

export interface CsvRows {
  rows: CsvRow[];
  /** The line from which on nothing was read, because too many rows before it are broken; else null. */
  unreadFrom: number | null;
}

/** Each may run over all that follows, which is read again. */
const mostBroken = 100;

/**
 * A row whose quotation marks do not match would take in those after it. It is only the line where it begins, and the next one
 * is read as if nothing had been.
 *
 * @param text of a file
 * @param delimiter of its cells
 * @returns its rows, in bounded time
 */
export function csvRows(text: string, delimiter: string): CsvRows {
  const rows: CsvRow[] = [];
  let from = 0;
  let line = 1;
  for (let broken = 0; broken <= mostBroken; broken += 1) {
    const end = readRows(text.slice(from), delimiter, line, rows);
    const lineEnd = end === null ? -1 : text.indexOf('\n', from + end);
    if (lineEnd === -1) return { rows, unreadFrom: null };

    from = lineEnd + 1;
    line = (rows.at(-1)?.line ?? line) + 1;
  }
  return { rows, unreadFrom: line };
}

/** @returns null at the end, else the offset of a row whose quotation marks do not match */
function readRows(text: string, delimiter: string, firstLine: number, rows: CsvRow[]): number | null {
  let start = 0;
  let line = firstLine;
  let broken: number | null = null;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ data, errors, meta }, parser) => {
      if (errors.some(({ type }) => type === 'Quotes')) {
        rows.push({ line, cells: null });
        broken = start;
        parser.abort();
        return;
      }
      rows.push({ line, cells: data });
      line += findLineEnds(text.slice(start, meta.cursor));
      start = meta.cursor;
    },
  });
  return broken;
}
