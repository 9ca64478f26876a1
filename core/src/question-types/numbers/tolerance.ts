/** Compares numbers with accepted numbers and their tolerances. */

import type { AcceptedNumber } from '../question-body.ts';
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  getSize,
  multiplyDecimals,
  parseDecimal,
} from './decimal.ts';
import type { NumberReading } from './read-number.ts';
import { formatFigures, parseFigures, roundFigures } from './significant-figures.ts';

const one: Decimal = { digits: 1n, exponent: 0 };
const hundred: Decimal = { digits: 1n, exponent: 2 };
const minusOne: Decimal = { digits: -1n, exponent: 0 };

/**
 * Compares a number with an accepted one. The accepted number and its tolerance are multiplied by the factor of the
 * unit, because a division would not be exact.
 *
 * @param number as it was read
 * @param row the accepted number
 * @param factor how many of the typed unit make one of the accepted number's unit
 * @returns true if the number is within the tolerance; its significant figures do not count here
 */
export function isWithin(
  { value }: NumberReading,
  { value: key, tolerance }: AcceptedNumber,
  factor: Decimal,
): boolean {
  if (key === '*') return true;

  const [keyNumber, size] = [parseDecimal(key), parseDecimal(tolerance.size)];
  if (!keyNumber || !size) return false;

  const right = multiplyDecimals(keyNumber, factor);
  const distance = getSize(addDecimals(value, multiplyDecimals(right, minusOne)));
  switch (tolerance.by) {
    case 'absolute':
      return compareDecimals(distance, multiplyDecimals(size, factor)) <= 0;
    case 'relative':
      return compareDecimals(distance, multiplyDecimals(size, getSize(right))) <= 0;
    case 'geometric':
      return isWithinRatio(value, right, addDecimals(one, size));
    case 'figures':
      return areEqualRounded(value, right, parseFigures(tolerance.size));
  }
}

/**
 * Says whether the typed text is as precise as an accepted number needs.
 *
 * @param number as it was read
 * @param row the accepted number
 * @returns false if it has fewer significant figures than required
 */
export function hasEnoughFigures({ figures }: NumberReading, { value, tolerance }: AcceptedNumber): boolean {
  return value === '*' || tolerance.by !== 'figures' || figures >= Number(tolerance.size);
}

/**
 * Describes an accepted number, for sentences that begin with "It is" or "It is not".
 *
 * @param row the accepted number
 * @returns such as "within 0.05 of 9.81"
 */
export function describeTolerance({ value, tolerance: { by, size } }: AcceptedNumber): string {
  if (value === '*') return 'a number';
  if (by === 'figures') return `equal to ${value} to ${size} significant figure${size === '1' ? '' : 's'}`;

  const number = parseDecimal(size);
  if (!number || number.digits === 0n) return `equal to ${value}`;
  if (by === 'absolute') return `within ${size} of ${value}`;
  if (by === 'relative') return `within ${toDouble(multiplyDecimals(number, hundred))} % of ${value}`;
  return `within a factor of ${toDouble(addDecimals(one, number))} of ${value}`;
}

const toDouble = ({ digits, exponent }: Decimal): number => Number(`${digits}e${exponent}`);

/**
 * Writes the best number as a student would have to type it.
 *
 * @param row the accepted number
 * @returns a decimal text with the required significant figures
 */
export function formatAccepted({ value, tolerance }: AcceptedNumber): string {
  const number = parseDecimal(value);
  const figures = tolerance.by === 'figures' ? parseFigures(tolerance.size) : null;
  return number && figures !== null ? formatFigures(number, figures) : value;
}

/** A number with another sign has no ratio, and 0 is only within the ratio of 0. */
function isWithinRatio(value: Decimal, right: Decimal, ratio: Decimal): boolean {
  if (value.digits < 0n !== right.digits < 0n) return false;

  const [size, rightSize] = [getSize(value), getSize(right)];
  const isLargeEnough = compareDecimals(multiplyDecimals(size, ratio), rightSize) >= 0;
  return isLargeEnough && compareDecimals(size, multiplyDecimals(rightSize, ratio)) <= 0;
}

function areEqualRounded(value: Decimal, right: Decimal, figures: number | null): boolean {
  if (figures === null) return false;
  return compareDecimals(roundFigures(value, figures), roundFigures(right, figures)) === 0;
}
