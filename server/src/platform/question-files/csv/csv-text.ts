import Papa from 'papaparse';
import { formulaCell } from './formula-cells.ts';

/** A cell of a table; numbers stay numbers, also below nothing. */
export type CsvCell = string | number | null;

/** @returns the text of a file that spreadsheets open as a table and compute nothing of */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  // Spreadsheets would read a file without the mark in their own encoding.
  return `\ufeff${csvLines(rows)}`;
}

/** @returns further lines of such a file */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return `${Papa.unparse(rows as CsvCell[][], { newline: '\r\n', escapeFormulae: formulaCell })}\r\n`;
}
