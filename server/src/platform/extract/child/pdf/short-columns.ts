import { highest, lowest } from './extremes.ts';
import { getRows, type Line } from './lines.ts';

const FEWEST_ROWS = 2;
/** A page has no more columns that people read. */
const MOST_RUNS = 50;
/** Columns of more rows show by their borders alone. */
const MOST_ROWS = 4;
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
  for (const pairs of getRuns(getRows(parts)).slice(0, MOST_RUNS))
    if (pairs.length <= MOST_ROWS && readsDown(pairs)) ordered = inColumns(ordered, pairs);

  return ordered;
}

/** Stretches of rows with two parts each whose starts stand below each other. */
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

  return runs.filter((run) => run.length >= FEWEST_ROWS);
}

const startsAt = (above: Line, line: Line): boolean => Math.abs(above.x - line.x) < SAME_START * line.size;

function readsDown(pairs: readonly Pair[]): boolean {
  const [lefts, rights] = [pairs.map(([left]) => left), pairs.map(([, right]) => right)];
  const isParted = highest(lefts.map(({ right }) => right)) < lowest(rights.map(({ x }) => x));
  const isProse = [lefts, rights].every((lines) =>
    lines.slice(0, -1).every(({ text }) => text.trim().length >= LETTERS_OF_LINE),
  );
  const sides = [lefts, rights].map((lines) =>
    lines.slice(1).map((line, index) => getJoint(lines[index], line)),
  );
  const [left = [], right = []] = sides;
  const beginsAnew = left.some((joint, index) => joint === 'new' && right[index] === 'new');

  return (
    isParted &&
    isProse &&
    !beginsAnew &&
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
  const moved = new Set(pairs.flat());
  const first = parts.findIndex((part) => moved.has(part));
  const columns = [0, 1].map((side) => {
    const lines = pairs.flatMap((pair) => pair[side] ?? []);
    const column = { left: lowest(lines.map(({ x }) => x)), right: highest(lines.map(({ right }) => right)) };
    return lines.map((line) => ({ ...line, column }));
  });
  const before = parts.slice(0, first).filter((part) => !moved.has(part));
  const after = parts.slice(first).filter((part) => !moved.has(part));

  return [...before, ...columns.flat(), ...after];
}
