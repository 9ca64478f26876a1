/** Exact decimal numbers: doubles would call 0.1 + 0.2 another number than 0.3. */

/** The number `digits` × 10^`exponent`. */
export interface Decimal {
  digits: bigint;
  exponent: number;
}

/** Larger exponents and longer numbers are rejected, so that no number takes long. */
const maxExponent = 400;
const maxDigits = 60;

const decimalForm = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?)0*(\d{1,4}))?$/i;

/**
 * Reads a decimal text such as `-9.81`, `.5` or `6.02e23`.
 *
 * @param text with a dot, and without spaces
 * @returns the exact number; null if it is none, has more than 60 digits or an exponent beyond ±400
 */
export function parseDecimal(text: string): Decimal | null {
  if (text.length > 4 * maxDigits) return null;

  const match = decimalForm.exec(text);
  if (!match) return null;

  const [, sign, units = '', decimals = '', exponentSign, exponentDigits = '0'] = match;
  const digits = (units + decimals).replace(/^0+(?=\d)/, '');
  const exponent = Number(exponentDigits) * (exponentSign === '-' ? -1 : 1);
  if (digits === '' || digits.length > maxDigits || Math.abs(exponent) > maxExponent) return null;

  const size = BigInt(digits);
  return { digits: sign === '-' ? -size : size, exponent: exponent - decimals.length };
}

/**
 * Adds two numbers.
 *
 * @param first the one summand
 * @param second the other summand
 * @returns the exact sum
 */
export function addDecimals(first: Decimal, second: Decimal): Decimal {
  const exponent = Math.min(first.exponent, second.exponent);
  return { digits: scaleDigits(first, exponent) + scaleDigits(second, exponent), exponent };
}

/**
 * Multiplies two numbers.
 *
 * @param first the one factor
 * @param second the other factor
 * @returns the exact product
 */
export function multiplyDecimals(first: Decimal, second: Decimal): Decimal {
  return { digits: first.digits * second.digits, exponent: first.exponent + second.exponent };
}

/**
 * Compares two numbers.
 *
 * @param first the left number
 * @param second the right number
 * @returns below 0 if the left one is smaller, 0 if the two are equal, above 0 if it is larger
 */
export function compareDecimals(first: Decimal, second: Decimal): number {
  const exponent = Math.min(first.exponent, second.exponent);
  const [left, right] = [scaleDigits(first, exponent), scaleDigits(second, exponent)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/**
 * Takes the sign away.
 *
 * @param number of either sign
 * @returns its distance from 0
 */
export function getSize({ digits, exponent }: Decimal): Decimal {
  return { digits: digits < 0n ? -digits : digits, exponent };
}

function scaleDigits({ digits, exponent }: Decimal, target: number): bigint {
  return digits * 10n ** BigInt(exponent - target);
}
