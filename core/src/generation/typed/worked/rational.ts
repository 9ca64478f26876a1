/** Exact fractions, because some divisions of decimals never end. */
import { type Decimal, divideExactly, formatDecimal } from '../../../question-types/numbers/decimal.ts';
import { roundFigures } from '../../../question-types/numbers/significant-figures.ts';

/** `top` / `bottom`, with a bottom above 0. */
export interface Rational {
  top: bigint;
  bottom: bigint;
}

/** Longer numbers come from no note. */
const MAX_BITS = 400;
const MAX_POWER = 6n;
const ROUNDED_DIGITS = 12n;

/** @returns a fraction in its lowest terms; null for a bottom of 0 and for very long numbers */
export function toRational(top: bigint, bottom: bigint): Rational | null {
  if (bottom === 0n) return null;

  const divisor =
    findDivisor(top < 0n ? -top : top, bottom < 0n ? -bottom : bottom) * (bottom < 0n ? -1n : 1n);
  const reduced = { top: top / divisor, bottom: bottom / divisor };
  return reduced.top.toString(2).length + reduced.bottom.toString(2).length > MAX_BITS ? null : reduced;
}

function findDivisor(one: bigint, other: bigint): bigint {
  let [left, right] = [one, other];
  while (right !== 0n) [left, right] = [right, left % right];
  return left === 0n ? 1n : left;
}

/** @returns the number of a decimal as a fraction */
export function fromDecimal({ digits, exponent }: Decimal): Rational | null {
  return exponent >= 0
    ? toRational(digits * 10n ** BigInt(exponent), 1n)
    : toRational(digits, 10n ** BigInt(-exponent));
}

/** @returns the result of one operation; null for a division by 0, a broken power, or a very long number */
export function calculate(
  sign: '+' | '-' | '*' | '/' | '^',
  one: Rational,
  other: Rational,
): Rational | null {
  switch (sign) {
    case '+':
      return toRational(one.top * other.bottom + other.top * one.bottom, one.bottom * other.bottom);
    case '-':
      return toRational(one.top * other.bottom - other.top * one.bottom, one.bottom * other.bottom);
    case '*':
      return toRational(one.top * other.top, one.bottom * other.bottom);
    case '/':
      return toRational(one.top * other.bottom, one.bottom * other.top);
    case '^':
      return other.bottom !== 1n || other.top < 0n || other.top > MAX_POWER
        ? null
        : toRational(one.top ** other.top, one.bottom ** other.top);
  }
}

/** @returns the number as a double, for comparisons with rounded numbers */
export const toDouble = ({ top, bottom }: Rational) =>
  Number((top * 10n ** ROUNDED_DIGITS) / bottom) / Number(10n ** ROUNDED_DIGITS);

/**
 * Writes a fraction as a decimal.
 *
 * @param number not below 0
 * @param figures the number of significant figures of a decimal that does not end, or that has more than them
 * @returns the text, and whether it was rounded
 */
export function toDecimalText(
  { top, bottom }: Rational,
  figures: number,
): { text: string; isRounded: boolean } {
  const exact = divideExactly({ digits: top, exponent: 0 }, { digits: bottom, exponent: 0 });
  const isInteger = bottom === 1n;
  if (exact !== null && (isInteger || exact.digits.toString().length <= figures))
    return { text: formatDecimal(exact), isRounded: false };

  const long = (top * 10n ** (ROUNDED_DIGITS * 2n)) / bottom;
  const rounded = roundFigures({ digits: long, exponent: -Number(ROUNDED_DIGITS * 2n) }, figures);
  return { text: formatDecimal(rounded), isRounded: true };
}
