/** Numbers with a tolerance in the notation of Moodle: `3.14:0.005` and `3.135..3.145`. */
import type { AcceptedNumber, NumericalBody } from '@akada/core/question-types/question-body.ts';
import { readDecimal, toAbsolute, toMiddle } from './decimal-text.ts';

type NumberRange = Pick<AcceptedNumber, 'value' | 'tolerance'>;

/** The units of a plain number. */
export const noUnits: Pick<NumericalBody, 'units' | 'unit'> = {
  units: [],
  unit: { rule: 'optional', penalty: 0, of: 'mark' },
};

/** Every number. */
const anyNumber: NumberRange = { value: '*', tolerance: { by: 'absolute', size: '0' } };

/** @param writtenText a number, with its tolerance after a colon, or two ends @returns the number; null if it is none */
export function readRange(writtenText: string): NumberRange | null {
  const text = writtenText.trim();
  if (text === '*') return anyNumber;

  const [min = '', max] = text.split('..', 2);
  if (max !== undefined) return toRange(min, max);

  const [number = '', tolerance = '0'] = text.split(':', 2);
  return toTolerance(number, tolerance);
}

/** @param number as writtenText @param tolerance as writtenText; empty for none @returns both; null if one is no number */
export function toTolerance(number: string, tolerance: string): NumberRange | null {
  if (number.trim() === '*') return anyNumber;
  const [value, size] = [readDecimal(number), readDecimal(tolerance.trim() || '0')];
  if (value === null || size === null) return null;
  return { value, tolerance: { by: 'absolute', size: size.replace(/^-/, '') } };
}

/** @param min the one end @param max the other end @returns the numbers between them; null if one is no number */
export function toRange(min: string, max: string): NumberRange | null {
  const [first, last] = [readDecimal(min), readDecimal(max)];
  const middle = first === null || last === null ? null : toMiddle(first, last);
  return middle && { value: middle.value, tolerance: { by: 'absolute', size: middle.size } };
}

/** @param number that is accepted @returns its tolerance in units of the number; null if it has no such size */
export function getAbsoluteSize({ value, tolerance }: NumberRange): string | null {
  if (value === '*') return '0';
  if (tolerance.by === 'absolute') return tolerance.size;
  return tolerance.by === 'relative' ? toAbsolute(value, tolerance.size) : null;
}

/** @param number that is accepted @returns it as `3.14:0.005`; null if its tolerance has no such form */
export function writeRange(number: NumberRange): string | null {
  const size = getAbsoluteSize(number);
  if (size === null) return null;
  return number.value === '*' ? '*' : `${number.value}:${size}`;
}
