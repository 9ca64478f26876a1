/** Significant figures: they are counted in the text, because 0.0045 and 0.00450 are equal numbers. */
import type { Decimal } from './decimal.ts';

/**
 * Counts the significant figures of a number as it was typed. Zeros at the end of an integer do not count, because
 * they may only show the size: 1200 has two, and 1.20e3 has three.
 *
 * @param mantissa digits with at most one dot, without sign and exponent
 * @returns the count; for a zero, its digits
 */
export function countFigures(mantissa: string): number {
  const digits = mantissa.replace('.', '');
  if (/^0*$/.test(digits)) return digits.length;

  const figures = digits.replace(/^0+/, '');
  return mantissa.includes('.') ? figures.length : figures.replace(/0+$/, '').length;
}

const maxFigures = 30;

/**
 * Reads how many significant figures an author requires.
 *
 * @param size of the tolerance
 * @returns an integer from 1 to 30; null for any other text
 */
export function parseFigures(size: string): number | null {
  const figures = /^[1-9]\d?$/.test(size) ? Number(size) : null;
  return figures !== null && figures <= maxFigures ? figures : null;
}

/**
 * Rounds half away from zero.
 *
 * @param number any number
 * @param figures how many significant figures stay, 1 or more
 * @returns the nearest number with that many figures
 */
export function roundFigures({ digits, exponent }: Decimal, figures: number): Decimal {
  const size = digits < 0n ? -digits : digits;
  const surplus = size.toString().length - figures;
  if (surplus <= 0) return { digits, exponent };

  const unit = 10n ** BigInt(surplus);
  const rounded = (size + unit / 2n) / unit;
  return { digits: digits < 0n ? -rounded : rounded, exponent: exponent + surplus };
}

/**
 * Writes a number with its significant figures, so that reading it counts as many.
 *
 * @param number any number
 * @param figures how many, 1 or more
 * @returns a decimal text, with an exponent if zeros would hide the figures
 */
export function formatFigures(number: Decimal, figures: number): string {
  if (number.digits === 0n) return figures === 1 ? '0' : `0.${'0'.repeat(figures - 1)}`;

  const rounded = roundFigures(number, figures);
  const sign = rounded.digits < 0n ? '-' : '';
  const plain = rounded.digits.toString().replace('-', '');
  // Rounding 9.99 to two figures gives 10.0, which has one digit too many.
  const text = plain.padEnd(figures, '0').slice(0, figures);
  const power = rounded.exponent + plain.length - 1;
  return sign + insertPoint(text, power);
}

const minPower = -6;

/** @param power of ten of the first digit */
function insertPoint(digits: string, power: number): string {
  const isInteger = power === digits.length - 1 && !digits.endsWith('0');
  if (isInteger) return digits;
  if (power < 0 && power >= minPower) return `0.${'0'.repeat(-power - 1)}${digits}`;
  if (power >= 0 && power < digits.length - 1)
    return `${digits.slice(0, power + 1)}.${digits.slice(power + 1)}`;

  const decimals = digits.slice(1);
  return `${digits.charAt(0)}${decimals && `.${decimals}`}e${power}`;
}
