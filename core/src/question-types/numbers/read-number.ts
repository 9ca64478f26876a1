/** Reads a number and its unit as a student typed them. */

import { answerLimit } from '../question-body.ts';
import { type Decimal, parseDecimal } from './decimal.ts';
import { countFigures } from './significant-figures.ts';

export interface NumberReading {
  value: Decimal;
  /** The number in the form in which it was read, with a dot. */
  text: string;
  /** Significant figures of the typed text. */
  figures: number;
  /** The unit's key; empty if there is none. */
  unit: string;
}

/** A sentence that says why the text is no number. */
export interface NumberProblem {
  problem: string;
}

const fractionProblem = { problem: 'Fractions are not read: write a decimal such as 0.5.' };
const unreadable = { problem: 'It cannot be read as a number.' };

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻';
const numberStart = /^([+-]?)([\d.,]+)(e[+-]?\d+)?/i;
/** A second number or a calculation follows the first number: this is no unit. */
const continuesNumber = /^(?:[-+*×÷^=.,\d]|x\d)/i;

/**
 * Reads a number with an optional unit behind it. Spaces do not count. Commas are thousands if there is a dot or a
 * second comma; a single comma is the decimal point.
 *
 * @param answer the raw text
 * @returns the exact number and its unit, or why it cannot be read
 */
export function readNumber(answer: string): NumberReading | NumberProblem {
  if (answer.length > answerLimit) return unreadable;

  const text = withPlainSigns(answer);
  const match = numberStart.exec(text);
  const rest = text.slice(match?.[0].length ?? 0);
  if (/^[/⁄]\d/.test(rest)) return fractionProblem;
  if (!match || continuesNumber.test(rest)) return unreadable;

  const [, sign = '', digits = '', exponent = ''] = match;
  const mantissa = withDecimalPoint(digits);
  const value = parseDecimal(sign + mantissa + exponent);
  if (!value) return unreadable;

  return {
    value,
    text: sign + mantissa + exponent,
    figures: countFigures(mantissa),
    unit: getUnitKey(rest),
  };
}

/**
 * Converts a unit to the form in which units are compared: `m/s²`, `m/s^2` and `m / s2` are equal.
 *
 * @param name as an author or a student wrote it
 * @returns the key; capitals count, because mm is not Mm
 */
export function getUnitKey(name: string): string {
  return withPlainSigns(name).replace(/\^|\*\*/g, '');
}

/** Powers of ten become exponents before their superscripts become plain digits. */
function withPlainSigns(text: string): string {
  return text
    .replace(/[\s\p{Cf}]+/gu, '')
    .replace(/(?<=10)[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻]+/g, (power) => `^${withPlainPower(power)}`)
    .normalize('NFKC')
    .replace(/[‐-―−]/g, '-')
    .replace(/[x×*·⋅]10(?:\^|\*\*)[({]?([+-]?\d+)[)}]?/i, 'e$1')
    .replace(/^([+-]?)10(?:\^|\*\*)[({]?([+-]?\d+)[)}]?/, '$11e$2');
}

function withPlainPower(power: string): string {
  return Array.from(power, (sign) => '0123456789+-'.charAt(superscripts.indexOf(sign))).join('');
}

function withDecimalPoint(digits: string): string {
  const hasThousands = digits.includes('.') || digits.indexOf(',') !== digits.lastIndexOf(',');
  return hasThousands ? digits.replaceAll(',', '') : digits.replace(',', '.');
}
