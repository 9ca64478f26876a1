/** How a list writes its numbers; every other format is read as digits. */
export type NumberFormat = 'decimal' | 'upperLetter' | 'lowerLetter' | 'upperRoman' | 'lowerRoman';

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];
/** Programs write digits above it. */
const MAX_ROMAN = 3_999;
/** Programs repeat the letter behind z: aa, bb; longer runs are made up. */
const MAX_LETTERS = 26 * 5;

/**
 * Writes the number of an item as its file shows it.
 *
 * @param number from 1
 * @param format of its list
 * @returns "3", "C", "c", "III" or "iii"
 */
export function writeNumber(number: number, format: NumberFormat): string {
  if (format === 'decimal' || !Number.isInteger(number) || number < 1) return String(number);

  const isRoman = format === 'upperRoman' || format === 'lowerRoman';
  if (number > (isRoman ? MAX_ROMAN : MAX_LETTERS)) return String(number);
  const small = isRoman ? writeRoman(number) : writeLetters(number);
  return format.startsWith('upper') ? small.toUpperCase() : small;
}

function writeLetters(number: number): string {
  const letter = String.fromCharCode('a'.charCodeAt(0) + ((number - 1) % 26));
  return letter.repeat(Math.ceil(number / 26));
}

function writeRoman(number: number): string {
  let rest = number;
  let numeral = '';
  for (const [value, digits] of ROMAN)
    while (rest >= value) {
      numeral += digits;
      rest -= value;
    }
  return numeral;
}
