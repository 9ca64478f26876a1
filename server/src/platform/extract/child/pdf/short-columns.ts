import { highest, lowest } from './extremes.ts';
import { getRows, type Line } from './lines.ts';

const MIN_ROWS = 2;
/** A page has no more columns that people read. */
const MAX_RUNS = 50;
/** Columns of more rows show only by their borders. */
const MAX_ROWS = 4;
/** Lines of prose reach this length; cells of tables seldom do. */
const LETTERS_OF_LINE = 18;
/** Starts of lines in one column differ by no more, in sizes. */
const SAME_START = 0.3;
const ENDS_SENTENCE = /[.!?:;]["'”’)]?$/;

type Pair = readonly [left: Line, right: Line];

/**
 * Reads two columns of a few lines one after the other. So few lines look like rows of a table, unless sentences run from
 * line to line on both sides.
 *
 * @param parts in reading order
 * @returns the same parts, and the right ones of such columns behind the left ones
 */
export function orderShortColumns(parts: readonly Line[]): Line[] {
  let ordered = [...parts];
  for (const pairs of getRuns(getRows(parts)).slice(0, MAX_RUNS))
    if (pairs.length <= MAX_ROWS && isProse(pairs)) ordered = inColumns(ordered, pairs);

  return ordered;
}

/** Successive rows with two parts each whose starts have the same position. */
function getRuns(rows: readonly Line[][]): Pair[][] {
  const runs: Pair[][] = [];
  let open: Pair[] = [];
  for (const row of rows) {
    const [left, right] = row;
    const last = open.at(-1);
    if (!left || !right || row.length > 2) open = [];
    else if (last && startsAt(last[0], left) && startsAt(last[1], right)) open.push([left, right]);
    else {
      open = [[left, right]];
      runs.push(open);
    }
  }

  return runs.filter((run) => run.length >= MIN_ROWS);
}

const startsAt = (above: Line, line: Line): boolean => Math.abs(above.x - line.x) < SAME_START * line.size;

function isProse(pairs: readonly Pair[]): boolean {
  const [lefts, rights] = [pairs.map(([left]) => left), pairs.map(([, right]) => right)];
  const isParted = highest(lefts.map(({ right }) => right)) < lowest(rights.map(({ x }) => x));
  const areLong = [lefts, rights].every((lines) =>
    lines.slice(0, -1).every(({ text }) => text.trim().length >= LETTERS_OF_LINE),
  );
  const sides = [lefts, rights].map((lines) =>
    lines.slice(1).map((line, index) => getJoint(lines[index], line)),
  );
  const [left = [], right = []] = sides;
  const startsRow = left.some((joint, index) => joint === 'new' && right[index] === 'new');

  return (
    isParted &&
    areLong &&
    !startsRow &&
    sides.every((joints) => joints.includes('runs on') && !joints.includes('unclear'))
  );
}

function getJoint(above: Line | undefined, line: Line): 'runs on' | 'new' | 'unclear' {
  const text = line.text.trim();
  if (/^["'“‘(]?\p{Ll}/u.test(text))
    return ENDS_SENTENCE.test(above?.text.trim() ?? '') ? 'unclear' : 'runs on';

  return ENDS_SENTENCE.test(above?.text.trim() ?? '') ? 'new' : 'unclear';
}

function inColumns(parts: readonly Line[], pairs: readonly Pair[]): Line[] {
  const movedParts = new Set(pairs.flat());
  const first = parts.findIndex((part) => movedParts.has(part));
  const columns = [0, 1].map((side) => {
    const lines = pairs.flatMap((pair) => pair[side] ?? []);
    const column = { left: lowest(lines.map(({ x }) => x)), right: highest(lines.map(({ right }) => right)) };
    return lines.map((line) => ({ ...line, column }));
  });
  const firstParts = parts.slice(0, first).filter((part) => !movedParts.has(part));
  const after = parts.slice(first).filter((part) => !movedParts.has(part));

  return [...firstParts, ...columns.flat(), ...after];
}
