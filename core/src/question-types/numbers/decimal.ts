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

/** Decimals of a quotient beyond which a division counts as endless. */
const maxQuotientDigits = 60;

/**
 * Divides two numbers.
 *
 * @param number the dividend
 * @param divisor above 0
 * @returns the exact quotient; null if it has more than 60 further digits
 */
export function divideExactly(number: Decimal, divisor: Decimal): Decimal | null {
  let { digits, exponent } = number;
  for (let further = 0; further <= maxQuotientDigits; further += 1) {
    if (digits % divisor.digits === 0n)
      return { digits: digits / divisor.digits, exponent: exponent - divisor.exponent };
    digits *= 10n;
    exponent -= 1;
  }
  return null;
}

/**
 * Writes a number so that `parseDecimal` reads it.
 *
 * @param number any number
 * @returns digits with a dot if few zeros are needed, otherwise with an exponent
 */
export function formatDecimal({ digits, exponent }: Decimal): string {
  if (digits === 0n) return '0';
  const sign = digits < 0n ? '-' : '';
  const size = digits.toString().replace('-', '');
  const plain = size.replace(/0+$/, '');
  const power = exponent + size.length - plain.length;
  if (power > 0)
    return power <= maxZeros ? `${sign}${plain}${'0'.repeat(power)}` : `${sign}${plain}e${power}`;
  if (power < -plain.length - maxZeros) return `${sign}${plain}e${power}`;
  const padded = plain.padStart(1 - power, '0');
  const point = padded.length + power;
  return power === 0 ? sign + padded : `${sign}${padded.slice(0, point)}.${padded.slice(point)}`;
}

const maxZeros = 6;

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
