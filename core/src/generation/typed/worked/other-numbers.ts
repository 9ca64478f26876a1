import { parseDecimal } from '../../../question-types/numbers/decimal.ts';
import type { Expression } from './expression.ts';
import { type Rational, toDecimalText } from './rational.ts';
import type { Quantity } from './statements.ts';
import { computeGiven, type Given } from './worked-examples.ts';

/** An example with other numbers than the note's. */
export interface OtherNumbers {
  givenValues: Map<string, Given>;
  value: Rational;
}

/** Steps by which the numbers move, the first ones for the first name. */
const STEPS: readonly (readonly number[])[] = [
  [1, 2, 1, 3],
  [2, 1, 2, 1],
  [1, -1, 2, 1],
  [2, 1, -1, 1],
  [-1, 1, 1, 2],
  [3, 2, 1, 1],
  [1, 1, 1, 1],
  [2, 2, 1, 1],
  [4, 1, 2, 1],
  [5, 3, 1, 2],
];
const MAX_FIGURES = 5;

/**
 * Changes the numbers of an example by a little.
 *
 * @param formula with names
 * @param givenValues the numbers of the note
 * @returns numbers of the same size and with as many digits, preferably with a result that has few; null if there are none
 */
export function findOtherNumbers(
  formula: Expression,
  givenValues: ReadonlyMap<string, Given>,
): OtherNumbers | null {
  const found = STEPS.flatMap((steps): OtherNumbers[] => {
    const changedValues = new Map<string, Given>();
    for (const [index, [name, { quantity, scale }]] of [...givenValues].entries()) {
      const other = changeQuantity(quantity, steps[index % steps.length] ?? 1);
      if (other === null) return [];
      changedValues.set(name, { quantity: other, scale });
    }
    const value = computeGiven(formula, changedValues);
    return value === null || value.top === 0n ? [] : [{ givenValues: changedValues, value }];
  });
  return found.find(({ value }) => !toDecimalText(value, MAX_FIGURES).isRounded) ?? found[0] ?? null;
}

function changeQuantity(quantity: Quantity, step: number): Quantity | null {
  const decimal = parseDecimal(quantity.value);
  if (decimal === null || decimal.digits === 0n) return null;

  const digits = decimal.digits.toString();
  const zeros = /0*$/.exec(digits)?.[0].length ?? 0;
  const significant = digits.length - zeros;
  // A number of one digit moves by one, a longer one by its second digit.
  const power = significant > 2 ? digits.length - 2 : zeros;
  const changedValues = decimal.digits + BigInt(step) * 10n ** BigInt(power);
  if (changedValues <= 0n || changedValues.toString().length !== digits.length) return null;
  const value = withPoint(changedValues, -decimal.exponent);
  if (quantity.isPercent && Number(value) >= 100) return null;
  return {
    ...quantity,
    value,
    text: quantity.text.replace(PRINTED_NUMBER, withCommas(value, quantity.text)),
  };
}

const PRINTED_NUMBER = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/;

function withPoint(digits: bigint, decimals: number): string {
  if (decimals <= 0) return digits.toString() + '0'.repeat(-decimals);
  const text = digits.toString().padStart(decimals + 1, '0');
  return `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
}

const withCommas = (value: string, printed: string) =>
  printed.includes(',') ? value.replace(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g, ',') : value;
