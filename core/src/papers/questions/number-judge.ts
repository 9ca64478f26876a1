import type { NumberStyle } from '../marks/number-mark.ts';
import type { LineInfo } from './line-info.ts';

/** A number at the start of a line is the next question, a question with a wrong number, the first question of a new part, or text. */
export type NumberVerdict = 'next' | 'repeats' | 'jumps' | 'restarts' | 'text';

/** The question that is read when the number comes. */
export interface CurrentQuestion {
  hasOptions: boolean;
  /** True if its last option is A, so that B comes next. */
  needsSecond: boolean;
}

const MAX_JUMP = 10;
const MAX_NUMBER = 300;
/** Forms that also start ordinary lines. */
const LOOSE: ReadonlySet<NumberStyle> = new Set(['plain', 'dash']);

/** Follows the numbers of the questions of one part. */
export class NumberJudge {
  #last = 0;
  /** The number that a repeated number replaces. */
  #replaced = 0;
  #style: NumberStyle | null = null;
  #level = 0;
  #hasOptions = false;
  /** The next item of a list inside a question; null outside lists. */
  #nextItem: { value: number; style: NumberStyle; level: number } | null = null;

  get expected(): number {
    return this.#last + 1;
  }

  /** Starts a new part. */
  restart(): void {
    this.#last = 0;
    this.#replaced = 0;
    this.#style = null;
    this.#hasOptions = false;
    this.#nextItem = null;
  }

  /**
   * Counts a number that is a question.
   *
   * @param info of its line
   * @param replaced the right number, if the printed number is wrong
   */
  accept({ number, leadsToOptions, line }: LineInfo, replaced = 0): void {
    if (number === null) return;
    this.#last = number.value;
    this.#replaced = replaced;
    this.#style ??= number.style;
    this.#level = line.level;
    this.#hasOptions ||= leadsToOptions;
    this.#nextItem = null;
  }

  /** Counts a number inside a line. */
  acceptInside(value: number): void {
    this.#last = value;
    this.#nextItem = null;
  }

  /**
   * @param info of a line with a number
   * @param current the question above it; null if there is none
   * @param isFirstOfPassage true if a shared text says that its questions start with this number
   */
  judge(info: LineInfo, current: CurrentQuestion | null, isFirstOfPassage: boolean): NumberVerdict {
    const { number } = info;
    if (number === null || number.value > MAX_NUMBER) return 'text';
    if (number.isRepaired) return number.value === this.expected && !current?.needsSecond ? 'next' : 'text';
    if (LOOSE.has(number.style)) return this.#judgeLoose(info);
    if (isFirstOfPassage) return number.value >= this.expected ? 'next' : 'text';
    if (this.#last === 0) return isStart(info) ? 'next' : 'text';
    if (number.style === 'part' && number.value === this.#last) return 'text';
    if (current?.needsSecond && isWornLetter(info)) return 'text';
    if (this.#isItem(info, current)) return 'text';
    return this.#judgeOrder(info, current);
  }

  #judgeLoose({ number, leadsToOptions, line }: LineInfo): NumberVerdict {
    if (number?.value !== this.expected) return 'text';
    const isUsual = this.#style === number.style || (this.#last === 0 && leadsToOptions);
    return isUsual || (line.reading === 'ocr' && leadsToOptions) ? 'next' : 'text';
  }

  /** A list inside a stem, "1. … 2. … 3. …", starts again with 1 before the options. */
  #isItem({ number, line, leadsToOptions }: LineInfo, current: CurrentQuestion | null): boolean {
    if (number === null) return false;
    const { value, style } = number;
    const { level } = line;
    if (current?.hasOptions && (line.ordinal === null || level <= this.#level)) return false;
    const next = this.#nextItem;
    const continues = next?.value === value && next.style === style && next.level === level;
    const isDeeper = line.ordinal !== null && level > this.#level;
    if (!continues && value !== 1 && (!isDeeper || leadsToOptions)) return false;
    this.#nextItem = { value: value + 1, style, level };
    return true;
  }

  #judgeOrder(
    { number, leadsToOptions, nextNumber }: LineInfo,
    current: CurrentQuestion | null,
  ): NumberVerdict {
    if (number === null) return 'text';
    const { value, style } = number;
    if (value === this.expected || (this.#replaced > 0 && value === this.#replaced + 1)) return 'next';

    const isAlike = style === this.#style && (leadsToOptions || !this.#hasOptions);
    if (value === 1 && current?.hasOptions && nextNumber === 2) return 'restarts';
    if (!isAlike) return 'text';
    if (value > this.expected) return value - this.expected <= MAX_JUMP ? 'jumps' : 'text';
    return current?.hasOptions || value === this.#last ? 'repeats' : 'text';
  }
}

/** A scan shows "8." for "B." between A and C. */
const isWornLetter = ({ number, nextLetter, line }: LineInfo) =>
  line.reading === 'ocr' && number?.value === 8 && nextLetter === 2;

function isStart({ number, nextNumber, leadsToOptions }: LineInfo): boolean {
  if (number === null) return false;
  return number.value === 1 || leadsToOptions || nextNumber === number.value + 1;
}
