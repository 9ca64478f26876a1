import { getAnswerStart } from '../answers/answer-title.ts';
import { type AnswerPair, readAnswerPairs } from '../answers/read-pairs.ts';
import { isWornList } from '../answers/worn-list.ts';
import type { PaperLine } from '../lines/paper-lines.ts';
import { readKeyLetters, withoutKeyLead } from '../marks/key-letters.ts';
import { type NumberMark, readLetterMark, readNumberMark } from '../marks/number-mark.ts';
import { findDigitMarks, findOptionMarks, type OptionMark } from '../marks/option-marks.ts';

/** Which marks a paper uses: numbers with lettered options, or letters with numbered options. */
export type PaperMarks = 'numbers' | 'letters';

/** A line with everything that it may say. */
export interface LineInfo {
  line: PaperLine;
  number: NumberMark | null;
  options: OptionMark[];
  /** True for a numbered line if two options stand before the next numbered line. */
  leadsToOptions: boolean;
  /** The number of the next numbered line; null for the last one. */
  nextNumber: number | null;
  /** The first letter of the next line, 0 for A; null if it has none. */
  nextLetter: number | null;
  /** Several answers that fill the line. */
  answers: AnswerPair[] | null;
  /** True for a line of a scan that lists answers. */
  isWornList: boolean;
  /** True for a number with a letter and its reason behind it: "1. B – because …". */
  isReasonedAnswer: boolean;
  /** True for a number with only a letter behind it: "1. B". */
  isLetterAnswer: boolean;
}

const MIN_ANSWERS = 3;

/**
 * Reads all marks of all lines once.
 *
 * @param lines of a document
 * @param marks of the paper
 */
export function getLineInfos(lines: readonly PaperLine[], marks: PaperMarks): LineInfo[] {
  const infos = lines.map((line) => readLine(line, marks));
  let nextNumber: number | null = null;
  let nextLetter: number | null = null;
  let letters = new Set<number>();
  const nextItems = new Map<number, number>();
  for (const info of infos.toReversed()) {
    for (const { value } of info.options) letters.add(value);
    info.nextNumber = info.line.ordinal === null ? nextNumber : takeNextItem(nextItems, info.line);
    info.nextLetter = nextLetter;
    nextLetter = info.options[0]?.value ?? null;
    if (info.number === null) continue;
    info.leadsToOptions =
      (letters.has(0) && letters.has(1)) || (info.line.reading === 'ocr' && letters.size > 1);
    if (info.number.isRepaired) continue;
    nextNumber = info.number.value;
    letters = new Set();
  }
  return infos;
}

/** The next item of the list; items below it belong to lists inside it. */
function takeNextItem(items: Map<number, number>, { level, ordinal }: PaperLine): number | null {
  const next = items.get(level) ?? null;
  for (const other of items.keys()) if (other > level) items.delete(other);
  if (ordinal !== null) items.set(level, ordinal);
  return next;
}

function readLine(line: PaperLine, marks: PaperMarks): LineInfo {
  const number = marks === 'numbers' ? readNumberMark(line) : readLetterMark(line);
  const from = number?.isRepaired === false ? number.length : 0;
  const options = findMarks(line, from, marks);
  return {
    line,
    number,
    options,
    leadsToOptions: false,
    nextNumber: null,
    nextLetter: null,
    answers: line.ordinal === null ? readAnswers(line) : null,
    isWornList: line.reading === 'ocr' && isWornList(line),
    isLetterAnswer: isLetterAnswer(line),
    isReasonedAnswer: number !== null && isReasoned(line.text.slice(number.length), options),
  };
}

/** "Answers: 1. B" is a list, and "1. A 2. B" is not. */
function readAnswers({ text }: PaperLine): AnswerPair[] | null {
  const start = getAnswerStart(text);
  return readAnswerPairs(text, start > 0 ? 1 : MIN_ANSWERS, start);
}

function findMarks(line: PaperLine, from: number, marks: PaperMarks): OptionMark[] {
  if (marks === 'letters') return findDigitMarks(line.text, from);
  return findOptionMarks(
    { text: line.text, isCell: line.row !== null, isScan: line.reading === 'ocr' },
    from,
  );
}

/** "1. A. one B. two" has options. */
const isReasoned = (text: string, options: readonly OptionMark[]) =>
  options.length < 2 && readKeyLetters(withoutKeyLead(text)).length > 0;

const MAX_LETTERS = 12;
/** A line of two columns, in characters. */
const MAX_COLUMNS = 80;

function isLetterAnswer({ text: printed, ordinal }: PaperLine): boolean {
  const text = printed.length > MAX_COLUMNS ? printed : printed.replace(/\s{2,}/g, ' ');
  if (text.length > MAX_LETTERS) return false;
  return ordinal === null ? readAnswerPairs(text, 1) !== null : readKeyLetters(text).length > 0;
}
