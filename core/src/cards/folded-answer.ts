/** An answer as it is compared: what is forgiven is gone, what carries a meaning stays. */

const MARKS = /\p{M}/gu;
/** Articles of the languages in which notes are worded; at the start of an answer they carry nothing. */
const ARTICLE =
  /^(?:(?:the|an?|le|la|les|une?|des|du|el|los|las|una|unos|unas|os?|as?|uma?|der|die|das|den|dem|eine?[nmr]?|il|lo|gli|i|uno|de|het|een|en|ett)\s+|(?:l|un|dell|d)\s(?=\p{L}{2}))(?=\S)/u;

/** Signs that a number, a formula or a code is read by. */
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
      // Beside a whole number it would become one number with it.
      .replace(/(?<=\d)(?=[¼-¾⅐-⅞])/gu, ' ')
      .normalize('NFKD')
      .toLowerCase()
      // Through a sign it denies it.
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
export const signsIn = (folded: string): string =>
  (folded.match(/[\p{N}.]+|[\p{Sm}\-*/^%°#@:!]/gu) ?? []).join(' ');

/** @returns whether a folded text has a number or a sign: nothing of these is forgiven */
export const hasSigns = (folded: string): boolean => DIGIT_OR_SIGN.test(folded);

/** @returns whether a text has a sign that is no digit */
export const hasOperator = (folded: string): boolean => SIGN.test(folded);

/** "10⁸" is "10^8" and not 108. Behind a letter both ways to write it are one: mc² is mc2, and Na⁺ is Na+. */
function withPlainPowers(text: string): string {
  return text
    .replace(SUPERSCRIPT, (power, at: number) => {
      const plain = [...power].map((sign) => '0123456789+-'.charAt(SUPERSCRIPTS.indexOf(sign))).join('');
      return /\d/.test(text.charAt(at - 1)) ? `^${plain}` : plain;
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

/** A minus before a number, between numbers and between letters of a formula; a charge behind one; else a hyphen or a dash. */
function hyphenOrMinus(sign: string, at: number, text: string): string {
  const [before = ''] = /[\p{L}\p{N}]*$/u.exec(text.slice(Math.max(0, at - 24), at)) ?? [];
  const [after = ''] = /^[\p{L}\p{N}]{0,24}/u.exec(text.slice(at + sign.length)) ?? [];
  const isSymbol = (word: string) => word.length <= 1 || /^\d+$/.test(word);
  if (before === '') return /^\d/.test(after) || after.length === 1 ? '-' : ' ';
  if (after === '') return !/^\s/.test(sign) && (before.length <= 2 || /\d/.test(before)) ? '-' : ' ';
  if (/^\d/.test(after)) return /\d$/.test(before) || before.length <= 2 || /^\s/.test(sign) ? '-' : ' ';
  return isSymbol(before) && isSymbol(after) ? '-' : ' ';
}
