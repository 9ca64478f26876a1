import type { RawBlock, Run } from '../blocks/raw-block.ts';
import { tableRow } from '../blocks/table-row.ts';

const GRID = /^\s*\+(?:[-=]{1,}\+)+\s*$/;
const SIMPLE = /^={2,}(?: +={2,})+\s*$/;
/** The longest table that is looked for. */
const MOST_LINES = 500;

interface Table {
  rows: RawBlock[];
  /** The line after it. */
  end: number;
}

/** @returns the table that begins at a line, null when none does */
export function rstTable(
  lines: readonly string[],
  start: number,
  toRuns: (text: string) => Run[],
): Table | null {
  const line = lines[start] ?? '';
  const cells = (texts: string[]) => texts.map((text) => toRuns(text.trim()));
  if (GRID.test(line)) return gridTable(lines, start, cells);

  return SIMPLE.test(line) ? simpleTable(lines, start, cells) : null;
}

function gridTable(lines: readonly string[], start: number, cells: (texts: string[]) => Run[][]): Table {
  const rows: { texts: string[]; isHead: boolean }[] = [];
  let open: string[] = [];
  let end = start + 1;
  for (; end < lines.length && end - start < MOST_LINES && /^\s*[+|]/.test(lines[end] ?? ''); end += 1) {
    const line = lines[end] ?? '';
    if (GRID.test(line)) {
      rows.push({ texts: open, isHead: line.includes('=') });
      open = [];
      continue;
    }
    // A cell that spans rows is next to the lines of its neighbours.
    const parts = line
      .trim()
      .replace(/^[+|]/, '')
      .replace(/[+|]$/, '')
      .replace(/\+?[-=]{2,}[-=+]*/g, ' | ')
      .split('|');
    open = Array.from(
      { length: Math.max(open.length, parts.length) },
      (_, index) => `${open[index] ?? ''} ${parts[index] ?? ''}`,
    );
  }

  rows.push({ texts: open, isHead: false });

  return { rows: rows.map(({ texts, isHead }) => tableRow(cells(texts), isHead)), end };
}

/** Columns lie under the lines of equals signs; of three such lines, the first two enclose the head. */
function simpleTable(
  lines: readonly string[],
  start: number,
  cells: (texts: string[]) => Run[][],
): Table | null {
  const starts = [...(lines[start] ?? '').matchAll(/=+/g)].map(({ index }) => index);
  const near = lines.slice(start + 1, start + MOST_LINES);
  const isRule = (line: string) => SIMPLE.test(line);
  const first = near.findIndex(isRule);
  const blank = near.findIndex((line) => line.trim() === '');
  if (first < 0 || (blank >= 0 && blank < first)) return null;

  const second = near.findIndex((line, index) => index > first && (isRule(line) || line.trim() === ''));
  const hasHead = isRule(near[second] ?? '');
  const last = hasHead ? second : first;
  const rows = near
    .slice(0, last)
    .map((line, index) => ({ line, isHead: hasHead && index < first }))
    .filter(({ line }) => line.trim() !== '' && !SIMPLE.test(line) && !/^[- ]+$/.test(line))
    .map(({ line, isHead }) =>
      tableRow(cells(starts.map((index, column) => line.slice(index, starts[column + 1]))), isHead),
    );

  return { rows, end: start + last + 2 };
}
