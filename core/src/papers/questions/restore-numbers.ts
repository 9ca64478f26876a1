import { isAnswerTitle } from '../answers/answer-title.ts';
import { readSectionTitle } from '../heading/section-title.ts';
import type { LineInfo } from './line-info.ts';
import { isDirective, isFurniture, isReadingTask } from './line-kinds.ts';
import { readSharedRange } from './shared-text.ts';

/** A question has at least three options, and a stem of few lines. */
const MIN_OPTIONS = 3;
const MAX_STEM_LINES = 6;
/** Without any printed number at least this many sets of options make a paper. */
const MIN_UNNUMBERED = 3;
const CONTINUES = /^[^\p{L}]{0,2}\p{Ll}/u;
/** Fewer characters before the first option are no stem. */
const MIN_STEM = 8;

/**
 * Gives the questions of a scan their lost numbers: recognisers lose whole columns of digits. Each set of options without a number is
 * a question, and gets a number only if as many are missing between the printed ones.
 *
 * @param infos of all lines, in order
 * @returns the infos; lines that got a number have an empty label
 */
export function restoreNumbers(infos: readonly LineInfo[]): LineInfo[] {
  const sets = findSets(infos);
  const restored = [...infos];
  for (const gap of findGaps(sets)) {
    for (const [offset, { stem }] of gap.sets.entries()) {
      const info = infos[stem];
      if (info === undefined) continue;
      const number = {
        value: gap.first + offset,
        label: '',
        style: 'dot' as const,
        length: 0,
        isRepaired: false,
      };
      restored[stem] = { ...info, number, leadsToOptions: true };
    }
  }
  return restored;
}

/** The options of one question. */
interface OptionSet {
  /** The printed number; null if the scan lost it. */
  number: number | null;
  /** Index of the line that starts its stem; -1 if that is not clear. */
  stem: number;
}

/** Letters that follow each other, 0 for A, with the indexes of their lines, and the position of the first one in its line. */
interface Run {
  first: number;
  last: number;
  firstLine: number;
  lastLine: number;
  start: number;
}

function findSets(infos: readonly LineInfo[]): OptionSet[] {
  const runs: Run[] = [];
  for (const [index, { line, options }] of infos.entries()) {
    if (line.reading !== 'ocr') continue;
    for (const { value, start } of options) {
      const run = runs.at(-1);
      if (run?.last === value - 1) Object.assign(run, { last: value, lastLine: index });
      else runs.push({ first: value, last: value, firstLine: index, lastLine: index, start });
    }
  }
  const complete = runs.filter(({ first, last }) => first === 0 && last >= MIN_OPTIONS - 1);
  return complete.map((run, index) => describeSet(infos, (complete[index - 1]?.lastLine ?? -1) + 1, run));
}

function describeSet(infos: readonly LineInfo[], from: number, run: Run): OptionSet {
  for (let index = run.firstLine; index >= from; index -= 1) {
    const number = infos[index]?.number;
    if (number !== null && number !== undefined) return { number: number.value, stem: index };
  }
  return { number: null, stem: findStem(infos, from, run) };
}

function findStem(infos: readonly LineInfo[], from: number, { firstLine, start }: Run): number {
  // Here the set above has its last option in the same line.
  if (firstLine < from) return -1;
  // Nothing tells where the text above the first question ends.
  const top = from > 0 ? from : start >= MIN_STEM ? firstLine : firstLine - 1;
  let stem = top;
  while (stem < firstLine && isAbove(infos[stem])) stem += 1;
  const isEmpty = stem === firstLine && start < MIN_STEM;
  return isEmpty || stem < 0 || firstLine - stem > MAX_STEM_LINES ? -1 : stem;
}

/** A line between two questions: the end of an option, a title, or an instruction. */
function isAbove(info: LineInfo | undefined): boolean {
  if (info === undefined) return false;
  const { line } = info;
  return (
    CONTINUES.test(line.text) ||
    isFurniture(line.text) ||
    readSectionTitle(line) !== null ||
    readSharedRange(line.text) !== null ||
    isReadingTask(line.text) ||
    isDirective(line.text) ||
    isAnswerTitle(line.text)
  );
}

interface Gap {
  first: number;
  sets: OptionSet[];
}

/** Finds sets without a number, if their count is the count of numbers that are missing there. */
function findGaps(sets: readonly OptionSet[]): Gap[] {
  const gaps: Gap[] = [];
  let last = 0;
  let open: OptionSet[] = [];
  for (const set of sets) {
    if (set.number === null) {
      open.push(set);
      continue;
    }
    if (open.length > 0 && set.number === last + open.length + 1) gaps.push({ first: last + 1, sets: open });
    open = [];
    last = set.number;
  }
  if (open.length > 0 && (last > 0 || open.length >= MIN_UNNUMBERED))
    gaps.push({ first: last + 1, sets: open });
  return gaps.filter((gap) => gap.sets.every(({ stem }) => stem >= 0));
}
