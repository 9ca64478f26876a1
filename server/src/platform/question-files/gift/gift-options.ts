/** The options of a multiple choice question in GIFT: `=right#feedback`, `~wrong`, `~%50%a half of it`. */
import { type Gift, part, trimmed } from './gift-escapes.ts';

export interface GiftOption {
  /** Percent of the whole mark; 100 of `=`. */
  weight: number;
  /** True if it is marked with `=` and gives the full mark, so that it is right without others. */
  isRight: boolean;
  text: Gift;
  feedback: Gift | null;
}

const weightForm = /^%(-*)(\d{1,3}(?:[.,]\d*)?)%/;
/** Some write both before a right option. */
const mark = /~\s*=|[~=]/g;

/**
 * @param answers the text in the braces
 * @returns its options, including empty ones
 */
export function getOptions(answers: Gift): GiftOption[] {
  const marks = [...answers.marks.matchAll(mark)];
  const options = marks.map(({ 0: writtenText, index }, nth) => {
    const text = part(answers, index + writtenText.length, marks[nth + 1]?.index);
    return getOption(text, writtenText.endsWith('='));
  });
  // Moodle also takes text before the first mark for an option.
  const first = part(answers, 0, marks[0]?.index);
  return first.raw.trim() === '' ? options : [getOption(first, false), ...options];
}

function getOption(writtenGift: Gift, isMarkedRight: boolean): GiftOption {
  const option = trimmed(writtenGift);
  const [whole = '', sign, number] = weightForm.exec(option.marks) ?? [];
  const rest = part(option, whole.length);
  const separator = rest.marks.indexOf('#');
  const weight = number === undefined ? (isMarkedRight ? 100 : 0) : getWeight(sign, number);
  return {
    weight,
    isRight: isMarkedRight && weight === 100,
    text: trimmed(separator === -1 ? rest : part(rest, 0, separator)),
    feedback: separator === -1 ? null : part(rest, separator + 1),
  };
}

function getWeight(sign: string | undefined, number: string): number {
  const weight = Number(number.replace(',', '.'));
  return sign ? -weight : weight;
}

/**
 * "= x=2" reads as two right options. Moodle imports it like that without an error.
 *
 * @param answers the text in the braces
 * @returns the offset of a `=` inside of a text, if all other marks are separate from their text; else null
 */
export function equalsWithinText({ marks }: Gift): number | null {
  const found = Array.from(marks.matchAll(/[~=]/g), ({ index }) => index).filter((index) => index > 0);
  const isApart = (index: number) => /[\s~=]/.test(marks[index - 1] ?? '');
  const close = found.filter((index) => !isApart(index));
  const [first] = close;
  if (first === undefined || close.length === found.length) return null;
  return close.every((index) => marks[index] === '=') ? first : null;
}
