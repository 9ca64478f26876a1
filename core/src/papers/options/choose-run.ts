import type { OptionMark } from '../marks/option-marks.ts';

/** A mark with its piece. */
export interface PlacedMark extends OptionMark {
  /** The index of the piece in its question. */
  piece: number;
}

const MIN_OPTIONS = 2;
const MAX_ROWS = 3;
/** The last option, D, has no letter behind it that proves a repaired one. */
const LAST_LETTER = 3;

/**
 * Chooses the marks that are the options of one question: the longest order of letters from A, as other texts may look like
 * marks ("vitamin A. It…").
 *
 * @param marks of one question, in their order
 * @returns marks in the order of the text; none if there are no options
 */
export function chooseRun(marks: readonly PlacedMark[]): PlacedMark[] {
  const firsts = marks.filter(({ isFirst }) => isFirst);
  const candidates = [
    ...groupByStyle(firsts).map(getBestRun),
    ...groupByStyle(marks).map(getBestRun),
    ...[...Map.groupBy(marks, getCase).values()].map(getBestRun),
    getBestRun(marks),
    ...groupByStyle(firsts).map(getLooseRun),
  ];
  const best = candidates.reduce<PlacedMark[]>(
    (longestRun, run) => (isBetter(run, longestRun) ? run : longestRun),
    [],
  );
  return best.length < MIN_OPTIONS ? [] : best;
}

/** The lower of two equally long lists in different styles has the options: "A. a and b only". */
function isBetter(run: readonly PlacedMark[], longestRun: readonly PlacedMark[]): boolean {
  const [first, other] = [run[0], longestRun[0]];
  if (run.length !== longestRun.length || first === undefined || other === undefined)
    return run.length > longestRun.length;
  const isLower = first.piece > other.piece || (first.piece === other.piece && first.start > other.start);
  return first.style !== other.style && isLower;
}

const groupByStyle = (marks: readonly PlacedMark[]) => [...Map.groupBy(marks, ({ style }) => style).values()];
/** A scan shows a capital as another character. */
const getCase = ({ style }: PlacedMark) => (style.startsWith('small') ? 'small' : 'capital');

/** Every A starts a segment; the last one of the longestRun wins, as the options end a question. */
function getBestRun(marks: readonly PlacedMark[]): PlacedMark[] {
  let best: PlacedMark[] = [];
  let segment: PlacedMark[] = [];
  const close = () => {
    const run = getRun(segment);
    if (run.length >= best.length && !isNextQuestion(best, run)) best = run;
  };
  for (const mark of marks) {
    if (mark.value === 0) {
      close();
      segment = [];
    }
    if (mark.value === 0 || segment.length > 0) segment.push(mark);
  }
  close();
  return best;
}

/** Two lists from A in one form are two questions, and the second one has lost its number. */
const isNextQuestion = ([first, , third]: readonly PlacedMark[], [next, , last]: readonly PlacedMark[]) =>
  third !== undefined &&
  ((first?.isFirst === true && next?.isFirst === true) ||
    (first?.style === next?.style && last !== undefined));

function getRun(segment: readonly PlacedMark[]): PlacedMark[] {
  if (isInColumns(segment)) return [...segment];

  const run: PlacedMark[] = [];
  for (const mark of segment) {
    const last = run.at(-1);
    // Two texts that may be the same letter are none.
    if (mark.isRepaired && last?.isRepaired && mark.value === last.value) break;
    if (mark.value === run.length) run.push(mark);
  }
  while (run.at(-1)?.isRepaired && run.length - 1 !== LAST_LETTER) run.pop();
  return run;
}

/** Two or three rows that were printed below one another, read line by line: A C, B D. */
function isInColumns(segment: readonly PlacedMark[]): boolean {
  const size = segment.length;
  if (size <= MIN_OPTIONS || size > 2 * MAX_ROWS) return false;

  for (let rows = 2; rows <= MAX_ROWS; rows += 1) {
    const columns = Math.ceil(size / rows);
    const letters: number[] = [];
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1)
        if (column * rows + row < size) letters.push(column * rows + row);
    if (letters.every((letter, index) => segment[index]?.value === letter)) return true;
  }
  return false;
}

/** Lines with letters that never fall, with one missing or printed twice: the paper has a mistake. */
function getLooseRun(marks: readonly PlacedMark[]): PlacedMark[] {
  const run: PlacedMark[] = [];
  for (const mark of marks) {
    const last = run.at(-1);
    if (last !== undefined && mark.value < last.value) break;
    const isNext = last === undefined ? mark.value <= 1 : mark.value <= last.value + 2;
    if (isNext) run.push(mark);
  }
  return run.length > MIN_OPTIONS ? run : [];
}
