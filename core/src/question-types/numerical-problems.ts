/** Reasons why a numerical question cannot be published. */

import { findRowProblem, isShare } from './body-problems.ts';
import { parseDecimal } from './numbers/decimal.ts';
import { getUnitKey, readNumber } from './numbers/read-number.ts';
import { parseFigures } from './numbers/significant-figures.ts';
import { type AcceptedNumber, bodyLimits, type NumericalBody, type Tolerance } from './question-body.ts';
import { isBlank } from './texts/blank.ts';

/**
 * Checks the accepted numbers and the units.
 *
 * @param body of the question
 * @returns sentences in the order in which they are reported; null for each check that found nothing
 */
export function findNumericalProblems(body: NumericalBody): (string | null)[] {
  return [...findNumberProblems(body.accepted), ...findUnitProblems(body)];
}

function findNumberProblems(rows: readonly AcceptedNumber[]): (string | null)[] {
  const isNumber = ({ value }: AcceptedNumber) => parseDecimal(value) !== null;
  return [
    rows.length === 0 ? 'Give at least one accepted number.' : null,
    rows.length > bodyLimits.accepted ? `Give at most ${bodyLimits.accepted} accepted numbers.` : null,
    rows.every((row) => row.value === '*' || (isNumber(row) && row.value.length <= bodyLimits.number))
      ? null
      : 'Write each accepted number as a decimal such as -9.81 or 6.02e23.',
    rows.every((row) => row.value === '*' || isTolerance(row.tolerance))
      ? null
      : 'Write each tolerance as a decimal, and significant figures as an integer from 1 to 30.',
    findRowProblem(rows),
    rows.some((row) => row.share === 1 && isNumber(row)) ? null : 'Give one number the full mark.',
  ];
}

function isTolerance({ by, size }: Tolerance): boolean {
  const number = parseDecimal(size);
  if (!number || number.digits < 0n || size.length > bodyLimits.number) return false;
  return by !== 'figures' || parseFigures(size) !== null;
}

function findUnitProblems({ units, unit }: NumericalBody): (string | null)[] {
  const factors = units.map(({ factor }) => parseDecimal(factor));
  const keys = units.map(({ name }) => getUnitKey(name));
  return [
    units.length > bodyLimits.units ? `Give at most ${bodyLimits.units} units.` : null,
    units.some(({ name }) => isBlank(name)) ? 'Write a name for each unit.' : null,
    units.some(({ name }) => name.length > bodyLimits.unit)
      ? `Write at most ${bodyLimits.unit} characters for each unit.`
      : null,
    units.every(({ name }) => isReadable(name)) ? null : 'A unit must not look like a part of the number.',
    new Set(keys).size < keys.length ? 'Give each unit once.' : null,
    factors.every((factor) => factor !== null && factor.digits > 0n)
      ? null
      : 'Write the factor of each unit as a decimal above 0.',
    units[0] && Number(units[0].factor) !== 1 ? 'The first unit must have the factor 1.' : null,
    units.length === 0 && unit.rule === 'needed' ? 'Give at least one unit.' : null,
    isShare(unit.penalty) ? null : 'The penalty for the unit must be from 0 % to 100 %.',
  ];
}

/** A name such as `e5` would be read as an exponent. */
function isReadable(name: string): boolean {
  const number = readNumber(`1 ${name}`);
  return 'unit' in number && number.text === '1' && number.unit === getUnitKey(name);
}
