import type { DocumentPage, TextBlock } from '../../../text/document.ts';

const MIN_ROWS = 3;
/** The share of rows with a term and a meaning; the first row of a table may name its columns. */
const MIN_SHARE = 0.75;

/**
 * A table of two columns without a head says what a list of "term: meaning" lines says. Its reader writes such rows so.
 *
 * @param rows of one table, in order
 * @returns its rows as items of a list; nothing for any other table
 */
export function termRows(page: DocumentPage, rows: readonly TextBlock[]): TextBlock[] {
  const isPair = rows.every(({ cells = [] }) => cells.every(({ column }) => column < 2));
  const found = rows.filter((row) => isTermRow(page, row));
  if (rows[0]?.head === true || !isPair || found.length < MIN_ROWS || found.length < MIN_SHARE * rows.length)
    return [];

  return found.map((row) => ({ ...row, kind: 'list_item' }));
}

function isTermRow(page: DocumentPage, { cells = [] }: TextBlock): boolean {
  const [term, meaning] = cells;

  return meaning !== undefined && page.text.slice(term?.end, meaning.start).trim() === ':';
}
