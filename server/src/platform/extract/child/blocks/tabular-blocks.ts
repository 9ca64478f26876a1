import { cleanText } from './clean-text.ts';
import type { RawBlock, Run } from './raw-block.ts';
import { tableRow } from './table-row.ts';

/** A cell of a table whose file does not say which row names the columns. */
export interface TabularCell {
  runs: Run[];
  /** True for a number, a date or a truth value. */
  isValue: boolean;
}

/** By column; cells without text may be absent. */
export type TabularRow = (TabularCell | undefined)[];

/** A name of a column is no sentence. */
const LONGEST_NAME = 60;

/**
 * Rows of a table. The first row with more than one cell names the columns if it holds only short texts and
 * differs from the rest: it is bold, or values follow below.
 *
 * @param statedHeads number of head rows that the file declares; then none is guessed
 */
export function tabularBlocks(rows: readonly TabularRow[], statedHeads = 0): RawBlock[] {
  if (statedHeads > 0) return rows.map((row, index) => tableRow(getRuns(row), index < statedHeads));

  const filled = rows.filter((row) => getCells(row).length > 0);
  const head = filled.findIndex((row) => getCells(row).length > 1);
  const hasHead = head >= 0 && isHead(filled[head] ?? [], filled.slice(head + 1));

  return filled.map((row, index) => tableRow(getRuns(row), hasHead && index === head));
}

/** Includes absent cells. */
function getRuns(row: TabularRow): Run[][] {
  return Array.from(row, (cell) => cell?.runs ?? []);
}

function isHead(row: TabularRow, below: readonly TabularRow[]): boolean {
  const cells = getCells(row);
  const areNames = cells.every((cell) => !cell.isValue && getText(cell).length <= LONGEST_NAME);
  if (!areNames || below.length === 0) return false;

  const allBold = cells.every(({ runs }) => runs.every(({ bold, text }) => bold || text.trim() === ''));

  return allBold || below.some((row) => getCells(row).some(({ isValue }) => isValue));
}

function getCells(row: TabularRow): TabularCell[] {
  return row.filter((cell): cell is TabularCell => cell !== undefined && getText(cell) !== '');
}

function getText({ runs }: TabularCell): string {
  return cleanText(runs.map(({ text }) => text).join('')).trim();
}
