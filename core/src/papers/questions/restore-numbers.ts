import { isAnswerTitle } from '../answers/answer-title.ts';
import { readSectionTitle } from '../heading/section-title.ts';
import type { LineInfo } from './line-info.ts';
import { isDirective, isFurniture, isReadingTask } from './line-kinds.ts';
import { readSharedRange } from './shared-text.ts';

/** A question has at least three options, and a stem of few lines. */
const MIN_OPTIONS = 3;
const MAX_STEM_LINES = 6;
/** Without any printed number so many sets of options are a paper. */
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
  /** Its printed number; null if it is lost. */
  number: number | null;
  /** Index of the line that starts its stem; -1 if that is not clear. */
  stem: number;
}

/** Letters from A on: the indexes of their first and last line, the last letter, and where A stands in its line. */
interface OpenSet {
  first: number;
  last: number;
  value: number;
  start: number;
}

function findSets(infos: readonly LineInfo[]): OptionSet[] {
  const sets: OptionSet[] = [];
  let open: OpenSet | null = null;
  let from = 0;
  const close = (set: OpenSet | null): void => {
    if (set === null || set.value < MIN_OPTIONS - 1) return;
    sets.push(describeSet(infos, from, set));
    from = set.last + 1;
  };
  for (const [index, { line, options }] of infos.entries()) {
    if (line.reading !== 'ocr') continue;
    for (const { value, start } of options) {
      if (open !== null && value === open.value + 1) open = { ...open, last: index, value };
      else {
        close(open);
        open = value === 0 ? { first: index, last: index, value, start } : null;
      }
    }
  }
  close(open);
  return sets;
}

function describeSet(
  infos: readonly LineInfo[],
  from: number,
  { first, start }: { first: number; start: number },
): OptionSet {
  for (let index = first; index >= from; index -= 1) {
    const number = infos[index]?.number;
    if (number !== null && number !== undefined) return { number: number.value, stem: index };
  }
  return { number: null, stem: findStem(infos, from, { first, start }) };
}

function findStem(
  infos: readonly LineInfo[],
  from: number,
  { first, start }: { first: number; start: number },
): number {
  // The set above ends in the same line.
  if (first < from) return -1;
  // Nothing tells where the text above the first question ends.
  const top = from === 0 ? (start >= MIN_STEM ? first : first - 1) : from;
  let stem = top;
  while (stem < first && isAbove(infos[stem])) stem += 1;
  const isEmpty = stem === first && start < MIN_STEM;
  return isEmpty || stem < 0 || first - stem > MAX_STEM_LINES ? -1 : stem;
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

/** Sets without a number that are as many as the printed numbers around them leave out. */
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
