/** A further accepted number of a numerical answer. */
import { divideExactly, formatDecimal, parseDecimal } from '../numbers/decimal.ts';
import { getUnitKey, type NumberReading, readNumber } from '../numbers/read-number.ts';
import { hasEnoughFigures, isWithin } from '../numbers/tolerance.ts';
import { type AcceptedNumber, bodyLimits, type NumericalBody } from '../question-body.ts';

type Result = { answer: NumericalBody } | { problem: string };

const one = { digits: 1n, exponent: 0 };

/**
 * Adds the number that the text says, without a tolerance, in the first unit of the question.
 *
 * @param body the key
 * @param text the answer
 * @param share what it earns
 * @returns the further key, or a sentence that says why the text cannot be one
 */
export function acceptNumber(body: NumericalBody, text: string, share: number): Result {
  const number = readNumber(text);
  if ('problem' in number) return { problem: number.problem };
  if (number.unit !== '' && body.units.length === 0)
    return { problem: 'It has a unit, and the question has no units.' };
  if (number.unit === '' && body.unit.rule === 'needed') return { problem: 'Its unit is missing.' };

  const factor = getFactor(body, number.unit);
  if (factor === null) return { problem: 'Its unit is not a unit of this question.' };
  const value = divideExactly(number.value, factor);
  const decimal = value === null ? null : formatDecimal(value);
  if (decimal === null || decimal.length > bodyLimits.number)
    return { problem: 'It has no exact value in the first unit of this question.' };

  const row: AcceptedNumber = {
    value: decimal,
    tolerance: { by: 'absolute', size: '0' },
    share,
    feedback: '',
  };
  const position = body.accepted.findIndex(
    (other) => hasEnoughFigures(number, other) && isWithin(number, other, factor),
  );
  return { answer: { ...body, accepted: insertRow(body.accepted, row, position) } };
}

function getFactor({ units }: NumericalBody, unit: NumberReading['unit']) {
  if (unit === '') return one;
  const factor = parseDecimal(units.find(({ name }) => getUnitKey(name) === unit)?.factor ?? '');
  return factor !== null && factor.digits > 0n ? factor : null;
}

/** The first number of the full mark is shown as the key: if the new row stood before it, it is repeated exactly. */
function insertRow(rows: readonly AcceptedNumber[], row: AcceptedNumber, position: number): AcceptedNumber[] {
  if (position === -1) return [...rows, row];
  const key = rows.find(({ share, value }) => share === 1 && value !== '*');
  const isHidden = key !== undefined && row.share === 1 && rows.indexOf(key) >= position;
  const exactKey = isHidden ? [{ ...key, tolerance: row.tolerance }] : [];
  return [...exactKey, ...rows.slice(0, position), row, ...rows.slice(position)];
}
