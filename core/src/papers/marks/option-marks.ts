/** Finds the letters of options in a line. */

export type OptionTick = 'none' | 'near' | 'apart';

/** The letter before an option; positions are in the text of its line. */
export interface OptionMark {
  /** 0 for A, a and 1. */
  value: number;
  /** The printed letter or digit, without brackets. */
  letter: string;
  /** Capital, small letter or digit, and the characters around it. */
  style: string;
  start: number;
  /** The start of the option's text. */
  end: number;
  /** True if nothing stands before it in its line. */
  isFirst: boolean;
  /** A star or a tick before it: at the letter, or with a space, so that it may belong to the option above. */
  tick: OptionTick;
  /** True if a scan shows another character, and only the order of the options tells the letter. */
  isRepaired: boolean;
}

const MAX_OPTIONS = 6;
const LETTERS =
  /(?<![^\s*✓✔☑|])_?(?<tick>[*✓✔☑]{1,2}\s?)?(?:(?<open>[([])(?<inside>[A-Fa-f])\s?[)\]]|(?<letter>[A-Fa-f])(?:\s?(?<close>\))|(?<dot>\.)(?=\s|$|_|\p{L}\p{Ll}|\d|[-−+√£₦$€("“])|\s?(?<dash>[-–—:])(?=\s)))[\s_]{0,3}/gu;
const DIGITS = /(?<![^\s*✓✔☑|])(?<tick>[*✓✔☑]{1,2}\s?)?(?:\((?<inside>[1-6])\)|(?<letter>[1-6])\))\s{0,3}/gu;
const CELL = /^\(?([A-Fa-f])[.):]?$/;
const WORN = /^(?:([8GO0€])\s?[.),]|([A-F])\s?,)\s{1,3}(?=\S)/;
const WORN_LETTERS: Readonly<Record<string, string>> = { '8': 'B', G: 'C', '€': 'C', O: 'D', '0': 'D' };

interface OptionText {
  text: string;
  isCell: boolean;
  isScan: boolean;
}

/**
 * Finds the marks of options, and texts that only look like marks.
 *
 * @param optionText a line; a cell may hold only the letter; a scan may show a letter as a digit
 * @param from the first position that counts
 * @returns marks in their order
 */
export function findOptionMarks({ text, isCell, isScan }: OptionText, from: number): OptionMark[] {
  const part = text.slice(from);
  const cell = isCell ? CELL.exec(part.slice(0, 4))?.[1] : undefined;
  if (cell !== undefined && part.length <= 4)
    return [makeMark(cell, 'cell', { start: from, end: text.length, from })];

  const marks: OptionMark[] = [];
  const worn = isScan ? WORN.exec(part.slice(0, 8)) : null;
  const wornLetter = worn?.[2] ?? WORN_LETTERS[worn?.[1] ?? ''];
  if (worn !== null && wornLetter !== undefined)
    marks.push({
      ...makeMark(wornLetter, 'worn', { start: from, end: from + worn[0].length, from }),
      isRepaired: true,
    });
  for (const found of part.matchAll(LETTERS)) {
    const {
      tick,
      open = '',
      inside,
      letter = inside ?? 'A',
      close = '',
      dot = '',
      dash = '',
    } = found.groups ?? {};
    const isSmall = letter === letter.toLowerCase();
    // "a - b" is a difference, and "e.g." an abbreviation.
    if (
      isSmall &&
      (dash !== '' ||
        (dot !== '' && /^\p{L}/u.test(part.slice(found.index + found[0].length)) && !/\s$/.test(found[0])))
    )
      continue;
    const start = from + found.index;
    marks.push({
      ...makeMark(letter, open + close + dot + dash, { start, end: start + found[0].length, from }),
      tick: getTick(tick),
    });
  }
  return marks;
}

/**
 * Finds digits before options: "1) iron 2) zinc".
 *
 * @param text of a line
 * @param from the first position that counts
 * @returns marks in their order
 */
export function findDigitMarks(text: string, from: number): OptionMark[] {
  return [...text.slice(from).matchAll(DIGITS)].map((found) => {
    const { tick, inside, letter = inside ?? '1' } = found.groups ?? {};
    const start = from + found.index;
    return {
      ...makeMark(letter, inside === undefined ? 'digit)' : '(digit)', {
        start,
        end: start + found[0].length,
        from,
      }),
      tick: getTick(tick),
    };
  });
}

function getTick(tick: string | undefined): OptionTick {
  if (tick === undefined) return 'none';
  return /\s$/.test(tick) ? 'apart' : 'near';
}

function makeMark(
  letter: string,
  around: string,
  { start, end, from }: { start: number; end: number; from: number },
): OptionMark {
  const isDigit = /\d/.test(letter);
  const value = isDigit ? Number(letter) - 1 : letter.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0);
  const sort = isDigit ? 'digit' : letter === letter.toUpperCase() ? 'capital' : 'small';
  return {
    value: Math.min(value, MAX_OPTIONS - 1),
    letter,
    style: `${sort} ${around}`,
    start,
    end,
    isFirst: start === from,
    tick: 'none',
    isRepaired: false,
  };
}
