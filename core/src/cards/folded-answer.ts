/** Folds an answer for a comparison: forgiven differences disappear, and signs with a meaning stay. */

const MARKS = /\p{M}/gu;
/** Articles of the languages in which notes are worded; they are ignored at the start of an answer. */
const ARTICLE =
  /^(?:(?:the|an?|le|la|les|une?|des|du|el|los|las|una|unos|unas|os?|as?|uma?|der|die|das|den|dem|eine?[nmr]?|il|lo|gli|i|uno|de|het|een|en|ett)\s+|(?:l|un|dell|d)\s(?=\p{L}{2}))(?=\S)/u;

/** Signs that change the meaning of a number, a formula or a code. */
const SIGN = /[\p{Sm}\-*/^%°#@:!]/u;
const DIGIT_OR_SIGN = /[\p{N}\p{Sm}\-*/^%°#@:!]/u;

/** Different spellings of one sign. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[‐‑‒–—−]/g, '-'],
  [/->/g, '→'],
  [/<=/g, '≤'],
  [/>=/g, '≥'],
  [/!=/g, '=¬'],
  [/÷|⁄/g, '/'],
  [/×|(?<=\d\s*)[·⋅x](?=\s*\d)/g, '*'],
];

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻';
const SUPERSCRIPT = new RegExp(`[${SUPERSCRIPTS}]+`, 'g');

/** @returns small letters without accents, one space between words, no article in front; signs and numbers stay */
export function foldedAnswer(text: string): string {
  const plain = SPELLINGS.reduce(
    (folded, [spelling, sign]) => folded.replace(spelling, sign),
    withPlainPowers(text)
      // Without a space, `1½` would become 11/2.
      .replace(/(?<=\d)(?=[¼-¾⅐-⅞])/gu, ' ')
      .normalize('NFKD')
      .toLowerCase()
      // A stroke through a sign means its negation.
      .replaceAll('\u0338', '¬')
      .replace(MARKS, '')
      .replaceAll('ß', 'ss')
      .replaceAll('œ', 'oe')
      .replaceAll('æ', 'ae'),
  );
  const signed = withPlainNumbers(plain)
    .replace(/\s*-+\s*/g, hyphenOrMinus)
    .replace(/(?<=\p{L}{3})\/(?=\p{L}{3})/gu, ' ')
    // A colon is a sign between numbers, an exclamation mark behind one or behind a letter that stands alone.
    .replace(/(?<!\d\s*):|:(?!\s*\d)|(?<!\d|(?<!\p{L})\p{L})!/gu, ' ')
    .replace(/[^\p{L}\p{N}\p{Sm}\-*/^%°#@:!.]+|\.(?!\d)|(?<!\d)\./gu, ' ')
    .replace(/\s*([\p{Sm}\-*/^%°#@:!])\s*/gu, '$1')
    .trim();
  return signed.replace(ARTICLE, '');
}

/** @returns the numbers and signs of a folded answer, in their order */
export const readSigns = (folded: string): string =>
  (folded.match(/[\p{N}.]+|[\p{Sm}\-*/^%°#@:!]/gu) ?? []).join(' ');

/** @returns whether a folded text has a number or a sign, in which no slip is forgiven */
export const hasSigns = (folded: string): boolean => DIGIT_OR_SIGN.test(folded);

/** @returns whether a text has a sign that is no digit */
export const hasOperator = (folded: string): boolean => SIGN.test(folded);

/** "10⁸" is "10^8" and not 108. After a letter both spellings are equal: mc² is mc2, and Na⁺ is Na+. */
function withPlainPowers(text: string): string {
  return text
    .replace(SUPERSCRIPT, (power, index: number) => {
      const plain = [...power].map((sign) => '0123456789+-'.charAt(SUPERSCRIPTS.indexOf(sign))).join('');
      return /\d/.test(text.charAt(index - 1)) ? `^${plain}` : plain;
    })
    .replace(/(?<=\p{L}\s*)\^\s*(?=\d)/gu, '');
}

/** "1,000" and "1 000" are 1000, "1,5" is 1.5 and ".5" is 0.5. */
function withPlainNumbers(text: string): string {
  return text
    .replace(/(?<![\d.,])\d{1,3}(?:([, ’'])\d{3})(?:\1\d{3})*(?![\d,]|\.\d{3})/g, (number) =>
      number.replace(/\D/g, ''),
    )
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/(?<![\p{L}\p{N}.])\.(?=\d)/gu, '0.');
}

/**
 * @returns `-` for a minus before a number, between numbers or between the letters of a formula, and for a charge after
 *   one; a space for a hyphen or a dash
 */
function hyphenOrMinus(sign: string, index: number, text: string): string {
  const [left = ''] = /[\p{L}\p{N}]*$/u.exec(text.slice(Math.max(0, index - 24), index)) ?? [];
  const [right = ''] = /^[\p{L}\p{N}]{0,24}/u.exec(text.slice(index + sign.length)) ?? [];
  const isSymbol = (word: string) => word.length <= 1 || /^\d+$/.test(word);
  if (left === '') return /^\d/.test(right) || right.length === 1 ? '-' : ' ';
  if (right === '') return !/^\s/.test(sign) && (left.length <= 2 || /\d/.test(left)) ? '-' : ' ';
  if (/^\d/.test(right)) return /\d$/.test(left) || left.length <= 2 || /^\s/.test(sign) ? '-' : ' ';
  return isSymbol(left) && isSymbol(right) ? '-' : ' ';
}
