import type { PaperLine } from '../lines/paper-lines.ts';

/** The form of a question number. */
export type NumberStyle =
  | 'word'
  | 'round'
  | 'square'
  | 'dot'
  | 'paren'
  | 'part'
  | 'dash'
  | 'plain'
  | 'letter';

export interface NumberMark {
  value: number;
  /** As printed. */
  label: string;
  style: NumberStyle;
  /** Characters before the text of the question. */
  length: number;
  /** True if a character of a scan was read as a digit: only the expected number may stand there. */
  isRepaired: boolean;
}

/** No mark is longer, so a line of any length costs the same. */
const WINDOW = 28;

const FORMS: readonly (readonly [NumberStyle, RegExp])[] = [
  [
    'word',
    /^(?:q|qn|ques|quest|question|no|number|n[°º]|frage|pregunta|pergunta)\.?\s{0,2}(\d{1,3})(?!\d)\s?[.):–-]{0,2}\s{0,4}/iu,
  ],
  ['round', /^\((\d{1,3})\)\s{0,4}/],
  ['square', /^\[(\d{1,3})\]\s{0,4}/],
  ['dot', /^(\d{1,3})\s?\.(?!\d)\s{0,4}/],
  ['paren', /^(\d{1,3})\s?\)\s{0,4}/],
  ['part', /^(\d{1,2})\s?(?=\(?[a-h][.)])/],
  ['dash', /^(\d{1,3})\s?[:–-]\s{1,4}(?=\D)/],
  ['plain', /^(\d{1,3})\s{1,4}(?=\p{Lu})/u],
];
const WORN = /^(?!i\s?[.),])([\dlI|iOSZ]{1,3})\s?[.),]\s{1,4}(?=\S)/;
const WORN_DIGITS: Readonly<Record<string, string>> = {
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  O: '0',
  S: '5',
  Z: '2',
};
const LETTER = /^\(?([A-Z])[.)]\s{1,4}(?=\S)/;

/**
 * Reads the number at the start of a line.
 *
 * @param line of a paper
 * @returns null for a line without one
 */
export function readNumberMark({ text, ordinal, reading }: PaperLine): NumberMark | null {
  if (ordinal !== null)
    return { value: ordinal, label: `${ordinal}.`, style: 'dot', length: 0, isRepaired: false };

  const start = text.slice(0, WINDOW);
  for (const [style, form] of FORMS) {
    const found = form.exec(start);
    if (found !== null) return makeMark(Number(found[1]), found[0], style, false);
  }
  if (/^\d{1,3}$/.test(start)) return makeMark(Number(start), start, 'plain', false);
  return reading === 'ocr' ? readWorn(start) : null;
}

/**
 * Reads the letter of a question, for papers that letter their questions and number their options.
 *
 * @param line of a paper
 * @returns null for a line without one
 */
export function readLetterMark({ text }: PaperLine): NumberMark | null {
  const found = LETTER.exec(text.slice(0, WINDOW));
  return found === null
    ? null
    : makeMark((found[1] ?? 'A').charCodeAt(0) - 'A'.charCodeAt(0) + 1, found[0], 'letter', false);
}

function readWorn(start: string): NumberMark | null {
  const found = WORN.exec(start);
  if (found === null) return null;
  return makeMark(readDigits(found[1] ?? ''), found[0], 'dot', true);
}

/** @returns the number that digits of a scan show */
export const readDigits = (printed: string) =>
  Number([...printed].map((character) => WORN_DIGITS[character] ?? character).join(''));

function makeMark(
  value: number,
  printed: string,
  style: NumberStyle,
  isRepaired: boolean,
): NumberMark | null {
  if (value === 0) return null;
  return { value, label: printed.trim(), style, length: printed.length, isRepaired };
}
