/** The range of numbers that earn the mark, for a picture of it. Marks never depend on it. */

import type { NumericalBody } from '../question-body.ts';
import { parseDecimal } from './decimal.ts';
import { getUnitKey, readNumber } from './read-number.ts';

export interface AcceptedRange {
  low: number;
  high: number;
  /** The best number. */
  key: number;
  /** The student's number in the first unit; null if it cannot be read. */
  answer: number | null;
  /** The first unit; empty if there is none. */
  unit: string;
}

/**
 * Finds the range around the best number.
 *
 * @param body with the key
 * @param text the student's answer
 * @returns null if only one number is right, or every number
 */
export function findAcceptedRange({ accepted, units }: NumericalBody, text: string): AcceptedRange | null {
  const row = accepted.find(({ share, value }) => share === 1 && value !== '*');
  const [key, size] = [toDouble(row?.value ?? ''), toDouble(row?.tolerance.size ?? '')];
  if (row === undefined || key === null || size === null || size <= 0) return null;

  const edges = getEdges(key, size, row.tolerance.by);
  if (edges === null) return null;
  const [low = key, high = key] = edges.map(roundNoise).sort((first, second) => first - second);
  return { low, high, key, answer: toFirstUnit(units, text), unit: units[0]?.name ?? '' };
}

type ToleranceKind = NumericalBody['accepted'][number]['tolerance']['by'];

function getEdges(key: number, size: number, kind: ToleranceKind): number[] | null {
  switch (kind) {
    case 'absolute':
      return [key - size, key + size];
    case 'relative':
      return [key - key * size, key + key * size];
    case 'geometric':
      return key === 0 ? null : [key / (1 + size), key * (1 + size)];
    case 'figures':
      return null;
  }
}

function toFirstUnit(units: NumericalBody['units'], text: string): number | null {
  const number = readNumber(text);
  if ('problem' in number) return null;

  const factor = toDouble(units.find(({ name }) => getUnitKey(name) === number.unit)?.factor ?? '1');
  return factor === null || factor === 0 ? null : roundNoise(Number(number.text) / factor);
}

function toDouble(text: string): number | null {
  return parseDecimal(text) === null ? null : Number(text);
}

/** Doubles call 0.1 + 0.2 another number than 0.3. */
function roundNoise(value: number): number {
  return Number(value.toPrecision(12));
}
