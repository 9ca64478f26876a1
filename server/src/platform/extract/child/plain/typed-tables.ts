export interface TypedTable {
  rows: string[][];
  /** True if only the first row has a rule below it, which makes it the head. */
  hasHead: boolean;
  /** Lines that it takes. */
  length: number;
}

const RULE = /^(?=.*(?:---|===))[-=+|: ]+$/;
const FEWEST_ROWS = 2;

/**
 * Reads a typed table: cells are separated by tabs or bars, or aligned with wide gaps.
 *
 * @param lines starts where the table would begin and has no blank line
 */
export function typedTable(lines: readonly string[]): TypedTable | null {
  return getTable(lines, partedRow()) ?? getTable(lines, spacedRow());
}

/** @param next reads one line after the other; null if a line is no row of the table */
function getTable(lines: readonly string[], next: (line: string) => string[] | null): TypedTable | null {
  const rows: string[][] = [];
  /** The number of rows above each rule. */
  const rules: number[] = [];
  let length = 0;
  for (const line of lines) {
    const isRule = RULE.test(line.trim());
    const row = isRule ? null : next(line);
    if (row) rows.push(row);
    else if (!isRule) break;
    if (isRule) rules.push(rows.length);
    length += 1;
  }

  const between = rules.filter((above) => above > 0 && above < rows.length);
  const hasHead = between.length > 0 && between.every((above) => above === 1);

  return rows.length < FEWEST_ROWS ? null : { rows, hasHead, length };
}

/** "heart | pumps blood", in a frame of strokes or without one. */
function partedRow(): (line: string) => string[] | null {
  let count = 0;

  return (line) => {
    if (!/\t| \| |^\s*\|.*\|\s*$/.test(line)) return null;
    const bare = line.trim().replace(/^\|(.*)\|$/, '$1');
    const cells = bare.split(/\t+|\s*\|\s*/).map((cell) => cell.trim());
    count ||= cells.length;
    return count > 1 && cells.length === count && cells.every(isClosed) ? cells : null;
  };
}

/** A stroke within brackets parts no cells: "P(A | B)". */
function isClosed(cell: string): boolean {
  return cell.split('(').length === cell.split(')').length;
}

/** Two spaces also stand behind a sentence. */
const GAP = /(?<=[^.!?:\s]) {2}(?=\S)| {3,}/g;

interface Column {
  from: number;
  to: number;
}

/** Each cell lies below a cell of the first row and between its neighbours. */
function spacedRow(): (line: string) => string[] | null {
  let columns: Column[] | null = null;

  return (line) => {
    const cells = findCells(line);
    if (!columns) {
      columns = cells.map(({ from, to }) => ({ from, to }));
      return cells.length > 1 ? cells.map(({ text }) => text) : null;
    }
    const row = columns.map(() => '');
    for (const { text, from, to } of cells) {
      const over = columns.flatMap((column, index) => (from < column.to && to > column.from ? [index] : []));
      const [at] = over;
      if (at === undefined || over.length > 1 || row[at]) return null;
      row[at] = text;
    }
    if (cells.length < 2) return null;
    widen(columns, cells);
    return row;
  };
}

function widen(columns: readonly Column[], cells: readonly Column[]): void {
  for (const column of columns)
    for (const cell of cells)
      if (cell.from < column.to && cell.to > column.from) {
        column.from = Math.min(column.from, cell.from);
        column.to = Math.max(column.to, cell.to);
      }
}

function findCells(line: string): (Column & { text: string })[] {
  const cells: (Column & { text: string })[] = [];
  let from = line.length - line.trimStart().length;
  for (const { index, 0: gap } of line.trimEnd().matchAll(GAP)) {
    if (index < from) continue;
    cells.push({ text: line.slice(from, index), from, to: index });
    from = index + gap.length;
  }
  cells.push({ text: line.slice(from).trimEnd(), from, to: line.trimEnd().length });

  return cells;
}
