import { plain, type RawBlock, type Run } from './blocks/raw-block.ts';
import { tableRow } from './blocks/table-row.ts';

/** A name of a column is short. */
const LONGEST_NAME = 60;
const HAS_LETTER = /\p{L}/u;
const IS_VALUE = /^[\s\d.,:;%+\-–/€$£₦()]+$/;

/**
 * Rows of a table without a declared head. The first row is the head if all its cells are different short
 * words and a later row has values below names.
 *
 * @param rows the cells of each row, including empty ones
 * @param isHead whether the first row is the head, if the format declares it; guessed if absent
 * @param toRuns reads the marks within a cell, if there are any
 */
export function tableRows(
  rows: readonly (readonly string[])[],
  isHead = looksLikeHead(rows),
  toRuns = (cell: string): Run[] => [plain(cell)],
): RawBlock[] {
  return rows
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row, index) => tableRow(row.map(toRuns), isHead && index === 0));
}

function looksLikeHead(rows: readonly (readonly string[])[]): boolean {
  const [first = [], ...others] = rows;
  const names = first.map((cell) => cell.trim());
  const isNamed = names.every(
    (name) => HAS_LETTER.test(name) && name.length <= LONGEST_NAME && !/[.!?]$/.test(name),
  );
  if (!isNamed || names.length < 2 || new Set(names).size < names.length || others.length === 0) return false;

  return (
    names.length > 2 || others.some((row) => row.some((cell) => IS_VALUE.test(cell) && cell.trim() !== ''))
  );
}
