import Papa from 'papaparse';
import { formulaCell } from './formula-cells.ts';

/** A cell of a table; numbers stay numbers, also below nothing. */
export type CsvCell = string | number | null;

/** @returns the text of a file that spreadsheets open as a table and compute nothing of */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  const table = Papa.unparse(rows as CsvCell[][], { newline: '\r\n', escapeFormulae: formulaCell });
  // Spreadsheets would read a file without the mark in their own encoding.
  return `\ufeff${table}\r\n`;
}
