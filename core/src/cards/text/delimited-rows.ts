/** Rows of text with a separator between cells: CSV, TSV, Anki's notes and the lists that Quizlet exports. */

/** One row; cells can have several lines if they are quoted. */
export interface DelimitedRow {
  /** 1-based. */
  line: number;
  /** Null if a quotation mark of the row is never closed. */
  cells: string[] | null;
  /** True if the row begins with a # that is not in quotation marks. */
  isComment: boolean;
}

export interface RowForm {
  /** Separates cells; at least one character. */
  separator: string;
  /** Separates rows. */
  rowSeparator: string;
  /** True if a cell in quotation marks may hold separators. */
  hasQuotes: boolean;
}

/** Each unclosed quotation mark is searched to the end of the text, so their number is limited. */
const maxUnclosed = 100;

/**
 * A row with an unclosed quotation mark is only its first line, so that it does not take in those after it.
 *
 * @param text with `\n` at the end of its lines
 * @returns its rows in their order, without empty lines
 */
export function readDelimitedRows(
  text: string,
  { separator, rowSeparator, hasQuotes }: RowForm,
): DelimitedRow[] {
  const rows: DelimitedRow[] = [];
  let line = 1;
  let unclosed = 0;
  let index = 0;
  while (index < text.length) {
    const plainEnd = findOrEnd(text, rowSeparator, index);
    const plain = text.slice(index, plainEnd);
    const isComment = plain.startsWith('#');
    const isQuoted = hasQuotes && !isComment && unclosed < maxUnclosed && mayHoldQuotes(plain, separator);
    const read = isQuoted
      ? readQuoted(text, index, separator, rowSeparator)
      : { cells: plain.split(separator), end: plainEnd };
    if (read === null) unclosed += 1;
    const end = read?.end ?? plainEnd;
    const cells = read?.cells ?? null;
    if (cells === null || cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells, isComment });
    line += countLines(text.slice(index, end)) + countLines(rowSeparator);
    index = end + rowSeparator.length;
  }
  return rows;
}

function mayHoldQuotes(row: string, separator: string): boolean {
  return row.startsWith('"') || row.includes(`${separator}"`);
}

/** @returns null if a quotation mark is never closed */
function readQuoted(
  text: string,
  start: number,
  separator: string,
  rowSeparator: string,
): { cells: string[]; end: number } | null {
  const cells: string[] = [];
  let index = start;
  for (;;) {
    let cell = '';
    if (text[index] === '"') {
      const quoted = readQuotedCell(text, index);
      if (quoted === null) return null;
      cell = quoted.cell;
      index = quoted.end;
    }
    const rowEnd = findOrEnd(text, rowSeparator, index);
    const cellEnd = Math.min(findOrEnd(text, separator, index), rowEnd);
    cells.push(cell + text.slice(index, cellEnd));
    if (cellEnd === rowEnd) return { cells, end: rowEnd };
    index = cellEnd + separator.length;
  }
}

/** A quotation mark within a cell is written twice. */
function readQuotedCell(text: string, start: number): { cell: string; end: number } | null {
  let cell = '';
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return null;
    cell += text.slice(from, quote);
    if (text[quote + 1] !== '"') return { cell, end: quote + 1 };
    cell += '"';
    from = quote + 2;
  }
}

function findOrEnd(text: string, mark: string, from: number): number {
  const index = text.indexOf(mark, from);
  return index === -1 ? text.length : index;
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}
