import type { DocumentPage, TextBlock } from '../../../text/document.ts';
import { getOrigin, type TableFact, type TableFactRow } from '../fact.ts';
import { firstStatement } from '../labelled-line.ts';

const FEWEST_ROWS = 3;
const MOST_COLUMNS = 8;
const MOST_CELL_CHARACTERS = 120;

/**
 * @param rows of one table, in order
 * @returns the table if its first row names its columns; nothing for a table that is too small
 */
export function tableFacts(page: DocumentPage, rows: readonly TextBlock[]): TableFact[] {
  const [head, ...body] = rows;
  if (head?.head !== true || body.length < FEWEST_ROWS) return [];

  const columns = getCells(page, head);
  if (comparesColumns(columns)) return [];
  if (columns.length < 2 || columns.length > MOST_COLUMNS) return [];

  const found = body.flatMap((row) => getRow(page, row, columns.length));
  return found.length < FEWEST_ROWS ? [] : [{ columns, rows: found }];
}

/**
 * "Feature | Symmetric | Asymmetric": each row has another kind of value, so values of other rows are no
 * distractors.
 */
const ASPECT =
  /^(?:features?|propert(?:y|ies)|aspects?|characteristics?|attributes?|criteri(?:on|a)|basis(?: of comparison)?|parameters?|points?|points? of (?:difference|comparison)|differences?|comparison|factors?)$/i;

function comparesColumns([first = '']: readonly string[]): boolean {
  return ASPECT.test(first);
}

function getRow(page: DocumentPage, row: TextBlock, width: number): TableFactRow[] {
  const cells = getCells(page, row, width).map(firstStatement);
  if (cells[0] === '' || cells.some((cell) => cell.length > MOST_CELL_CHARACTERS)) return [];
  return [{ cells, origin: getOrigin(page, row) }];
}

function getCells(page: DocumentPage, row: TextBlock, width?: number): string[] {
  const cells: string[] = [];
  for (const { column, start, end } of row.cells ?? []) cells[column] = page.text.slice(start, end).trim();
  return Array.from({ length: width ?? cells.length }, (_, column) => cells[column] ?? '');
}
