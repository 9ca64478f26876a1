import type { DocumentPage, TextBlock } from '../../../text/document.ts';
import { getOrigin, type TableFact, type TableFactRow } from '../fact.ts';
import { firstStatement } from '../labels/labelled-line.ts';

const MIN_ROWS = 3;
const MAX_COLUMNS = 8;
const MAX_CELL_CHARACTERS = 120;

/**
 * @param rows of one table, in order
 * @returns the table if its first row names its columns, as its file says or by its words; nothing for a table that is too small
 */
export function tableFacts(page: DocumentPage, rows: readonly TextBlock[]): TableFact[] {
  const [head, ...body] = rows;
  if (head === undefined || body.length < MIN_ROWS || !(head.head === true || namesPair(page, rows)))
    return [];

  const columns = getCells(page, head);
  if (columns.length < 2 || columns.length > MAX_COLUMNS) return [];

  const found = body.flatMap((row) => getRow(page, row, columns.length));
  if (comparesColumns(columns)) return found.flatMap((row) => compareColumns(columns, row));
  return found.length < MIN_ROWS ? [] : [withoutNumbers({ columns, rows: found })];
}

/** "Language | many | one": what a row says of each column, as a table of its own. */
function compareColumns([, ...subjects]: readonly string[], { cells, origin }: TableFactRow): TableFact[] {
  const [aspect = '', ...values] = cells;
  const rows = subjects.flatMap((subject, index) => {
    const value = values[index] ?? '';
    return subject === '' || value === '' ? [] : [{ cells: [subject, value], origin }];
  });
  return rows.length < 2 ? [] : [{ columns: ['', aspect], rows }];
}

/** Words that only the head of a table of two columns has: what is given of each thing. */
const GIVEN =
  /^(?:definition|meaning|explanation|description|translation|capital|symbol|formula|function|role|use|cause|effect|year|date|unit|author|discoverer|inventor|example)s?$/i;

/** Tells if the first row of a table of two columns names them, although its file does not say so. */
function namesPair(page: DocumentPage, [head, ...body]: readonly TextBlock[]): boolean {
  const getTexts = (row: TextBlock) => getCells(page, row);
  const [thing = '', given = '', ...others] = head ? getTexts(head) : [];
  const isPair = others.length === 0 && body.every((row) => getTexts(row).length <= 2);

  return isPair && /^\p{L}[\p{L} -]{1,30}$/u.test(thing) && GIVEN.test(given);
}

const NUMBERS_ROWS = /^(?:|no\.?|nos\.?|s\/?n\.?|sn\.?|#|num(?:ber)?|step|rank|serial(?: no\.?)?)$/i;

/** The first column of many tables only counts the rows: their subject is in the second one. */
function withoutNumbers(table: TableFact): TableFact {
  const [first = '', second = ''] = table.columns;
  const isCount = table.rows.every(({ cells: [cell = ''] }) =>
    /^\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)]?$/i.test(cell),
  );
  if (!NUMBERS_ROWS.test(first) || !isCount || second === '' || table.columns.length < 3) return table;
  return {
    columns: table.columns.slice(1),
    rows: table.rows.map(({ cells, origin }) => ({ cells: cells.slice(1), origin })),
  };
}

/**
 * "Feature | Symmetric | Asymmetric": each row has another kind of value, so values of other rows are no
 * distractors.
 */
const ASPECT =
  /^(?:features?|propert(?:y|ies)|aspects?|characteristics?|attributes?|criteri(?:on|a)|basis(?: of comparison)?|parameters?|points?|points? of (?:difference|comparison)|differences?|comparison|factors?)$/i;

/** Heads of a table with a row for each thing: what is given of it. */
const PROPERTY =
  /^(?:what|how|who|when|where|why|which)\b|\b(?:in|by|for|of|to)$|\b(?:names?|years?|dates?|died|born|causes?|functions?|units?|symbols?|charges?|mass|numbers?|capitals?|uses?|examples?|meanings?|sources?|types?|kinds?|sizes?|colou?rs?|values?|formulae?|roles?|places?|effects?)\b/iu;

function comparesColumns([first = '', ...others]: readonly string[]): boolean {
  return (
    ASPECT.test(first) || (first === '' && others.length === 2 && !others.some((name) => PROPERTY.test(name)))
  );
}

function getRow(page: DocumentPage, row: TextBlock, width: number): TableFactRow[] {
  const cells = getCells(page, row, width).map(firstStatement);
  if (cells[0] === '' || cells.some((cell) => cell.length > MAX_CELL_CHARACTERS)) return [];
  return [{ cells, origin: getOrigin(page, row) }];
}

function getCells(page: DocumentPage, row: TextBlock, width?: number): string[] {
  const cells: string[] = [];
  for (const { column, start, end } of row.cells ?? []) cells[column] = page.text.slice(start, end).trim();
  return Array.from({ length: width ?? cells.length }, (_, column) => cells[column] ?? '');
}
